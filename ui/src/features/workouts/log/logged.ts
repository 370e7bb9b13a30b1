// What the log says of a planned workout: pure.
import type { Workout } from '@/shared/api/types';

// The log of this planned workout among the day's, if there is one.
export function loggedFor(workouts: readonly Workout[] | undefined, plannedWorkoutId: number): Workout | null {
  return workouts?.find((workout) => workout.plannedWorkoutId === plannedWorkoutId) ?? null;
}
