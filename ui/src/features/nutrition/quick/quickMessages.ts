// Texts of the shortcuts that log food from the dashboard.
import { messages } from '@/shared/i18n/translate';

export const quickMessages = messages<'nutrition-quick'>(
  import.meta.glob('@/locales/en/nutrition-quick.json', { eager: true, import: 'default' }),
);
