// One layer of a chart over days: bars, a line, dots or a goal; it knows no scale but the frame's.
import type { Day } from '@/shared/lib/dates';
import classes from './Chart.module.css';

export interface ChartPoint {
  day: Day;
  value: number;
}

export interface Layer {
  name: string;
  kind: 'bars' | 'line' | 'dots' | 'goal';
  points: readonly ChartPoint[];
  // A CSS value of the theme.
  color: string;
  // Written beside the last point, in one or two lines: the goal's name and the goal, or the value itself.
  endLabel?: readonly string[];
}

export interface Frame {
  left: number;
  right: number;
  bottom: number;
  // Pixels of one day.
  dayWidth: number;
  // `offset`: 0 where the point's days begin, 0.5 in their middle.
  x: (day: Day, offset?: number) => number;
  y: (value: number) => number;
  span: number;
  formatValue: (value: number) => string;
}

interface ChartLayerProps {
  layer: Layer;
  frame: Frame;
  pointed: Day | null;
}

const MOST_LABELLED_BARS = 8;
const WIDEST_BAR = 44;

export function ChartLayer({ layer, frame, pointed }: ChartLayerProps) {
  if (layer.kind === 'bars') return <Bars layer={layer} frame={frame} pointed={pointed} />;
  if (layer.kind === 'goal') return <Goal layer={layer} frame={frame} />;
  return <Line layer={layer} frame={frame} pointed={pointed} />;
}

function Bars({ layer: { points, color }, frame, pointed }: ChartLayerProps) {
  const width = Math.min(WIDEST_BAR, Math.max(1.5, frame.dayWidth * frame.span * 0.68));
  const labelled = points.length <= MOST_LABELLED_BARS;
  return points.map(({ day, value }) => {
    const top = frame.y(value);
    const height = Math.max(0, frame.bottom - top);
    const middle = frame.x(day);
    return (
      <g key={day} className={classes.bar} data-quiet={(pointed !== null && pointed !== day) || undefined}>
        <path d={barPath(middle - width / 2, top, width, height)} fill={color} />
        {labelled && value > 0 && (
          <text x={middle} y={top - 6} textAnchor="middle" className={classes.value}>
            {frame.formatValue(value)}
          </text>
        )}
      </g>
    );
  });
}

// Round at its end, flat at its foot.
export function barPath(x: number, y: number, width: number, height: number): string {
  const round = Math.min(4, width / 2, height);
  return `M${x},${y + height}v${round - height}q0,${-round} ${round},${-round}h${width - 2 * round}q${round},0 ${round},${round}v${height - round}z`;
}

// Holds its value until the next one, because a goal does.
function Goal({ layer: { points, color }, frame }: Omit<ChartLayerProps, 'pointed'>) {
  const [first] = points;
  if (!first) return null;
  const steps = points.slice(1).map(({ day, value }) => `H${frame.x(day, 0)}V${frame.y(value)}`);
  return (
    <path
      d={`M${frame.x(first.day, 0)},${frame.y(first.value)}${steps.join('')}H${frame.right}`}
      fill="none"
      stroke={color}
      className={classes.goal}
    />
  );
}

function Line({ layer: { kind, points, color, endLabel }, frame, pointed }: ChartLayerProps) {
  const last = points.at(-1);
  const places = points.map(({ day, value }) => `${frame.x(day)},${frame.y(value)}`);
  // A lone value makes no line.
  const drawn = kind === 'line' && points.length > 1;
  return (
    <>
      {drawn && <polyline points={places.join(' ')} fill="none" stroke={color} className={classes.stroke} />}
      {points.map(({ day, value }) => {
        const shown = kind === 'dots' || !drawn || day === pointed || (endLabel !== undefined && day === last?.day);
        return shown && <circle key={day} cx={frame.x(day)} cy={frame.y(value)} r={kind === 'dots' ? 3 : 4} fill={color} />;
      })}
    </>
  );
}
