// Texts of the chat.
import { messages } from '@/shared/i18n/translate';

export const chatMessages = messages<'coach-chat'>(
  import.meta.glob('@/locales/*/coach-chat.json', { eager: true, import: 'default' }),
);
