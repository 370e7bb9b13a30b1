// Set operations that only the tracker needs. Pure functions.
import { sharedWeight, type Loaded } from './rampUp';
import { amountsOf, isLeftOut, isTicked, kindOf, lastOf, rowAt, withSet, type Dose, type Last } from './sets';
import { blankSet, type SetEntry } from '@/features/workouts/training/training';
import type { SetType } from '@/shared/lib/sets';

// Stores the actual length of a hold that ended early. The sets that follow keep their own goal.
export function withActualDuration(
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

const SHARE_OF_A_WARM_UP = 0.5;

// The weight of a warm-up set without an earlier one, in lb: about half the working weight, but at least the empty bar.
// Null if there is none to suggest.
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
  return sharedWeight(working, SHARE_OF_A_WARM_UP, loaded);
}

// Changes the type of a row. An unticked row that becomes a warm-up gets a warm-up weight, and loses it again when it
// becomes a working set unchanged. `loaded`: null if a heavier weight is not harder.
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

// The first set that is not ticked; null if all are. Warm-up sets that were left out come last.
export function currentSet(sets: readonly SetEntry[]): number | null {
  const next = sets.findIndex((set, at) => !isTicked(set) && !isLeftOut(sets, at));
  const index = next >= 0 ? next : sets.findIndex((set) => !isTicked(set));
  return index < 0 ? null : index;
}

// Repetitions in reserve are stored as RPE: 10 means none left.
export function rpeOf(reserve: number | null): number | null {
  return reserve === null ? null : 10 - reserve;
}
