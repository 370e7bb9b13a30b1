// The chart of one measured value over time: which values have one, its points and their mean.
import type { BodyMeasurement } from '@/shared/api/types';
import { bodyChange, bodyText, percentText, shownBody, shownPercent } from '@/shared/lib/bodyValues';
import { addDays, formatDay, type Day } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';
import type { TimeContent } from '@/shared/ui/chart/content';
import { numbers, unitOf, type NumberKey, type Units } from './logic';

// As in the progress screen (days_of_mean_weight in src/domain/progress.h).
const MEAN_DAYS = 7;

interface Point {
  day: Day;
  // As in the API.
  value: number;
}

// The last value of each day, oldest first. `measurements` are newest first.
function pointsOf(measurements: readonly BodyMeasurement[], field: NumberKey): Point[] {
  const byDay = new Map<Day, number>();
  for (const { localDate, [field]: value } of measurements)
    if (value !== null && !byDay.has(localDate)) byDay.set(localDate, value);
  return [...byDay].map(([day, value]) => ({ day, value })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

// Both lists, newest first, without repetition.
export function joined(recent: readonly BodyMeasurement[], others: readonly BodyMeasurement[]): BodyMeasurement[] {
  const known = new Set(recent.map(({ id }) => id));
  return [...recent, ...others.filter(({ id }) => !known.has(id))];
}

// The values that have a line: those measured on at least two days.
export function chartedFields(measurements: readonly BodyMeasurement[]): NumberKey[] {
  return numbers.filter((field) => pointsOf(measurements, field).length > 1);
}

// The mean of the values in the 7 days up to each point.
function meansOf(points: readonly Point[]): Point[] {
  return points.map(({ day }) => {
    const near = points.filter((each) => each.day <= day && each.day > addDays(day, -MEAN_DAYS));
    return { day, value: near.reduce((sum, { value }) => sum + value, 0) / near.length };
  });
}

// Weight varies from day to day, so its line is the mean. The other values are measured too rarely for that.
export const isSmoothed = (field: NumberKey) => field === 'weight';

interface Trend {
  content: TimeContent;
  // The first day, and the signed difference from the first to the last point of the line, as shown.
  since: Day;
  change: number;
}

export function trendOf(
  measurements: readonly BodyMeasurement[],
  field: NumberKey,
  units: Units,
  format: string,
): Trend | null {
  const unit = unitOf(field, units);
  const shown = (value: number) => (unit ? shownBody(value, unit) : shownPercent(value));
  const text = (value: number) => (unit ? bodyText(value, unit, format) : percentText(value, format));
  const points = pointsOf(measurements, field);
  const line = isSmoothed(field) ? meansOf(points) : points;
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || first === last) return null;
  const change = unit
    ? bodyChange(last.value, first.value, unit)
    : roundTo(shownPercent(last.value) - shownPercent(first.value), 1);
  const drawn = (list: readonly Point[]) => list.map(({ day, value }) => ({ day, value: shown(value) }));
  return {
    since: first.day,
    change,
    content: {
      from: first.day,
      to: last.day,
      span: 1,
      layers: [
        { name: 'measured', kind: 'dots', color: 'var(--fit-ink-soft)', points: drawn(points) },
        { name: 'line', kind: 'line', color: 'var(--fit-brand)', points: drawn(line), endLabel: [text(last.value)] },
      ],
      rows: points.map(({ day, value }, index) => ({
        day,
        cells: [
          formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' }),
          text(value),
          ...(isSmoothed(field) ? [text(line[index]?.value ?? value)] : []),
        ],
      })),
    },
  };
}
