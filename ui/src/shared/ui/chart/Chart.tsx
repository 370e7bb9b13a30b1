// One chart in its place: the drawing, which comes with code of its own, and the same rows as a table for screen readers.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { lazyDrawing } from './lazyDrawing';
import { ChartTable } from './ChartTable';
import { isEmpty, overDays, type ChartContent, type TimeContent } from './content';
import { chartMessages } from './messages';

export interface ChartProps {
  // Said to screen readers; the visible title stands around the chart.
  label: string;
  content: ChartContent;
  columns: readonly string[];
  unit: string;
  formatValue: (value: number) => string;
  // Bars begin at nothing; a line may begin where its values do.
  zero?: boolean;
  // Its scale has whole numbers alone, as it has when its values have.
  whole?: boolean;
  // Of bars that begin near the lowest one: what is said of where, below them.
  note?: (lowest: string) => string;
  height?: keyof typeof chartHeights;
  // Above another chart of the same days: the labels below serve both.
  bare?: boolean;
  // Characters that the values take at least, so that charts of the same days stand in line.
  gutter?: number;
}

// The three heights of charts: above or below another one, by itself, and beside something tall.
export const chartHeights = { low: 150, normal: 250, tall: 330 } as const;
// A note and what is above it.
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
