// What every list of entries and every dialog of one says; it knows no kind of entry.
import { messages } from './translate';

export const entryWords = messages<'entries'>(
  import.meta.glob('@/locales/*/entries.json', { eager: true, import: 'default' }),
);
