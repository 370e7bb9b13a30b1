// What every list of entries and every dialog of one says; it knows no kind of entry.
import { defineMessages } from './translate';

export const entryWords = defineMessages(
  { edit: 'Edit', save: 'Save', saving: 'Saving…' },
  { edit: 'Bearbeiten', save: 'Speichern', saving: 'Wird gespeichert …' },
);
