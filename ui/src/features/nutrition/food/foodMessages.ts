// Texts of the food log and the food dialog.
import { messages } from '@/shared/i18n/translate';

export const nutrientWords = messages<'nutrition-nutrients'>(
  import.meta.glob('@/locales/*/nutrition-nutrients.json', { eager: true, import: 'default' }),
);

export const logMessages = messages<'nutrition-log'>(
  import.meta.glob('@/locales/*/nutrition-log.json', { eager: true, import: 'default' }),
);

export const foodMessages = messages<'nutrition-food'>(
  import.meta.glob('@/locales/*/nutrition-food.json', { eager: true, import: 'default' }),
);
