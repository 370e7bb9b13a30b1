// What is read of one row, on a card beside it. Screen readers hear it from the status of the chart.
import type { ChartRow } from './content';
import classes from './Drawing.module.css';

type Row = Pick<ChartRow, 'at' | 'cells'>;

interface ReadingCardProps {
  rows: readonly Row[];
  columns: readonly string[];
  // Recharts says which, and whether.
  label?: number | string;
  active?: boolean;
}

export function ReadingCard({ rows, columns, label, active = false }: ReadingCardProps) {
  const row = rows.find(({ at }) => at === label);
  if (!row || !active) return null;
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
