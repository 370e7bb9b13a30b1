// Texts of what the server does not have yet.
import { messages } from '@/shared/i18n/translate';

export const outboxMessages = messages<'outbox'>(
  import.meta.glob('@/locales/*/outbox.json', { eager: true, import: 'default' }),
);
