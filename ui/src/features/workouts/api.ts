// The calls of training and logging; it knows no form and no plan's making.
import { useIsMutating, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type { CompletionInput, ExerciseCompletion, SavedCompletion, Workout, WorkoutInput, WorkoutUpdate } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

const completionsKey = (date: Day) => ['/api/exercise-completions', { date }];

function refreshAfterLog(client: QueryClient): Promise<unknown> {
  const changed = [
    '/api/workouts', '/api/stats', '/api/planned-workouts/today', '/api/exercise-completions', '/api/personal-records',
  ];
  return Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

// The workouts logged on a local day.
export function useWorkoutsOf(day: Day) {
  return useWorkoutsBetween(day, day);
}

// Both days inclusive; newest first.
export function useWorkoutsBetween(from: Day, to: Day) {
  return useQuery<Workout[]>({ queryKey: ['/api/workouts', { from, to }], meta: dayBound });
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

// What was ticked on a local day.
export function useExerciseCompletions(day: Day) {
  return useQuery<ExerciseCompletion[]>({ queryKey: completionsKey(day) });
}

// A tick on its way has a negative id until the server named it.
export function isOnItsWay(completion: ExerciseCompletion): boolean {
  return completion.id < 0;
}

function onItsWay(body: CompletionInput): ExerciseCompletion {
  return {
    id: -body.plannedExerciseId,
    plannedExerciseId: body.plannedExerciseId,
    plannedWorkoutId: null,
    workoutId: null,
    exerciseKey: null,
    exerciseName: '',
    category: 'main',
    plannedSets: null,
    plannedReps: null,
    plannedWeight: null,
    plannedDuration: null,
    plannedRestTime: null,
    actualSets: body.actualSets ?? null,
    actualReps: body.actualReps ?? null,
    actualWeight: body.actualWeight ?? null,
    actualDuration: body.actualDuration ?? null,
    notes: body.notes ?? null,
    sets: [],
    completedAt: '',
    date: body.date ?? '',
    localDate: body.date ?? '',
    utcOffset: 0,
  };
}

const TICKING = ['ticking'];

export function useTicksOnTheirWay(): number {
  return useIsMutating({ mutationKey: TICKING });
}

// Shows the tick at once and takes it back when the server refuses it. Only its own row is touched, because several may
// be on their way at once.
export function useCreateExerciseCompletion(day: Day) {
  const client = useQueryClient();
  const change = (edit: (list: ExerciseCompletion[]) => ExerciseCompletion[]) =>
    client.setQueryData<ExerciseCompletion[]>(completionsKey(day), (list) => edit(list ?? []));
  return useMutation({
    mutationKey: TICKING,
    mutationFn: (body: CompletionInput) => post<SavedCompletion>('/api/exercise-completions', body),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: completionsKey(day) });
      change((list) => [...list, onItsWay(body)]);
    },
    onSuccess: (saved, body) => {
      change((list) => [...list.filter(({ id }) => id !== -body.plannedExerciseId && id !== saved.id), saved]);
      void client.invalidateQueries({ queryKey: ['/api/planned-workouts/today'] });
    },
    onError: (_error, body) => change((list) => list.filter(({ id }) => id !== -body.plannedExerciseId)),
  });
}

// Takes a tick back, at once on the screen; it returns when the server refuses.
export function useDeleteExerciseCompletion(day: Day) {
  const client = useQueryClient();
  const change = (edit: (list: ExerciseCompletion[]) => ExerciseCompletion[]) =>
    client.setQueryData<ExerciseCompletion[]>(completionsKey(day), (list) => edit(list ?? []));
  return useMutation({
    mutationKey: TICKING,
    mutationFn: (completion: ExerciseCompletion) => del(`/api/exercise-completions/${completion.id}`),
    onMutate: async (completion) => {
      await client.cancelQueries({ queryKey: completionsKey(day) });
      change((list) => list.filter(({ id }) => id !== completion.id));
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['/api/planned-workouts/today'] }),
    onError: (_error, completion) => change((list) => [...list, completion]),
  });
}
