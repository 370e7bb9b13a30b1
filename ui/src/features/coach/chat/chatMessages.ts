// The sentences of the chat with the coach; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const chatMessages = messages<'coach-chat'>(
  import.meta.glob('@/locales/*/coach-chat.json', { eager: true, import: 'default' }),
);
