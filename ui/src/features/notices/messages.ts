// What FitApp tells by itself: a workout that waits, a goal reached, a week gone by; it knows no component.
import { defineMessages } from '@/shared/i18n/translate';

export const noticeMessages = defineMessages(
  {
    notice: 'Notice',
    dismiss: 'Dismiss',
    workoutTitle: 'Today: {title}',
    workoutText: { one: '{count} exercise is waiting. Ready when you are.', other: '{count} exercises are waiting. Ready when you are.' },
    workoutGo: 'Open workout',
    goalTitle: 'Weekly goal reached! 🎉',
    goalText: { one: '{count} workout this week. You showed up.', other: '{count} workouts this week. You showed up.' },
    goalStreak: 'That is {weeks} weeks in a row.',
    weekTitle: { one: 'Last week: {count} workout', other: 'Last week: {count} workouts' },
    weekReached: '{time} of training, and your goal of {goal} reached.',
    weekShort: '{time} of training. Your goal was {goal}; this week is a new one.',
    weekGo: 'See progress',
  },
  {
    notice: 'Hinweis',
    dismiss: 'Ausblenden',
    workoutTitle: 'Heute: {title}',
    workoutText: { one: '{count} Übung wartet. Bereit, wenn du es bist.', other: '{count} Übungen warten. Bereit, wenn du es bist.' },
    workoutGo: 'Training öffnen',
    goalTitle: 'Wochenziel erreicht! 🎉',
    goalText: { one: '{count} Training diese Woche. Du warst da.', other: '{count} Trainings diese Woche. Du warst da.' },
    goalStreak: 'Das sind {weeks} Wochen in Folge.',
    weekTitle: { one: 'Letzte Woche: {count} Training', other: 'Letzte Woche: {count} Trainings' },
    weekReached: '{time} Training, und dein Ziel von {goal} erreicht.',
    weekShort: '{time} Training. Dein Ziel war {goal}; diese Woche ist eine neue.',
    weekGo: 'Zum Fortschritt',
  },
);
