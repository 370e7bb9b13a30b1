// Which timers an exercise has (part-1 §5): rest with more than one set, exercise with a duration; pure.
import type { PlannedExercise } from '@/shared/api/types';
import type { TimerOwner } from './timers';

// part-1 §9 'Default rest is 60 s'.
const DEFAULT_REST_SECONDS = 60;
// Nobody needs three minutes after half of the weight.
const MOST_AFTER_WARM_UP_SECONDS = 60;

interface Where {
  workout: string;
  path: string;
  exercise: PlannedExercise;
}

function owner({ workout, path, exercise }: Where, kind: TimerOwner['kind'], seconds: number): TimerOwner {
  return { kind, workout, path, exerciseId: exercise.id, exerciseName: exercise.exerciseName, seconds };
}

export function restTimer(where: Where, sets: number, afterWarmup = false): TimerOwner | null {
  const seconds = where.exercise.restTime || DEFAULT_REST_SECONDS;
  return sets > 1 ? owner(where, 'rest', afterWarmup ? Math.min(seconds, MOST_AFTER_WARM_UP_SECONDS) : seconds) : null;
}

export function exerciseTimer(where: Where): TimerOwner | null {
  return where.exercise.duration ? owner(where, 'exercise', where.exercise.duration) : null;
}
