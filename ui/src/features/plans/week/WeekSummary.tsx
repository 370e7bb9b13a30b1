// The totals of a plan's week.
import { Title } from '@mantine/core';
import type { PlannedWorkout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { summaryOf } from './week';
import classes from './WeekSummary.module.css';

export function WeekSummary({ workouts }: { workouts: readonly PlannedWorkout[] }) {
  const t = useT(plannerMessages);
  const { active, rest, strength, cardio } = summaryOf(workouts);
  const rows = [
    [t('activeDays'), active],
    [t('restDays'), rest],
    [t('strength'), strength],
    [t('cardio'), cardio],
  ] as const;
  return (
    <Card aria-labelledby="week-summary" className={classes.card}>
      <Title order={2} size="h3" id="week-summary">
        {t('summary')}
      </Title>
      <dl className={classes.rows}>
        {rows.map(([label, count]) => (
          <div key={label} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.count}>{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
