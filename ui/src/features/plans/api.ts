// The calls that read plans and make one in a click; it knows no logged workout and no screen.
import { useMutation, useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { get, post } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type {
  Exercise, MadePlan, PlannedExercise, PlannedWorkout, TodaysWorkout, WorkoutPlan,
} from '@/shared/api/types';
import { plansNow, settleIn } from '@/shared/plans/yourPlan';
import { consideredPlans } from './logic';

export const TODAY_KEY = ['/api/planned-workouts/today'];
export const PLANS_KEY = ['/api/workout-plans'];
export const workoutsKey = (planId: number) => ['/api/workout-plans', planId, 'workouts'];
export const plannedExercisesKey = (workoutId: number) => ['/api/planned-workouts', workoutId, 'exercises'];

// Whether a plan's week holds this planned workout, as far as is known here.
function isPlanned(client: QueryClient, workoutId: unknown): boolean {
  const weeks = client.getQueriesData<PlannedWorkout[]>({ predicate: ({ queryKey }) => queryKey[2] === 'workouts' });
  return weeks.some(([, week]) => week?.some(({ id }) => id === workoutId));
}

// What a change of any plan can change: the plans with their weeks, today's workout, and one workout looked at.
export function refreshPlans(client: QueryClient): Promise<unknown> {
  const changed = [PLANS_KEY, TODAY_KEY, ['planned-workout']];
  const exercises = { queryKey: ['/api/planned-workouts'] };
  return Promise.all([
    ...changed.map((queryKey) => client.invalidateQueries({ queryKey })),
    client.invalidateQueries({ ...exercises, predicate: ({ queryKey: [, id] }) => isPlanned(client, id) }),
    // Of a day that gave way there is nothing to ask for, though a part that is closing still shows it.
    client.invalidateQueries({ ...exercises, predicate: ({ queryKey: [, id] }) => !isPlanned(client, id), refetchType: 'none' }),
  ]);
}

export function useTodaysWorkout() {
  return useQuery<TodaysWorkout>({ queryKey: TODAY_KEY, meta: dayBound });
}

export function usePlans() {
  return useQuery<WorkoutPlan[]>({ queryKey: PLANS_KEY });
}

// The planned workouts of the plans that count for today: the favourites, or else the first three.
export function useConsideredWorkouts() {
  const plans = usePlans();
  const considered = consideredPlans(plans.data ?? []);
  const lists = useQueries({
    queries: considered.map(({ id }) => ({ queryKey: workoutsKey(id) })),
  });
  return {
    plans: considered,
    workouts: lists.map((list) => (list.data as PlannedWorkout[] | undefined) ?? []),
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
  const plans = await client.fetchQuery({ queryKey: PLANS_KEY, queryFn: () => get<WorkoutPlan[]>('/api/workout-plans') });
  for (const plan of plans) {
    const workouts = await client.fetchQuery({
      queryKey: workoutsKey(plan.id),
      queryFn: () => get<PlannedWorkout[]>(`/api/workout-plans/${plan.id}/workouts`),
    });
    const workout = workouts.find((each) => each.id === id);
    if (workout) return { workout, plan };
  }
  return null;
}

// Null: there is no such planned workout (any more).
export function usePlannedWorkout(id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['planned-workout', id],
    queryFn: () => findPlannedWorkout(client, id),
    // Plans change on other screens; what they hold is asked of the cache each time this one opens.
    staleTime: 0,
  });
}

export function usePlanWorkouts(planId: number) {
  return useQuery<PlannedWorkout[]>({ queryKey: workoutsKey(planId) });
}

// The weeks of several plans, in their order; undefined while one is on its way.
export function useWeeksOf(planIds: readonly number[]): (PlannedWorkout[] | undefined)[] {
  const lists = useQueries({ queries: planIds.map((id) => ({ queryKey: workoutsKey(id) })) });
  return lists.map((list) => list.data as PlannedWorkout[] | undefined);
}

export function usePlannedExercises(workoutId: number) {
  return useQuery<PlannedExercise[]>({ queryKey: plannedExercisesKey(workoutId) });
}

// The exercises of several workouts, by their ids; undefined while they are on their way, null when they did not come.
export function useExercisesOf(workoutIds: readonly number[]): ReadonlyMap<number, PlannedExercise[] | null | undefined> {
  const lists = useQueries({ queries: workoutIds.map((id) => ({ queryKey: plannedExercisesKey(id) })) });
  return new Map(
    workoutIds.map((id, index) => [id, lists[index]?.error ? null : (lists[index]?.data as PlannedExercise[] | undefined)]),
  );
}

export function useCatalogue() {
  return useQuery<Exercise[]>({ queryKey: ['/api/exercises'] });
}

export function useAutoGeneratePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = await plansNow(client);
      const { message, plan } = await post<MadePlan>('/api/auto-generate-plan');
      return { message, before, plan: await settleIn(plan, before, { onlyFavorite: true }) };
    },
    onSuccess: () => refreshPlans(client),
  });
}
