// Mutations of own exercises. What plans and history know of them is refetched.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import { exercisesQuery } from '@/shared/api/queries';
import { refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import type { Exercise, OwnExercise, OwnExerciseInput, OwnExerciseUpdate } from '@/shared/api/types';
import { withExercise } from './ownExercise';

const affected: readonly PathPrefix[] = [
  '/api/own-exercises',
  '/api/exercise-alternatives',
  '/api/exercise-completions',
  '/api/exercise-history',
  '/api/exercise-notes',
  '/api/personal-records',
  '/api/planned-workouts',
  '/api/progress',
  '/api/workout-plans',
  '/api/workouts',
];

// The list of all exercises is long, so only the changed one is fetched.
async function showChange(client: QueryClient, { key, name }: OwnExercise): Promise<Exercise | undefined> {
  const found = await get('/api/exercises', { params: { query: { q: name.slice(0, 100) } } });
  const changed = found.find((each) => each.key === key);
  if (changed) client.setQueryData(exercisesQuery.queryKey, (list) => list && withExercise(list, changed));
  void refetchPaths(client, affected);
  return changed;
}

// Resolves with the exercise as the list of all exercises contains it, like the next one.
export function useCreateOwnExercise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: OwnExerciseInput) => showChange(client, await post('/api/own-exercises', { body })),
  });
}

export function useUpdateOwnExercise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: number; body: OwnExerciseUpdate }) =>
      showChange(client, await put('/api/own-exercises/{id}', { params: { path: { id } }, body })),
  });
}

export function useDeleteOwnExercise() {
  const client = useQueryClient();
  return async ({ id, key }: Exercise, options: { keepalive: boolean }) => {
    await del('/api/own-exercises/{id}', { params: { path: { id } }, ...options });
    client.setQueryData(exercisesQuery.queryKey, (list) => list?.filter((each) => each.key !== key));
    await refetchPaths(client, affected);
  };
}
