// Chart of the best value of each day: weight or assistance, estimated maximum or volume for lifted exercises,
// repetitions or seconds for body-weight exercises.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { useAssisted } from './api';
import { changeOf, historyChart, metricsOf, unitOf, valueText, type Metric } from './logic';
import { historyMessages } from './messages';
import { adjustedHistory } from './adjustedHistory';
import type { ExerciseHistory } from '@/shared/api/types';

const words = {
  weight: 'chartWeight',
  estimatedMaximum: 'chartEstimatedMaximum',
  volume: 'chartVolume',
  reps: 'chartReps',
  duration: 'chartDuration',
} as const;

export function HistoryChart({ history }: { history: ExerciseHistory }) {
  const t = useT(historyMessages);
  const nameOf = useExerciseName();
  const assisted = useAssisted(history.exerciseKey);
  const { exerciseName, points } = adjustedHistory(history, assisted);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = metricsOf(points);
  const metric = offered.find((each) => each === chosen) ?? offered[0];
  const reading = { weightUnit, format };
  const change = metric && changeOf(points, metric);
  // A single day cannot be drawn as a line.
  if (!metric || !change) return null;

  const day = formatDay(change.since, format, { day: 'numeric', month: 'long', year: 'numeric' });
  const by = valueText(Math.abs(change.change), metric, reading);
  const wordOf = (each: Metric) => t(each === 'weight' && assisted ? 'chartHelp' : words[each]);
  const changed = () => {
    if (metric === 'weight' && assisted) return t(change.change < 0 ? 'lessHelp' : 'moreHelp', { change: by, day });
    return t('changed', { change: `${change.change > 0 ? '+' : '−'}${by}`, day });
  };
  return (
    <ChartCard
      title={t('chartTitle')}
      answer={change.change === 0 ? t('same', { day }) : changed()}
      control={
        offered.length > 1 && (
          <SegmentedControl
            aria-label={t('whatToChart')}
            value={metric}
            onChange={setChosen}
            data={offered.map((each) => ({ value: each, label: wordOf(each) }))}
          />
        )
      }
    >
      <TimeChart
        key={metric}
        label={t('chartOf', { metric: wordOf(metric), name: nameOf(exerciseName) })}
        {...historyChart(points, metric, reading)}
        columns={[t('day'), wordOf(metric)]}
        unit={metric === 'reps' ? t('repsUnit') : unitOf(metric, weightUnit)}
        formatValue={(value) =>
          formatNumber(value, format, metric === 'weight' || metric === 'estimatedMaximum' ? 1 : 0)
        }
      />
    </ChartCard>
  );
}
