// Which bar an exercise uses, which plates go on each side, and the estimated one-repetition maximum. Pure functions in
// the user's unit.
import { roundTo } from '@/shared/lib/numbers';
import type { WeightUnit } from '@/shared/lib/units';

// The implement in the hand, from the catalogue.
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

// Implements whose weight cannot be suggested in advance.
const unloaded: ReadonlySet<Implement> = new Set([
  'band',
  'bodyweight',
  'suspension',
  'sled',
  'cardio_machine',
  'other',
]);

export function isUnloaded(implement: Implement): boolean {
  return unloaded.has(implement);
}

// Whether the implement's weight is a load that can be suggested.
export function isLoaded(implement: Implement): boolean {
  return !isUnloaded(implement) && implement !== 'assistance';
}

// Implements that take plates.
export type Loadable = 'barbell' | 'ez_bar' | 'trap_bar' | 'smith' | 'plate_machine';
export type Bars = Record<WeightUnit, readonly number[]>;

// Weights without plates, the usual one first. For a plate machine only the plates count.
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

// The bars to choose from; null where no plates are used: dumbbells, bands, stacks, body weight, custom exercises.
export function barsFor(implement: Implement | null | undefined): Bars | null {
  return isLoadable(implement) ? bars[implement] : null;
}

export interface Loading {
  // Plates on one side, heaviest first.
  side: number[];
  // Bar and both sides.
  total: number;
}

// All plates are multiples of 0.25. Sums are counted in quarters, which are exact.
const QUARTERS = 4;

// The heaviest loading that does not exceed the weight, with as few plates as possible. The number of pairs of each
// plate is not limited. Below the weight of the bar, the bar alone.
export function loadingFor(weight: number, bar: number, available: readonly number[]): Loading {
  const room = Math.floor(Math.max(0, weight - bar) * (QUARTERS / 2) + 1e-9);
  const sizes = available.map((plate) => Math.round(plate * QUARTERS)).filter((size) => size > 0);
  // For each sum: the minimum number of plates and the last plate used; 0 plates for a sum of 0.
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
// repetitions). Beyond 12 repetitions neither is reliable, so there is no estimate.
const MOST_BY_EPLEY = 8;
const MOST_REPETITIONS = 12;

export function estimatedMaximum(weight: number, repetitions: number): number | null {
  if (weight <= 0 || repetitions < 1 || repetitions > MOST_REPETITIONS) return null;
  if (repetitions === 1) return weight;
  const times = repetitions <= MOST_BY_EPLEY ? 1 + repetitions / 30 : 36 / (37 - repetitions);
  return roundTo(weight * times, 1);
}
