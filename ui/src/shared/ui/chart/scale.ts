// The y scale of a chart: Recharts' nice ticks without unused ones. Loaded with the drawing.
import { getNiceTickValues } from 'recharts';
import { valuesOf, type ChartContent } from './content';

export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

interface ScaleOptions {
  // Includes 0, as bars need.
  zero?: boolean;
  // The approximate number of ticks.
  count?: number;
  // Labels without decimals; otherwise with one.
  whole?: boolean;
}

// Recharts rounds a step of 2.5 to 3, which is an unusual step.
const ODD_STEP = 3;

export function scaleOf(
  values: readonly number[],
  { zero = false, count = 5, whole = false }: ScaleOptions = {},
): Scale {
  const included = zero ? [...values, 0] : values;
  let [low, high] = included.length === 0 ? [0, 1] : [Math.min(...included), Math.max(...included)];
  if (zero && high === 0) return { min: 0, max: 1, ticks: [0, 1] };
  if (low === high) {
    // Centers a flat line.
    const margin = Math.max(1, Math.abs(low) * 0.05);
    [low, high] = [low - margin, high + margin];
  }
  // Calculated in tenths, so that one decimal is enough for the labels.
  const unit = whole ? 1 : 10;
  const candidates = [count, count - 1, count + 1].map((each) =>
    getNiceTickValues([Math.floor(low * unit), Math.ceil(high * unit)], each, false, 'snap125'),
  );
  const nice = (candidates.find(([one = 0, two = 0]) => two - one !== ODD_STEP) ?? candidates[0] ?? []).map(
    (tick) => tick / unit,
  );
  const first = nice.findLastIndex((tick) => tick <= low);
  const last = nice.findIndex((tick) => tick >= high);
  const ticks = nice.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
  return { min: ticks[0] ?? low, max: ticks.at(-1) ?? high, ticks };
}

// Lower charts have room for three labels.
const MIN_HEIGHT_FOR_FIVE = 160;

interface Drawn {
  content: ChartContent;
  formatValue: (value: number) => string;
  chartHeight: number;
  zero?: boolean;
  whole?: boolean;
  note?: unknown;
}

// Starts a quarter of the range below the lowest value, so that the lowest bar is visible.
export function nearScale(values: readonly number[]): Scale {
  const lowest = Math.min(...values);
  return scaleOf([...values, lowest - (Math.max(...values) - lowest) / 4], { count: 4 });
}

export function drawnScale({ content, formatValue, chartHeight, zero = false, whole = false, note }: Drawn): Scale {
  if (note) return nearScale(valuesOf(content));
  return scaleOf(valuesOf(content), {
    zero,
    whole: whole || formatValue(0.1) === formatValue(0),
    count: chartHeight < MIN_HEIGHT_FOR_FIVE ? 3 : 5,
  });
}
