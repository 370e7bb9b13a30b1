// Texts of sleep tracking.
import { messages } from '@/shared/i18n/translate';

export const sleepMessages = messages<'sleep'>(
  import.meta.glob('@/locales/*/sleep.json', { eager: true, import: 'default' }),
);
