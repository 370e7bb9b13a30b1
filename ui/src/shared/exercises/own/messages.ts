// Texts of own exercises.
import { messages } from '@/shared/i18n/translate';

export const ownExerciseMessages = messages<'exercises-own'>(
  import.meta.glob('@/locales/*/exercises-own.json', { eager: true, import: 'default' }),
);

export const implementLabels = messages<'exercises-implements'>(
  import.meta.glob('@/locales/*/exercises-implements.json', { eager: true, import: 'default' }),
);
