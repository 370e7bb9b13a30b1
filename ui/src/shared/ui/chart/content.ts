// What a chart draws and says: the shapes that logic files fill and Chart draws. It draws nothing.
import { addDays, daysBetween, formatDay, weekdayOf, type Day } from '@/shared/lib/dates';

export interface Layer {
  // The key of its values in each row.
  name: string;
  // A goal holds its value until the next one.
  kind: 'bars' | 'line' | 'dots' | 'goal';
  // A CSS value of the theme.
  color: string;
  // Written beside the last point, in one or two lines: the goal's name and the goal, or the value itself.
  endLabel?: readonly string[];
}

export interface ChartRow {
  // Its place: days since the left edge on an axis of days, else what tells it from the other rows.
  at: number | string;
  // What is read of it: the day or week, then a text for each further column.
  cells: readonly string[];
  values: Readonly<Record<string, number | null>>;
  // Below a bar, in one or two lines.
  name?: readonly string[];
  // Five dots below the name, so many of them filled.
  rating?: number | null;
  // Over the value of a bar: 'Lowest'. Where one row has a mark, only marked bars carry their value.
  mark?: string | null;
  // The colour of its bar, where it is another than the layer's.
  fill?: string;
}

export interface ChartContent {
  rows: readonly ChartRow[];
  layers: readonly Layer[];
  // One place beside the other for each row, or as many days as it is wide.
  axis: 'places' | number;
  // Names below places of the axis; a chart of places may name its rows instead.
  ticks: readonly { at: number | string; label: string }[];
  // Every bar says its value where it has room.
  labelled: boolean;
}

export interface ChartPoint {
  day: Day;
  value: number;
}

export interface TimeLayer extends Layer {
  points: readonly ChartPoint[];
}

export interface TimeRow {
  day: Day;
  cells: readonly string[];
  fill?: string;
}

// Values over days, as features make them.
export interface TimeContent {
  from: Day;
  // Included; the last point's days end no later.
  to: Day;
  // Days that one point covers.
  span: number;
  layers: readonly TimeLayer[];
  rows: readonly TimeRow[];
}

const MOST_NAMED_DAYS = 14;
const MOST_DAYS_BY_WEEK = 45;
const MOST_LABELLED_DAYS = 8;
// Within more of them a month comes twice.
const MOST_DAYS_WITHOUT_YEAR = 365;

// Bars stand side by side, one for each row; lines and dots stand at their days.
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

// Every day of two weeks, Mondays of a few weeks, else the points in which a month begins, with its year where it comes
// twice. Who draws them thins them out.
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

// The numbers that the scale has to hold.
export function valuesOf({ rows, layers }: Pick<ChartContent, 'rows' | 'layers'>): number[] {
  return rows.flatMap(({ values }) => layers.flatMap(({ name }) => values[name] ?? []));
}

// Whether there is no more than a goal.
export function isEmpty({ rows, layers }: Pick<ChartContent, 'rows' | 'layers'>): boolean {
  return layers.every(({ name, kind }) => kind === 'goal' || rows.every(({ values }) => !values[name]));
}

// 'Nov 3 – 9: Workouts 4, Goal 3': what is said of a row.
export function spokenRow(row: Pick<ChartRow, 'cells'>, columns: readonly string[]): string {
  const [name, ...rest] = row.cells;
  const facts = rest.flatMap((cell, index) => (cell === '' ? [] : [`${columns[index + 1]} ${cell}`]));
  return `${name}: ${facts.join(', ')}`;
}
