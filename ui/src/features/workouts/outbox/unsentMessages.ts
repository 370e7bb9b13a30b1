// Texts of the card for unsent workouts.
import { messages } from '@/shared/i18n/translate';

export const unsentMessages = messages<'workouts-unsent'>(
  import.meta.glob('@/locales/*/workouts-unsent.json', { eager: true, import: 'default' }),
);
