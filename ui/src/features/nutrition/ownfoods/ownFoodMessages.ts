// Texts of the form and the list of own foods.
import { messages } from '@/shared/i18n/translate';

export const ownFoodMessages = messages<'nutrition-ownfoods'>(
  import.meta.glob('@/locales/*/nutrition-ownfoods.json', { eager: true, import: 'default' }),
);
