// The sentences of motivation and form feedback; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const motivationMessages = defineMessages(
  {
    title: 'For today',
    nextGoal: 'Next goal',
    refresh: 'Refresh',
    login: 'Please log in to get personalized motivation',
  },
  {
    title: 'Für heute',
    nextGoal: 'Nächstes Ziel',
    refresh: 'Erneuern',
    login: 'Bitte melde dich an, um persönliche Motivation zu bekommen',
  },
);

export const formMessages = defineMessages(
  {
    title: 'How does it feel?',
    hint: 'Name an exercise, and what bothers you about it if anything does.',
    exercise: 'Exercise',
    exercisePlaceholder: 'Goblet Squat, plank, push-up …',
    suggestions: 'Exercises of the library',
    notes: 'Notes (optional)',
    notesPlaceholder: 'My knees cave in at the bottom',
    ask: 'Get feedback',
    asking: 'Looking at it …',
    required: 'Exercise Required',
    requiredText: 'Please enter an exercise name to get feedback.',
    loginRequired: 'Login Required',
    login: 'Please log in to get AI form feedback.',
    failed: 'Failed to generate form feedback. Please try again.',
    generated: 'Feedback Generated',
    improvements: 'What to work on',
    safetyTips: 'Stay safe',
    empty: 'Feedback stands here',
    emptyText: 'What the exercise is for, what to work on, and how to stay safe.',
  },
  {
    title: 'Wie fühlt es sich an?',
    hint: 'Nenne eine Übung und, wenn dich etwas daran stört, was es ist.',
    exercise: 'Übung',
    exercisePlaceholder: 'Goblet Squat, Plank, Push-Up …',
    suggestions: 'Übungen aus dem Katalog',
    notes: 'Notizen (freiwillig)',
    notesPlaceholder: 'Unten fallen meine Knie nach innen',
    ask: 'Rückmeldung holen',
    asking: 'Ich sehe es mir an …',
    required: 'Übung fehlt',
    requiredText: 'Bitte gib eine Übung ein, um Rückmeldung zu bekommen.',
    loginRequired: 'Anmeldung nötig',
    login: 'Bitte melde dich an, um Rückmeldung zur Technik zu bekommen.',
    failed: 'Die Rückmeldung konnte nicht erstellt werden. Bitte versuche es noch einmal.',
    generated: 'Rückmeldung ist da',
    improvements: 'Woran du arbeiten kannst',
    safetyTips: 'Bleib sicher',
    empty: 'Hier steht die Rückmeldung',
    emptyText: 'Wozu die Übung dient, woran du arbeiten kannst und wie du sicher bleibst.',
  },
);
