// How far each exercise of a workout is: what the server has, and what is on its way there.
import { useMemo, useState } from 'react';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isTicked, rowsOf } from '@/features/workouts/sets/sets';
import { entryOf, type Entry, type SetEntry, type Training } from './training';
import {
  shownCompletion,
  slotOf,
  useUnsent,
  type SendState,
  type UnsentExercise,
} from '@/features/workouts/outbox/unsent';

export interface Done {
  // Undefined: nothing of it is ticked.
  completion: ExerciseCompletion | undefined;
  rows: SetEntry[];
  // Every row is ticked.
  whole: boolean;
  // Null: the server has it.
  state: SendState | null;
  // Why the server refused it.
  reason: string | null;
}

export interface Progress {
  // By exercise id, one for each.
  done: ReadonlyMap<number, Done>;
  // How many are whole.
  count: number;
  // Something is ticked.
  any: boolean;
  refused: boolean;
}

// What an exercise's state follows from; the same parts give the very same state, so that its card is not drawn anew.
interface Parts {
  exercise: PlannedExercise;
  entry: Entry;
  stored: ExerciseCompletion | undefined;
  unsent: UnsentExercise | undefined;
}

interface Known extends Parts {
  done: Done;
}

export type Memory = Map<number, Known>;

function doneOf({ exercise, entry, stored, unsent }: Parts): Done {
  const completion = unsent ? (unsent.want ? shownCompletion(unsent, stored) : undefined) : stored;
  const rows = rowsOf(entry, exercise, completion);
  return {
    completion,
    rows,
    whole: completion !== undefined && rows.every(isTicked),
    state: unsent?.state ?? null,
    reason: unsent?.reason ?? null,
  };
}

function remembered(memory: Memory, parts: Parts): Done {
  const known = memory.get(parts.exercise.id);
  const same = known && (Object.keys(parts) as (keyof Parts)[]).every((key) => known[key] === parts[key]);
  if (same) return known.done;
  const done = doneOf(parts);
  memory.set(parts.exercise.id, { ...parts, done });
  return done;
}

export function progressOf(
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
  training: Training,
  day: Day,
  unsent: readonly UnsentExercise[],
  memory: Memory = new Map(),
): Progress {
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
      remembered(memory, {
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
    count: all.filter(({ whole }) => whole).length,
    any: all.some(({ completion }) => completion !== undefined),
    refused: all.some(({ state }) => state === 'refused'),
  };
}

export function useDone(
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
  training: Training,
): Progress {
  const unsent = useUnsent((box) => box.exercises);
  const [memory] = useState<Memory>(() => new Map());
  return useMemo(
    () => progressOf(exercises, completions, training, training.day, unsent, memory),
    [exercises, completions, training, unsent, memory],
  );
}
