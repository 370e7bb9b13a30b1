// Beside the last points what they are, to the right of all marks, so that the words cover nothing.
import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import type { ChartContent } from './content';
import classes from './Drawing.module.css';
import { spreadLabels } from './labels';

const LINE = 15;
const BESIDE = 8;

export function EndLabels({ content: { rows, layers } }: { content: ChartContent }) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  if (!toX || !toY || !area) return null;
  const edge = area.x + area.width;
  const labels = layers.flatMap(({ name, kind, color, endLabel }) => {
    const last = rows.findLast(({ values }) => values[name] !== null);
    const y = toY(last?.values[name]);
    if (!endLabel || !last || y === undefined) return [];
    // A goal goes on to the edge.
    const x = kind === 'goal' ? edge : (toX(last.at, { position: 'middle' }) ?? edge);
    return [{ name, color, lines: endLabel, x: x + BESIDE, y, height: LINE * endLabel.length }];
  });
  const places = spreadLabels(labels, area.y + area.height + LINE / 2);
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {labels.map(({ name, color, lines, x, height }, index) => (
        <text key={name} y={(places[index] ?? 0) - height / 2} className={classes.endLabel} style={{ fill: color }} aria-hidden>
          {lines.map((line, number) => (
            <tspan key={line} x={x} dy={number === 0 ? LINE - 4 : LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </ZIndexLayer>
  );
}
