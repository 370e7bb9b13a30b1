// Texts of pull to refresh.
import { messages } from '@/shared/i18n/translate';

export const refreshMessages = messages<'refresh'>(
  import.meta.glob('@/locales/*/refresh.json', { eager: true, import: 'default' }),
);
