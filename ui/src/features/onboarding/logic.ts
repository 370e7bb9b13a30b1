// Onboarding questions, steps and request bodies.
import type { User } from '@/shared/api/types';
import { tabStorage } from '@/shared/lib/storage';

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const equipments = ['bodyweight', 'dumbbells', 'resistance_bands', 'home_gym', 'full_gym'] as const;

export interface Profile {
  name: string;
  fitnessLevel: (typeof levels)[number] | null;
  equipment: (typeof equipments)[number] | null;
}

// Defaults of a new profile.
const WEEKLY_GOAL = 3;
const DAILY_CALORIES = 1800;

export function profileBody({ name, fitnessLevel, equipment }: Profile) {
  return {
    name: name.trim(),
    fitnessLevel,
    equipment,
    weeklyGoal: WEEKLY_GOAL,
    dailyCalories: DAILY_CALORIES,
    onboardingStage: 1,
  };
}

export const finishedBody = { onboardingCompleted: true, onboardingStage: 2 } as const;

// A user who just signed up has completed one more step.
export function stepOf(part: 'account' | 'profile' | 'plan', isNew: boolean): { step: number; total: number } {
  const step = { account: 1, profile: 2, plan: 3 }[part];
  return isNew ? { step, total: 3 } : { step: step - 1, total: 2 };
}

const NEW_KEY = 'onboarding-new';

// Remembers in this tab that the account is new, so that a reload still counts three steps.
export function markNew(user: Pick<User, 'id'>): void {
  tabStorage.write(NEW_KEY, String(user.id));
}

export function isMarkedNew(user: Pick<User, 'id'>): boolean {
  return tabStorage.read(NEW_KEY) === String(user.id);
}
