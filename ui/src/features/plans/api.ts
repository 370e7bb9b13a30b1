// The calls that read plans and make one in a click; it knows no logged workout and no screen.
import {
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { exercisesQuery, plansQuery, todaysWorkoutQuery } from '@/shared/api/queries';
import { queryAt, type Below } from '@/shared/api/queryClient';
import type { PlannedExercise, PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { plansNow, settleIn } from '@/shared/plans/yourPlan';
import { consideredPlans } from './logic';

// The planned workouts of a plan.
export const weekQuery = (planId: number) =>
  queryOptions(queryAt('/api/workout-plans/{id}/workouts', { path: { id: planId } }));
export const plannedExercisesQuery = (workoutId: number) =>
  queryOptions(queryAt('/api/planned-workouts/{id}/exercises', { path: { id: workoutId } }));

// What findPlannedWorkout() answered, by id.
const FOUND = ['planned-workout'];

// Whether a plan's week holds this planned workout, as far as is known here.
function isPlanned(client: QueryClient, workoutId: unknown): boolean {
  const weeks = client.getQueriesData<PlannedWorkout[]>({ predicate: ({ queryKey }) => queryKey[2] === 'workouts' });
  return weeks.some(([, week]) => week?.some(({ id }) => id === workoutId));
}

// What a change of any plan can change: the plans with their weeks, today's workout, and one workout looked at.
export function refreshPlans(client: QueryClient): Promise<unknown> {
  const changed = [plansQuery.queryKey, todaysWorkoutQuery.queryKey, FOUND];
  const exercises = { queryKey: ['/api/planned-workouts' satisfies Below] };
  return Promise.all([
    ...changed.map((queryKey) => client.invalidateQueries({ queryKey })),
    client.invalidateQueries({ ...exercises, predicate: ({ queryKey: [, id] }) => isPlanned(client, id) }),
    // Of a day that gave way there is nothing to ask for, though a part that is closing still shows it.
    client.invalidateQueries({
      ...exercises,
      predicate: ({ queryKey: [, id] }) => !isPlanned(client, id),
      refetchType: 'none',
    }),
  ]);
}

export function useTodaysWorkout() {
  return useQuery(todaysWorkoutQuery);
}

export function usePlans() {
  return useQuery(plansQuery);
}

// The planned workouts of the plans that count for today: the favourites, or else the first three.
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

export interface FoundWorkout {
  workout: PlannedWorkout;
  plan: WorkoutPlan;
}

// There is no call for one planned workout: it is looked for in the person's plans, the favourites first.
async function findPlannedWorkout(client: QueryClient, id: number): Promise<FoundWorkout | null> {
  const plans = await client.fetchQuery(plansQuery);
  for (const plan of plans) {
    const workouts = await client.fetchQuery(weekQuery(plan.id));
    const workout = workouts.find((each) => each.id === id);
    if (workout) return { workout, plan };
  }
  return null;
}

// Null: there is no such planned workout (any more).
export function usePlannedWorkout(id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...FOUND, id],
    queryFn: () => findPlannedWorkout(client, id),
    // Plans change on other screens; what they hold is asked of the cache each time this one opens.
    staleTime: 0,
  });
}

export function usePlanWorkouts(planId: number) {
  return useQuery(weekQuery(planId));
}

// The weeks of several plans, in their order; undefined while one is on its way.
export function useWeeksOf(planIds: readonly number[]): (PlannedWorkout[] | undefined)[] {
  const lists = useQueries({ queries: planIds.map(weekQuery) });
  return lists.map((list) => list.data);
}

export function usePlannedExercises(workoutId: number) {
  return useQuery(plannedExercisesQuery(workoutId));
}

// The exercises of several workouts, by their ids; undefined while they are on their way, null when they did not come.
export function useExercisesOf(
  workoutIds: readonly number[],
): ReadonlyMap<number, PlannedExercise[] | null | undefined> {
  const lists = useQueries({ queries: workoutIds.map(plannedExercisesQuery) });
  return new Map(workoutIds.map((id, index) => [id, lists[index]?.error ? null : lists[index]?.data]));
}

export function useCatalogue() {
  return useQuery(exercisesQuery);
}

export function useAutoGeneratePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = await plansNow(client);
      const { notes, plan } = await post('/api/auto-generate-plan');
      return { notes, before, plan: await settleIn(plan, before, { onlyFavorite: true }) };
    },
    onSuccess: () => refreshPlans(client),
  });
}
