// Rules for plans: which ones count today and which workout is next.
import type { PlannedWorkout, Section, WorkoutPlan } from '@/shared/api/types';
import type { Weekday } from '@/shared/lib/dates';

// docs/behaviour.md, Training and completions.
const PLANS_WITHOUT_FAVOURITE = 3;

export const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

export function consideredPlans(plans: readonly WorkoutPlan[]): WorkoutPlan[] {
  const favourites = plans.filter((plan) => plan.isFavorite);
  return favourites.length > 0 ? favourites : plans.slice(0, PLANS_WITHOUT_FAVOURITE);
}

interface PlannedItem {
  workout: PlannedWorkout;
  plan: WorkoutPlan;
}

// The workouts of this weekday; `first` is the id of the workout to list first, if present.
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

// The next workout after this weekday other than a rest day, up to the same weekday of next week; null if there is
// none.
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
