// Shows the sets of completed workouts that the server does not have yet, each in its workout.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isUnsent, makesWorkout, rowIdOf, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { lackedEntries } from '@/shared/outbox/overlay';
import { useRowId, useWithUnsentCompletionsOf } from '@/shared/outbox/workouts';
import { optimisticCompletion } from './optimistic';
import { withArrived } from './withArrived';
import type { UnsentExercise, UnsentLog } from './unsent';

// As the log will have it: with the time of its last set, which orders the exercises.
function inLog(unsent: UnsentExercise, stored: ExerciseCompletion | undefined, workoutId: number): ExerciseCompletion {
  const completion = optimisticCompletion(unsent, stored);
  const completedAt = stored?.completedAt ?? completion.sets.flatMap(({ doneAt }) => doneAt ?? []).at(-1) ?? '';
  return { ...completion, completedAt, workoutId };
}

const none: readonly ExerciseCompletion[] = [];

interface Dated {
  data: readonly ExerciseCompletion[] | undefined;
  dataUpdatedAt: number;
}

// The sets of the day's completed workouts that the completions of the day lack.
function setsOfLogs(
  day: Day,
  { data = none, dataUpdatedAt }: Dated,
  entries: readonly OutboxEntry[],
): ExerciseCompletion[] {
  const bySlot = new Map(
    entries.flatMap((entry) => {
      const exercise = entry.body as UnsentExercise;
      return entry.kind === 'exercise' && isUnsent(entry) ? [[exercise.slot, exercise]] : [];
    }),
  );
  const arrived = withArrived(day, [...data], lackedEntries(entries, 'exercise', dataUpdatedAt));
  const lacked = lackedEntries(entries, 'log', dataUpdatedAt);
  return entries.filter(makesWorkout).flatMap((entry) => {
    const { day: own, parts } = entry.body as UnsentLog;
    if (own !== day) return [];
    const isSent = !isUnsent(entry);
    const workoutId = Number(entry.rows[0] && rowIdOf(entry.rows[0].id));
    return parts.flatMap(({ slot, completion }) => {
      const unsent = bySlot.get(slot);
      const stored = arrived.find(({ id }) => id === completion);
      if (unsent) return unsent.want === null ? [] : [inLog(unsent, stored, workoutId)];
      if (!stored || (isSent && !lacked.includes(entry))) return [];
      // Once the log is sent, the list may be newer.
      return [{ ...stored, workoutId: (isSent && stored.workoutId) || workoutId }];
    });
  });
}

function withoutThem(completions: readonly ExerciseCompletion[], others: readonly ExerciseCompletion[]) {
  const ids = new Set(others.map(({ id }) => id));
  return completions.filter(({ id }) => !ids.has(id));
}

// The completions of a day with these sets. Disabled without a day.
export function useCompletionsWithLogs(day: Day | null) {
  const query = useQuery({ ...completionsOnQuery(day ?? ''), enabled: day !== null });
  const entries = useOutbox((state) => state.entries);
  const { data, dataUpdatedAt } = query;
  const all = useMemo(() => {
    const unsent = day === null ? none : setsOfLogs(day, { data, dataUpdatedAt }, entries);
    return unsent.length === 0 ? data : [...withoutThem(data ?? none, unsent), ...unsent];
  }, [day, data, dataUpdatedAt, entries]);
  // What was removed since comes last.
  return useWithUnsentCompletionsOf({ ...query, data: all }, day ?? '');
}

export const isLogOf = (entry: OutboxEntry, workoutId: number) =>
  makesWorkout(entry) && entry.rows.some(({ id }) => rowIdOf(id) === workoutId);

// Those of one workout. `stored`: what its page has already.
export function useUnsentSetsOf(
  workoutId: number,
  { data: stored = none, dataUpdatedAt }: Dated,
): readonly ExerciseCompletion[] {
  const entries = useOutbox((state) => state.entries);
  const known = useRowId(workoutId);
  // The first answer after it was sent has them.
  const isLacked = (entry: OutboxEntry) => isUnsent(entry) || dataUpdatedAt < (entry.sentAt ?? Infinity);
  const entry = entries.find((each) => isLogOf(each, known) && isLacked(each));
  // Some may have been ticked with a connection.
  const { data } = useCompletionsWithLogs(entry ? (entry.body as UnsentLog).day : null);
  return useMemo(() => {
    if (!entry) return none;
    const own = (data ?? none).filter((each) => each.workoutId === known);
    return withoutThem(own, stored);
  }, [entry, data, known, stored]);
}
