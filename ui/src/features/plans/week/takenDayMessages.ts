// What is said of a day that is taken: what would go, what can be done, and how it comes back; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const takenDayMessages = defineMessages(
  {
    title: '{day} is taken',
    holds: '{plan} has “{title}” there, every week:',
    noExercises: 'It has no exercises.',
    addTo: 'Add to it',
    replace: 'Replace',
    overfull: '{section} holds at most {most} exercises. {there} are there, and {added} would come.',
    restTakesNone: 'A rest day takes no exercises.',
    allKnown: 'It has all of these exercises already.',
    someKnown: { one: '{names} is in it already and stays as it is.', other: '{names} are in it already and stay as they are.' },
    replaced: '“{title}” took the place of “{old}”.',
    putBackFailed: '“{title}” could not be put back.',
  },
  {
    title: '{day} ist belegt',
    holds: '{plan} hat dort jede Woche „{title}“:',
    noExercises: 'Es hat keine Übungen.',
    addTo: 'Hinzufügen',
    replace: 'Ersetzen',
    overfull: '{section}: höchstens {most} Übungen. {there} sind schon da, {added} kämen dazu.',
    restTakesNone: 'Ein Ruhetag nimmt keine Übungen auf.',
    allKnown: 'Alle diese Übungen stehen schon darin.',
    someKnown: { one: '{names} steht schon darin und bleibt, wie es ist.', other: '{names} stehen schon darin und bleiben, wie sie sind.' },
    replaced: '„{title}“ steht jetzt an der Stelle von „{old}“.',
    putBackFailed: '„{title}“ konnte nicht zurückgeholt werden.',
  },
);
