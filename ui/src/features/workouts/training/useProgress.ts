// Progress of each exercise of a workout, from the server's completions and the outbox.
import { useMemo, useState } from 'react';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isComplete } from '@/features/workouts/sets/sets';
import { rowsOf } from '@/features/workouts/sets/storedRows';
import { entryOf, type Entry, type SetEntry, type Training } from './training';
import { optimisticCompletion } from '@/features/workouts/outbox/optimistic';
import { slotOf, useUnsent, type SendState, type UnsentExercise } from '@/features/workouts/outbox/unsent';

export interface ExerciseProgress {
  // Undefined: nothing is ticked.
  completion: ExerciseCompletion | undefined;
  rows: SetEntry[];
  // Every working set is ticked.
  complete: boolean;
  // Null: the server has it.
  state: SendState | null;
  // Why the server refused it.
  reason: string | null;
}

export interface TrainingProgress {
  // By exercise id, one entry per exercise.
  done: ReadonlyMap<number, ExerciseProgress>;
  // Number of completed exercises.
  count: number;
  // At least one set is ticked.
  any: boolean;
  refused: boolean;
}

// The inputs of an exercise's progress. Equal inputs return the same object, so that its card does not render again.
interface Parts {
  exercise: PlannedExercise;
  entry: Entry;
  stored: ExerciseCompletion | undefined;
  unsent: UnsentExercise | undefined;
}

interface CachedProgress extends Parts {
  done: ExerciseProgress;
}

type ProgressCache = Map<number, CachedProgress>;

function exerciseProgressOf({ exercise, entry, stored, unsent }: Parts): ExerciseProgress {
  const completion = unsent ? (unsent.want ? optimisticCompletion(unsent, stored) : undefined) : stored;
  const rows = rowsOf(entry, exercise, completion);
  return {
    completion,
    rows,
    complete: completion !== undefined && isComplete(rows),
    state: unsent?.state ?? null,
    reason: unsent?.reason ?? null,
  };
}

function memoized(memory: ProgressCache, parts: Parts): ExerciseProgress {
  const known = memory.get(parts.exercise.id);
  const same = known && (Object.keys(parts) as (keyof Parts)[]).every((key) => known[key] === parts[key]);
  if (same) return known.done;
  const done = exerciseProgressOf(parts);
  memory.set(parts.exercise.id, { ...parts, done });
  return done;
}

export function progressOf(
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
  training: Training,
  day: Day,
  unsent: readonly UnsentExercise[],
  memory: ProgressCache = new Map(),
): TrainingProgress {
  const bySlot = new Map(unsent.map((each) => [each.slot, each]));
  const storedOf = (exercise: PlannedExercise) => {
    const saved = training.saved[exercise.id]?.completion;
    return completions.find(
      ({ id, plannedExerciseId }) => id === saved || (exercise.id > 0 && plannedExerciseId === exercise.id),
    );
  };
  const done = new Map(
    exercises.map((exercise) => [
      exercise.id,
      memoized(memory, {
        exercise,
        entry: entryOf(training, exercise.id),
        stored: storedOf(exercise),
        unsent: bySlot.get(slotOf(training.clientKey, exercise.id, day)),
      }),
    ]),
  );
  const all = [...done.values()];
  return {
    done,
    count: all.filter(({ complete }) => complete).length,
    any: all.some(({ completion }) => completion !== undefined),
    refused: all.some(({ state }) => state === 'refused'),
  };
}

export function useProgress(
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
  training: Training,
): TrainingProgress {
  const unsent = useUnsent((box) => box.exercises);
  const [memory] = useState<ProgressCache>(() => new Map());
  return useMemo(
    () => progressOf(exercises, completions, training, training.day, unsent, memory),
    [exercises, completions, training, unsent, memory],
  );
}
