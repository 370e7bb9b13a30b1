// The name of a place below it, in one or two lines, and its rating as dots.
import type { ChartRow } from './content';
import classes from './Drawing.module.css';

interface PlaceTickProps {
  rows: readonly ChartRow[];
  // Recharts says where, and of which place.
  x?: number;
  y?: number;
  payload?: { value: number | string };
}

const LINE = 16;
const DOTS = [1, 2, 3, 4, 5];
const DOT_STEP = 7;

export function PlaceTick({ rows, x = 0, y = 0, payload }: PlaceTickProps) {
  const row = rows.find(({ at }) => at === payload?.value);
  if (!row) return null;
  const { name = [], rating } = row;
  const below = y + LINE * name.length + 8;
  return (
    <g>
      {name.map((line, index) => (
        <text key={line} x={x} y={y + LINE * (index + 1)} textAnchor="middle" className={classes.word}>
          {line}
        </text>
      ))}
      {rating !== undefined &&
        DOTS.map((step) => (
          <circle
            key={step}
            cx={x + (step - 3) * DOT_STEP}
            cy={below}
            r={2.5}
            className={classes.rating}
            data-filled={(rating !== null && step <= rating) || undefined}
          />
        ))}
    </g>
  );
}
