// Texts of the screen with own foods, recipes and saved meals.
import { messages } from '@/shared/i18n/translate';

export const libraryMessages = messages<'nutrition-library'>(
  import.meta.glob('@/locales/*/nutrition-library.json', { eager: true, import: 'default' }),
);
