// Rules of body measurements: changes, chart data, validation and request bodies.
import type { BodyMeasurement, BodyMeasurementInput } from '@/shared/api/types';
import { limits } from '@/shared/api/limits.gen';
import { addDays, daysBetween, formatDay, type Day } from '@/shared/lib/dates';
import { bodyText, shownBody } from '@/shared/lib/bodyValues';
import { roundTo } from '@/shared/lib/numbers';
import { editedToWire, fromWire, toWire, type LengthUnit, type WeightUnit } from '@/shared/lib/units';
import type { ChartContent } from '@/shared/ui/chart/content';

// Rows shown at first, and added with each "Show older measurements".
export const MEASUREMENTS_SHOWN = 10;
const WEIGHTS_SHOWN = 8;
// A smaller change counts as stable (docs/behaviour.md, Measurements and reports).
export const STEADY_LB = 0.5;

export interface Units {
  weightUnit: WeightUnit;
  lengthUnit: LengthUnit;
}

export type Weighed = BodyMeasurement & { weight: number };

export function weighedOf(measurements: readonly BodyMeasurement[]): Weighed[] {
  return measurements.filter((each): each is Weighed => each.weight !== null);
}

// Whether these measurements, newest first, are enough for the chart and for the changes of the first `shown` rows.
export function isEnough(measurements: readonly BodyMeasurement[], shown: number): boolean {
  return (
    measurements.length > shown &&
    weighedOf(measurements).length >= WEIGHTS_SHOWN &&
    measurements.slice(shown).some(({ weight }) => weight !== null)
  );
}

// --- The banner ---

type WeightGoal = 'loss' | 'gain' | 'maintenance';

export interface WeightChange {
  kind: 'loss' | 'gain' | 'stable';
  latest: Weighed;
  previous: Weighed;
  goal: WeightGoal;
  // The change is in the direction of the goal.
  matches: boolean;
}

export function weightGoal(current: number, target: number | null): WeightGoal {
  if (target === null || target === current) return 'maintenance';
  return target < current ? 'loss' : 'gain';
}

// Compares the latest two weights; null without a change.
export function weightChange(measurements: readonly BodyMeasurement[], target: number | null): WeightChange | null {
  const [latest, previous] = weighedOf(measurements);
  if (!latest || !previous) return null;
  const change = roundTo(latest.weight - previous.weight, 2);
  if (change === 0) return null;
  const kind = Math.abs(change) < STEADY_LB ? 'stable' : change < 0 ? 'loss' : 'gain';
  const goal = weightGoal(latest.weight, target);
  return { kind, latest, previous, goal, matches: kind === (goal === 'maintenance' ? 'stable' : goal) };
}

// --- The list ---

export const lengths = ['chest', 'waist', 'hips', 'arms', 'thighs', 'neck'] as const;
type ComparedField = 'weight' | 'bodyFat' | 'waist';

export interface ListedMeasurement {
  measurement: BodyMeasurement;
  isLatest: boolean;
  // The value of the previous measurement that has one.
  previous: Record<ComparedField, number | null>;
}

export function listed(measurements: readonly BodyMeasurement[], shown: number): ListedMeasurement[] {
  return measurements.slice(0, shown).map((measurement, index) => {
    const older = measurements.slice(index + 1);
    const before = (field: ComparedField) => older.find((each) => each[field] !== null)?.[field] ?? null;
    return {
      measurement,
      isLatest: index === 0,
      previous: { weight: before('weight'), bodyFat: before('bodyFat'), waist: before('waist') },
    };
  });
}

// --- The chart ---

export interface WeightBar {
  key: number;
  // The day of the month, with the month if it differs from the previous bar's.
  name: readonly string[];
  value: number;
  mark: 'lowest' | 'highest' | null;
  cells: readonly string[];
}

// The last weights, oldest first.
export function weightBars(measurements: readonly BodyMeasurement[], unit: WeightUnit, format: string): WeightBar[] {
  const shown = weighedOf(measurements).slice(0, WEIGHTS_SHOWN).reverse();
  const values = shown.map(({ weight }) => weight);
  // Marks the latest of equal weights. If all are equal, marks none.
  const lowest = values.lastIndexOf(Math.min(...values));
  const highest = values.lastIndexOf(Math.max(...values));
  const month = (day: Day) => day.slice(0, 7);
  return shown.map(({ id, weight, localDate }, index) => {
    const before = shown[index - 1];
    const day = formatDay(localDate, format, { day: 'numeric' });
    const showsMonth = !before || month(before.localDate) !== month(localDate);
    const mark = lowest === highest ? null : index === lowest ? 'lowest' : index === highest ? 'highest' : null;
    return {
      key: id,
      name: showsMonth ? [day, formatDay(localDate, format, { month: 'short' })] : [day],
      value: shownBody(weight, unit),
      mark,
      cells: [longDay(localDate, format), bodyText(weight, unit, format)],
    };
  });
}

