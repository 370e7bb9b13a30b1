// The calls of training and logging.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import {
  alternativesQuery,
  completionsOnQuery,
  lastCompletionsQuery,
  workoutsBetweenQuery,
} from '@/shared/api/queries';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { ExerciseNote, LastCompletion, Workout, WorkoutInput, WorkoutUpdate } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useLatestWeight } from '@/shared/hooks/useLatestWeight';
import type { Day } from '@/shared/lib/dates';

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

// Another device may have ticked or logged while this page lay in the background: it asks again when it is looked at.
const askedAgain = { refetchOnWindowFocus: 'always' } as const;

// The workouts logged on a local day.
export function useWorkoutsOf(day: Day) {
  return useQuery({ ...workoutsBetweenQuery(day, day), ...askedAgain });
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

// How many ticked exercises belong to a workout; asked anew each time, because they go with it.
export function useCountCompletions() {
  const client = useQueryClient();
  return async ({ id, localDate }: Workout) => {
    const list = await client.fetchQuery({ ...completionsOnQuery(localDate), staleTime: 0 });
    return list.filter(({ workoutId }) => workoutId === id).length;
  };
}

// The weight that the server will reckon with, in lb: the latest weighing, else the profile's.
export function useCurrentWeight(enabled: boolean): number | null {
  const { weight } = useUser();
  return useLatestWeight(enabled)?.weight ?? weight;
}

// What was ticked on a local day.
export function useExerciseCompletions(day: Day) {
  return useQuery({ ...completionsOnQuery(day), ...askedAgain });
}

// Both days inclusive.
export function useCompletionsBetween(from: Day, to: Day) {
  return useQuery({ ...completionsBetweenQuery(from, to), ...askedAgain });
}

// What was done the last time before this day, by the exercise's name in lower case. One call for the whole workout.
export function useLastTimes(day: Day) {
  return useQuery({ ...lastCompletionsQuery(day), select: byName });
}

function byName(list: readonly LastCompletion[]): ReadonlyMap<string, LastCompletion> {
  return new Map(list.map((each) => [each.exerciseName.toLowerCase(), each]));
}

// What does the same job, the closest first; without what the person has no equipment for or must spare.
export function useAlternatives(exercise: string) {
  return useQuery(alternativesQuery(exercise));
}

// What the person pinned to an exercise, by its name in lower case.
export function usePinnedNotes() {
  return useQuery({ ...notesQuery, select: notesByName });
}

function notesByName(list: readonly ExerciseNote[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ exerciseName, note }) => [exerciseName.toLowerCase(), note]));
}
