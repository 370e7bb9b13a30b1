// Totals of the month and its workout types.
import { Button, Text, Title } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, formatMinutes } from '@/shared/lib/dates';
import { firstOf, type Month } from '@/shared/lib/months';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { workoutTypeColors } from '@/shared/ui/workoutType';
import type { MonthTotals } from './logic';
import { calendarMessages } from './messages';
import classes from './MonthSummary.module.css';

interface MonthSummaryProps {
  month: Month;
  totals: MonthTotals;
}

export function MonthSummary({ month, totals }: MonthSummaryProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const planner = useScreenPaths().has('/workout-planner');
  const name = formatDay(firstOf(month), format, { month: 'long' });
  if (totals.workouts === 0) {
    return (
      <Card>
        <EmptyState
          icon={IconCalendarPlus}
          title={t('emptyMonth', { month: name })}
          description={t('emptyMonthHint')}
          action={
            planner && (
              <Button component={Link} to="/workout-planner" variant="default">
                {t('toPlanner')}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  const most = totals.types[0]?.workouts ?? 1;
  const numbers: [string, string][] = [
    [formatNumber(totals.workouts, format), t('workouts', { count: totals.workouts })],
    [formatMinutes(totals.minutes, format), t('inAll')],
    [formatNumber(Math.round(fromWire(totals.calories, energyUnit)), format), t('burned', { unit: energyUnit })],
  ];
  return (
    <Card aria-labelledby="calendar-totals">
      <Title order={2} size="h3" id="calendar-totals">
        {t('totals', { month: name })}
      </Title>
      <dl className={classes.numbers}>
        {numbers.map(([value, label]) => (
          <div key={label} className={classes.number}>
            <dt>{label}</dt>
            <dd className="fit-numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.types}>
        {totals.types.map(({ type, workouts }) => (
          <li key={type} className={classes.type}>
            <TypeBadge type={type} size="sm" />
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                style={{ width: `${(workouts / most) * 100}%`, background: workoutTypeColors(type).solid }}
              />
            </span>
            <span className="fit-numbers" aria-label={t('typeCount', { count: workouts })} role="img">
              {formatNumber(workouts, format)}
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {t('chooseDay')}
      </Text>
    </Card>
  );
}
