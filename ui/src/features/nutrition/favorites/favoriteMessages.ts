// Texts of favourite foods.
import { messages } from '@/shared/i18n/translate';

export const favoriteMessages = messages<'nutrition-favorites'>(
  import.meta.glob('@/locales/*/nutrition-favorites.json', { eager: true, import: 'default' }),
);
