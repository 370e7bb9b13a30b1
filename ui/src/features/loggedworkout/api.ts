// The calls of a logged workout's page; it knows no part.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { lastCompletionsQuery } from '@/shared/api/queries';
import { hasPathPrefix, queryAt, refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import type { CompletionInput, ExerciseCompletion, LastCompletion, SavedCompletion } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { forgetTyped, type TypedSets } from './typedSets';

const workoutQuery = (id: number) => queryOptions(queryAt('/api/workouts/{id}', { path: { id } }));
// In the order done.
const completionsOfQuery = (workoutId: number) =>
  queryOptions(queryAt('/api/exercise-completions', { query: { workoutId } }));

// What a changed set can change: the day, records, numbers and charts.
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
  // A first answer that is on its way may have been read before the change, and is not asked for again by itself. What was
  // kept is sent while the app opens, which is when many are.
  await client.cancelQueries({ predicate: (query) => hasPathPrefix(query, changed) && query.state.data === undefined });
  await refetchPaths(client, changed);
}

export function useWorkout(id: number) {
  return useQuery(workoutQuery(id));
}

export function useCompletionsOf(workoutId: number) {
  return useQuery(completionsOfQuery(workoutId));
}

// What was done of an exercise the last time before this day.
export function useLastTime(exercise: string, before: Day) {
  return useQuery({
    ...lastCompletionsQuery(before),
    select: (list: LastCompletion[]) =>
      list.find(({ exerciseName }) => exerciseName.toLowerCase() === exercise.toLowerCase()) ?? null,
  });
}

export function cachedCompletion(client: QueryClient, workoutId: number, id: number): ExerciseCompletion | undefined {
  return client.getQueryData(completionsOfQuery(workoutId).queryKey)?.find((each) => each.id === id);
}

async function show(
  client: QueryClient,
  workoutId: number,
  change: (list: ExerciseCompletion[]) => ExerciseCompletion[],
) {
  const { queryKey } = completionsOfQuery(workoutId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && change(list));
}

// Sends the whole list of an exercise's sets, and which sets the person had before them: what another device ticked stays.
// The workout shows them at once, and what it had when they are not taken.
export async function sendSets(
  client: QueryClient,
  id: number,
  { workoutId, sets, known, shown, state }: TypedSets,
): Promise<void> {
  const cached = () => (workoutId === null ? undefined : cachedCompletion(client, workoutId, id));
  const place = async (change: Partial<ExerciseCompletion>) => {
    if (workoutId === null || !cached()) return;
    await show(client, workoutId, (list) => list.map((each) => (each.id === id ? { ...each, ...change } : each)));
  };
  // What waits is tried now and then: the workout's numbers must not change with each attempt.
  const before = state === 'waiting' ? undefined : cached();
  if (before) await place({ sets });
  const placed = cached();
  const body = { sets, knownSets: known, ...(shown.length > 0 && { shownSets: shown }) };
  try {
    await place(await put('/api/exercise-completions/{id}', { params: { path: { id } }, body }));
  } catch (error) {
    // A list that was read anew since then is newer than `before`.
    if (before && cached() === placed) await place(before);
    throw error;
  }
  void refreshAfterChange(client);
}

// Adds an exercise of which nothing is noted yet.
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
    await show(client, workoutId, (list) => [...list, saved]);
    void refreshAfterChange(client);
    return saved;
  };
}

export function useRemoveExercise() {
  const client = useQueryClient();
  return async (completionId: number, options: { keepalive: boolean }) => {
    await del('/api/exercise-completions/{id}', { params: { path: { id: completionId } }, ...options });
    forgetTyped(completionId);
    await refreshAfterChange(client);
  };
}

// Names without sets are kept with the workout itself.
export function useNameExercises(workoutId: number) {
  const client = useQueryClient();
  return async (exercises: readonly string[]) => {
    const body = { exercises: [...exercises] };
    const saved = await put('/api/workouts/{id}', { params: { path: { id: workoutId } }, body });
    client.setQueryData(workoutQuery(workoutId).queryKey, saved);
    void refreshAfterChange(client);
  };
}
