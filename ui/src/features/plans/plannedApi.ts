// The calls that change the workouts of a plan's week; it knows no dialog and no sentence.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import type { PlannedExerciseInput, PlannedType, PlannedWorkout } from '@/shared/api/types';
import { removeDraft } from '@/shared/lib/drafts';
import { refreshPlans, weekQuery } from './api';
import { deleteGently, settleDeletions } from './planApi';
import { workoutDraft } from './list/planDrafts';
import { afterMove } from './week/week';

export interface WorkoutContent {
  title: string;
  type: PlannedType;
  notes: string | null;
  exercises: PlannedExerciseInput[];
}

export interface NewDay extends WorkoutContent {
  dayOfWeek: number;
}

export interface NewWorkout extends NewDay {
  workoutPlanId: number;
  // Takes the place of what stands on the day.
  replace?: boolean;
}

export interface Move {
  id: number;
  dayOfWeek: number;
  // Changes places with what stands there.
  replace?: boolean;
}

export const plannedWorkoutKey = (id: number) => `planned-workout-${id}`;

// The new one takes the place of what stood on its day.
function showInWeek(client: QueryClient, made: PlannedWorkout): void {
  client.setQueryData(
    weekQuery(made.workoutPlanId).queryKey,
    (week) => week && [...week.filter(({ dayOfWeek }) => dayOfWeek !== made.dayOfWeek), made],
  );
}

export async function createPlannedWorkout(client: QueryClient, workout: NewWorkout): Promise<PlannedWorkout> {
  await settleDeletions();
  const made = await post('/api/planned-workouts', { body: workout });
  showInWeek(client, made);
  await refreshPlans(client);
  return made;
}

export function useCreatePlannedWorkout() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (workout: NewWorkout) => createPlannedWorkout(client, workout) });
}

// The whole list of a workout: what carries its id stays the same row.
export function useReplaceExercises() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, exercises }: { id: number; exercises: PlannedExerciseInput[] }) =>
      put('/api/planned-workouts/{id}/exercises', { params: { path: { id } }, body: exercises }),
    onSuccess: () => refreshPlans(client),
  });
}

export function useUpdatePlannedWorkout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<WorkoutContent> & { id: number }) =>
      put('/api/planned-workouts/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refreshPlans(client),
  });
}

// Shows at once, and is taken back when the server refuses.
export function useMovePlannedWorkout(planId: number) {
  const client = useQueryClient();
  const { queryKey } = weekQuery(planId);
  return useMutation({
    mutationFn: async ({ id, ...body }: Move) => {
      await settleDeletions();
      return put('/api/planned-workouts/{id}', { params: { path: { id } }, body });
    },
    onMutate: async ({ id, dayOfWeek }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (week) => week && afterMove(week, id, dayOfWeek));
      return { before };
    },
    onError: (_error, _move, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => refreshPlans(client),
  });
}

export async function sendWorkoutDeletion(client: QueryClient, id: number, keepalive: boolean): Promise<void> {
  await deleteGently('/api/planned-workouts/{id}', id, keepalive);
  removeDraft(workoutDraft(id));
  if (!keepalive) await refreshPlans(client);
}
