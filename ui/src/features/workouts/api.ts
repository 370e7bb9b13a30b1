// The calls of training and logging.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type {
  Exercise, ExerciseCompletion, ExerciseNote, LastCompletion, Workout, WorkoutInput, WorkoutUpdate,
} from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useLastWeighing } from '@/shared/hooks/useLastWeighing';
import type { Day } from '@/shared/lib/dates';

export const completionsKey = (date: Day) => ['/api/exercise-completions', { date }];

export function refreshAfterLog(client: QueryClient): Promise<unknown> {
  const changed = [
    '/api/workouts', '/api/stats', '/api/planned-workouts/today', '/api/exercise-completions', '/api/personal-records',
  ];
  return Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

// Another device may have ticked or logged while this page lay in the background: it asks again when it is looked at.
const askedAgain = { refetchOnWindowFocus: 'always' } as const;

// The workouts logged on a local day.
export function useWorkoutsOf(day: Day) {
  return useQuery<Workout[]>({ ...workoutsBetween(day, day), ...askedAgain });
}

const workoutsBetween = (from: Day, to: Day) => ({ queryKey: ['/api/workouts', { from, to }], meta: dayBound });

// Both days inclusive; newest first.
export function useWorkoutsBetween(from: Day, to: Day) {
  return useQuery<Workout[]>(workoutsBetween(from, to));
}

export function useCreateWorkout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkoutInput) => post<Workout>('/api/workouts', body),
    onSuccess: () => void refreshAfterLog(client),
  });
}

export function useUpdateWorkout(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkoutUpdate) => put<Workout>(`/api/workouts/${id}`, body),
    onSuccess: () => void refreshAfterLog(client),
  });
}

export function useDeleteWorkout() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del(`/api/workouts/${id}`, options);
    await refreshAfterLog(client);
  };
}

// How many ticked exercises belong to a workout; asked anew each time, because they go with it.
export function useCountCompletions() {
  const client = useQueryClient();
  return async ({ id, localDate }: Workout) => {
    const list = await client.fetchQuery<ExerciseCompletion[]>({ queryKey: completionsKey(localDate), staleTime: 0 });
    return list.filter(({ workoutId }) => workoutId === id).length;
  };
}

// The weight that the server will reckon with, in lb: the latest weighing, else the profile's.
export function useCurrentWeight(enabled: boolean): number | null {
  const { weight } = useUser();
  return useLastWeighing(enabled)?.weight ?? weight;
}

// What was ticked on a local day.
export function useExerciseCompletions(day: Day) {
  return useQuery<ExerciseCompletion[]>({ queryKey: completionsKey(day), ...askedAgain });
}

// Both days inclusive.
export function useCompletionsBetween(from: Day, to: Day) {
  return useQuery<ExerciseCompletion[]>({ queryKey: ['/api/exercise-completions', { from, to }], meta: dayBound, ...askedAgain });
}

// What was done the last time before this day, by the exercise's name in lower case. One call for the whole workout.
export function useLastTimes(day: Day) {
  return useQuery<LastCompletion[], Error, ReadonlyMap<string, LastCompletion>>({
    queryKey: ['/api/exercise-completions/last', { before: day }],
    select: byName,
  });
}

function byName(list: readonly LastCompletion[]): ReadonlyMap<string, LastCompletion> {
  return new Map(list.map((each) => [each.exerciseName.toLowerCase(), each]));
}

// What does the same job, the closest first; without what the person has no equipment for or must spare.
export function useAlternatives(exercise: string) {
  return useQuery<Exercise[]>({ queryKey: ['/api/exercise-alternatives', { exercise }] });
}

// What the person pinned to an exercise, by its name in lower case.
export function usePinnedNotes() {
  return useQuery<ExerciseNote[], Error, ReadonlyMap<string, string>>({ queryKey: ['/api/exercise-notes'], select: notesByName });
}

function notesByName(list: readonly ExerciseNote[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ exerciseName, note }) => [exerciseName.toLowerCase(), note]));
}
