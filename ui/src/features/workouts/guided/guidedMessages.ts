// Texts that the guided mode shows and speaks.
import { messages } from '@/shared/i18n/translate';

export const guidedMessages = messages<'workouts-guided'>(
  import.meta.glob('@/locales/*/workouts-guided.json', { eager: true, import: 'default' }),
);
