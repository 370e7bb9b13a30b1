// Texts of the editor for the foods of a recipe or a saved meal.
import { messages } from '@/shared/i18n/translate';

export const partMessages = messages<'nutrition-parts'>(
  import.meta.glob('@/locales/*/nutrition-parts.json', { eager: true, import: 'default' }),
);
