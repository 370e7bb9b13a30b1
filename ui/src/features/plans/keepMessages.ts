// What is said when a workout is kept as a planned day; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const keepMessages = defineMessages(
  {
    title: 'Keep it as a planned day?',
    hint: 'Next time it waits for you with the sets and weights of today.',
    hintNoPlan: 'It becomes the first day of a new plan, with the sets and weights of today.',
    plan: 'Plan',
    day: 'Day',
    free: '{day}, free',
    holds: '{day}: {title}',
    asks: '“{title}” is there. You choose what becomes of it.',
    keep: 'Keep it',
    newPlan: 'My workouts',
    kept: 'Plan Created!',
    updated: 'Updated!',
    keptText: '“{title}” is planned for every {day}.',
    addedText: { one: '“{title}” has {count} more exercise now.', other: '“{title}” has {count} more exercises now.' },
    failed: 'Failed to create workout. Please try again.',
  },
  {
    title: 'Als geplanten Tag behalten?',
    hint: 'Nächstes Mal wartet es mit den Sätzen und Gewichten von heute auf dich.',
    hintNoPlan: 'Es wird der erste Tag eines neuen Plans, mit den Sätzen und Gewichten von heute.',
    plan: 'Plan',
    day: 'Tag',
    free: '{day}, frei',
    holds: '{day}: {title}',
    asks: '„{title}“ steht dort. Du entscheidest, was damit geschieht.',
    keep: 'Behalten',
    newPlan: 'Meine Trainings',
    kept: 'Plan erstellt!',
    updated: 'Geändert!',
    keptText: '„{title}“ ist für jeden {day} geplant.',
    addedText: { one: '„{title}“ hat jetzt {count} Übung mehr.', other: '„{title}“ hat jetzt {count} Übungen mehr.' },
    failed: 'Das Training konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  },
);
