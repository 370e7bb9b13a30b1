// What is said when a workout is kept as a planned day; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const keepMessages = defineMessages(
  {
    title: 'Keep it as a planned day?',
    hint: 'Next time it waits for you with the sets and weights of today.',
    hintNoPlan: 'It becomes the first day of a new plan, with the sets and weights of today.',
    plan: 'Plan',
    day: 'Day',
    taken: 'Takes the place of “{title}”.',
    keep: 'Keep it',
    replace: 'Replace and keep',
    newPlan: 'My workouts',
    kept: 'Plan Created!',
    keptText: '“{title}” is planned for {day}.',
    failed: 'Failed to create workout. Please try again.',
  },
  {
    title: 'Als geplanten Tag behalten?',
    hint: 'Nächstes Mal wartet es mit den Sätzen und Gewichten von heute auf dich.',
    hintNoPlan: 'Es wird der erste Tag eines neuen Plans, mit den Sätzen und Gewichten von heute.',
    plan: 'Plan',
    day: 'Tag',
    taken: 'Nimmt den Platz von „{title}“ ein.',
    keep: 'Behalten',
    replace: 'Ersetzen und behalten',
    newPlan: 'Meine Trainings',
    kept: 'Plan erstellt!',
    keptText: '„{title}“ ist für {day} geplant.',
    failed: 'Das Training konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  },
);
