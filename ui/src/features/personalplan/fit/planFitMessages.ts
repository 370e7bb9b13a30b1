// Texts of the card that makes the first plan fit.
import { messages } from '@/shared/i18n/translate';

export const planFitMessages = messages<'plan-fit'>(
  import.meta.glob('@/locales/*/plan-fit.json', { eager: true, import: 'default' }),
);
