// What Recharts does not draw as these charts need it: lone points, names below places, and the place that is read.
import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts';
import type { ChartContent, ChartRow } from './content';
import classes from './Drawing.module.css';

interface ShownDotProps {
  shown: readonly number[];
  look: { r: number; fill: string; stroke: string; strokeWidth: number };
  // Recharts says which, and where.
  index?: number;
  cx?: number;
  cy?: number;
}

// The dots of these points; the others have none.
export function ShownDot({ shown, look, index = -1, cx, cy }: ShownDotProps) {
  return shown.includes(index) && <circle cx={cx} cy={cy} {...look} />;
}

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

// The name of a place below it, in one or two lines, and its rating as dots.
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

interface PointedPlaceProps {
  content: ChartContent;
  // Recharts says where.
  points?: readonly { x: number; y: number }[];
}

// What is read: a band behind a bar, a line through the points of a day.
export function PointedPlace({ content: { axis, rows }, points }: PointedPlaceProps) {
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
