// Pure geometry of charts: round ticks, days along the width, which labels fit; it draws nothing.
import { addDays, daysBetween, weekdayOf, type Day } from '@/shared/lib/dates';

export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

// About `count` steps of 1, 2, 5 or (from 25 on) 2.5 times a power of ten that hold all values. `zero`: from 0 on, as bars
// need. `least`: the smallest step whose labels differ.
export function scaleOf(values: readonly number[], { zero = false, count = 4, least = 0 } = {}): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const [low, high] = values.length === 0 ? [0, 1] : [zero ? Math.min(0, lowest) : lowest, zero ? Math.max(0, highest) : highest];
  // A flat line stands in the middle of something.
  const spread = high - low || Math.max(1, Math.abs(high) * 0.1);
  const step = Math.max(least, stepOf(spread / count));
  const min = Math.floor((high === low && !zero ? low - spread / 2 : low) / step + 1e-9) * step;
  const max = Math.ceil((high === low ? high + spread / 2 : high) / step - 1e-9) * step;
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => tidy(min + index * step));
  return { min: tidy(min), max: tidy(max), ticks };
}

function stepOf(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  // A label of one decimal cannot say 0.25.
  const factors = power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  const factor = factors.find((each) => each * power >= rough - 1e-12) ?? 10;
  return factor * power;
}

// Without the noise of binary fractions.
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

export interface DayTick {
  day: Day;
  unit: 'day' | 'month';
}

const MOST_DAYS_BY_WEEK = 45;

// Mondays of a few weeks, else first days of months; no more than `most`, evenly thinned from the end.
export function dayTicks(from: Day, to: Day, most: number): DayTick[] {
  const byWeek = daysBetween(from, to) < MOST_DAYS_BY_WEEK;
  const ticks: DayTick[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (byWeek ? weekdayOf(day) === 1 : day.endsWith('-01')) ticks.push({ day, unit: byWeek ? 'day' : 'month' });
  }
  const keep = Math.max(1, Math.ceil(ticks.length / Math.max(1, most)));
  return ticks.filter((_, index) => (ticks.length - 1 - index) % keep === 0);
}

// Moves labels apart that would overlap; answers their places in the given order, none beyond `lowest` if it can be.
export function spreadLabels(wanted: readonly { y: number; height: number }[], lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a]?.y ?? 0) - (wanted[b]?.y ?? 0));
  const places: number[] = wanted.map(({ y }) => y);
  let limit = lowest;
  for (const index of [...order].reverse()) {
    const { y, height } = wanted[index] ?? { y: 0, height: 0 };
    places[index] = Math.min(y, limit - height / 2);
    limit = (places[index] ?? 0) - height / 2;
  }
  return places;
}
