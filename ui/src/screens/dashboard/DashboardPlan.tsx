// The name of the dashboard's plan with a menu to switch to another favorite, and the week of its block.
import { PlanName } from '@/features/dashboard/PlanName';
import { useChoosePlan } from '@/features/plans/useChoosePlan';
import type { WorkoutPlan } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { BlockWeekText } from '@/shared/plans/BlockWeekText';

export function DashboardPlan({ plan, plans }: { plan: WorkoutPlan; plans: readonly WorkoutPlan[] }) {
  const choose = useChoosePlan();
  const others = plans.filter(({ id, isFavorite }) => isFavorite && id !== plan.id);
  return <PlanName plan={plan} others={others} onChoose={choose} />;
}

export function DashboardWeek({ plan }: { plan: WorkoutPlan }) {
  return <BlockWeekText plan={plan} day={useToday()} />;
}
