// Texts of the meal plan.
import { messages } from '@/shared/i18n/translate';

export const mealPlanMessages = messages<'mealplan'>(
  import.meta.glob('@/locales/en/mealplan.json', { eager: true, import: 'default' }),
);
