// The exercises of a logged workout with what was done of each; pure, it knows no part.
import type { ExerciseCompletion, Workout } from '@/shared/api/types';

export interface DoneExercise {
  name: string;
  // null: the workout names it, and nothing more is known.
  done: ExerciseCompletion | null;
}

const inOrder = (one: ExerciseCompletion, other: ExerciseCompletion) =>
  one.completedAt.localeCompare(other.completedAt) || one.id - other.id;

// In the order done; names without a completion after them. `completions` may hold those of other workouts.
export function doneExercises({ id, exercises }: Workout, completions: readonly ExerciseCompletion[]): DoneExercise[] {
  const own = completions.filter(({ workoutId }) => workoutId === id).sort(inOrder);
  const known = new Set(own.map(({ exerciseName }) => exerciseName.toLowerCase()));
  const named = exercises.filter((name) => !known.has(name.toLowerCase()));
  return [...own.map((done) => ({ name: done.exerciseName, done })), ...named.map((name) => ({ name, done: null }))];
}
