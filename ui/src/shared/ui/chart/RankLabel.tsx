// Above a ranked bar its name, and at the other end its value.
import { usePlotArea } from 'recharts';
import classes from './Drawing.module.css';
import type { RankRow } from './RankChart';

interface RankLabelProps {
  rows: readonly RankRow[];
  // Recharts says which, and where.
  index?: number;
  y?: number | string;
}

const ABOVE = 6;

export function RankLabel({ rows, index = 0, y = 0 }: RankLabelProps) {
  const area = usePlotArea();
  const row = rows[index];
  if (!row || !area) return null;
  const line = Number(y) - ABOVE;
  return (
    <g className={classes.label} aria-hidden>
      <text x={area.x} y={line} className={classes.name}>
        {row.name}
      </text>
      <text x={area.x + area.width} y={line} textAnchor="end" className={classes.value}>
        {row.value}
        {row.note !== '' && (
          <tspan dx={10} className={classes.note}>
            {row.note}
          </tspan>
        )}
      </text>
    </g>
  );
}
