// Names of the drafts of plans and planned workouts on this device.
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { trainingWeek, type Weekday } from '@/shared/lib/dates';
import type { PlanDay } from '@/features/plans/week/week';

export const planDraft = (planId: number | undefined) => (planId === undefined ? 'custom-plan' : `plan-${planId}`);
// A new workout on a day.
export const dayDraft = (planId: number, weekday: Weekday) => `plan-${planId}-day-${weekday}`;
// Changes to an existing workout.
export const workoutDraft = (workoutId: number) => `planned-workout-${workoutId}`;

// Drafts of a deleted plan could never be saved.
export function forgetPlanDrafts(planId: number): void {
  removeDraft(planDraft(planId));
  for (const weekday of trainingWeek) removeDraft(dayDraft(planId, weekday));
}

// The days with an unsaved draft.
export function unsavedDays(planId: number, days: readonly PlanDay[]): ReadonlySet<Weekday> {
  const waits = ({ weekday, workout }: PlanDay) =>
    readDraft(workout ? workoutDraft(workout.id) : dayDraft(planId, weekday)) !== null;
  return new Set(days.filter(waits).map(({ weekday }) => weekday));
}
