// Texts of the nutrition screen outside its tabs: title, buttons and tab names.
import { messages } from '@/shared/i18n/translate';

export const nutritionScreenMessages = messages<'nutrition'>(
  import.meta.glob('@/locales/*/nutrition.json', { eager: true, import: 'default' }),
);
