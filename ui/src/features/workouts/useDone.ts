// Which exercises of a workout are done: what the server has and what is on its way there; it sends nothing.
import { useMemo } from 'react';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import { isInFlight, useUnsent } from './unsent';
import type { Training } from './training';

export interface Done {
  completion: ExerciseCompletion;
  // The server could not be reached: it is sent later.
  waiting: boolean;
}

// By exercise id.
export function useDone(
  workout: string,
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
  training: Training,
) {
  const ticks = useUnsent((state) => state.ticks);
  return useMemo(() => {
    const own = ticks.filter((tick) => tick.workout === workout);
    const done = new Map<number, Done>();
    for (const exercise of exercises) {
      const unsent = own.find(({ exerciseId }) => exerciseId === exercise.id);
      const saved = training.saved[exercise.id]?.completion;
      const stored = completions.find(
        ({ id, plannedExerciseId }) => id === saved || (exercise.id > 0 && plannedExerciseId === exercise.id),
      );
      if (unsent) done.set(exercise.id, { completion: unsent.shown, waiting: unsent.waiting });
      else if (stored) done.set(exercise.id, { completion: stored, waiting: false });
    }
    return {
      done,
      sending: own.some((tick) => isInFlight(tick) && !tick.waiting),
      waiting: own.some((tick) => tick.waiting),
    };
  }, [workout, exercises, completions, training.saved, ticks]);
}
