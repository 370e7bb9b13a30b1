// Texts of recipes.
import { messages } from '@/shared/i18n/translate';

export const recipeMessages = messages<'nutrition-recipes'>(
  import.meta.glob('@/locales/*/nutrition-recipes.json', { eager: true, import: 'default' }),
);
