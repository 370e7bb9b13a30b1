// Plans the days of a week and says how that went.
import { refusalMessage } from '@/shared/api/fieldMessages';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { usePlanWeek } from './api';
import { mealWeekMessages } from './messages';

export type WeekPlanning = ReturnType<typeof useWeekPlanning>;

export function useWeekPlanning(first: Day) {
  const t = useT(mealWeekMessages);
  const words = useT(common);
  const { mutate, isPending, variables } = usePlanWeek(first);
  const plan = (how: { replace: boolean }) => {
    if (isPending) return;
    mutate(how, {
      onSuccess: () => toast({ title: t('planned'), description: t('plannedHint') }),
      onError: (error) =>
        toast({ title: words('error'), description: refusalMessage(error, t('planFailed')), destructive: true }),
    });
  };
  return { plan, isPending, isReplacing: isPending && variables.replace };
}
