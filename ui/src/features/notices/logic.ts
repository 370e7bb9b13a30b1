// Rules that decide which notice is due.
import type { Stats, TodaysWorkout, TrainingWeek, Usage, User, Workout } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import type { NoticeSettings } from '@/shared/lib/noticeSettings';
import { isNearlyFull, usedShare } from '@/shared/lib/storageUsage';

export type Notice =
  | { kind: 'workout'; title: string; exercises: number; workoutId: number }
  | { kind: 'goal'; workouts: number; weeks: number }
  | { kind: 'week'; workouts: number; goal: number; minutes: number }
  | { kind: 'storage'; percent: number };

// Milliseconds until the local clock shows 'HH:MM' on the same day; 0 if that time has passed.
export function untilTime(moment: Date, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const due = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate(), hours, minutes);
  return Math.max(0, due.getTime() - moment.getTime());
}

// No reminder on a rest day, or when the workout is logged or in progress.
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

// The week before `monday`. A week without training has no summary.
export function weekOf(weeks: readonly TrainingWeek[], monday: Day): Notice | null {
  const last = weeks.find(({ from }) => from === addDays(monday, -7));
  if (!last || last.workouts === 0) return null;
  return { kind: 'week', workouts: last.workouts, goal: last.goal, minutes: last.minutes };
}

// From 80 % on.
export function storageOf(usage: Usage): Notice | null {
  return isNearlyFull(usage) ? { kind: 'storage', percent: Math.floor(usedShare(usage) * 100) } : null;
}

// Which notices need data: not those that are disabled or were already shown.
export function dueNotices(
  user: Pick<User, 'notifyWorkoutReminders' | 'notifyProgressUpdates' | 'notifyAchievements'>,
  shown: Pick<NoticeSettings, 'reminded' | 'summed' | 'reached' | 'warned'>,
  today: Day,
  monday: Day,
) {
  return {
    workout: user.notifyWorkoutReminders !== false && shown.reminded !== today,
    goal: user.notifyAchievements !== false && shown.reached !== monday,
    week: user.notifyProgressUpdates !== false && shown.summed !== monday,
    storage: shown.warned !== monday,
  };
}
