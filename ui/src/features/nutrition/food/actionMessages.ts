// Texts of what is done with a tap.
import { messages } from '@/shared/i18n/translate';

export const actionMessages = messages<'nutrition-actions'>(
  import.meta.glob('@/locales/en/nutrition-actions.json', { eager: true, import: 'default' }),
);
