// The words within a chart: beside the last points what they are, and the values over the bars that have room for them.
import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer, type PlotArea, type ScaleFunction } from 'recharts';
import type { ChartContent } from './content';
import classes from './Drawing.module.css';
import { ABOVE, fitting, goalBoxes, spreadLabels, widthOf, type Box } from './labels';

const LINE = 15;
const BESIDE = 8;
const MARGIN = 8;

interface LabelsProps {
  content: ChartContent;
  formatValue: (value: number) => string;
}

interface Places {
  toX: ScaleFunction;
  toY: ScaleFunction;
  area: PlotArea;
}

export function Labels({ content, formatValue }: LabelsProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  if (!toX || !toY || !area) return null;
  const places = { toX, toY, area };
  const ends = endLabels(content, places);
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {barLabels(content, formatValue, places, ends).map(({ at, text, mark, x, y }) => (
        <g key={at} className={classes.label} aria-hidden>
          {mark && (
            <text x={x} y={y - ABOVE - LINE} textAnchor="middle" className={classes.word}>
              {mark}
            </text>
          )}
          <text x={x} y={y - ABOVE} textAnchor="middle" className={classes.value}>
            {text}
          </text>
        </g>
      ))}
      {ends.map(({ name, color, lines, left, top }) => (
        <text key={name} y={top} className={classes.endLabel} style={{ fill: color }} aria-hidden>
          {lines.map((line, number) => (
            <tspan key={line} x={left} dy={number === 0 ? LINE - 4 : LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </ZIndexLayer>
  );
}

// To the right of all marks, so that the words cover nothing.
function endLabels({ rows, layers }: ChartContent, { toX, toY, area }: Places) {
  const edge = area.x + area.width;
  const labels = layers.flatMap(({ name, kind, color, endLabel: lines }) => {
    const last = rows.findLast(({ values }) => values[name] !== null);
    const y = toY(last?.values[name]);
    if (!lines || !last || y === undefined) return [];
    // A goal goes on to the edge.
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

// Every value, or the marked ones under their word.
function barLabels({ rows, layers, labelled }: ChartContent, formatValue: LabelsProps['formatValue'], { toX, toY, area }: Places, ends: readonly Box[]) {
  const bars = layers.find(({ kind }) => kind === 'bars');
  if (!bars || !labelled) return [];
  const wide = area.width / rows.length;
  const placesOf = (name: string) =>
    rows.map(({ at, values }) => ({ x: toX(at, { position: 'middle' }) ?? 0, y: toY(values[name] ?? 0) ?? 0 }));
  const tops = placesOf(bars.name).map((top) => ({ ...top, width: wide * (2 / 3) }));
  const marked = rows.some(({ mark }) => mark);
  const labels = rows.flatMap(({ at, values, mark }, index) => {
    const value = values[bars.name] ?? 0;
    const { x, y } = tops[index] ?? { x: 0, y: 0 };
    if (marked ? !mark : value <= 0) return [];
    const text = formatValue(value);
    const width = Math.max(widthOf(text, 'value'), mark ? widthOf(mark) : 0);
    // Kept inside the chart.
    const inside = Math.max(area.x + width / 2, Math.min(x, area.x + area.width + MARGIN - width / 2));
    return [{ at, text, mark, width, x: inside, middle: x, y }];
  });
  if (marked) return labels;
  const goals = layers.flatMap(({ name, kind }) => (kind === 'goal' ? goalBoxes(placesOf(name), wide) : []));
  const shown = new Set(fitting(labels, tops, [...goals, ...ends]));
  return labels.filter((_, index) => shown.has(index));
}
