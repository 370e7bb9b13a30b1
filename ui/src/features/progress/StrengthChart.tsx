// The estimated one-repetition maximum of a chosen exercise over time.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Anchor, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StrengthLine } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { exercisePath } from '@/shared/lib/paths';
import { unitLabel } from '@/shared/lib/units';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { strengthChart } from './logic';
import listClasses from './List.module.css';
import { progressMessages } from './messages';

interface StrengthChartProps {
  lines: readonly StrengthLine[];
  from: Day;
  to: Day;
}

export function StrengthChart({ lines, from, to }: StrengthChartProps) {
  const t = useT(progressMessages);
  const nameOf = useExerciseName();
  const format = useFormat();
  const places = useScreenPaths();
  const { weightUnit = 'lb' } = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const line = lines.find(({ exerciseName }) => exerciseName === chosen) ?? lines[0];
  return (
    <ChartCard
      title={t('strengthTitle')}
      answer={t(line ? 'strengthAnswer' : 'strengthNone')}
      control={
        line && (
          <NativeSelect
            aria-label={t('exercise')}
            data={lines.map(({ exerciseName }) => ({ value: exerciseName, label: nameOf(exerciseName) }))}
            value={line.exerciseName}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )
      }
    >
      {line && (
        <TimeChart
          label={`${t('estimate')}: ${nameOf(line.exerciseName)}`}
          {...strengthChart(line, weightUnit, from, to, format)}
          columns={[t('day'), t('estimate')]}
          unit={unitLabel(weightUnit)}
          formatValue={(value) => formatNumber(value, format, 1)}
        />
      )}
      {line && places.has('/exercise') && (
        <Anchor component={Link} to={exercisePath(line.exerciseName)} className={listClasses.more}>
          {t('historyOf', { name: nameOf(line.exerciseName) })}
        </Anchor>
      )}
    </ChartCard>
  );
}
