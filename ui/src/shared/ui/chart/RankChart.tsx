// Names with their values as bars below one another, the largest first, and the same as a table for screen readers.
import { lazyDrawing } from './lazyDrawing';
import { ChartTable } from './ChartTable';

export interface RankRow {
  at: string;
  name: string;
  // Beside the name: the value, and what is said besides.
  value: string;
  note: string;
  share: number;
  cells: readonly string[];
}

export interface RankChartProps {
  // Said to screen readers; the visible title stands around the chart.
  label: string;
  rows: readonly RankRow[];
  columns: readonly string[];
  // A CSS value of the theme.
  color: string;
}

const ROW_HEIGHT = 44;
const RankDrawing = lazyDrawing(() => import('./RankDrawing').then((module) => module.RankDrawing));

export function RankChart(props: RankChartProps) {
  const { label, rows, columns } = props;
  return (
    <>
      <RankDrawing {...props} height={ROW_HEIGHT * rows.length} />
      <ChartTable label={label} columns={columns} rows={rows.map(({ at, cells }) => ({ key: at, cells }))} />
    </>
  );
}
