// The questions for a personalized plan, the answers it starts with and the request body.
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

export type Profile = Pick<User, 'fitnessLevel' | 'equipment' | 'weeklyGoal' | 'injuries'>;

// What the form cannot know from the profile. Kept from the last personal plan.
export type LastAnswers = Pick<
  Preferences,
  'primaryGoal' | 'workoutDuration' | 'targetAreas' | 'timeOfDay' | 'intensity'
>;

export const defaultLastAnswers: LastAnswers = {
  primaryGoal: 'general_fitness',
  workoutDuration: 45,
  targetAreas: ['full_body'],
  timeOfDay: 'morning',
  intensity: 'moderate',
};

const equipmentOfProfile: Record<NonNullable<User['equipment']>, Preferences['equipment']> = {
  bodyweight: 'none',
  dumbbells: 'basic',
  resistance_bands: 'basic',
  home_gym: 'home_gym',
  full_gym: 'gym',
};

const ownEquipment = ({ equipment }: Pick<Profile, 'equipment'>) => equipmentOfProfile[equipment ?? 'bodyweight'];

// What the user has comes first, then what is part of it, then what they would have to get.
export function orderedEquipments(user: Pick<Profile, 'equipment'>): Preferences['equipment'][] {
  const own = equipments.indexOf(ownEquipment(user));
  return [...equipments.slice(0, own + 1).reverse(), ...equipments.slice(own + 1)];
}

const nearest = (count: number, choices: readonly number[]) =>
  Math.min(Math.max(count, choices[0] ?? count), choices.at(-1) ?? count);

// Stored answers may come from another version of the app.
function known({ primaryGoal, workoutDuration, targetAreas: areas, timeOfDay, intensity }: LastAnswers): LastAnswers {
  const or = <V>(choices: readonly V[], value: V, fallback: V) => (choices.includes(value) ? value : fallback);
  const chosen = targetAreas.filter((area) => Array.isArray(areas) && areas.includes(area));
  return {
    primaryGoal: or(goals, primaryGoal, defaultLastAnswers.primaryGoal),
    workoutDuration: or<number>(durations, workoutDuration, defaultLastAnswers.workoutDuration),
    targetAreas: chosen.length > 0 ? chosen : defaultLastAnswers.targetAreas,
    timeOfDay: or(timesOfDay, timeOfDay, defaultLastAnswers.timeOfDay),
    intensity: or(intensities, intensity, defaultLastAnswers.intensity),
  };
}

// The form starts with what the profile says and with the answers of the last personal plan.
export function startingAnswers(user: Profile, last: LastAnswers = defaultLastAnswers): Preferences {
  return {
    ...known(last),
    fitnessLevel: user.fitnessLevel ?? 'beginner',
    equipment: ownEquipment(user),
    workoutsPerWeek: nearest(user.weeklyGoal, weeks),
    injuries: user.injuries ?? [],
  };
}

export function lastAnswersOf({
  primaryGoal,
  workoutDuration,
  targetAreas,
  timeOfDay,
  intensity,
}: Preferences): LastAnswers {
  return { primaryGoal, workoutDuration, targetAreas, timeOfDay, intensity };
}

// The plan becomes the only favorite, which the dashboard uses.
export function preferencesBody(
  preferences: Preferences,
  clientKey: string,
): PersonalPlanInput & { onlyFavorite: true } {
  return { ...preferences, onlyFavorite: true, clientKey };
}
