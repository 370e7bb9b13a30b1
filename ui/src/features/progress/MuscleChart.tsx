// The trained muscles by their sets, readable as the list that it is; it knows no call.
import { Text } from '@mantine/core';
import type { ProgressWorkouts } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire, unitWord } from '@/shared/lib/units';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { progressMessages } from './messages';
import classes from './MuscleChart.module.css';

const MOST_MUSCLES = 8;

export function MuscleChart({ muscles }: { muscles: ProgressWorkouts['muscles'] }) {
  const t = useT(progressMessages);
  const muscleName = useMuscleName();
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const most = muscles[0]?.sets ?? 1;
  return (
    <ChartCard title={t('musclesTitle')} answer={t(muscles.length === 0 ? 'musclesNone' : 'musclesAnswer')}>
      <ul className={classes.list}>
        {muscles.slice(0, MOST_MUSCLES).map(({ muscle, sets, volume }) => (
          <li key={muscle} className={classes.row}>
            <span className={classes.name}>{muscleName(muscle)}</span>
            <span className={`${classes.numbers} fit-numbers`}>
              <strong>{t('sets', { count: sets, shown: formatNumber(sets, format, 1) })}</strong>
              {volume > 0 && (
                <Text component="span" size="sm" c="dimmed">
                  {formatNumber(Math.round(fromWire(volume, weightUnit)), format)} {unitWord(weightUnit)}
                </Text>
              )}
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${(sets / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
