// Decides whether a new user is asked for what makes the first plan fit. Part of the first screen.
import type { User, WorkoutPlan } from '@/shared/api/types';
import { settingStore } from '@/shared/lib/settingStore';

// The stage of onboarding in which the first plan is made.
const PLANNED = 2;

// Whether the user answered or hid the card on this device.
export const planFitAnswer = settingStore('plan-fit-answered', { answered: false });

// From then on the plan has proved itself.
const MAX_WORKOUTS = 3;

// Only while the automatic plan is the user's only one.
export function asksForFit(
  { onboardingCompleted, onboardingStage }: User,
  plans: readonly WorkoutPlan[],
  totalWorkouts: number,
  answered: boolean,
): boolean {
  const [first, ...others] = plans;
  const isAutomatic = first !== undefined && others.length === 0 && first.blockWeeks !== null;
  const isNew = onboardingCompleted && onboardingStage === PLANNED && totalWorkouts < MAX_WORKOUTS;
  return isNew && isAutomatic && !answered;
}
