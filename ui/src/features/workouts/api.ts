// Queries and mutations of training and logging.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { del, post, put } from '@/shared/api/client';
import {
  alternativesQuery,
  completionsOnQuery,
  lastCompletionsQuery,
  workoutsBetweenQuery,
} from '@/shared/api/queries';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type {
  ExerciseCompletion,
  ExerciseNote,
  LastCompletion,
  Workout,
  WorkoutInput,
  WorkoutUpdate,
} from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useLatestWeight } from '@/shared/hooks/useLatestWeight';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { withArrived } from './outbox/unsent';

const completionsBetweenQuery = (from: Day, to: Day) =>
  queryOptions({ ...queryAt('/api/exercise-completions', { query: { from, to } }), meta: dayBound });
const notesQuery = queryOptions(queryAt('/api/exercise-notes'));

export function refreshAfterLog(client: QueryClient): Promise<unknown> {
  return refetchPaths(client, [
    '/api/workouts',
    '/api/stats',
    '/api/planned-workouts/today',
    '/api/exercise-completions',
    '/api/personal-records',
  ]);
}

// Another device may have ticked or logged while this page was in the background, so the query refetches on focus.
const refetchOnFocus = { refetchOnWindowFocus: 'always' } as const;

export function useWorkoutsOf(day: Day) {
  return useQuery({ ...workoutsBetweenQuery(day, day), ...refetchOnFocus });
}

// Both days inclusive; newest first.
export function useWorkoutsBetween(from: Day, to: Day) {
  return useQuery(workoutsBetweenQuery(from, to));
}

export function useCreateWorkout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkoutInput) => post('/api/workouts', { body }),
    onSuccess: () => void refreshAfterLog(client),
  });
}

export function useUpdateWorkout(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkoutUpdate) => put('/api/workouts/{id}', { params: { path: { id } }, body }),
    onSuccess: () => void refreshAfterLog(client),
  });
}

export function useDeleteWorkout() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/workouts/{id}', { params: { path: { id } }, ...options });
    await refreshAfterLog(client);
  };
}

// The number of ticked exercises that deleting a workout also deletes. Fetched each time.
export function useCountCompletions() {
  const client = useQueryClient();
  return async ({ id, localDate }: Workout) => {
    const list = await client.fetchQuery({ ...completionsOnQuery(localDate), staleTime: 0 });
    return list.filter(({ workoutId }) => workoutId === id).length;
  };
}

// The weight that the server uses for its estimate, in lb: the latest measurement, or else the profile's weight.
export function useCurrentWeight(enabled: boolean): number | null {
  const { weight } = useUser();
  return useLatestWeight(enabled)?.weight ?? weight;
}

export function useExerciseCompletions(day: Day) {
  const query = useQuery({ ...completionsOnQuery(day), ...refetchOnFocus });
  const apply = useCallback(
    (list: ExerciseCompletion[], entries: readonly OutboxEntry[]) => withArrived(day, list, entries),
    [day],
  );
  return useOverlaidQuery<ExerciseCompletion[], typeof query>(query, 'exercise', apply);
}

// Both days inclusive.
export function useCompletionsBetween(from: Day, to: Day) {
  return useQuery({ ...completionsBetweenQuery(from, to), ...refetchOnFocus });
}

// The last completion of each exercise before this day or in another workout of it, by lower-case name. One request for
// the whole workout. `plannedWorkoutId` is the workout in training, if it is planned.
export function useLastTimes(day: Day, plannedWorkoutId?: number) {
  const current = plannedWorkoutId === undefined ? {} : { plannedWorkoutId };
  return useQuery({ ...lastCompletionsQuery(day, current), select: byName });
}

function byName(list: readonly LastCompletion[]): ReadonlyMap<string, LastCompletion> {
  return new Map(list.map((each) => [each.exerciseName.toLowerCase(), each]));
}

// Alternatives, closest first, that fit the user's equipment and injuries.
export function useAlternatives(exercise: string) {
  return useQuery(alternativesQuery(exercise));
}

// The user's pinned notes, by lower-case exercise name.
export function usePinnedNotes() {
  return useQuery({ ...notesQuery, select: notesByName });
}

function notesByName(list: readonly ExerciseNote[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ exerciseName, note }) => [exerciseName.toLowerCase(), note]));
}
