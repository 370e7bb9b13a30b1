// Texts about plates, weight steps and the one-repetition maximum.
import { messages } from '@/shared/i18n/translate';

export const plateMessages = messages<'workouts-plates'>(
  import.meta.glob('@/locales/*/workouts-plates.json', { eager: true, import: 'default' }),
);
