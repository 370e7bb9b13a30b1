// The answers of the card that makes the first plan fit, and what they change.
import type { User, UserUpdate } from '@/shared/api/types';
import { unitSystemOf, unitSystems, type UnitSystem } from '@/shared/lib/unitSystems';
import { startingAnswers, type LastAnswers, type Preferences } from '@/features/personalplan/logic';

export interface FitAnswers extends Pick<
  Preferences,
  'workoutsPerWeek' | 'workoutDuration' | 'primaryGoal' | 'injuries'
> {
  units: UnitSystem;
}

type Asked = Pick<User, 'fitnessLevel' | 'equipment' | 'weeklyGoal' | 'injuries'> &
  Pick<User, 'weightUnit' | 'lengthUnit' | 'distanceUnit'>;

// The sign-up set the units by the language of the browser.
const unitsOf = (user: Asked): UnitSystem => unitSystemOf(user) ?? (user.weightUnit === 'kg' ? 'metric' : 'imperial');

export function startingFit(user: Asked, last: LastAnswers): FitAnswers {
  const { workoutsPerWeek, workoutDuration, primaryGoal, injuries } = startingAnswers(user, last);
  return { workoutsPerWeek, workoutDuration, primaryGoal, injuries, units: unitsOf(user) };
}

export function preferencesOf(user: Asked, last: LastAnswers, answers: FitAnswers): Preferences {
  const { workoutsPerWeek, workoutDuration, primaryGoal, injuries } = answers;
  return { ...startingAnswers(user, last), workoutsPerWeek, workoutDuration, primaryGoal, injuries };
}

// Mixed units stay as they are unless the user chooses others.
export function fittedBody(user: Asked, { workoutsPerWeek, units }: FitAnswers): UserUpdate {
  return {
    weeklyGoal: workoutsPerWeek,
    ...(units !== unitsOf(user) && unitSystems[units]),
  };
}
