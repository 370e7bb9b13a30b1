// Tells the chart which of its rows Recharts reads, by the pointer or by the keys; it shows nothing.
import { useEffect } from 'react';
import { useActiveTooltipLabel, useIsTooltipActive } from 'recharts';
import type { ChartRow } from './content';

type Row = Pick<ChartRow, 'at' | 'cells'>;

interface ReadValueProps {
  rows: readonly Row[];
  onRead: (row: Row | null) => void;
}

export function ReadValue({ rows, onRead }: ReadValueProps) {
  const label = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  const row = isActive ? rows.find(({ at }) => at === label) ?? null : null;
  useEffect(() => onRead(row), [row, onRead]);
  return null;
}
