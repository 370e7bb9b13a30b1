// Logged workouts and their exercises as they are shown: with what the server does not have yet.
import { useCallback } from 'react';
import type { ExerciseCompletion, Workout, WorkoutInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { rowIdOf, useOutbox, type OutboxEntry } from './entries';
import { byNewestId, isOf, overlaidRows, useOverlaidQuery } from './overlay';

// Everything that a logged workout or set affects.
const refetch = [
  '/api/workouts',
  '/api/stats',
  '/api/planned-workouts/today',
  '/api/exercise-completions',
  '/api/personal-records',
  '/api/exercise-history',
  '/api/progress',
  '/api/progression',
] as const;

export const workoutList = { kind: 'workout', path: '/api/workouts', refetch } as const;
export const completionList = { kind: 'completion', path: '/api/exercise-completions', refetch } as const;

// Newest first.
const compare = (one: Workout, other: Workout) =>
  Date.parse(other.date) - Date.parse(one.date) || byNewestId(one, other);

const between = (from: Day, to: Day) => (row: { localDate: Day }) => row.localDate >= from && row.localDate <= to;

export const overlaidWorkouts = (
  rows: Workout[],
  entries: readonly OutboxEntry[],
  isListed?: (row: Workout) => boolean,
): Workout[] => overlaidRows(rows, entries, { ...(isListed && { isListed }), compare });

interface Dated<Row> {
  data: Row[] | undefined;
  dataUpdatedAt: number;
}

// A query of the workouts between two days, inclusive.
export function useWithUnsentWorkouts<Query extends Dated<Workout>>(query: Query, from: Day, to: Day): Query {
  const apply = useCallback(
    (rows: Workout[], entries: readonly OutboxEntry[]) => overlaidWorkouts(rows, entries, between(from, to)),
    [from, to],
  );
  return useOverlaidQuery<Workout[], Query>(query, 'workout', apply);
}

const inOrder = (one: ExerciseCompletion, other: ExerciseCompletion) =>
  one.completedAt.localeCompare(other.completedAt) || byNewestId(other, one);

// A deleted workout takes its exercises with it, and a new one those that it names.
function inTheirWorkouts(rows: ExerciseCompletion[], entries: readonly OutboxEntry[]): ExerciseCompletion[] {
  return entries.reduce((all, { method, body, rows: [row] }) => {
    const workoutId = Number(row && rowIdOf(row.id));
    if (method === 'delete') return all.filter((each) => each.workoutId !== workoutId);
    const { completionIds = [] } = (method === 'post' && (body as WorkoutInput)) || {};
    return all.map((each) => (completionIds.includes(each.id) ? { ...each, workoutId } : each));
  }, rows);
}

// A query of completions. `isListed` must be stable.
export function useWithUnsentCompletions<Query extends Dated<ExerciseCompletion>>(
  query: Query,
  isListed: (row: ExerciseCompletion) => boolean,
): Query {
  const apply = useCallback(
    (rows: ExerciseCompletion[], entries: readonly OutboxEntry[]) => {
      // They may name a workout that was made on this device, too.
      const named = (row: ExerciseCompletion) => ({ ...row, workoutId: row.workoutId && rowIdOf(row.workoutId) });
      return overlaidRows(rows, entries, { isListed: (row) => isListed(named(row)), compare: inOrder }).map(named);
    },
    [isListed],
  );
  const changed = useOverlaidQuery<ExerciseCompletion[], Query>(query, 'completion', apply);
  return useOverlaidQuery<ExerciseCompletion[], Query>(changed, 'workout', inTheirWorkouts);
}

export function useWithUnsentCompletionsOf<Query extends Dated<ExerciseCompletion>>(
  query: Query,
  from: Day,
  to: Day = from,
): Query {
  const isListed = useCallback((row: ExerciseCompletion) => between(from, to)(row), [from, to]);
  return useWithUnsentCompletions(query, isListed);
}

// The server's id of a row that was made on this device, once it is known.
export const useRowId = (id: number): number => useOutbox(({ rows }) => rows[id] ?? id);

// The workout that an entry makes. Rows of other kinds can have the same id.
export function useMadeWorkout(id: number): Workout | undefined {
  const isMade = (entry: OutboxEntry) =>
    isOf(entry, 'workout') && entry.method === 'post' && entry.rows.some((row) => rowIdOf(row.id) === id);
  return useOutbox(({ entries }) => entries.find(isMade))?.rows[0] as Workout | undefined;
}
