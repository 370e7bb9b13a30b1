// Texts of a session that the chat proposes.
import { messages } from '@/shared/i18n/translate';

export const sessionMessages = messages<'coach-session'>(
  import.meta.glob('@/locales/*/coach-session.json', { eager: true, import: 'default' }),
);
