// What is asked of a recommended session, and how it stands in a plan: pure, no calls, no clock.
import type { PlannedExerciseInput, Recommendation, RecommendationQuery, Section } from '@/shared/api/types';

type Words<T> = NonNullable<T>;
export type Goal = Words<RecommendationQuery['fitnessGoal']>;
// part-2 §3 'Recommendation request options'.
export type CoachEquipment = Extract<
  Words<RecommendationQuery['equipment']>,
  'none' | 'bodyweight' | 'light_weights' | 'medium_weights' | 'heavy_weights' | 'resistance_bands' | 'home_gym'
>;
export type Muscles = Words<RecommendationQuery['targetMuscles']>[number];
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
  // 'own': what the profile says.
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

// The query string; `variation` tells one answer to the same wishes from another.
export function queryOf(options: RecommendationOptions, variation: number): RecommendationQuery {
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

// part-2 §6: an error that mentions 401 or 404 asks to log in.
export function asksToLogIn(error: Error): boolean {
  return /\b40[14]\b/.test(error.message);
}

type RecommendedExercise = Recommendation['exercises'][number] | string;

// Exercises may come as plain names.
export function plannedExercises(exercises: readonly RecommendedExercise[]): PlannedExerciseInput[] {
  return exercises.map((exercise) => {
    if (typeof exercise === 'string') return { exerciseName: exercise, category: 'main' };
    const { name, category, sets, reps, weight, duration, restTime, notes } = exercise;
    return { exerciseName: name, category, sets, reps, weight, duration, restTime, notes };
  });
}

// In the order of a session.
export function bySection(
  exercises: readonly PlannedExerciseInput[],
): { section: Section; exercises: PlannedExerciseInput[] }[] {
  const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];
  return sections
    .map((section) => ({ section, exercises: exercises.filter(({ category }) => (category ?? 'main') === section) }))
    .filter((part) => part.exercises.length > 0);
}

// contract §1: notes hold 2,000 characters.
const LONGEST_NOTES = 2000;

export function clippedNotes(notes: string): string {
  return notes.length <= LONGEST_NOTES ? notes : `${notes.slice(0, LONGEST_NOTES - 1)}…`;
}
