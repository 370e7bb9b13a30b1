// What is said of training that the server does not have; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const unsentMessages = defineMessages(
  {
    title: 'Not in your log yet',
    workout: 'Workout of {day}',
    waits: 'It is kept on this device and goes into your log when the server answers.',
    workoutRefused: 'The server did not take it.',
    exerciseRefused: 'The server did not take {name} of {day}.',
    tryAgain: 'Try again',
    discard: 'Discard',
  },
  {
    title: 'Noch nicht in deinem Trainingsbuch',
    workout: 'Training vom {day}',
    waits: 'Es ist auf diesem Gerät gespeichert und wird eingetragen, sobald der Server antwortet.',
    workoutRefused: 'Der Server hat es nicht angenommen.',
    exerciseRefused: 'Der Server hat {name} vom {day} nicht angenommen.',
    tryAgain: 'Noch einmal versuchen',
    discard: 'Verwerfen',
  },
);
