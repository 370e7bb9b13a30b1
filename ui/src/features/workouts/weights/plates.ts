// Which bar an exercise is lifted with, which plates go on each side, and what one could lift once: pure arithmetic in
// the person's own unit.
import { roundTo } from '@/shared/lib/numbers';
import type { WeightUnit } from '@/shared/lib/units';

// The real thing in the hand, as the catalogue says it.
export type Implement =
  | 'barbell'
  | 'ez_bar'
  | 'trap_bar'
  | 'smith'
  | 'dumbbell'
  | 'kettlebell'
  | 'cable'
  | 'plate_machine'
  | 'stack_machine'
  | 'assistance'
  | 'band'
  | 'suspension'
  | 'medicine_ball'
  | 'sled'
  | 'cardio_machine'
  | 'bodyweight'
  | 'other';

// What takes plates.
export type Loadable = 'barbell' | 'ez_bar' | 'trap_bar' | 'smith' | 'plate_machine';
export type Bars = Record<WeightUnit, readonly number[]>;

// What each weighs without plates, the usual one first. A plate machine is told by its plates alone.
const bars: Record<Loadable, Bars> = {
  barbell: { lb: [45, 35, 15], kg: [20, 15, 10] },
  ez_bar: { lb: [25, 18], kg: [10, 7.5] },
  trap_bar: { lb: [55, 45], kg: [25, 20] },
  smith: { lb: [35, 25], kg: [15, 10] },
  plate_machine: { lb: [0], kg: [0] },
};

export const plates: Record<WeightUnit, readonly number[]> = {
  lb: [45, 35, 25, 10, 5, 2.5, 1.25],
  kg: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5],
};

export function isLoadable(implement: Implement | null | undefined): implement is Loadable {
  return implement !== null && implement !== undefined && Object.hasOwn(bars, implement);
}

// The bars to choose from; null where no plates go on: dumbbells, bands, stacks, the body, exercises of one's own.
export function barsFor(implement: Implement | null | undefined): Bars | null {
  return isLoadable(implement) ? bars[implement] : null;
}

export interface Loading {
  // Plates of one side, heaviest first.
  side: number[];
  // Bar and both sides.
  total: number;
}

// The finest plate is 0.25 apart from nothing: sums are counted in quarters, which are exact.
const QUARTERS = 4;

// The heaviest loading that does not exceed the weight, with as few plates as possible. Pairs of each plate are not
// limited. Below the bar it is the bar alone.
export function loadingFor(weight: number, bar: number, available: readonly number[]): Loading {
  const room = Math.floor(Math.max(0, weight - bar) * (QUARTERS / 2) + 1e-9);
  const sizes = available.map((plate) => Math.round(plate * QUARTERS)).filter((size) => size > 0);
  // For each sum: how few plates make it, and the last of them; 0 plates for nothing.
  const fewest = [0];
  const last: number[] = [0];
  for (let sum = 1; sum <= room; sum += 1) {
    fewest[sum] = Infinity;
    for (const size of sizes) {
      const count = (fewest[sum - size] ?? Infinity) + 1;
      if (count < (fewest[sum] ?? Infinity)) {
        fewest[sum] = count;
        last[sum] = size;
      }
    }
  }
  let best = room;
  while (best > 0 && fewest[best] === Infinity) best -= 1;
  const side: number[] = [];
  for (let sum = best; sum > 0; sum -= last[sum] ?? sum) side.push((last[sum] ?? 0) / QUARTERS);
  side.sort((one, other) => other - one);
  return { side, total: roundTo(bar + (2 * best) / QUARTERS, 2) };
}

// Epley (1985) up to 8 repetitions: weight × (1 + repetitions ÷ 30). Brzycki (1993) above: weight × 36 ÷ (37 −
// repetitions). Beyond 12 both guess, so nothing is said there.
const MOST_BY_EPLEY = 8;
const MOST_REPETITIONS = 12;

export function estimatedMaximum(weight: number, repetitions: number): number | null {
  if (weight <= 0 || repetitions < 1 || repetitions > MOST_REPETITIONS) return null;
  if (repetitions === 1) return weight;
  const times = repetitions <= MOST_BY_EPLEY ? 1 + repetitions / 30 : 36 / (37 - repetitions);
  return roundTo(weight * times, 1);
}
