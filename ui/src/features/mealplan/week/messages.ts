// Texts of the meal week and its shopping list.
import { messages } from '@/shared/i18n/translate';

export const mealWeekMessages = messages<'mealweek'>(
  import.meta.glob('@/locales/*/mealweek.json', { eager: true, import: 'default' }),
);
