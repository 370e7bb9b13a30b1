// What to try the next time, from what was planned and what was done: pure; the words stand in messages.
import { fromWire, type WeightUnit } from '@/shared/lib/units';
import { roundTo } from '@/shared/lib/numbers';

export interface Prescribed {
  sets: number | null;
  reps: number | null;
  // Seconds of one set.
  duration: number | null;
}

// As on the wire: weight in lb, duration in seconds.
export interface DoneSet {
  setType: 'normal' | 'warmup' | 'drop' | 'failure';
  reps: number | null;
  weight: number | null;
  duration: number | null;
  // 10: nothing left in reserve.
  rpe: number | null;
}

// Weights in the person's unit.
export type NextTime =
  | { kind: 'weight'; weight: number; reps: number }
  | { kind: 'reps'; weight: number | null; reps: number }
  | { kind: 'hold'; seconds: number }
  // A set fell short of this.
  | { kind: 'aim'; weight: number | null; reps: number | null; seconds: number | null }
  // It was done, but not in every prescribed set.
  | { kind: 'same'; weight: number | null; reps: number | null; seconds: number | null };

// training.md §5: holds and cardio grow by a twentieth; short holds by five seconds.
const HOLD_STEP_SECONDS = 5;
const LONG_SECONDS = 120;
const LONG_STEP_SECONDS = 15;
const LONG_SHARE = 0.05;

function longer(seconds: number): number {
  if (seconds < LONG_SECONDS) return seconds + HOLD_STEP_SECONDS;
  const quarters = Math.max(1, Math.round((seconds * LONG_SHARE) / LONG_STEP_SECONDS));
  return seconds + quarters * LONG_STEP_SECONDS;
}

function nextHold(planned: Prescribed, seconds: readonly number[], enough: boolean): NextTime {
  const goal = planned.duration ?? seconds[0] ?? 0;
  if (seconds.some((each) => each < goal)) return { kind: 'aim', weight: null, reps: null, seconds: goal };
  if (!enough) return { kind: 'same', weight: null, reps: null, seconds: goal };
  return { kind: 'hold', seconds: longer(Math.min(...seconds)) };
}

// Nothing was left, and there were no more than planned. What comes on top of the plan was its reserve.
const isSpent = ({ setType, reps, rpe }: DoneSet, goal: number) =>
  reps !== null && reps <= goal && (setType === 'failure' || (rpe !== null && rpe >= 10));

// Weights that change from set to set on purpose. One that was changed once is none.
function isPyramid(weights: readonly number[]): boolean {
  const different = new Set(weights).size;
  return different > 2 || (different === 2 && weights.length === 2);
}

// One stays with the weight that reached the goal; where none did, with the lightest.
function nextInPyramid(sets: readonly { weight: number; reps: number }[], goal: number): NextTime {
  const reached = sets.filter(({ reps }) => reps >= goal);
  const stay = reached.length > 0 ? Math.max(...reached.map(({ weight }) => weight)) : Math.min(...sets.map(({ weight }) => weight));
  return { kind: reached.length > 0 ? 'same' : 'aim', weight: stay > 0 ? stay : null, reps: goal, seconds: null };
}

// `step`: what the implement is loaded by, in `unit`; null: not known, or nothing to load. null: nothing can be said.
export function nextTime(planned: Prescribed, done: readonly DoneSet[], step: number | null, unit: WeightUnit): NextTime | null {
  const working = done.filter(({ setType }) => setType !== 'warmup' && setType !== 'drop');
  const counts = working.flatMap(({ reps }) => reps ?? []);
  if (counts.length === 0) {
    const seconds = working.flatMap(({ duration }) => duration ?? []);
    return seconds.length === 0 ? null : nextHold(planned, seconds, working.length >= (planned.sets ?? 1));
  }
  const goal = planned.reps ?? counts[0] ?? 0;
  const prescribed = planned.sets ?? working.length;
  const shown = (set: DoneSet) => fromWire(set.weight ?? 0, unit);
  const heaviest = Math.max(...working.map(shown));
  const weight = heaviest > 0 ? heaviest : null;
  // One goes on from the weight of all prescribed sets, not from that of the best one.
  const atTop = working.filter((set) => shown(set) === heaviest);
  const reached = atTop.filter(({ reps }) => reps !== null && reps >= goal);
  if (reached.length < Math.max(prescribed, atTop.length)) {
    if (isPyramid(working.map(shown))) return nextInPyramid(working.map((set) => ({ weight: shown(set), reps: set.reps ?? 0 })), goal);
    const short = working.some(({ reps }) => reps !== null && reps < goal);
    return { kind: short ? 'aim' : 'same', weight, reps: goal, seconds: null };
  }
  if (weight !== null && step !== null && working.some((set) => isSpent(set, goal))) return { kind: 'same', weight, reps: goal, seconds: null };
  if (weight !== null && step !== null) return { kind: 'weight', weight: roundTo(weight + step, 2), reps: goal };
  return { kind: 'reps', weight, reps: Math.min(...reached.flatMap(({ reps }) => reps ?? [])) + 1 };
}
