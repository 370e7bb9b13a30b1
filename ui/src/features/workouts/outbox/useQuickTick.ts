// Ticking whole exercises of a planned workout from outside the tracker, as its cards would: with the last time's values,
// else the planned ones.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ExerciseCompletion, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import type { SetValues } from '@/shared/lib/sets';
import { useLastTimes } from '@/features/workouts/api';
import { asPlanned, bySection } from '@/features/workouts/training/shownExercises';
import { wholeTick, withAllTicked, withNoneTicked } from '@/features/workouts/sets/sets';
import { newTraining } from '@/features/workouts/training/training';
import { progressOf, type Progress } from '@/features/workouts/training/useDone';
import { useUnsent } from './unsent';
import { changeRows } from './ticks';
import { findTraining, useTrainings } from '@/features/workouts/training/trainingStore';

const noLastTimes: ReadonlyMap<string, LastCompletion> = new Map();
const NOBODY = newTraining('1970-01-01', 0, '');

export interface QuickTick {
  progress: Progress;
  // What a tick would log, by exercise id.
  doses: ReadonlyMap<number, SetValues[]>;
  onToggle: (exercise: PlannedExercise) => void;
}

// The exercises of a planned workout as its tracker shows them: with what was changed for today.
export function useTodaysExercises(
  workout: number,
  day: Day,
  planned: readonly PlannedExercise[],
): readonly PlannedExercise[] {
  const kept = useTrainings((state) => state.trainings[String(workout)]);
  return useMemo(
    () => (kept?.day === day && kept.today ? bySection(asPlanned(kept.today.exercises, [], planned)) : planned),
    [kept, day, planned],
  );
}

// `workout`: the planned workout's id.
export function useQuickTick(
  workout: number,
  day: Day,
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
): QuickTick {
  const client = useQueryClient();
  const kept = useTrainings((state) => state.trainings[String(workout)]);
  const training = useMemo(() => (kept?.day === day ? kept : { ...NOBODY, day }), [kept, day]);
  const unsent = useUnsent((box) => box.exercises);
  const lastTimes = useLastTimes(day).data ?? noLastTimes;
  const progress = progressOf(exercises, completions, training, day, unsent);

  const onToggle = useCallback(
    (exercise: PlannedExercise) => {
      const done = progress.done.get(exercise.id);
      if (!done) return;
      const last = lastTimes.get(exercise.exerciseName.toLowerCase());
      const now = Date.now();
      const sets = done.whole ? withNoneTicked(done.rows) : withAllTicked(done.rows, exercise, now, last);
      const stored = findTraining(String(workout));
      // The unfinished workout of this day knows it, or begins with it.
      const begun = stored?.day === day ? stored : newTraining(day, now, newClientKey());
      changeRows(client, { workout: String(workout), training: begun }, exercise, done, sets, 'tick', now);
    },
    [client, workout, day, progress, lastTimes],
  );
  const doses = new Map(
    exercises.map((exercise) => {
      const last = lastTimes.get(exercise.exerciseName.toLowerCase());
      return [exercise.id, wholeTick(progress.done.get(exercise.id)?.rows ?? [], exercise, last)];
    }),
  );
  return { progress, doses, onToggle };
}
