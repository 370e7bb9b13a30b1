// Draws on top of a chart: goal lines, labels beside the last points, and values over the bars that have room for them.
import {
  DefaultZIndexes,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  ZIndexLayer,
  type PlotArea,
  type ScaleFunction,
} from 'recharts';
import type { ChartContent } from './content';
import classes from './Drawing.module.css';
import { ABOVE, boxesOf, fittingLabels, goalSteps, spreadLabels, widthOf, type Box, type GoalStep } from './labels';

const LINE = 15;
const BESIDE = 8;
const MARGIN = 8;

interface LabelsProps {
  content: ChartContent;
  formatValue: (value: number) => string;
}

interface Scales {
  toX: ScaleFunction;
  toY: ScaleFunction;
  area: PlotArea;
}

export function Labels({ content, formatValue }: LabelsProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  if (!toX || !toY || !area) return null;
  const scales = { toX, toY, area };
  const goals = goalLines(content, scales);
  const ends = endLabels(content, scales);
  const drawn = [...goals.flatMap(({ steps }) => boxesOf(steps)), ...ends];
  return (
    <>
      <ZIndexLayer zIndex={DefaultZIndexes.line}>
        {goals.map(({ name, color, steps }) => (
          <path key={name} className={classes.goal} style={{ stroke: color }} d={steps.map(pathOf).join('')} />
        ))}
      </ZIndexLayer>
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {barLabels(content, formatValue, scales, drawn).map(({ at, lines, lined, mark, x, y }) => (
          <g key={at} className={classes.label} aria-hidden>
            {mark && (
              <text x={x} y={y - ABOVE - LINE} textAnchor="middle" className={classes.word}>
                {mark}
              </text>
            )}
            {lines.map((line, index) => (
              <text
                key={line}
                x={x}
                y={y - ABOVE - LINE * (lines.length - 1 - index)}
                textAnchor="middle"
                className={lined ? classes.line : classes.value}
              >
                {line}
              </text>
            ))}
          </g>
        ))}
        {ends.map((end) => (
          <EndLabel key={end.name} {...end} />
        ))}
      </ZIndexLayer>
    </>
  );
}

function EndLabel({ color, lines, left, top }: { color: string; lines: readonly string[]; left: number; top: number }) {
  return (
    <text y={top} className={classes.endLabel} style={{ fill: color }} aria-hidden>
      {lines.map((line, number) => (
        <tspan key={line} x={left} dy={number === 0 ? LINE - 4 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const pathOf = ({ left, right, y }: GoalStep, index: number) => `${index === 0 ? 'M' : 'L'}${left},${y}H${right}`;

function goalLines({ rows, layers }: ChartContent, { area, ...scales }: Scales) {
  const edges = { left: area.x, right: area.x + area.width };
  return layers.flatMap(({ name, kind, color }) =>
    kind === 'goal' ? [{ name, color, steps: goalSteps(pointsOf(rows, name, scales), edges) }] : [],
  );
}

function pointsOf(rows: ChartContent['rows'], name: string, { toX, toY }: Omit<Scales, 'area'>) {
  return rows.map(({ at, values }) => ({ x: toX(at, { position: 'middle' }) ?? 0, y: toY(values[name] ?? 0) ?? 0 }));
}

// Right of the last point, so that the labels cover nothing.
function endLabels({ rows, layers }: ChartContent, { toX, toY, area }: Scales) {
  const edge = area.x + area.width;
  const labels = layers.flatMap(({ name, kind, color, endLabel: lines }) => {
    const last = rows.findLast(({ values }) => values[name] !== null);
    const y = toY(last?.values[name]);
    if (!lines || !last || y === undefined) return [];
    // A goal line continues to the edge.
    const x = kind === 'goal' ? edge : (toX(last.at, { position: 'middle' }) ?? edge);
    return [{ name, color, lines, left: x + BESIDE, y, height: LINE * lines.length }];
  });
  const middles = spreadLabels(labels, area.y + area.height + LINE / 2);
  return labels.map(({ y, height, ...label }, index) => {
    const top = (middles[index] ?? y) - height / 2;
    const right = label.left + Math.max(...label.lines.map((line) => widthOf(line)));
    return { ...label, right, top, bottom: top + height };
  });
}

// The values of all bars, or only of the marked bars, below their mark.
function barLabels(
  { rows, layers, labelled }: ChartContent,
  formatValue: LabelsProps['formatValue'],
  { area, ...scales }: Scales,
  drawn: readonly Box[],
) {
  const bars = layers.find(({ kind }) => kind === 'bars');
  if (!bars || !labelled) return [];
  const width = (area.width / rows.length) * (2 / 3);
  const tops = pointsOf(rows, bars.name, scales).map((top) => ({ ...top, width }));
  const marked = rows.some(({ mark }) => mark);
  const labels = rows.flatMap(({ at, values, mark, valueLines }, index) => {
    const value = values[bars.name] ?? 0;
    const { x, y } = tops[index] ?? { x: 0, y: 0 };
    if (marked ? !mark : value <= 0) return [];
    const lines = valueLines ?? [formatValue(value)];
    const widths = lines.map((line) => widthOf(line, valueLines ? 'line' : 'value'));
    const width = Math.max(...widths, mark ? widthOf(mark) : 0);
    const higher = LINE * (lines.length - 1);
    // Kept inside the chart.
    const inside = Math.max(area.x + width / 2, Math.min(x, area.x + area.width + MARGIN - width / 2));
    return [{ at, lines, lined: valueLines !== undefined, mark, width, x: inside, middle: x, y, higher }];
  });
  if (marked) return labels;
  const shown = new Set(fittingLabels(labels, tops, drawn));
  return labels.filter((_, index) => shown.has(index));
}
