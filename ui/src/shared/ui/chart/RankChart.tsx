// A ranking as horizontal bars, largest first, with its data as a table for screen readers.
import { lazyDrawing } from './lazyDrawing';
import { ChartTable } from './ChartTable';

export interface RankRow {
  at: string;
  name: string;
  // Shown beside the name. `note` is additional text.
  value: string;
  note: string;
  share: number;
  cells: readonly string[];
}

export interface RankChartProps {
  // The accessible name. The visible title is outside the chart.
  label: string;
  rows: readonly RankRow[];
  columns: readonly string[];
  // A CSS color of the theme.
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
