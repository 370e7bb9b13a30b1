// Mutations of the planned workouts in a plan's week.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import type { PlannedExerciseInput, PlannedType, PlannedWorkout } from '@/shared/api/types';
import { removeDraft } from '@/shared/lib/drafts';
import { cancelParts, forgetWorkouts, refreshPlans, weekQuery } from './api';
import { deleteIfExists, flushDeletions } from './planApi';
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
  // Replaces the existing workout of the day.
  replace?: boolean;
}

export interface Move {
  id: number;
  dayOfWeek: number;
  // Swaps days with the existing workout.
  replace?: boolean;
}

export const plannedWorkoutKey = (id: number) => `planned-workout-${id}`;

// The new workout replaces the existing one of its day.
export function showInWeek(client: QueryClient, made: PlannedWorkout): void {
  client.setQueryData(
    weekQuery(made.workoutPlanId).queryKey,
    (week) => week && [...week.filter(({ dayOfWeek }) => dayOfWeek !== made.dayOfWeek), made],
  );
}

export async function createPlannedWorkout(client: QueryClient, workout: NewWorkout): Promise<PlannedWorkout> {
  await flushDeletions();
  const made = await post('/api/planned-workouts', { body: workout });
  showInWeek(client, made);
  await refreshPlans(client);
  return made;
}

export function useCreatePlannedWorkout() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (workout: NewWorkout) => createPlannedWorkout(client, workout) });
}

// Replaces all exercises of a workout. Exercises with an id update their row.
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

// Optimistic. Rolls back when the server refuses.
export function useMovePlannedWorkout(planId: number) {
  const client = useQueryClient();
  const { queryKey } = weekQuery(planId);
  return useMutation({
    mutationFn: async ({ id, ...body }: Move) => {
      await flushDeletions();
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
  if (!keepalive) await cancelParts(client, id);
  await deleteIfExists('/api/planned-workouts/{id}', id, keepalive);
  removeDraft(workoutDraft(id));
  if (keepalive) return;
  forgetWorkouts(client, (workout) => workout.id === id);
  await refreshPlans(client);
}
