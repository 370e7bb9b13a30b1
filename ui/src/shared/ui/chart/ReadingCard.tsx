// What is read of one row, on a card beside it. Screen readers hear it from the status of the chart.
import type { ChartRow } from './content';
import classes from './Drawing.module.css';

type Row = Pick<ChartRow, 'at' | 'cells'>;

interface ReadingCardProps {
  rows: readonly Row[];
  columns: readonly string[];
  // Recharts says which.
  label?: number | string;
}

export function ReadingCard({ rows, columns, label }: ReadingCardProps) {
  const row = rows.find(({ at }) => at === label);
  if (!row) return null;
  return (
    <div className={classes.card} aria-hidden>
      <strong>{row.cells[0]}</strong>
      {row.cells.slice(1).map((cell, index) => cell !== '' && (
        <span key={columns[index + 1]}>
          {columns[index + 1]}: {cell}
        </span>
      ))}
    </div>
  );
}
