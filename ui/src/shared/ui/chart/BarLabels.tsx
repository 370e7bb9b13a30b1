// The values over the bars that have room for them, or over the marked ones under their word.
import { DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import type { ChartContent } from './content';
import classes from './Drawing.module.css';
import { fitting, widthOf } from './labels';

interface BarLabelsProps {
  content: ChartContent;
  formatValue: (value: number) => string;
}

const ABOVE = 7;
const LINE = 15;
const MARGIN = 8;

export function BarLabels({ content: { rows, layers, labelled }, formatValue }: BarLabelsProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  const bars = layers.find(({ kind }) => kind === 'bars');
  if (!bars || !toX || !toY || !area || !labelled) return null;
  const marked = rows.some(({ mark }) => mark);
  const barWidth = (area.width / rows.length) * (2 / 3);
  const tops = rows.map(({ at, values }) => ({
    x: toX(at, { position: 'middle' }) ?? 0,
    y: toY(values[bars.name] ?? 0) ?? 0,
    width: barWidth,
  }));
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
  const shown = new Set(marked ? labels.keys() : fitting(labels, tops));
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {labels.map(({ at, text, mark, x, y }, index) =>
        shown.has(index) ? (
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
        ) : null,
      )}
    </ZIndexLayer>
  );
}