const EARLIER_COLOR = 'color-mix(in oklab, var(--fit-brand) 42%, var(--fit-surface))';

// The newest bar is highlighted.
export function weightContent(bars: readonly WeightBar[], words: Record<'lowest' | 'highest', string>): ChartContent {
  return {
    axis: 'places',
    ticks: [],
    labelled: true,
    layers: [{ name: 'weight', kind: 'bars', color: 'var(--fit-brand)' }],
    rows: bars.map(({ key, name, value, mark, cells }, index) => ({
      at: key,
      name,
      mark: mark && words[mark],
      cells: [...cells, mark ? words[mark] : ''],
      values: { weight: value },
      ...(index < bars.length - 1 && { fill: EARLIER_COLOR }),
    })),
  };
}

export function longDay(day: Day, format: string): string {
  return formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

// --- The form ---

export const numbers = ['weight', 'bodyFat', 'muscleMass', ...lengths] as const;
export type NumberKey = (typeof numbers)[number];
export type MeasurementValues = Record<NumberKey, number | null> & { day: Day; notes: string };

export function unitOf(field: NumberKey, { weightUnit, lengthUnit }: Units): WeightUnit | LengthUnit | null {
  if (field === 'bodyFat') return null;
  return field === 'weight' || field === 'muscleMass' ? weightUnit : lengthUnit;
}

export function newMeasurement(today: Day): MeasurementValues {
  return {
    day: today,
    weight: null,
    bodyFat: null,
    muscleMass: null,
    chest: null,
    waist: null,
    hips: null,
    arms: null,
    thighs: null,
    neck: null,
    notes: '',
  };
}

export function valuesOf(stored: BodyMeasurement, units: Units): MeasurementValues {
  const values = { ...newMeasurement(stored.localDate), notes: stored.notes ?? '' };
  for (const field of numbers) {
    const unit = unitOf(field, units);
    const wire = stored[field];
    values[field] = wire !== null && unit ? fromWire(wire, unit) : wire;
  }
  return values;
}

export type MeasurementProblem = 'dayRequired' | 'dayAhead' | 'nothing' | 'notPositive' | 'bodyFatRange' | 'tooMuch';

function problemOf(field: NumberKey, value: number, units: Units): MeasurementProblem | null {
  if (field === 'bodyFat') return value < 0 || value > 100 ? 'bodyFatRange' : null;
  const unit = unitOf(field, units);
  const wire = unit ? toWire(value, unit) : value;
  if (wire <= 0) return 'notPositive';
  return wire > limits.BodyMeasurementInput[field].max ? 'tooMuch' : null;
}

// The problem of the field that logs a weight only.
export function weightProblem(weight: number | null, units: Units): MeasurementProblem | 'weightMissing' | null {
  return weight === null ? 'weightMissing' : problemOf('weight', weight, units);
}

// A weight this far from the last one is probably a typing error or the wrong unit.
const FAR_SHARE = 0.15;
const FAR_DAYS = 30;

// The last weight before `day` if `weight` is far from it, else null. Weights in lb, `measurements` newest first;
// `edited` is the id of the measurement that is changed.
export function distantWeight(
  weight: number,
  day: Day,
  measurements: readonly BodyMeasurement[],
  edited?: number,
): Weighed | null {
  const last = weighedOf(measurements).find(({ id, localDate }) => id !== edited && localDate <= day);
  if (!last || daysBetween(last.localDate, day) > FAR_DAYS) return null;
  return Math.abs(weight - last.weight) > FAR_SHARE * last.weight ? last : null;
}

export function problemsOf(
  values: MeasurementValues,
  today: Day,
  units: Units,
): Partial<Record<keyof MeasurementValues, MeasurementProblem>> {
  const problems: Partial<Record<keyof MeasurementValues, MeasurementProblem>> = {};
  if (!values.day) problems.day = 'dayRequired';
  else if (values.day > addDays(today, 1)) problems.day = 'dayAhead';
  for (const field of numbers) {
    const value = values[field];
    const problem = value === null ? null : problemOf(field, value, units);
    if (problem) problems[field] = problem;
  }
  if (numbers.every((field) => values[field] === null)) problems.weight = 'nothing';
  return problems;
}

// `stored` is the edited measurement. Values that the user did not change are sent back exactly, whatever the unit shown.
// `measuredAt` is sent if the day is not today for a new measurement, or has changed for an edited one.
export function bodyOf(
  values: MeasurementValues,
  stored: BodyMeasurement | null,
  units: Units,
  today: Day,
): BodyMeasurementInput {
  const wire = (field: NumberKey) => {
    const unit = unitOf(field, units);
    const before = stored?.[field] ?? null;
    return unit ? editedToWire(before, values[field], unit) : values[field];
  };
  return {
    ...Object.fromEntries(numbers.map((field) => [field, wire(field)])),
    notes: values.notes.trim() || null,
    ...(values.day !== (stored?.localDate ?? today) && { measuredAt: values.day }),
  };
}

export const undoKeyOf = (id: number) => `measurement-${id}`;
