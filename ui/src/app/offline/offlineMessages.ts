// Texts about the connection, new versions, and what this device keeps.
import { messages } from '@/shared/i18n/translate';

export const offlineMessages = messages<'offline'>(
  import.meta.glob('@/locales/*/offline.json', { eager: true, import: 'default' }),
);
