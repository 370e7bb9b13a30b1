// Ramp-up sets: lighter sets before the first working set of a main lift. Pure functions.
// Source: NSCA Essentials 4th ed., specific warm-up (a few sets of rising weight with falling repetitions, none of them
// tiring).
import { roundTo } from '@/shared/lib/numbers';
import { fromWire, toWire, type WeightUnit } from '@/shared/lib/units';

// How a weight is loaded: its step, and the empty bar (0 for none), both in `unit`.
export interface Loaded {
  step: number;
  unit: WeightUnit;
  bar: number;
}

export interface RampUp {
  sets: number;
  loaded: Loaded;
}

interface RampUpSet {
  // Of the working weight.
  share: number;
  reps: number;
}

const ONE: readonly RampUpSet[] = [{ share: 0.6, reps: 5 }];
const TWO: readonly RampUpSet[] = [
  { share: 0.5, reps: 5 },
  { share: 0.75, reps: 3 },
];
// Three and more rise evenly between these shares.
const FROM = 0.4;
const TO = 0.8;
const REPS = [5, 3, 2, 1];

export function rampUpSets(count: number): readonly RampUpSet[] {
  if (count <= 0) return [];
  if (count === 1) return ONE;
  if (count === 2) return TWO;
  return Array.from({ length: count }, (_set, index) => ({
    share: FROM + ((TO - FROM) * index) / (count - 1),
    reps: REPS[index] ?? 1,
  }));
}

// The weight that can be loaded nearest to a share of the working weight, in lb: on a step above the bar, never below
// the bar or the first step, never above the working weight.
export function sharedWeight(working: number, share: number, { step, unit, bar }: Loaded): number {
  const steps = Math.round((fromWire(working, unit) * share - bar) / step);
  const lightest = bar > 0 ? bar : step;
  return Math.min(working, toWire(roundTo(Math.max(lightest, bar + steps * step), 2), unit));
}

// lb, of two roundings.
const NOISE = 0.05;

// With hardly more than the bar there is nothing to ramp up to.
export function canRampUp(working: number, count: number, loaded: Loaded): boolean {
  const [first] = rampUpSets(count);
  return first !== undefined && sharedWeight(working, first.share, loaded) < working - NOISE;
}
