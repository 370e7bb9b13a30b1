// Workouts per week compared with the goal of that week.
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import type { TrainingWeek } from '@/shared/api/types';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { trainingChart } from './logic';
import { progressMessages } from './messages';

interface TrainingChartProps {
  title: string;
  answer: string | null;
  weeks: readonly TrainingWeek[];
  height?: 'normal' | 'tall';
}

export function TrainingChart({ title, answer, weeks, height = 'normal' }: TrainingChartProps) {
  const t = useT(progressMessages);
  const format = useFormat();
  return (
    <ChartCard title={title} answer={answer}>
      <TimeChart
        label={title}
        {...trainingChart(weeks, { goal: t('goal') }, format)}
        columns={[t('week'), t('workoutCount'), t('goal'), t('time')]}
        unit={t('perWeek')}
        formatValue={(value) => formatNumber(value, format, 1)}
        zero
        whole
        height={height}
      />
    </ChartCard>
  );
}
