// The calls of a logged workout's page; it knows no part.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import type { CompletionInput, ExerciseCompletion, LastCompletion, SavedCompletion, SetLog, Workout } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';

const COMPLETIONS = '/api/exercise-completions';

const completionsKey = (workoutId: number) => [COMPLETIONS, { workoutId }];

// What a changed set can change: the day, records, numbers and charts.
function refreshAfterChange(client: QueryClient): Promise<unknown> {
  const changed = [
    COMPLETIONS, '/api/workouts', '/api/stats', '/api/personal-records', '/api/exercise-history', '/api/progress',
    '/api/progression', '/api/planned-workouts/today',
  ];
  return Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

export function useWorkout(id: number) {
  return useQuery<Workout>({ queryKey: ['/api/workouts', id] });
}

// In the order done.
export function useCompletionsOf(workoutId: number) {
  return useQuery<ExerciseCompletion[]>({ queryKey: completionsKey(workoutId) });
}

// What was done of an exercise the last time before this day.
export function useLastTime(exercise: string, before: Day) {
  return useQuery({
    queryKey: [COMPLETIONS, 'last', { before }],
    select: (list: LastCompletion[]) => list.find(({ exerciseName }) => exerciseName.toLowerCase() === exercise.toLowerCase()) ?? null,
  });
}

export function cachedCompletion(client: QueryClient, workoutId: number, id: number): ExerciseCompletion | undefined {
  return client.getQueryData<ExerciseCompletion[]>(completionsKey(workoutId))?.find((each) => each.id === id);
}

async function show(client: QueryClient, workoutId: number, change: (list: ExerciseCompletion[]) => ExerciseCompletion[]) {
  const queryKey = completionsKey(workoutId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<ExerciseCompletion[]>(queryKey, (list) => list && change(list));
}

const momentsOf = (sets: readonly SetLog[]) => [...new Set(sets.flatMap(({ doneAt }) => doneAt ?? []))];

// Sends the whole list of an exercise's sets, and which it was shown: what another device ticked stays. The workout shows them at once, and what it had when they are refused.
export async function sendSets(client: QueryClient, workoutId: number, id: number, sets: readonly SetLog[]): Promise<void> {
  const before = cachedCompletion(client, workoutId, id);
  const place = (change: Partial<ExerciseCompletion>) =>
    show(client, workoutId, (list) => list.map((each) => (each.id === id ? { ...each, ...change } : each)));
  await place({ sets: [...sets] });
  try {
    const knownSets = momentsOf([...(before?.sets ?? []), ...sets]);
    await place(await put<SavedCompletion>(`${COMPLETIONS}/${id}`, { sets, ...(before && { knownSets }) }));
  } catch (error) {
    if (before) await place(before);
    throw error;
  }
  void refreshAfterChange(client);
}

// Adds an exercise of which nothing is noted yet.
export function useAddExercise(workoutId: number) {
  const client = useQueryClient();
  return async (exerciseName: string, category: ExerciseCompletion['category']): Promise<SavedCompletion> => {
    const body: CompletionInput = {
      exerciseName, category, workoutId, sets: [{ setType: 'normal' }], clientKey: newClientKey(),
    };
    const saved = await post<SavedCompletion>(COMPLETIONS, body);
    await show(client, workoutId, (list) => [...list, saved]);
    void refreshAfterChange(client);
    return saved;
  };
}

export function useRemoveExercise() {
  const client = useQueryClient();
  return async (completionId: number, options: { keepalive: boolean }) => {
    await del(`${COMPLETIONS}/${completionId}`, options);
    await refreshAfterChange(client);
  };
}

// Names without sets are kept with the workout itself.
export function useNameExercises(workoutId: number) {
  const client = useQueryClient();
  return async (exercises: readonly string[]) => {
    const saved = await put<Workout>(`/api/workouts/${workoutId}`, { exercises });
    client.setQueryData<Workout>(['/api/workouts', workoutId], saved);
    void refreshAfterChange(client);
  };
}
