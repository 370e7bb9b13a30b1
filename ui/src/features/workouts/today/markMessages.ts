// What is said before a planned workout is logged without its exercises; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const markMessages = defineMessages(
  {
    title: 'Log “{title}” as done',
    text: 'This goes into your log, with the exercises that you ticked. Change what was different.',
    duration: 'Duration',
    calories: 'Calories',
    log: 'Log it',
    againTitle: 'Log it a second time?',
    againText: '“{title}” is in your log for today already. This makes another entry:',
    again: 'Log again',
  },
  {
    title: '„{title}“ als erledigt eintragen',
    text: 'Das wird eingetragen, mit den Übungen, die du abgehakt hast. Ändere, was anders war.',
    duration: 'Dauer',
    calories: 'Kalorien',
    log: 'Eintragen',
    againTitle: 'Ein zweites Mal eintragen?',
    againText: '„{title}“ ist für heute schon eingetragen. Das wird ein weiterer Eintrag:',
    again: 'Noch einmal eintragen',
  },
);
