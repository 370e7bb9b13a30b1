// Texts of saved meals.
import { messages } from '@/shared/i18n/translate';

export const savedMealMessages = messages<'nutrition-savedmeals'>(
  import.meta.glob('@/locales/*/nutrition-savedmeals.json', { eager: true, import: 'default' }),
);
