// What the tracker alone does with the sets of an exercise. Pure.
import type { LastCompletion } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import { fromWire, toWire, type WeightUnit } from '@/shared/lib/units';
import { amountsOf, isTicked, kindOf, lastOf, rowAt, withSet, type Dose } from './sets';
import { blankSet, type SetEntry, type SetType } from '@/features/workouts/training/training';

type Last = Pick<LastCompletion, 'sets' | 'actualReps' | 'actualWeight' | 'actualDuration'>;

// A hold that was ended early: how long it was held is what was done, and no new goal for the sets that follow.
export function withHeld(
  sets: readonly SetEntry[],
  index: number,
  seconds: number,
  planned: Dose,
  last?: Last,
): SetEntry[] {
  return sets.map((set, at) => {
    if (at === index) return { ...set, duration: seconds };
    return at > index && !isTicked(set) ? { ...set, duration: amountsOf(sets, at, planned, last).duration } : set;
  });
}

export function withoutSet(sets: readonly SetEntry[], index: number): SetEntry[] {
  return sets.length === 1 ? [blankSet] : sets.filter((_set, at) => at !== index);
}

// How a weight is loaded: its step and the bar without plates, 0 for none, both in `unit`.
export interface Loaded {
  step: number;
  unit: WeightUnit;
  bar: number;
}

const SHARE_OF_A_WARM_UP = 0.5;

// What a warm-up is lifted with where there was none before, in lb: about half of the working weight, not less than the bar
// alone. Null: nothing to say.
function warmupWeight(
  sets: readonly SetEntry[],
  index: number,
  planned: Dose,
  loaded: Loaded,
  last?: Last,
): number | null {
  const working = amountsOf(withSet(sets, index, { type: 'normal' }), index, planned, last).weight;
  const before = lastOf(withSet(sets, index, { type: 'warmup' }), index, last);
  if (working === null || working <= 0 || typeof before?.weight === 'number') return null;
  const { step, unit, bar } = loaded;
  const half = roundTo(Math.round((fromWire(working, unit) * SHARE_OF_A_WARM_UP) / step) * step, 2);
  return Math.min(working, toWire(Math.max(half, bar, step), unit));
}

// A row becomes a set of another kind. An open warm-up gets a weight of its own, and loses it again when it becomes a working
// set untouched. `loaded`: null where nothing heavier is harder.
export function withType(
  sets: readonly SetEntry[],
  index: number,
  type: SetType,
  planned: Dose,
  loaded: Loaded | null,
  last?: Last,
): SetEntry[] {
  const row = rowAt(sets, index);
  const [was, becomes] = [kindOf(row), kindOf({ type })];
  if (loaded === null || was === becomes || isTicked(row)) return withSet(sets, index, { type });
  const suggested = () => warmupWeight(withSet(sets, index, { weight: null }), index, planned, loaded, last);
  if (becomes === 'warmup' && row.weight === null) return withSet(sets, index, { type, weight: suggested() });
  const untouched = was === 'warmup' && row.weight !== null && row.weight === suggested();
  return withSet(sets, index, untouched ? { type, weight: null } : { type });
}

// The first that is not ticked; null when all are.
export function currentSet(sets: readonly SetEntry[]): number | null {
  const index = sets.findIndex((set) => !isTicked(set));
  return index < 0 ? null : index;
}

// Repetitions in reserve are kept as rpe: 10 is none left.
export function rpeOf(reserve: number | null): number | null {
  return reserve === null ? null : 10 - reserve;
}
