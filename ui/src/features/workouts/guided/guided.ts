// The logic of the guided mode: which set, rest or hold is shown, and when a timer is over. Pure; the clock comes in.
import { leftMs, phaseOf, type Timer } from '@/shared/lib/timer';
import type { GuidedSet, GuidedTimer } from './types';

export interface GuidedState {
  // Keys of sets.
  skipped: readonly string[];
  // Ticked here, the latest last.
  ticked: readonly string[];
}

export const atBegin: GuidedState = { skipped: [], ticked: [] };

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

export type GuidedView =
  | { kind: 'set'; step: GuidedSet }
  | { kind: 'hold'; step: GuidedSet; timer: Timer }
  | { kind: 'rest'; timer: Timer; next: GuidedSet }
  // `left`: sets that were skipped.
  | { kind: 'end'; left: number };

// `seconds`: what the timer's face shows.
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
  const its = timer.exerciseId === next.exerciseId && next.durationSeconds !== null;
  return its ? { kind: 'hold', step: next, timer: timer.timer } : { kind: 'set', step: next };
}

// The set to open again, should the last tick have been one too many.
export function lastTicked(steps: readonly GuidedSet[], { ticked }: GuidedState): GuidedSet | null {
  const key = ticked.at(-1);
  return steps.find((step) => step.done && keyOf(step) === key) ?? null;
}

// The set whose effort is asked for, while one rests and at the end; on the next set only where no rest lies between. Asked
// on the side: nothing waits for it.
export function askedAfter(
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

// A running timer that is waited for.
export interface Watched {
  kind: GuidedTimer['kind'];
  exerciseId: number;
  endsAt: number;
}

// What ended longer ago than this, while the device slept, ends without a word.
const STALE_MS = 10 * 60_000;

// The tracker stops its timers by itself, sometimes before we look: a timer is over when its moment has passed, and it is
// not when it was taken away earlier.
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

// Whole seconds of a hold until now.
export function heldSeconds(timer: Timer, now: number): number {
  return Math.max(1, Math.floor(timer.initialSeconds - leftMs(timer, now) / 1000));
}
