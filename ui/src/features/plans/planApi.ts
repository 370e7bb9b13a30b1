// Mutations that create, change and delete plans.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, del, post, put } from '@/shared/api/client';
import { plansQuery } from '@/shared/api/queries';
import type { WorkoutPlan, WorkoutPlanInput } from '@/shared/api/types';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { forgetWorkouts, refreshPlans, weekQuery } from './api';
import { forgetPlanDrafts } from './list/planDrafts';

// `onlyFavorite`: no other plan remains a favorite. `workouts`: the days, created in the same transaction.
type NewPlan = WorkoutPlanInput & { clientKey: string };

interface PlanChange {
  id: number;
  name?: string;
  description?: string | null;
  isFavorite?: boolean;
  // No other plan remains a favorite.
  onlyFavorite?: true;
}

export const planKey = (id: number) => `plan-${id}`;

export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: NewPlan) => post('/api/workout-plans', { body: plan }),
    onSuccess: () => refreshPlans(client),
  });
}

function afterChange(plan: WorkoutPlan, { onlyFavorite, ...change }: PlanChange): WorkoutPlan {
  if (plan.id === change.id) return { ...plan, ...change, ...(onlyFavorite && { isFavorite: true }) };
  return onlyFavorite ? { ...plan, isFavorite: false } : plan;
}

// Optimistic. Rolls back when the server refuses.
export function useUpdatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PlanChange) => put('/api/workout-plans/{id}', { params: { path: { id } }, body }),
    onMutate: async (change) => {
      const { queryKey } = plansQuery;
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (plans) => plans?.map((plan) => afterChange(plan, change)));
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(plansQuery.queryKey, context?.before),
    onSuccess: () => refreshPlans(client),
  });
}

// A plan or workout that no longer exists counts as deleted.
export async function deleteIfExists(
  path: '/api/workout-plans/{id}' | '/api/planned-workouts/{id}',
  id: number,
  keepalive: boolean,
): Promise<void> {
  try {
    await del(path, { params: { path: { id } }, keepalive });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function sendPlanDeletion(client: QueryClient, id: number, keepalive: boolean): Promise<void> {
  await deleteIfExists('/api/workout-plans/{id}', id, keepalive);
  forgetPlanDrafts(id);
  if (keepalive) return;
  // A screen that still shows the plan does not request its week again, which no longer exists.
  client.setQueryData(plansQuery.queryKey, (plans) => plans?.filter((plan) => plan.id !== id));
  client.removeQueries({ queryKey: weekQuery(id).queryKey });
  forgetWorkouts(client, ({ workoutPlanId }) => workoutPlanId === id);
  await refreshPlans(client);
}

// A day whose deletion can still be undone is occupied on the server. Delete it before anything else is stored there.
export const flushDeletions = () => sendPendingDeletion();
