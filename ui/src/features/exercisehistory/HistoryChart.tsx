// The best of each day over time: weight, estimate or volume of what was lifted, else repetitions or seconds; it knows no
// call.
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/TimeChart';
import { changeOf, historyChart, metricsOf, unitOf, valueText } from './logic';
import { historyMessages } from './messages';
import type { ExerciseHistory } from '@/shared/api/types';

const words = {
  weight: 'chartWeight', estimatedMaximum: 'chartEstimatedMaximum', volume: 'chartVolume', reps: 'chartReps', duration: 'chartDuration',
} as const;

export function HistoryChart({ history: { exerciseName, points } }: { history: ExerciseHistory }) {
  const t = useT(historyMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = metricsOf(points);
  const metric = offered.find((each) => each === chosen) ?? offered[0];
  const reading = { weightUnit, format };
  const change = metric && changeOf(points, metric);
  // One day makes no line.
  if (!metric || !change) return null;

  const day = formatDay(change.since, format, { day: 'numeric', month: 'long', year: 'numeric' });
  const sign = change.change > 0 ? '+' : '−';
  const by = valueText(Math.abs(change.change), metric, reading);
  return (
    <ChartCard
      title={t('chartTitle')}
      answer={change.change === 0 ? t('same', { day }) : t('changed', { change: `${sign}${by}`, day })}
      control={
        offered.length > 1 && (
          <SegmentedControl
            aria-label={t('whatToChart')}
            value={metric}
            onChange={setChosen}
            data={offered.map((each) => ({ value: each, label: t(words[each]) }))}
          />
        )
      }
    >
      <TimeChart
        key={metric}
        label={t('chartOf', { metric: t(words[metric]), name: exerciseName })}
        {...historyChart(points, metric, reading)}
        columns={[t('day'), t(words[metric])]}
        unit={metric === 'reps' ? t('repsUnit') : unitOf(metric, weightUnit)}
        formatValue={(value) => formatNumber(value, format, metric === 'weight' || metric === 'estimatedMaximum' ? 1 : 0)}
      />
    </ChartCard>
  );
}

