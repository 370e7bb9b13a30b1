// Makes a plan the only favorite, so that the dashboard uses it, and offers Undo.
import { useQueryClient } from '@tanstack/react-query';
import type { WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { planMessages } from '@/shared/plans/messages';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { toast } from '@/shared/ui/toast';
import { useUpdatePlan } from './planApi';

export function useChoosePlan(): (plan: WorkoutPlan) => void {
  const client = useQueryClient();
  const { mutateAsync: update } = useUpdatePlan();
  const choose = async (plan: WorkoutPlan) => {
    try {
      const before = await fetchPlans(client);
      await update({ id: plan.id, onlyFavorite: true });
      announceFavoritePlan(client, plan, before);
    } catch {
      const description = getT(planMessages)('updateFailed');
      toast({ title: getT(common)('error'), description, destructive: true });
    }
  };
  return (plan) => void choose(plan);
}
