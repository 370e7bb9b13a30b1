// The names of the meals.
import { messages } from '@/shared/i18n/translate';

export const mealWords = messages<'nutrition-meals'>(
  import.meta.glob('@/locales/en/nutrition-meals.json', { eager: true, import: 'default' }),
);
