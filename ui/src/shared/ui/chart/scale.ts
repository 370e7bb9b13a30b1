// The scale of a chart's values: Recharts' round steps, without those that nothing reaches. It comes with the drawing.
import { getNiceTickValues } from 'recharts';
import { valuesOf, type ChartContent } from './content';

export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

interface ScaleOptions {
  // From 0 on, as bars need.
  zero?: boolean;
  // About so many ticks.
  count?: number;
  // The labels show no decimals, else one.
  whole?: boolean;
}

// What Recharts rounds 2.5 to: nobody counts in threes.
const ODD_STEP = 3;

export function scaleOf(
  values: readonly number[],
  { zero = false, count = 5, whole = false }: ScaleOptions = {},
): Scale {
  const held = zero ? [...values, 0] : values;
  let [low, high] = held.length === 0 ? [0, 1] : [Math.min(...held), Math.max(...held)];
  if (zero && high === 0) return { min: 0, max: 1, ticks: [0, 1] };
  if (low === high) {
    // A flat line stands in the middle of something.
    const room = Math.max(1, Math.abs(low) * 0.05);
    [low, high] = [low - room, high + room];
  }
  // In tenths the steps are such that a label of one decimal can say.
  const unit = whole ? 1 : 10;
  const offered = [count, count - 1, count + 1].map((each) =>
    getNiceTickValues([Math.floor(low * unit), Math.ceil(high * unit)], each, false, 'snap125'),
  );
  const nice = (offered.find(([one = 0, two = 0]) => two - one !== ODD_STEP) ?? offered[0] ?? []).map(
    (tick) => tick / unit,
  );
  const first = nice.findLastIndex((tick) => tick <= low);
  const last = nice.findIndex((tick) => tick >= high);
  const ticks = nice.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
  return { min: ticks[0] ?? low, max: ticks.at(-1) ?? high, ticks };
}

// Below this height there is room for three labels.
const TALL = 160;

interface Drawn {
  content: ChartContent;
  formatValue: (value: number) => string;
  chartHeight: number;
  zero?: boolean;
  whole?: boolean;
  note?: unknown;
}

// Below the lowest bar by a quarter of the spread, so that it is one too.
export function nearScale(values: readonly number[]): Scale {
  const lowest = Math.min(...values);
  return scaleOf([...values, lowest - (Math.max(...values) - lowest) / 4], { count: 4 });
}

export function drawnScale({ content, formatValue, chartHeight, zero = false, whole = false, note }: Drawn): Scale {
  if (note) return nearScale(valuesOf(content));
  return scaleOf(valuesOf(content), {
    zero,
    whole: whole || formatValue(0.1) === formatValue(0),
    count: chartHeight < TALL ? 3 : 5,
  });
}
