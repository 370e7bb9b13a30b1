// Around a drawing: what reads its values by pointer, finger and keys, and says them to screen readers.
import { VisuallyHidden } from '@mantine/core';
import { useId, useState, type ReactElement } from 'react';
import { useT } from '@/shared/i18n/locale';
import { spokenRow, type ChartRow } from './content';
import classes from './Drawing.module.css';
import { chartMessages } from './messages';
import { ReadingCard } from './ReadingCard';
import { ReadValue } from './ReadValue';
import { useReading } from './useReading';

type ReadRow = Pick<ChartRow, 'at' | 'cells'>;

interface ReadingFrameProps {
  label: string;
  rows: readonly ReadRow[];
  columns: readonly string[];
  height: number;
  draw: (reading: DrawnReading) => ReactElement;
}

export interface DrawnReading {
  // For Recharts' tooltip.
  tooltip: { active: boolean | undefined; filterNull: boolean; content: ReactElement };
  // For the chart itself. Recharts hands them on to the drawing, though its types do not say so.
  named: object;
  // Stands inside the chart.
  follower: ReactElement;
}

export function ReadingFrame({ label, rows, columns, height, draw }: ReadingFrameProps) {
  const t = useT(chartMessages);
  const hint = useId();
  const { active, box, listeners, open, by } = useReading();
  const [read, setRead] = useState<ReadRow | null>(null);
  return (
    <div ref={box} className={classes.chart} style={{ height }} {...listeners}>
      {draw({
        tooltip: { active, filterNull: false, content: <ReadingCard rows={rows} columns={columns} /> },
        named: { 'aria-label': label, 'aria-describedby': hint },
        follower: <ReadValue rows={rows} onRead={setRead} />,
      })}
      <VisuallyHidden id={hint}>{t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{open && by !== 'mouse' && read ? spokenRow(read, columns) : ''}</VisuallyHidden>
    </div>
  );
}
