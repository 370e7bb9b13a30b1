// The card that makes the first plan fit. The new plan replaces the first one, which goes once Undo is no longer offered.
import { useQueryClient } from '@tanstack/react-query';
import { planFitAnswer } from '@/features/personalplan/fit/asksForFit';
import { PlanFitCard } from '@/features/personalplan/fit/PlanFitCard';
import { planFitMessages } from '@/features/personalplan/fit/planFitMessages';
import type { Planned } from '@/features/personalplan/fit/usePlanFit';
import { refreshPlans } from '@/features/plans/api';
import { planKey, sendPlanDeletion } from '@/features/plans/planApi';
import { showFailure } from '@/features/plans/usePlanActions';
import { put } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';

export function DashboardFit({ isTrained }: { isTrained: boolean }) {
  const client = useQueryClient();

  const restore = async (made: number, first: number) => {
    try {
      await put('/api/workout-plans/{id}', { params: { path: { id: first } }, body: { onlyFavorite: true } });
      // The dashboard leaves the workouts of the plan before they are gone.
      await refetchPaths(client, ['/api/planned-workouts/today']);
      await sendPlanDeletion(client, made, false);
      planFitAnswer.change({ answered: false });
    } catch {
      const description = getT(planFitMessages)('undoFailed');
      toast({ title: getT(common)('error'), description, destructive: true });
      await refreshPlans(client);
    }
  };

  const finish = ({ plan, before, replaced }: Planned) => {
    if (!replaced) return announceFavoritePlan(client, plan, before);
    deleteWithUndo({
      key: planKey(replaced.id),
      message: getT(planFitMessages)('replaced', { name: plan.name }),
      send: ({ keepalive }) => sendPlanDeletion(client, replaced.id, keepalive),
      onError: () => showFailure('deletePlanFailed'),
      onUndo: () => restore(plan.id, replaced.id),
    });
  };

  return <PlanFitCard isTrained={isTrained} onPlanned={finish} />;
}
