// A workout without a plan: its exercises as they are added, shown, done and kept; pure rules, no calls, no clock.
import type {
  Exercise, ExerciseCompletion, PlannedExercise, PlannedExerciseInput, PlannedType, WorkoutType,
} from '@/shared/api/types';
import { doneAmounts } from './logic';
import type { FreeExercise, FreeWorkout } from './training';

// The server takes as many names in one workout.
export const MOST_EXERCISES = 200;
// part-1 §9 'Default planned sets are 3 … and default rest 60 s'.
const DEFAULT_SETS = 3;
const DEFAULT_REST_SECONDS = 60;

function freeExercise(id: number, picked: Exercise | string): FreeExercise {
  if (typeof picked === 'string') {
    return {
      id, exerciseKey: null, exerciseName: picked, category: 'main', sets: DEFAULT_SETS, reps: null, duration: null,
      restTime: DEFAULT_REST_SECONDS,
    };
  }
  return {
    id,
    exerciseKey: picked.key,
    exerciseName: picked.name,
    category: picked.category,
    sets: picked.defaultSets ?? DEFAULT_SETS,
    reps: picked.defaultReps,
    duration: picked.defaultDuration,
    restTime: picked.defaultRestTime ?? DEFAULT_REST_SECONDS,
  };
}

export function withPicked(free: FreeWorkout, picked: readonly (Exercise | string)[]): FreeWorkout {
  const lowest = Math.min(free.lowestId ?? 0, ...free.exercises.map(({ id }) => id));
  const added = picked.map((each, index) => freeExercise(lowest - 1 - index, each));
  const exercises = [...free.exercises, ...added].slice(0, MOST_EXERCISES);
  return { ...free, exercises, lowestId: lowest - picked.length };
}

export function withoutExercise(free: FreeWorkout, id: number): FreeWorkout {
  return { ...free, exercises: free.exercises.filter((each) => each.id !== id) };
}

// As the cards know them, with the catalogue's help.
export function asPlanned(exercises: readonly FreeExercise[], catalogue: readonly Exercise[]): PlannedExercise[] {
  const known = new Map(catalogue.map((each) => [each.key, each]));
  return exercises.map((each, orderIndex) => {
    const help = each.exerciseKey === null ? undefined : known.get(each.exerciseKey);
    return {
      ...each,
      plannedWorkoutId: 0,
      weight: null,
      notes: null,
      orderIndex,
      instructions: help?.instructions ?? null,
      coachingCues: help?.coachingCues ?? null,
      videoUrl: help?.videoUrl ?? null,
      muscleGroups: help?.muscleGroups ?? [],
      difficulty: help?.difficulty ?? null,
      whyIncluded: null,
    };
  });
}

const plannedTypes: Partial<Record<WorkoutType, PlannedType>> = {
  strength: 'strength', yoga: 'yoga', stretching: 'yoga', hiit: 'hiit',
};

export function plannedTypeOf(type: WorkoutType): PlannedType {
  return plannedTypes[type] ?? 'cardio';
}

// What was done becomes what is planned.
export function asPlan(exercise: PlannedExercise, completion: ExerciseCompletion): PlannedExerciseInput {
  const { sets, reps, duration } = doneAmounts(exercise, completion);
  return {
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    sets: Math.max(1, sets ?? 1),
    ...(reps && { reps }),
    ...(duration && { duration }),
    ...(completion.actualWeight && { weight: completion.actualWeight }),
    ...(exercise.restTime !== null && { restTime: exercise.restTime }),
  };
}
