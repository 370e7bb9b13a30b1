// What the day's card, the meal suggestions and the targets say; it knows no number.
import { messages } from '@/shared/i18n/translate';

export const todayMessages = messages<'nutrition-today'>(
  import.meta.glob('@/locales/*/nutrition-today.json', { eager: true, import: 'default' }),
);

export const mealSuggestionMessages = messages<'nutrition-suggestions'>(
  import.meta.glob('@/locales/*/nutrition-suggestions.json', { eager: true, import: 'default' }),
);

export const targetMessages = messages<'nutrition-targets'>(
  import.meta.glob('@/locales/*/nutrition-targets.json', { eager: true, import: 'default' }),
);
