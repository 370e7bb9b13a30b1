// Under which names unfinished plans and workouts are kept on the device; it knows no form.
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { trainingWeek, type Weekday } from '@/shared/lib/dates';
import type { PlanDay } from '@/features/plans/week/week';

export const planDraft = (planId: number | undefined) => (planId === undefined ? 'custom-plan' : `plan-${planId}`);
// A new workout for a day.
export const dayDraft = (planId: number, weekday: Weekday) => `plan-${planId}-day-${weekday}`;
// Changes to a workout that is there.
export const workoutDraft = (workoutId: number) => `planned-workout-${workoutId}`;

// What a deleted plan leaves behind would have nowhere to go.
export function forgetPlanDrafts(planId: number): void {
  removeDraft(planDraft(planId));
  for (const weekday of trainingWeek) removeDraft(dayDraft(planId, weekday));
}

// The days on which something waits to be saved.
export function unsavedDays(planId: number, days: readonly PlanDay[]): ReadonlySet<Weekday> {
  const waits = ({ weekday, workout }: PlanDay) =>
    readDraft(workout ? workoutDraft(workout.id) : dayDraft(planId, weekday)) !== null;
  return new Set(days.filter(waits).map(({ weekday }) => weekday));
}
