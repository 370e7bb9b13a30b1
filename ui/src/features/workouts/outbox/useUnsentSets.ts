// The sets of completed workouts that the server does not have yet, each in its workout.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isUnsent, makesWorkout, rowIdOf, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { optimisticCompletion } from './optimistic';
import { withArrived } from './withArrived';
import type { UnsentExercise, UnsentLog } from './unsent';

// As the log will have it: with the time of its last set, which orders the exercises.
function inLog(unsent: UnsentExercise, stored: ExerciseCompletion | undefined, workoutId: number): ExerciseCompletion {
  const completion = optimisticCompletion(unsent, stored);
  const completedAt = stored?.completedAt ?? completion.sets.flatMap(({ doneAt }) => doneAt ?? []).at(-1) ?? '';
  return { ...completion, completedAt, workoutId };
}

// The sets of the day's completed workouts of the outbox, in these. `completions`: those of the day.
function setsOfLogs(
  day: Day,
  completions: readonly ExerciseCompletion[],
  entries: readonly OutboxEntry[],
): ExerciseCompletion[] {
  const ofKind = (kind: OutboxEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const bySlot = new Map(
    ofKind('exercise').flatMap((entry) => {
      const exercise = entry.body as UnsentExercise;
      return isUnsent(entry) ? [[exercise.slot, exercise]] : [];
    }),
  );
  const arrived = withArrived(day, [...completions], ofKind('exercise'));
  return ofKind('log').flatMap((entry) => {
    const { day: own, parts } = entry.body as UnsentLog;
    if (!makesWorkout(entry) || own !== day) return [];
    const isSent = !isUnsent(entry);
    const workoutId = Number(entry.rows[0] && rowIdOf(entry.rows[0].id));
    return parts.flatMap(({ slot, completion }) => {
      const unsent = bySlot.get(slot);
      const stored = arrived.find(({ id }) => id === completion);
      // Once the log is sent, the list may be newer.
      if (!unsent) return stored ? [{ ...stored, workoutId: (isSent && stored.workoutId) || workoutId }] : [];
      return unsent.want === null ? [] : [inLog(unsent, stored, workoutId)];
    });
  });
}

const none: readonly ExerciseCompletion[] = [];

function withoutThem(completions: readonly ExerciseCompletion[], unsent: readonly ExerciseCompletion[]) {
  const ids = new Set(unsent.map(({ id }) => id));
  return completions.filter(({ id }) => !ids.has(id));
}

// The completions of a day with these sets.
export function useWithUnsentSets(
  day: Day | null,
  completions: readonly ExerciseCompletion[],
): readonly ExerciseCompletion[] {
  const entries = useOutbox((state) => state.entries);
  return useMemo(() => {
    const unsent = day === null ? none : setsOfLogs(day, completions, entries);
    return unsent.length === 0 ? completions : [...withoutThem(completions, unsent), ...unsent];
  }, [day, completions, entries]);
}

const isLogOf = (entry: OutboxEntry, workoutId: number) =>
  makesWorkout(entry) && isUnsent(entry) && entry.rows.some(({ id }) => Number(rowIdOf(id)) === workoutId);

// Those of one workout. `stored`: what its page has already.
export function useUnsentSetsOf(
  workoutId: number,
  stored: readonly ExerciseCompletion[] = none,
): readonly ExerciseCompletion[] {
  const entries = useOutbox((state) => state.entries);
  const known = rowIdOf(workoutId);
  const entry = entries.find((each) => isLogOf(each, known));
  const day = entry ? (entry.body as UnsentLog).day : '';
  // Some may have been ticked with a connection.
  const { data } = useQuery({ ...completionsOnQuery(day), enabled: entry !== undefined });
  return useMemo(() => {
    if (!entry) return none;
    const unsent = setsOfLogs(day, data ?? none, entries).filter((each) => each.workoutId === known);
    return withoutThem(unsent, stored);
  }, [entry, day, data, entries, known, stored]);
}
