// The questions for a personalized plan, their default answers and the request body.
import type { BodyArea, PersonalPlanInput, User } from '@/shared/api/types';

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const goals = [
  'strength',
  'muscle_building',
  'weight_loss',
  'endurance',
  'flexibility',
  'general_fitness',
] as const;
export const equipments = ['none', 'basic', 'home_gym', 'gym'] as const;
export const durations = [30, 45, 60, 90] as const;
export const weeks = [2, 3, 4, 5, 6] as const;
export const targetAreas = ['upper_body', 'lower_body', 'core', 'full_body', 'cardio'] as const;
export const injuryAreas = ['lower_back', 'knee', 'shoulder', 'wrist', 'ankle', 'neck', 'hip'] as const;
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export const intensities = ['low', 'moderate', 'high'] as const;

export interface Preferences {
  fitnessLevel: (typeof levels)[number];
  primaryGoal: (typeof goals)[number];
  equipment: (typeof equipments)[number];
  workoutDuration: number;
  workoutsPerWeek: number;
  targetAreas: (typeof targetAreas)[number][];
  injuries: BodyArea[];
  timeOfDay: (typeof timesOfDay)[number];
  intensity: (typeof intensities)[number];
}

// Defaults of the form. Injuries come from the profile.
export function defaultAnswers(user: Pick<User, 'injuries'>): Preferences {
  return {
    fitnessLevel: 'beginner',
    primaryGoal: 'general_fitness',
    equipment: 'none',
    workoutDuration: 45,
    workoutsPerWeek: 3,
    targetAreas: ['full_body'],
    injuries: user.injuries ?? [],
    timeOfDay: 'morning',
    intensity: 'moderate',
  };
}

// The plan becomes the only favorite, which the dashboard uses.
export function preferencesBody(
  preferences: Preferences,
  clientKey: string,
): PersonalPlanInput & { onlyFavorite: true } {
  return { ...preferences, onlyFavorite: true, clientKey };
}

export function isUntouched(preferences: Preferences, user: Pick<User, 'injuries'>): boolean {
  return JSON.stringify(preferences) === JSON.stringify(defaultAnswers(user));
}
