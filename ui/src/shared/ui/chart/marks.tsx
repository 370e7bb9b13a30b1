// Custom marks for Recharts: single dots, axis labels with ratings, and the cursor.
import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts';
import type { ChartContent, ChartRow } from './content';
import classes from './Drawing.module.css';

interface SingleDotsProps {
  shown: readonly number[];
  look: { r: number; fill: string; stroke: string; strokeWidth: number };
  // Set by Recharts.
  index?: number;
  cx?: number;
  cy?: number;
}

// Draws dots only for the points in `shown`.
export function SingleDots({ shown, look, index = -1, cx, cy }: SingleDotsProps) {
  return shown.includes(index) && <circle cx={cx} cy={cy} {...look} />;
}

interface RowTickProps {
  rows: readonly ChartRow[];
  // Set by Recharts.
  x?: number;
  y?: number;
  payload?: { value: number | string };
}

const LINE = 16;
const DOTS = [1, 2, 3, 4, 5];
const DOT_STEP = 7;

// The axis label of a row, in one or two lines, with its rating as dots.
export function RowTick({ rows, x = 0, y = 0, payload }: RowTickProps) {
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

interface ChartCursorProps {
  content: ChartContent;
  // Set by Recharts.
  points?: readonly { x: number; y: number }[];
}

// The cursor: a band behind a bar, or a vertical line on a day axis.
export function ChartCursor({ content: { axis, rows }, points }: ChartCursorProps) {
  const area = usePlotArea();
  const x = points?.[0]?.x;
  if (!area || x === undefined) return null;
  const { y, height, width } = area;
  if (axis !== 'places') return <line x1={x} x2={x} y1={y} y2={y + height} className={classes.pointed} />;
  const band = width / rows.length;
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.cursorRectangle}>
      <rect x={x - band / 2} y={y} width={band} height={height} rx={4} className={classes.band} />
    </ZIndexLayer>
  );
}
