// What the page of an exercise says; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const historyMessages = messages<'exercisehistory'>(
  import.meta.glob('@/locales/*/exercisehistory.json', { eager: true, import: 'default' }),
);
