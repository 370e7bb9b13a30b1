// Adds interaction to a drawing: pointer, touch and keys select a value, which appears in a tooltip and is announced.
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useT } from '@/shared/i18n/locale';
import { spokenRow, type ChartRow } from './content';
import classes from './Drawing.module.css';
import { chartMessages } from './messages';
import { useActiveValue } from './useActiveValue';

type ActiveRow = Pick<ChartRow, 'at' | 'cells'>;

interface InteractiveFrameProps {
  label: string;
  rows: readonly ActiveRow[];
  columns: readonly string[];
  height: number;
  // For horizontal bars, which show their values and need no tooltip.
  ranked?: boolean;
  draw: (interaction: Interaction) => ReactElement;
}

export interface Interaction {
  // Props of Recharts' tooltip.
  tooltip: { active: boolean | undefined; filterNull: boolean; content: ReactElement };
  // Props of the chart. Recharts passes them to the svg element, although its types lack them.
  chartProps: object;
}

export function InteractiveFrame({ label, rows, columns, height, ranked = false, draw }: InteractiveFrameProps) {
  const t = useT(chartMessages);
  const hint = useId();
  const { active, box, listeners, by } = useActiveValue({ count: rows.length, isDown: ranked });
  const [activeRow, setActiveRow] = useState<ActiveRow | null>(null);
  return (
    <div ref={box} className={classes.chart} style={{ height }} {...listeners}>
      {draw({
        tooltip: {
          active,
          filterNull: false,
          content: <Tooltip rows={rows} columns={columns} hidden={ranked} onChange={setActiveRow} />,
        },
        chartProps: { 'aria-label': label, 'aria-describedby': hint },
      })}
      <VisuallyHidden id={hint}>{t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{by !== 'mouse' && activeRow ? spokenRow(activeRow, columns) : ''}</VisuallyHidden>
    </div>
  );
}

interface TooltipProps extends Pick<InteractiveFrameProps, 'rows' | 'columns'> {
  hidden: boolean;
  onChange: (row: ActiveRow | null) => void;
  // Set by Recharts.
  label?: number | string;
  active?: boolean;
}

// The tooltip's content. Hidden from screen readers, which get the status instead.
function Tooltip({ rows, columns, hidden, onChange, label, active = false }: TooltipProps) {
  const row = active ? (rows.find(({ at }) => at === label) ?? null) : null;
  useEffect(() => onChange(row), [row, onChange]);
  if (!row || hidden) return null;
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
