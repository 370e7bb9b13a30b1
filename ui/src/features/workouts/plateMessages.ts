// What is said about plates and the one-repetition maximum; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const plateMessages = defineMessages(
  {
    open: 'Plates',
    openFor: 'Plates for {name}',
    title: 'Plates',
    target: 'Weight',
    bar: 'Bar',
    available: 'Plates you have',
    side: 'On each side',
    barOnly: 'The bar alone is enough.',
    loads: 'Loads {total}',
    short: '{missing} less than asked: no plate is small enough.',
    reps: 'Reps',
    maximum: 'Estimated one-repetition maximum',
    maximumHint: 'By Epley, from {weight} × {reps}. Told for 1 to 12 repetitions.',
    noMaximum: 'Told for 1 to 12 repetitions.',
  },
  {
    open: 'Scheiben',
    openFor: 'Scheiben für {name}',
    title: 'Scheiben',
    target: 'Gewicht',
    bar: 'Stange',
    available: 'Scheiben, die du hast',
    side: 'Auf jede Seite',
    barOnly: 'Die Stange allein genügt.',
    loads: 'Ergibt {total}',
    short: '{missing} weniger als gewünscht: Keine Scheibe ist klein genug.',
    reps: 'Wdh.',
    maximum: 'Geschätztes Maximum für eine Wiederholung',
    maximumHint: 'Nach Epley aus {weight} × {reps}. Gilt für 1 bis 12 Wiederholungen.',
    noMaximum: 'Gilt für 1 bis 12 Wiederholungen.',
  },
);
