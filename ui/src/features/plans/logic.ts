// Pure rules about plans: which of them count today, what comes next, how a prescription reads; no calls, no clock.
import type { PlannedWorkout, Section, WorkoutPlan } from '@/shared/api/types';
import type { Weekday } from '@/shared/lib/dates';

// part-1 §9 'Tracker Today tab considers favourite plans, else the first 3'.
export const PLANS_WITHOUT_FAVOURITE = 3;

export const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

export function consideredPlans(plans: readonly WorkoutPlan[]): WorkoutPlan[] {
  const favourites = plans.filter((plan) => plan.isFavorite);
  return favourites.length > 0 ? favourites : plans.slice(0, PLANS_WITHOUT_FAVOURITE);
}

export interface PlannedItem {
  workout: PlannedWorkout;
  plan: WorkoutPlan;
}

// What the plans hold for this weekday; `first` is the id of the item that leads, when it is among them.
export function itemsOfDay(
  plans: readonly WorkoutPlan[],
  workouts: readonly (readonly PlannedWorkout[])[],
  weekday: Weekday,
  first: number | null,
): PlannedItem[] {
  const items = plans.flatMap((plan, index) =>
    (workouts[index] ?? []).filter(({ dayOfWeek }) => dayOfWeek === weekday).map((workout) => ({ workout, plan })),
  );
  return [
    ...items.filter(({ workout }) => workout.id === first),
    ...items.filter(({ workout }) => workout.id !== first),
  ];
}

// The next workout after this weekday that is no rest day, up to the same weekday of next week; null when there is none.
export function nextWorkout(
  plans: readonly WorkoutPlan[],
  workouts: readonly (readonly PlannedWorkout[])[],
  weekday: Weekday,
): (PlannedItem & { inDays: number }) | null {
  for (let inDays = 1; inDays <= 7; inDays += 1) {
    const day = ((weekday + inDays) % 7) as Weekday;
    const item = itemsOfDay(plans, workouts, day, null).find(({ workout }) => workout.type !== 'rest');
    if (item) return { ...item, inDays };
  }
  return null;
}
