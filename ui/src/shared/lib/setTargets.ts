// Planned sets of one exercise that differ, such as a pyramid. Pure functions.
import type { SetTarget } from '@/shared/api/types';
import type { SetValues } from './sets';
import { isWorking, workingCount } from './workingSets';

// With this many working sets: repeats the last one, or leaves out the last ones.
export function resized(sets: readonly SetTarget[], count: number): SetTarget[] {
  const last = sets.findLast(isWorking);
  if (!last) return [...sets];
  let left = Math.max(1, count);
  const kept = sets.filter((set) => !isWorking(set) || left-- > 0);
  return [...kept, ...Array.from({ length: Math.max(0, count - workingCount(kept)) }, () => last)];
}

// Without the warm-up sets and the first working sets, which were done already.
export function withoutFirst(sets: readonly SetTarget[], done: number): SetTarget[] {
  return done === 0 ? [...sets] : sets.filter(isWorking).slice(done);
}

// For another exercise: its weights are not known yet, but the repetitions still are.
export function withoutWeights(sets: readonly SetTarget[]): SetTarget[] {
  return sets.map((set) => ({ ...set, weight: null }));
}

// Whether sets that were done differ on purpose: with drop sets, with no weight in most of them as in a pyramid, or with
// a heaviest first set and lighter ones after it. Fewer repetitions alone are tiredness, and one heavier last set is an
// attempt.
function differOnPurpose(sets: readonly SetValues[]): boolean {
  if (sets.some(({ setType }) => setType === 'drop')) return true;
  const weights = sets.map(({ weight }) => weight ?? 0);
  const [first = 0, ...rest] = weights;
  const most = Math.max(...weights.map((weight) => weights.filter((each) => each === weight).length));
  return sets.length > 2 && (most * 2 <= sets.length || first > Math.max(...rest));
}

// Planned sets like those that were done, if these differ on purpose. Null: they do not.
export function targetsOf(sets: readonly SetValues[]): SetTarget[] | null {
  const done = sets.filter(({ setType, reps }) => setType !== 'warmup' && reps !== 0);
  if (done.length === 0 || !differOnPurpose(done)) return null;
  return done.map(({ setType, reps, weight, duration }) => ({ setType, reps, repsMax: null, weight, duration }));
}
