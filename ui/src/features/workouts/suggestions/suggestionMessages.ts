// Texts of suggestions.
import { messages } from '@/shared/i18n/translate';

export const suggestionMessages = messages<'workouts-suggestions'>(
  import.meta.glob('@/locales/*/workouts-suggestions.json', { eager: true, import: 'default' }),
);
