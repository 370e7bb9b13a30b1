// What to try the next time, from what was planned and what was done: pure; the words stand in messages.
import { roundTo } from '@/shared/lib/numbers';
import { stepValue } from '@/shared/lib/steps';
import { fromWire, type WeightUnit } from '@/shared/lib/units';

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
  // The help of an assisted machine; 0: none.
  | { kind: 'help'; weight: number; reps: number }
  // Every try failed: a weight that is lighter. `reps` null: nobody knows how many were wanted.
  | { kind: 'less'; weight: number; reps: number | null }
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

// Which of two weights is harder: the heavier one, with an assisted machine that with less help.
interface Scale {
  hardest: (weights: readonly number[]) => number;
  easiest: (weights: readonly number[]) => number;
}
const heavier: Scale = { hardest: (weights) => Math.max(...weights), easiest: (weights) => Math.min(...weights) };
const lessHelp: Scale = { hardest: heavier.easiest, easiest: heavier.hardest };

// One stays with the weight that reached the goal; where none did, with the easiest.
function nextInPyramid(
  sets: readonly { weight: number; reps: number }[],
  goal: number,
  { hardest, easiest }: Scale,
): NextTime {
  const reached = sets.filter(({ reps }) => reps >= goal);
  const stay =
    reached.length > 0 ? hardest(reached.map(({ weight }) => weight)) : easiest(sets.map(({ weight }) => weight));
  return { kind: reached.length > 0 ? 'same' : 'aim', weight: stay > 0 ? stay : null, reps: goal, seconds: null };
}

// training.md §5: back a tenth after failures.
const SHARE_AFTER_FAILURE = 0.9;

// Not one try succeeded: an easier one, on the grid of the step.
function afterFailure(weights: readonly number[], goal: number | null, step: number | null): NextTime | null {
  const weight = step !== null && step < 0 ? lessHelp.easiest(weights) : heavier.easiest(weights);
  if (step !== null && step < 0)
    return goal === null ? null : { kind: 'help', weight: stepValue(weight, -step), reps: goal };
  const less = step === null || weight <= 0 ? 0 : Math.floor((weight * SHARE_AFTER_FAILURE) / step) * step;
  if (less > 0) return { kind: 'less', weight: roundTo(less, 2), reps: goal };
  return goal === null ? null : { kind: 'aim', weight: weight > 0 ? weight : null, reps: goal, seconds: null };
}

// `step`: what the implement is loaded by, in `unit`; null: not known, or nothing to load; below 0: the weight is help, and
// less of it is better. null: nothing can be said.
export function nextTime(
  planned: Prescribed,
  done: readonly DoneSet[],
  step: number | null,
  unit: WeightUnit,
): NextTime | null {
  const working = done.filter(({ setType }) => setType !== 'warmup' && setType !== 'drop');
  const counts = working.flatMap(({ reps }) => reps ?? []);
  if (counts.length === 0) {
    const seconds = working.flatMap(({ duration }) => duration ?? []);
    return seconds.length === 0 ? null : nextHold(planned, seconds, working.length >= (planned.sets ?? 1));
  }
  const shown = (set: DoneSet) => fromWire(set.weight ?? 0, unit);
  // A failed try shows what cannot be lifted yet: nobody goes on from there.
  const lifted = working.filter(({ reps }) => reps !== 0);
  const goal = planned.reps ?? counts.find((count) => count > 0) ?? null;
  if (goal === null || lifted.every(({ reps }) => reps === null)) return afterFailure(working.map(shown), goal, step);
  const scale = step !== null && step < 0 ? lessHelp : heavier;
  const top = scale.hardest(lifted.map(shown));
  const weight = top > 0 ? top : null;
  const prescribed = planned.sets ?? working.length;
  // One goes on from the weight of all prescribed sets, not from that of the best one.
  const atTop = working.filter((set) => shown(set) === top);
  const reached = atTop.filter(({ reps }) => reps !== null && reps >= goal);
  if (reached.length < Math.max(prescribed, atTop.length)) {
    if (isPyramid(working.map(shown)))
      return nextInPyramid(
        lifted.map((set) => ({ weight: shown(set), reps: set.reps ?? 0 })),
        goal,
        scale,
      );
    const short = working.some(({ reps }) => reps !== null && reps < goal);
    return { kind: short ? 'aim' : 'same', weight, reps: goal, seconds: null };
  }
  return nextStep(
    reached,
    weight,
    goal,
    step,
    working.some((set) => isSpent(set, goal)),
  );
}

// Every prescribed set reached the goal: more weight where there is any, else a repetition.
function nextStep(
  reached: readonly DoneSet[],
  weight: number | null,
  goal: number,
  step: number | null,
  spent: boolean,
): NextTime {
  if (weight === null || step === null)
    return { kind: 'reps', weight, reps: Math.min(...reached.flatMap(({ reps }) => reps ?? [])) + 1 };
  if (spent) return { kind: 'same', weight, reps: goal, seconds: null };
  const next = stepValue(weight, step);
  return step < 0
    ? { kind: 'help', weight: Math.max(0, next), reps: goal }
    : { kind: 'weight', weight: next, reps: goal };
}
