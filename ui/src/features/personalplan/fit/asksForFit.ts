// Decides whether a new user is asked for what makes the first plan fit. Part of the first screen.
import type { User, WorkoutPlan } from '@/shared/api/types';

// Stages of onboarding: the first plan is made; the card was answered or hidden.
export const PLANNED = 2;
export const FITTED = 3;

// From then on the plan has proved itself.
const MAX_WORKOUTS = 3;

// Only while the automatic plan is the user's only one.
export function asksForFit(
  { onboardingCompleted, onboardingStage }: User,
  plans: readonly WorkoutPlan[],
  totalWorkouts: number,
): boolean {
  const [first, ...others] = plans;
  const isAutomatic = first !== undefined && others.length === 0 && first.blockWeeks !== null;
  return onboardingCompleted && onboardingStage === PLANNED && isAutomatic && totalWorkouts < MAX_WORKOUTS;
}
