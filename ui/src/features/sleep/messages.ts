// What the sleep tab, its chart and its form say; it knows no night.
import { messages } from '@/shared/i18n/translate';

export const sleepMessages = messages<'sleep'>(
  import.meta.glob('@/locales/*/sleep.json', { eager: true, import: 'default' }),
);
