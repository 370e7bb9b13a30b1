// Texts of the entries that the chat understood.
import { messages } from '@/shared/i18n/translate';

export const draftMessages = messages<'coach-draft'>(
  import.meta.glob('@/locales/*/coach-draft.json', { eager: true, import: 'default' }),
);
