// No two plans of a person have one name: pure rules, whatever way a plan is made; they know no plan's days.
import type { WorkoutPlan } from '@/shared/api/types';

type Named = Pick<WorkoutPlan, 'id' | 'name'>;

// As the server takes it.
const LONGEST_NAME = 200;

const same = (name: string) => name.trim().toLowerCase();

// `own` is the plan that may keep its name.
export function isPlanNameTaken(plans: readonly Named[], name: string, own?: number): boolean {
  return plans.some((plan) => plan.id !== own && same(plan.name) === same(name));
}

// The name itself, else 'X 2', 'X 3'.
export function uniquePlanName(plans: readonly Named[], name: string, own?: number): string {
  let free = name;
  for (let number = 2; isPlanNameTaken(plans, free, own); number += 1) {
    const end = ` ${number}`;
    free = name.slice(0, LONGEST_NAME - end.length).trimEnd() + end;
  }
  return free;
}
