// Finds the log of a planned workout. Pure.
import type { Workout } from '@/shared/api/types';

// The log of this planned workout among the day's workouts.
export function loggedFor(workouts: readonly Workout[] | undefined, plannedWorkoutId: number): Workout | null {
  return workouts?.find((workout) => workout.plannedWorkoutId === plannedWorkoutId) ?? null;
}
