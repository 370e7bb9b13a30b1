// What is said while training without a plan; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const freeMessages = defineMessages(
  {
    title: 'Workout without a plan',
    start: 'Empty workout',
    addExercises: 'Add exercises',
    emptyTitle: 'What are you doing first?',
    emptyText: 'Add exercises as you go. Everything you enter is kept until you complete the workout.',
    unfinished: 'Unfinished workout',
    unfinishedSince: 'Unfinished, begun on {day}: {done}/{total} exercises done',
    goOn: 'Continue',
    discard: 'Discard',
    discardTitle: 'Discard this workout?',
    discardText: 'Its ticks and everything you typed go away. This cannot be undone.',
    discardPlannedText: 'What you ticked stays in your history. What you typed and did not tick goes away.',
    logged: 'Your workout is logged',
    loggedText: 'It counts on your dashboard, in your streak and in your records.',
    toDashboard: 'Go to the dashboard',
  },
  {
    title: 'Training ohne Plan',
    start: 'Leeres Training',
    addExercises: 'Übungen hinzufügen',
    emptyTitle: 'Womit fängst du an?',
    emptyText: 'Füge Übungen hinzu, wie sie kommen. Alles bleibt erhalten, bis du das Training abschließt.',
    unfinished: 'Offenes Training',
    unfinishedSince: 'Offen, begonnen am {day}: {done}/{total} Übungen erledigt',
    goOn: 'Weitermachen',
    discard: 'Verwerfen',
    discardTitle: 'Dieses Training verwerfen?',
    discardText: 'Die Haken und alles Eingetippte gehen verloren. Das lässt sich nicht zurücknehmen.',
    discardPlannedText: 'Was du abgehakt hast, bleibt in deinem Verlauf. Was du nur eingetippt hast, geht verloren.',
    logged: 'Dein Training ist eingetragen',
    loggedText: 'Es zählt auf der Übersicht, in deiner Serie und bei deinen Bestleistungen.',
    toDashboard: 'Zur Übersicht',
  },
);
