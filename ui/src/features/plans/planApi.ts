// The calls that make, change and delete plans; it knows no dialog and no sentence.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, del, post, put } from '@/shared/api/client';
import type { WorkoutPlan } from '@/shared/api/types';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { PLANS_KEY, refreshPlans } from './api';
import { forgetPlanDrafts } from './planDrafts';
import type { NewDay } from './plannedApi';

export interface NewPlan {
  name: string;
  description?: string;
  // Every other plan stops being a favourite.
  onlyFavorite?: boolean;
  // Its days, in the same transaction.
  workouts?: NewDay[];
  clientKey: string;
}

export interface PlanChange {
  id: number;
  name?: string;
  description?: string | null;
  isFavorite?: boolean;
  // Every other plan stops being one.
  onlyFavorite?: true;
}

export const planKey = (id: number) => `plan-${id}`;

export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: NewPlan) => post<WorkoutPlan>('/api/workout-plans', plan),
    onSuccess: () => refreshPlans(client),
  });
}

function afterChange(plan: WorkoutPlan, { onlyFavorite, ...change }: PlanChange): WorkoutPlan {
  if (plan.id === change.id) return { ...plan, ...change, ...(onlyFavorite && { isFavorite: true }) };
  return onlyFavorite ? { ...plan, isFavorite: false } : plan;
}

// Shows at once, and is taken back when the server refuses.
export function useUpdatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: PlanChange) => put<WorkoutPlan>(`/api/workout-plans/${id}`, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: PLANS_KEY, exact: true });
      const before = client.getQueryData<WorkoutPlan[]>(PLANS_KEY);
      client.setQueryData<WorkoutPlan[]>(PLANS_KEY, (plans) =>
        plans?.map((plan) => afterChange(plan, change)),
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(PLANS_KEY, context?.before),
    onSuccess: () => refreshPlans(client),
  });
}

// What is gone already is what was wanted.
export async function deleteGently(path: string, keepalive: boolean): Promise<void> {
  try {
    await del(path, { keepalive });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function sendPlanDeletion(client: QueryClient, id: number, keepalive: boolean): Promise<void> {
  await deleteGently(`/api/workout-plans/${id}`, keepalive);
  forgetPlanDrafts(id);
  if (!keepalive) await refreshPlans(client);
}

// A day whose deletion still waits for Undo is taken on the server: what goes there next must not find it so.
export const settleDeletions = () => sendPendingDeletion();
