// What is said of ticked sets that stand in no log.
import { defineMessages } from '@/shared/i18n/translate';

export const unloggedMessages = defineMessages(
  {
    title: 'Ticked, but not logged',
    text: '{day}: {names}',
    log: 'Log it',
    leave: 'Leave it',
    leaveHint: 'What you ticked stays in the history of its exercises.',
  },
  {
    title: 'Abgehakt, aber nicht eingetragen',
    text: '{day}: {names}',
    log: 'Eintragen',
    leave: 'So lassen',
    leaveHint: 'Was du abgehakt hast, bleibt im Verlauf der Übungen.',
  },
);
