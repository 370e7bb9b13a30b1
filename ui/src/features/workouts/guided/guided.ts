// State of the guided mode: which set, rest or hold is shown, and when a timer is over. Pure functions; the time is
// passed in.
import { leftMs, phaseOf, type Timer } from '@/shared/lib/timer';
import type { GuidedSet, GuidedTimer } from './types';

export interface GuidedState {
  // Set keys.
  skipped: readonly string[];
  // Ticked in the guided mode, latest last.
  ticked: readonly string[];
}

export const initialState: GuidedState = { skipped: [], ticked: [] };

export type GuidedAction = { type: 'skip' | 'ticked' | 'opened'; step: GuidedSet } | { type: 'returnToSkipped' };

export function keyOf({ exerciseId, setIndex }: GuidedSet): string {
  return `${exerciseId}:${setIndex}`;
}

export function guided(state: GuidedState, action: GuidedAction): GuidedState {
  if (action.type === 'returnToSkipped') return { ...state, skipped: [] };
  const key = keyOf(action.step);
  const others = state.ticked.filter((each) => each !== key);
  if (action.type === 'skip') return { ...state, skipped: [...state.skipped, key] };
  return { ...state, ticked: action.type === 'ticked' ? [...others, key] : others };
}

type GuidedView =
  | { kind: 'set'; step: GuidedSet }
  | { kind: 'hold'; step: GuidedSet; timer: Timer }
  | { kind: 'rest'; timer: Timer; next: GuidedSet }
  // `left`: the number of skipped sets.
  | { kind: 'end'; left: number };

// `seconds`: the value that the timer displays.
export function viewOf(
  steps: readonly GuidedSet[],
  state: GuidedState,
  timer: GuidedTimer | null,
  seconds: number,
): GuidedView {
  const open = steps.filter(({ done }) => !done);
  const next = open.find((step) => !state.skipped.includes(keyOf(step)));
  if (!next) return { kind: 'end', left: open.length };
  const shows = timer !== null && seconds > 0 && ['running', 'paused'].includes(phaseOf(timer.timer));
  if (!shows) return { kind: 'set', step: next };
  if (timer.kind === 'rest') return { kind: 'rest', timer: timer.timer, next };
  const isOwn = timer.exerciseId === next.exerciseId && next.durationSeconds !== null;
  return isOwn ? { kind: 'hold', step: next, timer: timer.timer } : { kind: 'set', step: next };
}

// The set to reopen if the last tick was a mistake.
export function lastTicked(steps: readonly GuidedSet[], { ticked }: GuidedState): GuidedSet | null {
  const key = ticked.at(-1);
  return steps.find((step) => step.done && keyOf(step) === key) ?? null;
}

// The set whose effort is asked for: during its rest and at the end, or with the next set if no rest lies between. The
// question is optional and blocks nothing.
export function setToRate(
  steps: readonly GuidedSet[],
  state: GuidedState,
  timer: GuidedTimer | null,
  view: GuidedView,
): GuidedSet | null {
  if (view.kind === 'hold') return null;
  const resting =
    view.kind === 'rest'
      ? steps.filter(({ done, exerciseId }) => done && exerciseId === timer?.exerciseId).at(-1)
      : null;
  const last = lastTicked(steps, state) ?? resting ?? null;
  if (!last || last.setType === 'warmup') return null;
  return view.kind !== 'set' || last.restSeconds === 0 ? last : null;
}

// The running timer whose end will be reported.
export interface Watched {
  kind: GuidedTimer['kind'];
  exerciseId: number;
  endsAt: number;
}

// A timer that ended longer ago than this, while the device slept, ends silently.
const STALE_MS = 10 * 60_000;

// A timer is over when its end time has passed, even if the tracker has already stopped it. A timer that was removed
// before its end is not over.
export function watch(
  before: Watched | null,
  timer: GuidedTimer | null,
  now: number,
): { watched: Watched | null; over: Watched | null } {
  const endsAt = timer?.timer.endsAt ?? null;
  const runs = timer !== null && endsAt !== null && endsAt > now;
  const watched = runs ? { kind: timer.kind, exerciseId: timer.exerciseId, endsAt } : null;
  const ended = before !== null && now >= before.endsAt && now - before.endsAt < STALE_MS;
  return { watched, over: ended ? before : null };
}

// Whole seconds of a hold so far.
export function heldSeconds(timer: Timer, now: number): number {
  return Math.max(1, Math.floor(timer.initialSeconds - leftMs(timer, now) / 1000));
}
