// Keeps the names of a user's plans unique.
import { firstLimits } from '@/shared/api/firstLimits.gen';
import type { WorkoutPlan } from '@/shared/api/types';

type Named = Pick<WorkoutPlan, 'id' | 'name'>;

const MAX_NAME_LENGTH = firstLimits.planName.maxLength;

const normalized = (name: string) => name.trim().toLowerCase();

// `own` is the id of the plan to ignore.
export function isPlanNameTaken(plans: readonly Named[], name: string, own?: number): boolean {
  return plans.some((plan) => plan.id !== own && normalized(plan.name) === normalized(name));
}

// Returns the name itself if it is free, else 'X 2', 'X 3' and so on.
export function uniquePlanName(plans: readonly Named[], name: string, own?: number): string {
  let unique = name;
  for (let number = 2; isPlanNameTaken(plans, unique, own); number += 1) {
    const suffix = ` ${number}`;
    unique = name.slice(0, MAX_NAME_LENGTH - suffix.length).trimEnd() + suffix;
  }
  return unique;
}
