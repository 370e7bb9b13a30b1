// Makes a created or chosen plan the user's only favorite, and offers to undo that.
import type { QueryClient } from '@tanstack/react-query';
import { put } from '@/shared/api/client';
import { plansQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';
import type { WorkoutPlan, WorkoutPlanUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { offerUndo, sendPendingDeletion } from '@/shared/ui/undo';
import { planMessages } from './messages';
import { uniquePlanName } from './planNames';

// The current plans, before another one is created. Sends a pending deletion first, so that the deleted plan's name is
// free.
export async function fetchPlans(client: QueryClient): Promise<WorkoutPlan[]> {
  await sendPendingDeletion();
  return client.fetchQuery(plansQuery);
}

const update = (id: number, body: WorkoutPlanUpdate) =>
  put('/api/workout-plans/{id}', { params: { path: { id } }, body });

interface FinishOptions {
  // The other favorites lose the flag.
  onlyFavorite: boolean;
}

// Gives a plan that the server named a unique name and, if requested, makes it the only favorite.
export async function finishNewPlan(
  plan: WorkoutPlan,
  before: readonly WorkoutPlan[],
  { onlyFavorite }: FinishOptions,
): Promise<WorkoutPlan> {
  const name = uniquePlanName(before, plan.name, plan.id);
  const hasOtherFavorite = before.some(({ id, isFavorite }) => isFavorite && id !== plan.id);
  const change = { ...(name !== plan.name && { name }), ...(onlyFavorite && hasOtherFavorite && { onlyFavorite }) };
  if (Object.keys(change).length === 0) return plan;
  // The plan exists already. The user can still change its name and the favorites.
  return update(plan.id, change).catch(() => plan);
}

// Shows that the dashboard now follows the plan. Undo restores the favorites of `before`.
export function announceFavoritePlan(
  client: QueryClient,
  { id, name }: WorkoutPlan,
  before: readonly WorkoutPlan[],
): void {
  const t = getT(planMessages);
  const former = before.filter((plan) => plan.isFavorite && plan.id !== id);
  const wasFavorite = before.some((plan) => plan.isFavorite && plan.id === id);
  offerUndo({
    key: `your-plan-${id}`,
    message: t('nowYours', { name }),
    created: [],
    undo: async () => {
      try {
        for (const plan of former) await update(plan.id, { isFavorite: true });
        if (!wasFavorite) await update(id, { isFavorite: false });
      } finally {
        await refetchPaths(client, ['/api/workout-plans', '/api/planned-workouts/today']);
      }
    },
    onError: () => toast({ title: getT(common)('error'), description: t('updateFailed'), destructive: true }),
  });
}
