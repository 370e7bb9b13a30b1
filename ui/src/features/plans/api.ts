// Queries for plans, their weeks and planned exercises, and the one-click plan.
import {
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { post } from '@/shared/api/client';
import { exercisesQuery, plansQuery, todaysWorkoutQuery } from '@/shared/api/queries';
import { queryAt, type PathPrefix } from '@/shared/api/queryClient';
import type { PlannedExercise, PlannedWorkout, TodaysWorkout, WorkoutPlan } from '@/shared/api/types';
import { useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { lackedEntries, useOverlaidQuery } from '@/shared/outbox/overlay';
import { fetchPlans, finishNewPlan } from '@/shared/plans/favoritePlan';
import { withPlanEdits } from '@/shared/outbox/planEdits';
import { consideredPlans } from './logic';

export const weekQuery = (planId: number) =>
  queryOptions(queryAt('/api/workout-plans/{id}/workouts', { path: { id: planId } }));
export const plannedExercisesQuery = (workoutId: number) =>
  queryOptions(queryAt('/api/planned-workouts/{id}/exercises', { path: { id: workoutId } }));

// Query key of findPlannedWorkout(), followed by the id.
const FOUND_KEY = ['planned-workout'];

// Whether a cached week contains this planned workout.
function isPlanned(client: QueryClient, workoutId: unknown): boolean {
  const weeks = client.getQueriesData<PlannedWorkout[]>({ predicate: ({ queryKey }) => queryKey[2] === 'workouts' });
  return weeks.some(([, week]) => week?.some(({ id }) => id === workoutId));
}

// Everything that a change to a plan can affect: the plans and their weeks, today's workout, and a single planned
// workout.
export function refreshPlans(client: QueryClient): Promise<unknown> {
  const changed = [plansQuery.queryKey, todaysWorkoutQuery.queryKey, FOUND_KEY];
  const exercises = { queryKey: ['/api/planned-workouts' satisfies PathPrefix] };
  return Promise.all([
    ...changed.map((queryKey) => client.invalidateQueries({ queryKey })),
    client.invalidateQueries({ ...exercises, predicate: ({ queryKey: [, id] }) => isPlanned(client, id) }),
    // Exercises of a replaced day no longer exist, although a closing component may still show them: do not refetch.
    client.invalidateQueries({
      ...exercises,
      predicate: ({ queryKey: [, id] }) => !isPlanned(client, id),
      refetchType: 'none',
    }),
  ]);
}

// Removes deleted workouts from what is cached, so that a screen that still shows one requests none of its parts again.
export function forgetWorkouts(client: QueryClient, isGone: (workout: PlannedWorkout) => boolean): void {
  client.setQueriesData<PlannedWorkout[]>({ predicate: ({ queryKey }) => queryKey[2] === 'workouts' }, (week) =>
    week?.filter((workout) => !isGone(workout)),
  );
  client.setQueryData(todaysWorkoutQuery.queryKey, (today) =>
    today?.workout && isGone(today.workout) ? { ...today, workout: null, exercises: [], completions: [] } : today,
  );
}

// The parts of a workout that are being requested while it is deleted.
export function cancelParts(client: QueryClient, workoutId: number): Promise<void> {
  return client.cancelQueries({ queryKey: ['/api/planned-workouts' satisfies PathPrefix, workoutId] });
}

const todayWithEdits = (today: TodaysWorkout, entries: readonly OutboxEntry[]): TodaysWorkout =>
  today.workout ? { ...today, exercises: withPlanEdits(today.workout.id, today.exercises, entries) } : today;

export function useTodaysWorkout() {
  return useOverlaidQuery(useQuery(todaysWorkoutQuery), 'plan-edit', todayWithEdits);
}

export function usePlans() {
  return useQuery(plansQuery);
}

// The planned workouts of the plans that count today: the favorites, or else the first three plans.
export function useConsideredWorkouts() {
  const plans = usePlans();
  const considered = consideredPlans(plans.data ?? []);
  const lists = useQueries({ queries: considered.map(({ id }) => weekQuery(id)) });
  return {
    plans: considered,
    workouts: lists.map((list) => list.data ?? []),
    hasPlans: (plans.data?.length ?? 0) > 0,
    isPending: plans.isPending || lists.some((list) => list.isPending),
    error: plans.error ?? lists.find((list) => list.error)?.error ?? null,
    refetch: () => void Promise.all([plans.refetch(), ...lists.map((list) => list.refetch())]),
  };
}

interface FoundWorkout {
  workout: PlannedWorkout;
  plan: WorkoutPlan;
}

// The API has no call for a single planned workout. Searches the user's plans, favorites first.
async function findPlannedWorkout(client: QueryClient, id: number): Promise<FoundWorkout | null> {
  const plans = await client.fetchQuery(plansQuery);
  for (const plan of plans) {
    const workouts = await client.fetchQuery(weekQuery(plan.id));
    const workout = workouts.find((each) => each.id === id);
    if (workout) return { workout, plan };
  }
  return null;
}

// Null: the planned workout does not exist.
export function usePlannedWorkout(id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...FOUND_KEY, id],
    queryFn: () => findPlannedWorkout(client, id),
    // Plans change on other screens. Each mount reads them from the cache again.
    staleTime: 0,
  });
}

export function usePlanWorkouts(planId: number) {
  return useQuery(weekQuery(planId));
}

// The weeks of several plans, in order; undefined while a week loads.
export function useWeeksOf(planIds: readonly number[]): (PlannedWorkout[] | undefined)[] {
  const lists = useQueries({ queries: planIds.map(weekQuery) });
  return lists.map((list) => list.data);
}

export function usePlannedExercises(workoutId: number) {
  const apply = useCallback(
    (exercises: PlannedExercise[], entries: readonly OutboxEntry[]) => withPlanEdits(workoutId, exercises, entries),
    [workoutId],
  );
  return useOverlaidQuery(useQuery(plannedExercisesQuery(workoutId)), 'plan-edit', apply);
}

// The exercises of several workouts by workout id: undefined while loading, null after an error.
export function useExercisesOf(
  workoutIds: readonly number[],
): ReadonlyMap<number, PlannedExercise[] | null | undefined> {
  const lists = useQueries({ queries: workoutIds.map(plannedExercisesQuery) });
  const entries = useOutbox((state) => state.entries);
  return new Map(
    workoutIds.map((id, index) => {
      const { error, data, dataUpdatedAt = 0 } = lists[index] ?? {};
      const lacked = lackedEntries(entries, 'plan-edit', dataUpdatedAt);
      return [id, error ? null : data && withPlanEdits(id, data, lacked)];
    }),
  );
}

export function useCatalogue() {
  return useQuery(exercisesQuery);
}

export function useAutoGeneratePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = await fetchPlans(client);
      const { notes, plan } = await post('/api/auto-generate-plan');
      return { notes, before, plan: await finishNewPlan(plan, before, { onlyFavorite: true }) };
    },
    onSuccess: () => refreshPlans(client),
  });
}
