// Around a drawing: what reads its values by pointer, finger and keys, shows them on a card and says them to screen readers.
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useT } from '@/shared/i18n/locale';
import { spokenRow, type ChartRow } from './content';
import classes from './Drawing.module.css';
import { chartMessages } from './messages';
import { useReading } from './useReading';

type ReadRow = Pick<ChartRow, 'at' | 'cells'>;

interface ReadingFrameProps {
  label: string;
  rows: readonly ReadRow[];
  columns: readonly string[];
  height: number;
  // Bars below one another, which say their values already and need no card.
  ranked?: boolean;
  draw: (reading: DrawnReading) => ReactElement;
}

export interface DrawnReading {
  // For Recharts' tooltip.
  tooltip: { active: boolean | undefined; filterNull: boolean; content: ReactElement };
  // For the chart itself. Recharts hands them on to the drawing, though its types do not say so.
  named: object;
}

export function ReadingFrame({ label, rows, columns, height, ranked = false, draw }: ReadingFrameProps) {
  const t = useT(chartMessages);
  const hint = useId();
  const { active, box, listeners, by } = useReading({ count: rows.length, isDown: ranked });
  const [read, setRead] = useState<ReadRow | null>(null);
  return (
    <div ref={box} className={classes.chart} style={{ height }} {...listeners}>
      {draw({
        tooltip: {
          active,
          filterNull: false,
          content: <Reading rows={rows} columns={columns} silent={ranked} onRead={setRead} />,
        },
        named: { 'aria-label': label, 'aria-describedby': hint },
      })}
      <VisuallyHidden id={hint}>{t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{by !== 'mouse' && read ? spokenRow(read, columns) : ''}</VisuallyHidden>
    </div>
  );
}

interface ReadingProps extends Pick<ReadingFrameProps, 'rows' | 'columns'> {
  silent: boolean;
  onRead: (row: ReadRow | null) => void;
  // Recharts says which, and whether.
  label?: number | string;
  active?: boolean;
}

// The row that is read, on a card beside it. Screen readers hear it from the status of the chart.
function Reading({ rows, columns, silent, onRead, label, active = false }: ReadingProps) {
  const row = active ? (rows.find(({ at }) => at === label) ?? null) : null;
  useEffect(() => onRead(row), [row, onRead]);
  if (!row || silent) return null;
  return (
    <div className={classes.card} aria-hidden>
      <strong>{row.cells[0]}</strong>
      {row.cells.slice(1).map(
        (cell, index) =>
          cell !== '' && (
            <span key={columns[index + 1]}>
              {columns[index + 1]}: {cell}
            </span>
          ),
      )}
    </div>
  );
}
