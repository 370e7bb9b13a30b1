// The data of charts, which features prepare and Chart draws.
import { addDays, daysBetween, formatDay, weekdayOf, type Day } from '@/shared/lib/dates';

export interface Layer {
  // The key of the layer's values in each row.
  name: string;
  // A goal's value applies until its next value.
  kind: 'bars' | 'line' | 'dots' | 'goal';
  // A CSS color of the theme.
  color: string;
  // Shown beside the last point, in one or two lines: the goal's name and value, or the last value.
  endLabel?: readonly string[];
}

export interface ChartRow {
  // The position: days since the left edge on a day axis, else a unique key.
  at: number | string;
  // The texts for tooltip and table: the day or week, then one text per further column.
  cells: readonly string[];
  values: Readonly<Record<string, number | null>>;
  // The label below a bar, in one or two lines.
  name?: readonly string[];
  // Shown as five dots below the name.
  rating?: number | null;
  // Shown over the bar instead of its value, in up to two lines: '8 h' and '20 min'.
  valueLines?: readonly string[];
  // Shown above the bar's value: 'Lowest'. If any row has a mark, only marked bars show their value.
  mark?: string | null;
  // The color of its bar, if it differs from the layer's.
  fill?: string;
}

export interface ChartContent {
  rows: readonly ChartRow[];
  layers: readonly Layer[];
  // One position per row, or a day axis with this many days.
  axis: 'places' | number;
  // Axis labels. With `places` the rows may have names instead.
  ticks: readonly { at: number | string; label: string }[];
  // Shows values over the bars that have room for them.
  labelled: boolean;
}

interface ChartPoint {
  day: Day;
  value: number;
}

interface TimeLayer extends Layer {
  points: readonly ChartPoint[];
}

interface TimeRow {
  day: Day;
  cells: readonly string[];
  fill?: string;
}

// Values over days.
export interface TimeContent {
  from: Day;
  // Inclusive. The days of the last point end no later.
  to: Day;
  // The number of days per point.
  span: number;
  layers: readonly TimeLayer[];
  rows: readonly TimeRow[];
}

const MOST_NAMED_DAYS = 14;
const MOST_DAYS_BY_WEEK = 45;
const MOST_LABELLED_DAYS = 8;
// Longer ranges contain the same month twice.
const MOST_DAYS_WITHOUT_YEAR = 365;

// Bars get one position per row. Lines and dots are placed on a day axis.
export function overDays({ from, to, span, layers, rows }: TimeContent, format: string): ChartContent {
  const places = layers.some(({ kind }) => kind === 'bars');
  const at = (day: Day) => (places ? day : daysBetween(from, day) + span / 2);
  const valueAt = ({ kind, points }: TimeLayer, day: Day) =>
    kind === 'goal' ? points.findLast((point) => point.day <= day) : points.find((point) => point.day === day);
  const valuesAt = (day: Day) =>
    Object.fromEntries(layers.map((layer) => [layer.name, valueAt(layer, day)?.value ?? null]));
  return {
    rows: rows.map(({ day, cells, fill }) => ({ at: at(day), cells, values: valuesAt(day), ...(fill && { fill }) })),
    layers: layers.map(({ name, kind, color, endLabel }) => ({ name, kind, color, ...(endLabel && { endLabel }) })),
    axis: places ? 'places' : daysBetween(from, to) + 1,
    ticks: dayTicks(from, to, span, format).map(({ day, label }) => ({
      at: places ? day : daysBetween(from, day) + span / 2,
      label,
    })),
    labelled: span > 1 || rows.length <= MOST_LABELLED_DAYS,
  };
}

// Ticks for every day of up to two weeks, for the Mondays of a few weeks, else for the starts of months, with the year
// if a month appears twice. The chart omits ticks that do not fit.
export function dayTicks(from: Day, to: Day, span: number, format: string): { day: Day; label: string }[] {
  const length = daysBetween(from, to);
  const month: Intl.DateTimeFormatOptions = {
    month: 'short',
    ...(length >= MOST_DAYS_WITHOUT_YEAR && { year: 'numeric' }),
  };
  const ticks: { day: Day; label: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, span)) {
    const last = addDays(day, span - 1);
    const begins = day.endsWith('-01') || last.slice(0, 7) !== day.slice(0, 7);
    if (length >= MOST_DAYS_BY_WEEK && begins) ticks.push({ day, label: formatDay(last, format, month) });
    const named = length < MOST_NAMED_DAYS || span > 1 || weekdayOf(day) === 1;
    if (length < MOST_DAYS_BY_WEEK && named)
      ticks.push({ day, label: formatDay(day, format, { day: 'numeric', month: 'short' }) });
  }
  return ticks;
}

// The values that the scale must include.
export function valuesOf({ rows, layers }: Pick<ChartContent, 'rows' | 'layers'>): number[] {
  return rows.flatMap(({ values }) => layers.flatMap(({ name }) => values[name] ?? []));
}

// True if there are no values besides goals.
export function isEmpty({ rows, layers }: Pick<ChartContent, 'rows' | 'layers'>): boolean {
  return layers.every(({ name, kind }) => kind === 'goal' || rows.every(({ values }) => !values[name]));
}

// The announcement of a row: 'Nov 3 – 9: Workouts 4, Goal 3'.
export function spokenRow(row: Pick<ChartRow, 'cells'>, columns: readonly string[]): string {
  const [name, ...rest] = row.cells;
  const facts = rest.flatMap((cell, index) => (cell === '' ? [] : [`${columns[index + 1]} ${cell}`]));
  return `${name}: ${facts.join(', ')}`;
}
