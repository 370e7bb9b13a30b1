// Texts of entry lists and entry dialogs.
import { messages } from './translate';

export const entryMessages = messages<'entries'>(
  import.meta.glob('@/locales/*/entries.json', { eager: true, import: 'default' }),
);
