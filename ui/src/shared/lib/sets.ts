// Formats the sets of an exercise, one by one or as a summary.
import { formatExerciseTime } from './exercise';
import { formatNumber, roundTo } from './numbers';
import { editDigits, fromWire, unitLabel, type DistanceUnit, type WeightUnit } from './units';

export const setTypes = ['normal', 'warmup', 'drop', 'failure'] as const;
export type SetType = (typeof setTypes)[number];

// Weight in lb, duration in seconds, distance in metres; `rpe` 1 to 10 in halves.
export interface SetValues {
  setType: SetType;
  reps: number | null;
  weight: number | null;
  duration: number | null;
  distance: number | null;
  rpe: number | null;
}

export interface SetUnits {
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  format: string;
}

// The units for short distances, such as carries.
export const shortUnits = { km: 'm', mi: 'yd' } as const satisfies Record<DistanceUnit, string>;
export type ShortUnit = (typeof shortUnits)[DistanceUnit];
// Exact by definition: 1 yd = 0.9144 m.
const METRES: Record<ShortUnit, number> = { m: 1, yd: 0.9144 };
const SHORT_METRES = 200;

export function fromMetres(metres: number, unit: ShortUnit): number {
  return roundTo(metres / METRES[unit], 0);
}

// Rounded to tenths of a metre, as in the API.
export function toMetres(shown: number, unit: ShortUnit): number {
  return roundTo(shown * METRES[unit], 1);
}

// '3.1 mi', '40 yd'
export function formatDistance(metres: number, unit: DistanceUnit, format: string): string {
  const short = shortUnits[unit];
  if (metres < SHORT_METRES) return `${formatNumber(fromMetres(metres, short), format)} ${short}`;
  return `${formatNumber(fromWire(metres, unit), format, editDigits(unit))} ${unitLabel(unit)}`;
}

export interface SetLabels {
  // '12 reps', for sets without a weight.
  reps: (count: number) => string;
  // '2 sets', for sets without values.
  sets: (count: number) => string;
  // 'each side', for exercises that are done on each side.
  eachSide?: string;
}

const SET_LETTERS: Record<SetType, string | null> = { normal: null, warmup: 'W', drop: 'D', failure: 'F' };

// The letter of a special set, equal in every language. Null for a normal set.
export function setLetter(setType: SetType): string | null {
  return SET_LETTERS[setType];
}

// A set with its number, from 1. Warm-up sets and working sets are counted separately.
export interface CountedSet {
  type: SetType;
  number: number;
}

export function countedSet(types: readonly SetType[], index: number): CountedSet {
  const type = types[index] ?? 'normal';
  const alike = (other: SetType) => (other === 'warmup') === (type === 'warmup');
  return { type, number: types.slice(0, index + 1).filter(alike).length };
}

// The repetitions in reserve for an RPE.
export function repsInReserve(rpe: number | null): number | null {
  return rpe === null ? null : 10 - rpe;
}

export function isWorkingSet({ setType }: Pick<SetValues, 'setType'>): boolean {
  return setType !== 'warmup';
}

// The values of a set as texts, empty if missing.
function partsOf({ reps, weight, duration, distance }: SetValues, { weightUnit, distanceUnit, format }: SetUnits) {
  return {
    weightText: weight
      ? `${formatNumber(fromWire(weight, weightUnit), format, editDigits(weightUnit))} ${unitLabel(weightUnit)}`
      : '',
    repsText: reps === null ? '' : formatNumber(reps, format),
    durationText: duration === null ? '' : formatExerciseTime(duration),
    distanceText: distance === null ? '' : formatDistance(distance, distanceUnit, format),
  };
}

const join = (texts: readonly string[], between: string) => texts.filter((text) => text !== '').join(between);

// '60 lbs × 10', '12 reps', '40 s', '1 mi · 10 min'. Empty for a set without values.
export function formatSet(set: SetValues, units: SetUnits, labels: SetLabels): string {
  const { weightText, repsText, durationText, distanceText } = partsOf(set, units);
  const repsOnly = set.reps !== null && join([weightText, durationText, distanceText], '') === '';
  if (repsOnly) return labels.reps(set.reps ?? 0);
  return join([join([weightText, repsText, durationText], ' × '), distanceText].reverse(), ' · ');
}

const hasOnlyReps = ({ reps, weight, duration, distance }: SetValues) =>
  reps !== null && !weight && duration === null && distance === null;

// '13, 12, 11 reps'
function listSets(sets: readonly SetValues[], units: SetUnits, labels: SetLabels): string {
  const each = (set: SetValues) => formatSet(set, units, labels) || labels.sets(1);
  if (!sets.every(hasOnlyReps)) return sets.map(each).join(', ');
  return sets.map((set, index) => (index < sets.length - 1 ? partsOf(set, units).repsText : each(set))).join(', ');
}

const sameAs = (one: SetValues) => (other: SetValues) =>
  one.reps === other.reps &&
  (one.weight || null) === (other.weight || null) &&
  one.duration === other.duration &&
  one.distance === other.distance;

// '3 × 10 · 40 lbs' if all working sets are equal, else '40 lbs × 10, 45 lbs × 8'. Empty without a working set.
// `top`: the top of the range that equal sets start: '3 × 8–12 · 40 lbs'.
export function summarizeSets(
  sets: readonly SetValues[],
  units: SetUnits,
  labels: SetLabels,
  top: number | null = null,
): string {
  const text = summaryText(sets, units, labels, top);
  return text === '' ? '' : join([text, labels.eachSide ?? ''], ' · ');
}

function summaryText(sets: readonly SetValues[], units: SetUnits, labels: SetLabels, top: number | null): string {
  const working = sets.filter(isWorkingSet);
  const [first] = working;
  if (!first) return '';
  const hasRange = top !== null && first.reps !== null;
  if ((working.length === 1 && !hasRange) || !working.every(sameAs(first))) {
    return listSets(working, units, labels);
  }
  const { weightText, repsText, durationText, distanceText } = partsOf(first, units);
  const counted = hasRange ? `${repsText}–${formatNumber(top, units.format)}` : repsText;
  const each = join([distanceText, join([counted, durationText], ' × ')], ' · ');
  if (each === '') return join([labels.sets(working.length), weightText], ' · ');
  return join([`${formatNumber(working.length, units.format)} × ${each}`, weightText], ' · ');
}

interface Performed {
  sets: readonly SetValues[];
  actualSets: number | null;
  actualReps: number | null;
  actualWeight: number | null;
  actualDuration: number | null;
}

// The sets of a completion. A completion that was ticked as a whole has no sets; then each set has the actual values.
export function performedSets({ sets, actualSets, actualReps, actualWeight, actualDuration }: Performed): SetValues[] {
  if (sets.length > 0) return [...sets];
  const each: SetValues = {
    setType: 'normal',
    reps: actualReps,
    weight: actualWeight,
    duration: actualDuration,
    distance: null,
    rpe: null,
  };
  return Array.from({ length: actualSets ?? 1 }, () => ({ ...each }));
}
