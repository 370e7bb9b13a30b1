// Hours of sleep above minutes of training by day or week, with a note if one of them is missing.
import { Text } from '@mantine/core';
import type { ProgressOverview } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { meanSleep, sleepCharts } from './logic';
import { progressMessages } from './messages';

// Characters: the width of '7.5' and of '100', so that both charts align.
const GUTTER = 3;

export function SleepChart({ overview }: { overview: ProgressOverview }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const charts = sleepCharts(overview, format);
  const mean = meanSleep(overview.sleep);
  const slept = mean !== null;
  const trained = overview.sleep.some(({ minutes }) => minutes > 0);
  const period = charts.sleep.span === 1 ? t('day') : t('week');
  const shown = (value: number) => formatNumber(value, format, 1);
  return (
    <ChartCard
      title={t('sleepTitle')}
      answer={slept ? t('sleepAnswer', { length: formatMinutes(mean * 60, format) }) : null}
    >
      {slept && (
        <TimeChart
          label={t('sleep')}
          {...charts.sleep}
          columns={[period, t('sleep')]}
          unit={t('sleepUnit')}
          formatValue={shown}
          height="low"
          whole
          gutter={GUTTER}
          bare={trained}
        />
      )}
      {slept !== trained && (
        <Text size="sm" c="dimmed" my="sm">
          {t(slept ? 'trainingNone' : 'sleepNone')}
        </Text>
      )}
      {(trained || !slept) && (
        <TimeChart
          label={t('training')}
          {...charts.training}
          columns={[period, t('training')]}
          unit={t(charts.training.span === 1 ? 'trainingUnit' : 'trainingUnitADay')}
          formatValue={shown}
          zero
          whole
          height="low"
          gutter={GUTTER}
        />
      )}
    </ChartCard>
  );
}
