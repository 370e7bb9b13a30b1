// Texts of period tracking.
import { messages } from '@/shared/i18n/translate';

export const periodMessages = messages<'periods'>(
  import.meta.glob('@/locales/*/periods.json', { eager: true, import: 'default' }),
);
