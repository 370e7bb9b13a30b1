// The options of a recommendation, its request body, and its conversion to planned exercises.
import { limits } from '@/shared/api/limits.gen';
import type { PlannedExerciseInput, Recommendation, RecommendationInput, Section } from '@/shared/api/types';

export type Goal = NonNullable<RecommendationInput['fitnessGoal']>;
// docs/behaviour.md, Coach.
export type CoachEquipment = Extract<
  NonNullable<RecommendationInput['equipment']>,
  'none' | 'bodyweight' | 'light_weights' | 'medium_weights' | 'heavy_weights' | 'resistance_bands' | 'home_gym'
>;
export type Muscles = NonNullable<RecommendationInput['targetMuscles']>[number];
export type Effort = Recommendation['intensity'];

export const goals: readonly Goal[] = [
  'general_fitness',
  'strength',
  'muscle_gain',
  'weight_loss',
  'endurance',
  'flexibility',
];
export const times = [15, 30, 45, 60, 90] as const;
export const equipments: readonly CoachEquipment[] = [
  'none',
  'bodyweight',
  'light_weights',
  'medium_weights',
  'heavy_weights',
  'resistance_bands',
  'home_gym',
];
export const efforts: readonly Effort[] = ['very_light', 'light', 'moderate', 'high', 'very_high'];
export const muscles: readonly Muscles[] = [
  'full_body',
  'upper_body',
  'lower_body',
  'core',
  'arms',
  'legs',
  'back',
  'chest',
];

export interface RecommendationOptions {
  goal: Goal;
  minutes: number;
  // 'own': as in the profile.
  equipment: CoachEquipment | 'own';
  effort: Effort | 'own';
  muscles: Muscles[];
  needs: string;
}

export const defaultOptions: RecommendationOptions = {
  goal: 'general_fitness',
  minutes: 45,
  equipment: 'own',
  effort: 'own',
  muscles: [],
  needs: '',
};

// A new `variation` requests a different workout for the same options.
export function bodyOf(options: RecommendationOptions, variation: number): RecommendationInput {
  const { goal, minutes, equipment, effort, needs } = options;
  return {
    fitnessGoal: goal,
    timeAvailable: minutes,
    equipment: equipment === 'own' ? null : equipment,
    workoutLevel: effort === 'own' ? null : effort,
    targetMuscles: options.muscles,
    specialNeeds: needs.trim() || null,
    variation,
  };
}

// An error that mentions 401 or 404 asks the user to log in (docs/behaviour.md, Coach).
export function asksToLogIn(error: Error): boolean {
  return /\b40[14]\b/.test(error.message);
}

type RecommendedExercise = Recommendation['exercises'][number] | string;

// The coach may name an exercise with a plain string.
export function plannedExercises(exercises: readonly RecommendedExercise[]): PlannedExerciseInput[] {
  return exercises.map((exercise) => {
    if (typeof exercise === 'string') return { exerciseName: exercise, category: 'main' };
    const { name, category, sets, reps, repsMax, rampUpSets, weight, duration, restTime, notes } = exercise;
    return { exerciseName: name, category, sets, reps, repsMax, rampUpSets, weight, duration, restTime, notes };
  });
}

// In training order.
export function bySection(
  exercises: readonly PlannedExerciseInput[],
): { section: Section; exercises: PlannedExerciseInput[] }[] {
  const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];
  return sections
    .map((section) => ({ section, exercises: exercises.filter(({ category }) => (category ?? 'main') === section) }))
    .filter((part) => part.exercises.length > 0);
}

const MAX_NOTES_LENGTH = limits.PlannedExerciseInput.notes.maxLength;

export function clippedNotes(notes: string): string {
  return notes.length <= MAX_NOTES_LENGTH ? notes : `${notes.slice(0, MAX_NOTES_LENGTH - 1)}…`;
}
