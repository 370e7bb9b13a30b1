// What is said of a tick on every screen, from the first one on; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const tickMessages = defineMessages(
  {
    keptHere: 'It is kept on this device and sent as soon as the server answers.',
    repsCount: { one: '{count} rep', other: '{count} reps' },
    exerciseDone: 'Exercise completed! 🎉',
    exerciseDoneText: 'Great job on completing that exercise!',
    newRecord: 'New personal record: {value}!',
    exerciseFailed: 'Failed to mark exercise as complete.',
    workoutFailed: 'Failed to complete workout. Please try again.',
  },
  {
    keptHere: 'Der Haken bleibt auf diesem Gerät und wird gesendet, sobald der Server antwortet.',
    repsCount: { one: '{count} Wdh.', other: '{count} Wdh.' },
    exerciseDone: 'Übung geschafft! 🎉',
    exerciseDoneText: 'Gut gemacht, weiter so!',
    newRecord: 'Neue Bestleistung: {value}!',
    exerciseFailed: 'Die Übung konnte nicht als erledigt markiert werden.',
    workoutFailed: 'Das Training konnte nicht abgeschlossen werden. Bitte versuche es noch einmal.',
  },
);
