// How a plan that was just made or chosen becomes the one that a person follows, and how that is taken back; it makes no
// plan and draws nothing.
import type { QueryClient } from '@tanstack/react-query';
import { put } from '@/shared/api/client';
import { plansQuery } from '@/shared/api/queries';
import { refetchBelow } from '@/shared/api/queryClient';
import type { WorkoutPlan, WorkoutPlanUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { offerUndo, sendPendingDeletion } from '@/shared/ui/undo';
import { planMessages } from './messages';
import { freeName } from './planNames';

// The plans that there are before another is made. One whose deletion still waits for Undo has its name no more.
export async function plansNow(client: QueryClient): Promise<WorkoutPlan[]> {
  await sendPendingDeletion();
  return client.fetchQuery(plansQuery);
}

const update = (id: number, body: WorkoutPlanUpdate) =>
  put('/api/workout-plans/{id}', { params: { path: { id } }, body });

interface Settling {
  // The favourites that there were give way.
  onlyFavorite: boolean;
}

// A plan that the server named gets a name that no other has, and becomes the only favourite where that is asked for.
export async function settleIn(
  plan: WorkoutPlan,
  before: readonly WorkoutPlan[],
  { onlyFavorite }: Settling,
): Promise<WorkoutPlan> {
  const name = freeName(before, plan.name, plan.id);
  const inTheWay = before.some(({ id, isFavorite }) => isFavorite && id !== plan.id);
  const change = { ...(name !== plan.name && { name }), ...(onlyFavorite && inTheWay && { onlyFavorite }) };
  if (Object.keys(change).length === 0) return plan;
  // It is made: what it is called, and what else is a favourite, can be changed by hand.
  return update(plan.id, change).catch(() => plan);
}

// Says that the plan drives the dashboard now. Undo gives the flag back to those that had it `before`.
export function sayYourPlan(client: QueryClient, { id, name }: WorkoutPlan, before: readonly WorkoutPlan[]): void {
  const t = sentences(planMessages);
  const former = before.filter((plan) => plan.isFavorite && plan.id !== id);
  const wasFavorite = before.some((plan) => plan.isFavorite && plan.id === id);
  offerUndo({
    key: `your-plan-${id}`,
    message: t('nowYours', { name }),
    made: [],
    takeBack: async () => {
      try {
        for (const plan of former) await update(plan.id, { isFavorite: true });
        if (!wasFavorite) await update(id, { isFavorite: false });
      } finally {
        await refetchBelow(client, ['/api/workout-plans', '/api/planned-workouts/today']);
      }
    },
    onError: () => toast({ title: sentences(common)('error'), description: t('updateFailed'), destructive: true }),
  });
}
