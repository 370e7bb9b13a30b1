// Combines the exercises of a logged workout with their completions.
import type { ExerciseCompletion, Workout } from '@/shared/api/types';

export interface DoneExercise {
  name: string;
  // Null if the workout names the exercise but has no completion of it.
  done: ExerciseCompletion | null;
}

const inOrder = (one: ExerciseCompletion, other: ExerciseCompletion) =>
  one.completedAt.localeCompare(other.completedAt) || one.id - other.id;

// In the order of completion, followed by names without a completion. `completions` may include other workouts.
export function doneExercises({ id, exercises }: Workout, completions: readonly ExerciseCompletion[]): DoneExercise[] {
  const own = completions.filter(({ workoutId }) => workoutId === id).sort(inOrder);
  const known = new Set(own.map(({ exerciseName }) => exerciseName.toLowerCase()));
  const named = exercises.filter((name) => !known.has(name.toLowerCase()));
  return [...own.map((done) => ({ name: done.exerciseName, done })), ...named.map((name) => ({ name, done: null }))];
}
