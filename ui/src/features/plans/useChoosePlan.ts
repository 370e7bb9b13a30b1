// Makes a plan the only favorite, so that the dashboard uses it, and offers Undo.
import { useQueryClient } from '@tanstack/react-query';
import type { WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { planMessages } from '@/shared/plans/messages';
import { plansNow, sayYourPlan } from '@/shared/plans/yourPlan';
import { toast } from '@/shared/ui/toast';
import { useUpdatePlan } from './planApi';

export function useChoosePlan(): (plan: WorkoutPlan) => void {
  const client = useQueryClient();
  const { mutateAsync: update } = useUpdatePlan();
  const choose = async (plan: WorkoutPlan) => {
    try {
      const before = await plansNow(client);
      await update({ id: plan.id, onlyFavorite: true });
      sayYourPlan(client, plan, before);
    } catch {
      const description = sentences(planMessages)('updateFailed');
      toast({ title: sentences(common)('error'), description, destructive: true });
    }
  };
  return (plan) => void choose(plan);
}
