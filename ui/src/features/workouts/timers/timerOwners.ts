// Which timers an exercise has (docs/behaviour.md, Training and completions): rest with more than one set, exercise
// with a duration. Pure functions.
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import type { TimerOwner } from './timers';

// docs/behaviour.md, Training and completions.
const DEFAULT_REST_SECONDS = 60;
// After a warm-up set at half the weight, a minute of rest is enough.
const MOST_AFTER_WARM_UP_SECONDS = 60;

interface Where {
  workout: string;
  path: string;
  exercise: TrackedExercise;
}

function owner({ workout, path, exercise }: Where, kind: TimerOwner['kind'], seconds: number): TimerOwner {
  return { kind, workout, path, exerciseId: exercise.id, exerciseName: exercise.exerciseName, seconds };
}

export function restTimer(where: Where, sets: number, afterWarmup = false): TimerOwner | null {
  const seconds = where.exercise.restTime || DEFAULT_REST_SECONDS;
  return sets > 1 ? owner(where, 'rest', afterWarmup ? Math.min(seconds, MOST_AFTER_WARM_UP_SECONDS) : seconds) : null;
}

export function exerciseTimer(where: Where): TimerOwner | null {
  const seconds = where.exercise.target?.duration ?? where.exercise.duration;
  return seconds ? owner(where, 'exercise', seconds) : null;
}
