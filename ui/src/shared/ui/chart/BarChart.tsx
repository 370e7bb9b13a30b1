// A few values side by side as bars, some of them marked by a word, and the same as a table for screen readers; it knows
// no meaning. The bars need not begin at nothing: their differences are what is looked at, and the axis says where they do.
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { BarMark } from './BarMark';
import classes from './Chart.module.css';
import { barPath } from './ChartLayer';
import { ChartTable } from './ChartTable';
import type { Scale } from './scale';

export interface Bar {
  key: number;
  value: number;
  // Below the bar, in one or two lines.
  name: readonly string[];
  // Above the bar, over its value: 'Lowest'.
  mark?: string | null;
  // The table's row, and what the pointer reads: the name in full, then a text for each further column.
  cells: readonly string[];
}

interface BarChartProps {
  // Said to screen readers; the visible title stands around the chart.
  label: string;
  bars: readonly Bar[];
  scale: Scale;
  columns: readonly string[];
  unit: string;
  formatValue: (value: number) => string;
  height?: number;
}

// Room for two lines of a mark, and for two lines of names.
const TOP = 46;
const BOTTOM = 40;
const LINE = 16;
const WIDEST_BAR = 48;
const DEFAULT_WIDTH = 640;

export function BarChart({ label, bars, scale, columns, unit, formatValue, height = 240 }: BarChartProps) {
  const { ref, width: measured } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const width = measured || DEFAULT_WIDTH;
  const left = 12 + 7.5 * Math.max(...scale.ticks.map((tick) => formatValue(tick).length));
  const bottom = height - BOTTOM;
  const step = (width - left) / Math.max(1, bars.length);
  const barWidth = Math.min(WIDEST_BAR, step * 0.68);
  const x = (index: number) => left + step * (index + 0.5);
  const y = (value: number) => bottom - ((value - scale.min) / (scale.max - scale.min)) * (bottom - TOP);
  const read = pointed === null ? undefined : bars[pointed];
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      <svg role="img" aria-label={label} width={width} height={height} onPointerLeave={() => setPointed(null)}>
        <text x={0} y={12} className={classes.tick}>
          {unit}
        </text>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={classes.line} />
            <text x={left - 8} y={y(tick)} className={classes.tick} textAnchor="end" dominantBaseline="middle">
              {formatValue(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ key, value, name }, index) => (
          <g key={key} onPointerEnter={() => setPointed(index)} onPointerDown={() => setPointed(index)}>
            <rect x={x(index) - step / 2} y={TOP} width={step} height={height - TOP} className={classes.reach} />
            <path
              d={barPath(x(index) - barWidth / 2, y(value), barWidth, Math.max(2, bottom - y(value)))}
              className={`${classes.bar} ${index === bars.length - 1 ? classes.last : classes.earlier}`}
              data-quiet={(pointed !== null && pointed !== index) || undefined}
            />
            {name.map((line, number) => (
              <text key={line} x={x(index)} y={bottom + LINE * (number + 1)} textAnchor="middle" className={classes.tick}>
                {line}
              </text>
            ))}
          </g>
        ))}
        {bars.map(
          ({ key, value, mark }, index) =>
            mark && (
              <BarMark key={key} x={x(index)} y={y(value)} right={width} word={mark} value={formatValue(value)} />
            ),
        )}
      </svg>
      {read && pointed !== null && (
        <div className={classes.reading} aria-hidden style={{ left: `clamp(72px, ${x(pointed)}px, ${width - 72}px)` }}>
          <strong>{read.cells[0]}</strong>
          {read.cells.slice(1).map((cell, index) => (
            <span key={columns[index + 1]}>{cell}</span>
          ))}
        </div>
      )}
      <ChartTable label={label} columns={columns} rows={bars} />
    </div>
  );
}
