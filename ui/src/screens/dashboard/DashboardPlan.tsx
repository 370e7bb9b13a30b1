// The name of the dashboard's plan with a menu to switch to another favorite.
import { PlanName } from '@/features/dashboard/PlanName';
import { useChoosePlan } from '@/features/plans/useChoosePlan';
import type { WorkoutPlan } from '@/shared/api/types';

export function DashboardPlan({ plan, plans }: { plan: WorkoutPlan; plans: readonly WorkoutPlan[] }) {
  const choose = useChoosePlan();
  const others = plans.filter(({ id, isFavorite }) => isFavorite && id !== plan.id);
  return <PlanName plan={plan} others={others} onChoose={choose} />;
}
