// Queries and mutations of the logged workout page.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { lastCompletionsQuery } from '@/shared/api/queries';
import { hasPathPrefix, queryAt, refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import type { CompletionInput, ExerciseCompletion, LastCompletion, SavedCompletion } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { requestTimeout } from '@/shared/outbox/entries';
import { removeCorrection, type Correction } from './corrections';

const workoutQuery = (id: number) => queryOptions(queryAt('/api/workouts/{id}', { path: { id } }));
// In the order done.
const completionsOfQuery = (workoutId: number) =>
  queryOptions(queryAt('/api/exercise-completions', { query: { workoutId } }));

// Refetches everything that a changed set affects: the day, records, figures and charts.
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  const changed: PathPrefix[] = [
    '/api/exercise-completions',
    '/api/workouts',
    '/api/stats',
    '/api/personal-records',
    '/api/exercise-history',
    '/api/progress',
    '/api/progression',
    '/api/planned-workouts/today',
  ];
  // Refetching skips queries whose first response is in flight, but that response may predate the change, so they are
  // cancelled first. Unsent corrections are sent while the app opens, when many such queries are in flight.
  await client.cancelQueries({ predicate: (query) => hasPathPrefix(query, changed) && query.state.data === undefined });
  await refetchPaths(client, changed);
}

export function useWorkout(id: number) {
  return useQuery(workoutQuery(id));
}

export function useCompletionsOf(workoutId: number) {
  return useQuery(completionsOfQuery(workoutId));
}

// The last completion of an exercise before this day or in another workout of it.
export function useLastTime(exercise: string, before: Day, workoutId: number) {
  return useQuery({
    ...lastCompletionsQuery(before, { workoutId }),
    select: (list: LastCompletion[]) =>
      list.find(({ exerciseName }) => exerciseName.toLowerCase() === exercise.toLowerCase()) ?? null,
  });
}

export function cachedCompletion(client: QueryClient, workoutId: number, id: number): ExerciseCompletion | undefined {
  return client.getQueryData(completionsOfQuery(workoutId).queryKey)?.find((each) => each.id === id);
}

async function updateCachedList(
  client: QueryClient,
  workoutId: number,
  change: (list: ExerciseCompletion[]) => ExerciseCompletion[],
) {
  const { queryKey } = completionsOfQuery(workoutId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && change(list));
}

// Sends all sets of an exercise and which sets the user had seen, so that sets ticked on another device remain. Updates
// the cached workout at once and restores it if the request fails.
export async function sendSets(
  client: QueryClient,
  id: number,
  { workoutId, sets, known, shown, state }: Correction,
): Promise<void> {
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

// Adds an exercise with one empty set.
export function useAddExercise(workoutId: number) {
  const client = useQueryClient();
  return async (exerciseName: string, category: ExerciseCompletion['category']): Promise<SavedCompletion> => {
    const body: CompletionInput = {
      exerciseName,
      category,
      workoutId,
      sets: [{ setType: 'normal' }],
      clientKey: newClientKey(),
    };
    const saved = await post('/api/exercise-completions', { body });
    await updateCachedList(client, workoutId, (list) => [...list, saved]);
    void refreshAfterChange(client);
    return saved;
  };
}

export function useRemoveExercise() {
  const client = useQueryClient();
  return async (completionId: number, options: { keepalive: boolean }) => {
    await del('/api/exercise-completions/{id}', { params: { path: { id: completionId } }, ...options });
    removeCorrection(completionId);
    await refreshAfterChange(client);
  };
}

// Names without sets are stored with the workout itself.
export function useNameExercises(workoutId: number) {
  const client = useQueryClient();
  return async (exercises: readonly string[]) => {
    const body = { exercises: [...exercises] };
    const saved = await put('/api/workouts/{id}', { params: { path: { id: workoutId } }, body });
    client.setQueryData(workoutQuery(workoutId).queryKey, saved);
    void refreshAfterChange(client);
  };
}
