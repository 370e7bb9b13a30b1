// Pure rules of notices: which one is due, if any; no calls, no clock, no store.
import type { Stats, TodaysWorkout, TrainingWeek, User, Workout } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import type { NoticeSettings } from '@/shared/lib/noticeSettings';

export type Notice =
  | { kind: 'workout'; title: string; exercises: number; workoutId: number }
  | { kind: 'goal'; workouts: number; weeks: number }
  | { kind: 'week'; workouts: number; goal: number; minutes: number };

// Milliseconds from a moment until the local clock shows 'HH:MM' on its day; 0 when it did already.
export function untilTime(moment: Date, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const due = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate(), hours, minutes);
  return Math.max(0, due.getTime() - moment.getTime());
}

// A rest day reminds nobody, and a workout that is logged or under way neither.
export function reminderOf(
  { workout, exercises, completions }: TodaysWorkout,
  logged: readonly Workout[],
): Notice | null {
  if (!workout || workout.type === 'rest' || completions.length > 0 || logged.length > 0) return null;
  return { kind: 'workout', title: workout.title, exercises: exercises.length, workoutId: workout.id };
}

export function goalOf(
  { thisWeekWorkouts, weekStreak }: Stats,
  { weeklyGoal }: Pick<User, 'weeklyGoal'>,
): Notice | null {
  if (thisWeekWorkouts < weeklyGoal) return null;
  return { kind: 'goal', workouts: thisWeekWorkouts, weeks: weekStreak };
}

// Of the week before `monday`; a week without training is not held up to anybody.
export function weekOf(weeks: readonly TrainingWeek[], monday: Day): Notice | null {
  const last = weeks.find(({ from }) => from === addDays(monday, -7));
  if (!last || last.workouts === 0) return null;
  return { kind: 'week', workouts: last.workouts, goal: last.goal, minutes: last.minutes };
}

// What of it still has to be found out: what is switched off or was told already asks nothing.
export function openQuestions(
  user: Pick<User, 'notifyWorkoutReminders' | 'notifyProgressUpdates' | 'notifyAchievements'>,
  told: Pick<NoticeSettings, 'reminded' | 'summed' | 'reached'>,
  today: Day,
  monday: Day,
) {
  return {
    workout: user.notifyWorkoutReminders !== false && told.reminded !== today,
    goal: user.notifyAchievements !== false && told.reached !== monday,
    week: user.notifyProgressUpdates !== false && told.summed !== monday,
  };
}
