// How the sets of an exercise read, one by one and in one line, the same on every screen; it knows no exercise.
import { formatExerciseTime } from './exercise';
import { formatNumber, roundTo } from './numbers';
import { editDigits, fromWire, unitWord, type DistanceUnit, type WeightUnit } from './units';

// Weight in lb, duration in seconds, distance in metres; `rpe` 1 to 10 in halves.
export interface SetValues {
  setType: 'normal' | 'warmup' | 'drop' | 'failure';
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

// The unit in which people say how far they carried something, beside that of their runs.
export const shortUnits = { km: 'm', mi: 'yd' } as const satisfies Record<DistanceUnit, string>;
export type ShortUnit = (typeof shortUnits)[DistanceUnit];
// Exact by definition: 1 yd = 0.9144 m.
const METRES: Record<ShortUnit, number> = { m: 1, yd: 0.9144 };
const SHORT_METRES = 200;

export function fromMetres(metres: number, unit: ShortUnit): number {
  return roundTo(metres / METRES[unit], 0);
}

// In tenths of a metre, as the wire keeps them.
export function toMetres(shown: number, unit: ShortUnit): number {
  return roundTo(shown * METRES[unit], 1);
}

// '3.1 mi', '40 yd'
export function formatDistance(metres: number, unit: DistanceUnit, format: string): string {
  const short = shortUnits[unit];
  if (metres < SHORT_METRES) return `${formatNumber(fromMetres(metres, short), format)} ${short}`;
  return `${formatNumber(fromWire(metres, unit), format, editDigits(unit))} ${unitWord(unit)}`;
}

export interface SetWords {
  // '12 reps', for what was lifted by the body alone.
  reps: (count: number) => string;
  // '2 sets', for sets of which nothing was noted.
  sets: (count: number) => string;
  // 'each side', where every set is done twice, left and right.
  eachSide?: string;
}

const letters: Record<SetValues['setType'], string | null> = { normal: null, warmup: 'W', drop: 'D', failure: 'F' };

// The letter of a set that is none of the usual ones, the same in every language.
export function setLetter(setType: SetValues['setType']): string | null {
  return letters[setType];
}

// Repetitions that were left in reserve, by the effort that was noted.
export function reserveOf(rpe: number | null): number | null {
  return rpe === null ? null : 10 - rpe;
}

export function isWorkingSet({ setType }: Pick<SetValues, 'setType'>): boolean {
  return setType !== 'warmup';
}

// The parts of a set as texts; empty where nothing was noted.
function partsOf({ reps, weight, duration, distance }: SetValues, { weightUnit, distanceUnit, format }: SetUnits) {
  return {
    lifted: weight
      ? `${formatNumber(fromWire(weight, weightUnit), format, editDigits(weightUnit))} ${unitWord(weightUnit)}`
      : '',
    counted: reps === null ? '' : formatNumber(reps, format),
    timed: duration === null ? '' : formatExerciseTime(duration),
    went: distance === null ? '' : formatDistance(distance, distanceUnit, format),
  };
}

const joined = (texts: readonly string[], between: string) => texts.filter((text) => text !== '').join(between);

// '60 lbs × 10', '12 reps', '40 s', '1 mi · 10 min'; empty when nothing was noted.
export function formatSet(set: SetValues, units: SetUnits, words: SetWords): string {
  const { lifted, counted, timed, went } = partsOf(set, units);
  const alone = set.reps !== null && joined([lifted, timed, went], '') === '';
  if (alone) return words.reps(set.reps ?? 0);
  return joined([joined([lifted, counted, timed], ' × '), went].reverse(), ' · ');
}

const isRepsAlone = ({ reps, weight, duration, distance }: SetValues) =>
  reps !== null && !weight && duration === null && distance === null;

// '13, 12, 11 reps'
function listed(sets: readonly SetValues[], units: SetUnits, words: SetWords): string {
  const each = (set: SetValues) => formatSet(set, units, words) || words.sets(1);
  if (!sets.every(isRepsAlone)) return sets.map(each).join(', ');
  return sets.map((set, index) => (index < sets.length - 1 ? partsOf(set, units).counted : each(set))).join(', ');
}

const sameAs = (one: SetValues) => (other: SetValues) =>
  one.reps === other.reps &&
  (one.weight || null) === (other.weight || null) &&
  one.duration === other.duration &&
  one.distance === other.distance;

// '3 × 10 · 40 lbs' when all working sets are equal, else '40 lbs × 10, 45 lbs × 8'; empty without a working set.
export function summarizeSets(sets: readonly SetValues[], units: SetUnits, words: SetWords): string {
  const text = summaryOf(sets, units, words);
  return text === '' ? '' : joined([text, words.eachSide ?? ''], ' · ');
}

function summaryOf(sets: readonly SetValues[], units: SetUnits, words: SetWords): string {
  const working = sets.filter(isWorkingSet);
  const [first] = working;
  if (!first) return '';
  if (working.length === 1 || !working.every(sameAs(first))) {
    return listed(working, units, words);
  }
  const { lifted, counted, timed, went } = partsOf(first, units);
  const each = joined([went, joined([counted, timed], ' × ')], ' · ');
  if (each === '') return joined([words.sets(working.length), lifted], ' · ');
  return joined([`${formatNumber(working.length, units.format)} × ${each}`, lifted], ' · ');
}

interface Performed {
  sets: readonly SetValues[];
  actualSets: number | null;
  actualReps: number | null;
  actualWeight: number | null;
  actualDuration: number | null;
}

// The sets of a completion; ticked as a whole it has none, and each was as the actual values say.
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
