// Plans the empty days of the week.
import { Button } from '@mantine/core';
import { useT } from '@/shared/i18n/locale';
import { mealWeekMessages } from './messages';
import type { WeekPlanning } from './useWeekPlanning';

export function PlanButton({ planning }: { planning: WeekPlanning }) {
  const t = useT(mealWeekMessages);
  return (
    <Button disabled={planning.isPending} onClick={() => planning.plan({ replace: false })}>
      {t(planning.isPending ? 'planning' : 'plan')}
    </Button>
  );
}
