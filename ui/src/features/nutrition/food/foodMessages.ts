// Texts of the food log and the food dialog.
import { messages } from '@/shared/i18n/translate';

export const mealWords = messages<'nutrition-meals'>(
  import.meta.glob('@/locales/en/nutrition-meals.json', { eager: true, import: 'default' }),
);

export const nutrientWords = messages<'nutrition-nutrients'>(
  import.meta.glob('@/locales/en/nutrition-nutrients.json', { eager: true, import: 'default' }),
);

export const logMessages = messages<'nutrition-log'>(
  import.meta.glob('@/locales/en/nutrition-log.json', { eager: true, import: 'default' }),
);

export const foodMessages = messages<'nutrition-food'>(
  import.meta.glob('@/locales/en/nutrition-food.json', { eager: true, import: 'default' }),
);
