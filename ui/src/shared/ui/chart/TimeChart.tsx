// Values over days as bars, lines and dots with direct labels, and the same as a table for screen readers; it knows no
// meaning. Drawn by hand: see docs/adr on charts.
import { useElementSize } from '@mantine/hooks';
import { useState, type PointerEvent } from 'react';
import { useFormat } from '@/shared/i18n/locale';
import { daysBetween, formatDay, type Day } from '@/shared/lib/dates';
import classes from './Chart.module.css';
import { ChartLayer, type Frame, type Layer } from './ChartLayer';
import { ChartTable } from './ChartTable';
import { dayTicks, scaleOf, spreadLabels } from './scale';

export interface ChartRow {
  day: Day;
  // The day or week as it is read, then a text for each further column.
  cells: readonly string[];
}

export interface TimeChartProps {
  // Said to screen readers; the visible title stands around the chart.
  label: string;
  from: Day;
  // Included; the last point's days end no later.
  to: Day;
  // Days that one point covers.
  span: number;
  layers: readonly Layer[];
  columns: readonly string[];
  rows: readonly ChartRow[];
  unit: string;
  formatValue: (value: number) => string;
  // Bars begin at nothing; a line may begin where its values do.
  zero?: boolean;
  height?: number;
  // Above another chart of the same days: the labels below serve both.
  bare?: boolean;
  // Characters that the values take at least, so that charts of the same days stand in line.
  gutter?: number;
}

const TOP = 26;
const BOTTOM = 24;
const LABEL_LINE = 15;
const LABEL_WIDTH = 64;
const DEFAULT_WIDTH = 640;

export function TimeChart({
  label, from, to, span, layers, columns, rows, unit, formatValue, zero = false, height = 220, bare = false,
  gutter = 0,
}: TimeChartProps) {
  const format = useFormat();
  const { ref, width: measured } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const width = measured || DEFAULT_WIDTH;
  const values = layers.flatMap(({ points }) => points.map(({ value }) => value));
  const least = formatValue(0.1) === formatValue(0) ? 1 : 0.1;
  const scale = scaleOf(values, { zero, count: height < 160 ? 2 : 4, least });
  const left = 12 + 7.5 * Math.max(gutter, ...scale.ticks.map((tick) => formatValue(tick).length));
  const bottom = height - (bare ? 16 : BOTTOM);
  const endLabels = layers.flatMap(({ endLabel }) => endLabel ?? []);
  const right = width - (endLabels.length === 0 ? 8 : 12 + 7 * Math.max(...endLabels.map((line) => line.length)));
  const dayWidth = (right - left) / (daysBetween(from, to) + 1);
  const frame: Frame = {
    left,
    right,
    bottom,
    dayWidth,
    x: (day, offset = 0.5) => left + dayWidth * (daysBetween(from, day) + span * offset),
    y: (value) => bottom - ((value - scale.min) / (scale.max - scale.min)) * (bottom - TOP),
    span,
    formatValue,
  };

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = rows.map(({ day }) => Math.abs(frame.x(day) - at));
    setPointed(distances.length === 0 ? null : distances.indexOf(Math.min(...distances)));
  };
  const row = pointed === null ? undefined : rows[pointed];
  return (
    <div ref={ref} className={classes.chart} style={{ height }}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <text x={0} y={12} className={classes.tick}>
          {unit}
        </text>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={frame.right} y1={frame.y(tick)} y2={frame.y(tick)} className={classes.line} />
            <text x={left - 8} y={frame.y(tick)} className={classes.tick} textAnchor="end" dominantBaseline="middle">
              {formatValue(tick)}
            </text>
          </g>
        ))}
        <EndLabels layers={layers} frame={frame} />
        {!bare && <DayLabels frame={frame} from={from} to={to} height={height} format={format} />}
        {row && <line x1={frame.x(row.day)} x2={frame.x(row.day)} y1={TOP} y2={bottom} className={classes.pointed} />}
        {layers.map((layer) => (
          <ChartLayer key={layer.name} layer={layer} frame={frame} pointed={row?.day ?? null} />
        ))}
      </svg>
      {row && (
        <div className={classes.reading} aria-hidden style={{ left: `clamp(76px, ${frame.x(row.day)}px, ${width - 76}px)` }}>
          <strong>{row.cells[0]}</strong>
          {row.cells.slice(1).map((cell, index) => (
            <span key={columns[index + 1]}>
              {columns[index + 1]}: {cell}
            </span>
          ))}
        </div>
      )}
      <ChartTable label={label} columns={columns} rows={rows.map(({ day, cells }) => ({ key: day, cells }))} />
    </div>
  );
}

interface DayLabelsProps {
  frame: Frame;
  from: Day;
  to: Day;
  height: number;
  format: string;
}

function DayLabels({ frame, from, to, height, format }: DayLabelsProps) {
  const ticks = dayTicks(from, to, Math.floor((frame.right - frame.left) / LABEL_WIDTH));
  // A few days or weeks are named below their middle, a month where it begins.
  return ticks.map(({ day, unit }) => (
    <text
      key={day}
      x={unit === 'day' ? frame.x(day) : Math.min(frame.x(day, 0), frame.right - 24)}
      y={height - 4}
      textAnchor={unit === 'day' ? 'middle' : 'start'}
      className={classes.tick}
    >
      {formatDay(day, format, unit === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short' })}
    </text>
  ));
}

// In the margin beside the last points, so that they cover nothing.
function EndLabels({ layers, frame }: { layers: readonly Layer[]; frame: Frame }) {
  const labels = layers.flatMap(({ name, color, points, endLabel }) => {
    const last = points.at(-1);
    return last && endLabel ? [{ name, color, lines: endLabel, y: frame.y(last.value), height: LABEL_LINE * endLabel.length }] : [];
  });
  const places = spreadLabels(labels, frame.bottom + LABEL_LINE / 2);
  return labels.map(({ name, color, lines, height }, index) => (
    <text key={name} y={(places[index] ?? 0) - height / 2} className={classes.endLabel} fill={color}>
      {lines.map((line, number) => (
        <tspan key={line} x={frame.right + 8} dy={number === 0 ? LABEL_LINE - 4 : LABEL_LINE}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}
