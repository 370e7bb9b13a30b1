// Six all-time statistics.
import { Title } from '@mantine/core';
import type { Stats } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { progressMessages } from './messages';
import classes from './NumbersCard.module.css';

export function NumbersCard({ stats }: { stats: Stats }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const calories = Math.round(fromWire(stats.totalCalories, energyUnit));
  const numbers: [string, string][] = [
    [t('currentStreak'), t('days', { count: stats.currentStreak })],
    [t('totalWorkouts'), formatNumber(stats.totalWorkouts, format)],
    [t('activeDays'), formatNumber(stats.activeDays, format)],
    [t('totalHours'), t('hours', { hours: formatNumber(stats.totalHours, format, 1) })],
    [t('avgDuration'), formatMinutes(stats.avgDuration, format)],
    [t('totalCalories'), `${formatNumber(calories, format)} ${energyUnit}`],
  ];
  return (
    <Card aria-labelledby="progress-numbers">
      <Title order={2} size="h3" id="progress-numbers">
        {t('numbers')}
      </Title>
      <dl className={classes.numbers}>
        {numbers.map(([label, value]) => (
          <div key={label} className={classes.number}>
            <dt>{label}</dt>
            <dd className="fit-numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
