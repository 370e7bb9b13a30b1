// Texts of the day's card and the meal suggestions.
import { messages } from '@/shared/i18n/translate';

export const todayMessages = messages<'nutrition-today'>(
  import.meta.glob('@/locales/*/nutrition-today.json', { eager: true, import: 'default' }),
);

export const mealSuggestionMessages = messages<'nutrition-suggestions'>(
  import.meta.glob('@/locales/*/nutrition-suggestions.json', { eager: true, import: 'default' }),
);
