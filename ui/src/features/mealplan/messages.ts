// What the meal plan on the dashboard says; it knows no number.
import { messages } from '@/shared/i18n/translate';

export const mealPlanMessages = messages<'mealplan'>(
  import.meta.glob('@/locales/*/mealplan.json', { eager: true, import: 'default' }),
);
