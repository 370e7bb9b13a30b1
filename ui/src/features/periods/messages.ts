// What the period tab, its form and its tiles say; it knows no date.
import { messages } from '@/shared/i18n/translate';

export const periodMessages = messages<'periods'>(
  import.meta.glob('@/locales/*/periods.json', { eager: true, import: 'default' }),
);
