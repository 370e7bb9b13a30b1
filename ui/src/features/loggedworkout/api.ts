// Queries and mutations of the logged workout page.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { put } from '@/shared/api/client';
import { exercisesQuery, lastCompletionsQuery } from '@/shared/api/queries';
import { hasPathPrefix, queryAt, refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import type { CompletionInput, ExerciseCompletion, LastCompletion, Workout } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { outboxEntries, requestTimeout, rowIdOf } from '@/shared/outbox/entries';
import { useOverlaid } from '@/shared/outbox/overlay';
import { newRowId, record } from '@/shared/outbox/record';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import {
  completionList,
  overlaidWorkouts,
  useMadeWorkout,
  useRowId,
  useWithUnsentCompletions,
  workoutList,
} from '@/shared/outbox/workouts';
import { removeCorrection, type Correction } from './corrections';
import { blankSet } from './logic';

const workoutQuery = (id: number) => queryOptions(queryAt('/api/workouts/{id}', { path: { id } }));
// In the order done.
const completionsOfQuery = (workoutId: number) =>
  queryOptions(queryAt('/api/exercise-completions', { query: { workoutId } }));

// Refetches everything that a changed set affects: the day, records, figures and charts.
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  const changed: readonly PathPrefix[] = completionList.refetch;
  // Refetching skips queries whose first response is in flight, but that response may predate the change, so they are
  // cancelled first. Unsent corrections are sent while the app opens, when many such queries are in flight.
  await client.cancelQueries({ predicate: (query) => hasPathPrefix(query, changed) && query.state.data === undefined });
  await refetchPaths(client, changed);
}

// `isGone`: it was deleted here.
export function useWorkout(id: number) {
  const known = useRowId(id);
  const query = useQuery({ ...workoutQuery(known), enabled: known > 0 });
  const made = useMadeWorkout(known);
  const list = useMemo(
    () => (query.data && [query.data]) ?? (made && [{ ...made, id: known }]),
    [query.data, made, known],
  );
  const rows = useOverlaid({ ...query, data: list }, 'workout', overlaidWorkouts);
  const data = rows?.find((row) => row.id === known);
  // Neither the server nor this device has it: its creation was thrown away.
  const isGone = (rows !== undefined && !data) || (known < 0 && !made);
  return { ...query, error: made ? null : query.error, data, isGone };
}

const noCompletions: ExerciseCompletion[] = [];

export function useCompletionsOf(workoutId: number) {
  const known = useRowId(workoutId);
  const query = useQuery({ ...completionsOfQuery(known), enabled: known > 0 });
  const isMade = useMadeWorkout(known) !== undefined;
  const isListed = useCallback((row: ExerciseCompletion) => row.workoutId === known, [known]);
  const data = query.data ?? (isMade ? noCompletions : undefined);
  return useWithUnsentCompletions({ ...query, error: isMade ? null : query.error, data }, isListed);
}

// The last completion of an exercise before this day or in another workout of it.
export function useLastTime(exercise: string, before: Day, workoutId: number) {
  return useQuery({
    ...lastCompletionsQuery(before, { workoutId }),
    select: (list: LastCompletion[]) =>
      list.find(({ exerciseName }) => exerciseName.toLowerCase() === exercise.toLowerCase()) ?? null,
  });
}

function cachedCompletion(client: QueryClient, workoutId: number, id: number): ExerciseCompletion | undefined {
  return client.getQueryData(completionsOfQuery(rowIdOf(workoutId)).queryKey)?.find((each) => each.id === id);
}

// Also one that only this device has.
export function findCompletion(client: QueryClient, workoutId: number, id: number): ExerciseCompletion | undefined {
  const known = rowIdOf(id);
  const made = () =>
    outboxEntries().find(
      ({ kind, method, rows: [row] }) =>
        kind === 'completion' && method === 'post' && row !== undefined && rowIdOf(row.id) === known,
    )?.rows[0] as ExerciseCompletion | undefined;
  return cachedCompletion(client, workoutId, known) ?? made();
}

async function updateCachedList(
  client: QueryClient,
  workoutId: number,
  change: (list: ExerciseCompletion[]) => ExerciseCompletion[],
) {
  const { queryKey } = completionsOfQuery(rowIdOf(workoutId));
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && change(list));
}

// Sends all sets of an exercise and which sets the user had seen, so that sets ticked on another device remain. Updates
// the cached workout at once and restores it if the request fails.
export async function sendSets(
  client: QueryClient,
  of: number,
  { workoutId, sets, known, shown, state }: Correction,
): Promise<void> {
  const id = rowIdOf(of);
  const cached = () => (workoutId === null ? undefined : cachedCompletion(client, workoutId, id));
  const updateCached = async (change: Partial<ExerciseCompletion>) => {
    if (workoutId === null || !cached()) return;
    await updateCachedList(client, workoutId, (list) =>
      list.map((each) => (each.id === id ? { ...each, ...change } : each)),
    );
  };
  // A waiting correction is retried repeatedly. The workout's figures must not change with each attempt.
  const before = state === 'waiting' ? undefined : cached();
  if (before) await updateCached({ sets });
  const placed = cached();
  const body = { sets, knownSets: known, ...(shown.length > 0 && { shownSets: shown }) };
  try {
    await updateCached(
      await put('/api/exercise-completions/{id}', { params: { path: { id } }, body, signal: requestTimeout() }),
    );
  } catch (error) {
    // A list fetched since then is newer than `before`.
    if (before && cached() === placed) await updateCached(before);
    throw error;
  }
  void refreshAfterChange(client);
}

const noAmounts = {
  actualDuration: null,
  actualReps: null,
  actualSets: 1,
  actualWeight: null,
  notes: null,
  plannedDuration: null,
  plannedExerciseId: null,
  plannedReps: null,
  plannedRestTime: null,
  plannedSetTargets: null,
  plannedSets: null,
  plannedWeight: null,
};

const keyOfExercise = (client: QueryClient, name: string): string | null =>
  client.getQueryData(exercisesQuery.queryKey)?.find((each) => each.name === name)?.key ?? null;

// Adds an exercise with one empty set.
export function useAddExercise(workout: Workout) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return async (exerciseName: string, category: ExerciseCompletion['category']): Promise<ExerciseCompletion> => {
    const { id: workoutId, plannedWorkoutId, localDate, utcOffset } = workout;
    const completedAt = new Date().toISOString();
    const row: ExerciseCompletion = {
      ...noAmounts,
      id: newRowId(),
      exerciseKey: keyOfExercise(client, exerciseName),
      exerciseName,
      category,
      workoutId,
      plannedWorkoutId,
      sets: [blankSet],
      completedAt,
      date: localDate,
      localDate,
      utcOffset,
    };
    const body: CompletionInput = {
      exerciseName,
      category,
      workoutId,
      sets: [{ setType: 'normal' }],
      clientKey: newClientKey(),
    };
    const { rows } = await record(client, { ...completionList, method: 'post', body, rows: [row] }, { isLeft });
    return rows[0] ?? row;
  };
}

export function useRemoveExercise() {
  const client = useQueryClient();
  return (completion: ExerciseCompletion, options: { keepalive: boolean }) => {
    removeCorrection(completion.id);
    return deleteRow(client, completionList, completion, options);
  };
}

// Names without sets are stored with the workout itself.
export function useNameExercises(workout: Workout) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return async (exercises: readonly string[]) => {
    const body = { exercises: [...exercises] };
    await saveRow(client, workoutList, { before: workout, row: { ...workout, ...body }, body, isLeft });
  };
}
