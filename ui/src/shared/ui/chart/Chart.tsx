// A chart: the drawing, which is loaded lazily, and its data as a table for screen readers.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { lazyDrawing } from './lazyDrawing';
import { ChartTable } from './ChartTable';
import { isEmpty, overDays, type ChartContent, type TimeContent } from './content';
import { chartMessages } from './messages';

export interface ChartProps {
  // The accessible name. The visible title is outside the chart.
  label: string;
  content: ChartContent;
  columns: readonly string[];
  unit: string;
  formatValue: (value: number) => string;
  // Starts the scale at zero, as bars need.
  zero?: boolean;
  // Limits the scale to whole numbers. Automatic if `formatValue` shows no decimals.
  whole?: boolean;
  // For bars whose scale starts near the lowest value: returns the note about its start.
  note?: (lowest: string) => string;
  height?: keyof typeof chartHeights;
  // Omits the x axis, for a chart above another one with the same days.
  bare?: boolean;
  // The minimum width of the y axis in characters, to align charts with the same days.
  gutter?: number;
}

// low: above or below another chart; tall: beside tall content.
const chartHeights = { low: 150, normal: 250, tall: 330 } as const;
// The height of the note and the gap above it.
const NOTE = 34;
const Drawing = lazyDrawing(() => import('./Drawing').then((module) => module.Drawing));

export function Chart(props: ChartProps) {
  const t = useT(chartMessages);
  const { label, content, columns, note } = props;
  const height = chartHeights[props.height ?? 'normal'];
  if (isEmpty(content)) {
    return (
      <Text size="sm" c="dimmed">
        {t('nothing')}
      </Text>
    );
  }
  return (
    <>
      <Drawing {...props} height={height + (note ? NOTE : 0)} chartHeight={height} />
      <ChartTable label={label} columns={columns} rows={content.rows.map(({ at, cells }) => ({ key: at, cells }))} />
    </>
  );
}

type TimeChartProps = Omit<ChartProps, 'content'> & TimeContent;

// Values over days.
export function TimeChart({ from, to, span, layers, rows, ...chart }: TimeChartProps) {
  const format = useFormat();
  return <Chart {...chart} content={overDays({ from, to, span, layers, rows }, format)} />;
}
