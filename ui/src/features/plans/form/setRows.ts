// Sets of one exercise that differ, in the workout form: their rows, the usual shapes, and the way back. Pure functions.
import type { SetTarget } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import { workingCount } from '@/shared/lib/workingSets';
import { fromWire, toWire, type WeightUnit } from '@/shared/lib/units';
import type { FormExercise } from './workoutForm';

export const shapes = ['pyramid', 'reversePyramid', 'backOff', 'dropSets'] as const;
export type Shape = (typeof shapes)[number];

type Alike = Pick<FormExercise, 'sets' | 'reps' | 'repsMax' | 'weight' | 'duration'>;
type Differing = Alike & Pick<FormExercise, 'setTargets'>;

const DEFAULT_SETS = 3;
const DEFAULT_REPS = 10;
const PYRAMID = [12, 10, 8, 6];
const BACK_OFF_SHARE = 0.9;
const DROP_SHARES = [0.8, 0.6];
// Epley: the weight falls by about a thirtieth of its maximum with each repetition.
const REPS_OF_EPLEY = 30;
const WEIGHT_STEP: Record<WeightUnit, number> = { kg: 2.5, lb: 5 };
const SECONDS_STEP = 5;

const target = ({ reps, repsMax = null, weight, duration }: Omit<Alike, 'sets'>): SetTarget => ({
  setType: 'normal',
  reps,
  repsMax: repsMax !== null && reps !== null && repsMax > reps ? repsMax : null,
  weight,
  duration,
});

// The rows: the sets that differ, or as many equal ones as are planned.
export function rowsOf(exercise: Differing): SetTarget[] {
  if (exercise.setTargets) return [...exercise.setTargets];
  return Array.from({ length: exercise.sets ?? DEFAULT_SETS }, () => target(exercise));
}

const firstWorking = (rows: readonly SetTarget[]) => rows.find(({ setType }) => setType !== 'warmup');

// The form's values with these rows. Those for all sets are the ones of the first working set, as on the server.
export function withRows(rows: readonly SetTarget[]): Partial<FormExercise> {
  const first = firstWorking(rows);
  const values = first && { ...valuesOf(first), sets: workingCount(rows) };
  return { ...values, setTargets: [...rows] };
}

const valuesOf = ({ reps, repsMax, weight, duration }: SetTarget) => ({ reps, repsMax, weight, duration });

// All sets like the first working set.
export function alike(exercise: Differing): Partial<FormExercise> {
  return { ...withRows(rowsOf(exercise)), setTargets: null };
}

// True if sets would be lost that are not like the first working set.
export function losesSets(exercise: Differing): boolean {
  const [first, ...others] = rowsOf(exercise).map((row) => JSON.stringify(row));
  return others.some((row) => row !== first) || firstWorking(rowsOf(exercise))?.setType !== 'normal';
}

// A share of the weight, on a step, but at least one step. Null without a weight.
function shareOf(weight: number | null, share: number, unit: WeightUnit): number | null {
  if (weight === null || share === 1) return weight;
  const step = WEIGHT_STEP[unit];
  const steps = Math.max(1, Math.round((fromWire(weight, unit) * share) / step));
  return toWire(roundTo(steps * step, 2), unit);
}

// The weight for these repetitions that is as hard as the planned one for its repetitions.
const shareFor = (reps: number, planned: number) => (1 + planned / REPS_OF_EPLEY) / (1 + reps / REPS_OF_EPLEY);

function pyramid(base: SetTarget, repetitions: readonly number[], unit: WeightUnit): SetTarget[] {
  const most = Math.max(...repetitions);
  return repetitions.map((reps) => {
    // Holds get shorter as sets of repetitions get fewer.
    if (base.reps === null && base.duration !== null) {
      const steps = Math.max(1, Math.round((base.duration * reps) / most / SECONDS_STEP));
      return { ...base, duration: steps * SECONDS_STEP };
    }
    const weight = shareOf(base.weight, shareFor(reps, base.reps ?? DEFAULT_REPS), unit);
    return { ...base, reps, repsMax: null, weight };
  });
}

// The rows of a usual shape, made from the first working set and the number of sets.
export function shaped(shape: Shape, exercise: Differing, unit: WeightUnit): SetTarget[] {
  const rows = rowsOf(exercise);
  const base: SetTarget = { ...(firstWorking(rows) ?? target(exercise)), setType: 'normal' };
  const warmups = rows.filter(({ setType }) => setType === 'warmup');
  const share = (part: number): SetTarget => ({ ...base, weight: shareOf(base.weight, part, unit) });
  switch (shape) {
    case 'pyramid':
      return [...warmups, ...pyramid(base, PYRAMID, unit)];
    case 'reversePyramid':
      return [...warmups, ...pyramid(base, [...PYRAMID].reverse(), unit)];
    case 'backOff':
      return [...warmups, base, share(BACK_OFF_SHARE), share(BACK_OFF_SHARE)];
    case 'dropSets': {
      const sets = rows.filter(({ setType }) => setType === 'normal' || setType === 'failure').length;
      const straight = Array.from({ length: Math.max(1, sets) }, () => base);
      return [...warmups, ...straight, ...DROP_SHARES.map((part) => ({ ...share(part), setType: 'drop' as const }))];
    }
  }
}
