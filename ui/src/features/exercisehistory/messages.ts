// Texts of the exercise page.
import { messages } from '@/shared/i18n/translate';

export const historyMessages = messages<'exercisehistory'>(
  import.meta.glob('@/locales/*/exercisehistory.json', { eager: true, import: 'default' }),
);
