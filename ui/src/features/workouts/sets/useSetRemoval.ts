// Removes a set during training. A ticked set can be restored for a while.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetName } from '@/shared/exercises/useSetName';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { countedSet } from '@/shared/lib/sets';
import { offerUndo } from '@/shared/ui/undo';
import { withoutSet } from './setEdits';
import { isTicked } from './sets';
import { saveExercise, type RowChange } from '@/features/workouts/outbox/ticks';
import { blankSet, entryOf, withEntry, type SetEntry } from '@/features/workouts/training/training';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import type { TrainingParts } from '@/features/workouts/training/useExerciseActions';

const isBlank = (row: SetEntry) => JSON.stringify(row) === JSON.stringify(blankSet);

// Removing an exercise's only set left a blank one in its place.
function withSetBack(rows: readonly SetEntry[], index: number, removed: SetEntry, only: boolean): SetEntry[] {
  const others = only && rows.length === 1 ? rows.filter((row) => !isBlank(row)) : rows;
  return [...others.slice(0, index), removed, ...others.slice(index)];
}

export function useSetRemoval(
  parts: TrainingParts,
  onRows: (exercise: PlannedExercise, rows: SetEntry[], change: RowChange) => void,
) {
  const t = useT(trainingMessages);
  const nameOf = useExerciseName();
  const setName = useSetName();
  const client = useQueryClient();
  const now = useRef(parts);
  useEffect(() => {
    now.current = parts;
  });

  return useCallback(
    (exercise: PlannedExercise, index: number) => {
      const { progress, session } = now.current;
      const rows = progress.done.get(exercise.id)?.rows ?? [];
      const removed = rows[index];
      if (!removed) return;
      onRows(exercise, withoutSet(rows, index), 'type');
      if (!isTicked(removed)) return;
      const counted = countedSet(
        rows.map(({ type }) => type),
        index,
      );
      const { workout, training: begun } = session;
      const bringBack = () => {
        const training = findTraining(workout);
        const done = now.current.progress.done.get(exercise.id);
        // The workout was completed or discarded, or the exercise was removed from it.
        if (training?.clientKey !== begun.clientKey || !done) return;
        const sets = withSetBack(done.rows, index, removed, rows.length === 1);
        storeTraining(workout, withEntry(training, exercise.id, { sets }, Date.now()));
        const workoutRef = {
          workout,
          training: training.clientKey,
          day: training.day,
          log: now.current.logged?.id ?? null,
        };
        const { notes } = entryOf(training, exercise.id);
        saveExercise(client, workoutRef, { exercise, sets, notes, completion: done.completion, praise: false });
      };
      offerUndo({
        key: `set-${begun.clientKey}-${exercise.id}-${index}`,
        message: t('setRemoved', { set: setName(counted), name: nameOf(exercise.exerciseName) }),
        created: [],
        undo: () => Promise.resolve(bringBack()),
      });
    },
    [client, nameOf, onRows, setName, t],
  );
}
