// Values over days as bars, lines, dots and goals; it knows no meaning.
import { useFormat } from '@/shared/i18n/locale';
import { Chart, type ChartProps } from './Chart';
import { overDays, type TimeContent } from './content';

type TimeChartProps = Omit<ChartProps, 'content'> & TimeContent;

export function TimeChart({ from, to, span, layers, rows, ...chart }: TimeChartProps) {
  const format = useFormat();
  return <Chart {...chart} content={overDays({ from, to, span, layers, rows }, format)} />;
}
