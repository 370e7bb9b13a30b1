// The sets of completed workouts that the server does not have yet, each in its workout.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isUnsent, makesWorkout, rowIdOf, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { setsOfLogs } from './shownSets';
import type { UnsentLog } from './unsent';

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
