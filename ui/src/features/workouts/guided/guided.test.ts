import { describe, expect, it } from 'vitest';
import { newTimer, timerReducer, type Timer } from '@/shared/lib/timer';
import { setToRate, initialState, guided, heldSeconds, keyOf, lastTicked, viewOf, watch } from './guided';
import type { GuidedSet, GuidedTimer } from './types';

const step = (exerciseId: number, setIndex: number, change: Partial<GuidedSet> = {}): GuidedSet => ({
  exerciseId,
  exerciseName: `Exercise ${exerciseId}`,
  setIndex,
  setCount: 2,
  setType: 'normal',
  setNumber: 1,
  setsOfKind: 3,
  dose: '10 reps',
  perSide: false,
  weightText: null,
  durationSeconds: null,
  restSeconds: 60,
  aim: null,
  suggestion: null,
  lastText: null,
  cue: null,
  weight: null,
  reps: null,
  rpe: null,
  done: false,
  ...change,
});
const [first, second, third] = [step(1, 0), step(1, 1), step(2, 0)];
const steps = [first, second, third];
const ticked = (count: number) => steps.map((each, index) => ({ ...each, done: index < count }));

const running = (seconds: number, at = 0): Timer => timerReducer(newTimer(seconds), { type: 'start', at });
const rest = (timer: Timer = running(60)): GuidedTimer => ({ kind: 'rest', exerciseId: 1, timer });
const hold = (exerciseId: number, timer: Timer = running(45)): GuidedTimer => ({ kind: 'exercise', exerciseId, timer });

describe('what the guided mode shows', () => {
  it('is the first set that is not done', () => {
    expect(viewOf(steps, initialState, null, 0)).toEqual({ kind: 'set', step: first });
    expect(viewOf(ticked(2), initialState, null, 0)).toEqual({ kind: 'set', step: third });
  });

  it('is the rest and the next set while a rest runs or is paused', () => {
    const timer = running(60);
    expect(viewOf(ticked(1), initialState, rest(timer), 60)).toEqual({ kind: 'rest', timer, next: second });
    const paused = timerReducer(timer, { type: 'pause', at: 20_000 });
    expect(viewOf(ticked(1), initialState, rest(paused), 40)).toEqual({ kind: 'rest', timer: paused, next: second });
  });

  it('is the next set once the rest is over', () => {
    expect(viewOf(ticked(1), initialState, rest(), 0)).toEqual({ kind: 'set', step: second });
  });

  it("is the hold while this exercise's timer runs", () => {
    const plank = step(3, 0, { durationSeconds: 45 });
    const timer = running(45);
    expect(viewOf([plank], initialState, hold(3, timer), 45)).toEqual({ kind: 'hold', step: plank, timer });
    expect(viewOf([plank], initialState, hold(9, timer), 45)).toEqual({ kind: 'set', step: plank });
    expect(viewOf([first], initialState, hold(1, timer), 45)).toEqual({ kind: 'set', step: first });
  });

  it('is the end after the last set, even while a timer runs', () => {
    expect(viewOf(ticked(3), initialState, rest(), 60)).toEqual({ kind: 'end', left: 0 });
    expect(viewOf([], initialState, null, 0)).toEqual({ kind: 'end', left: 0 });
  });

  it('omits skipped sets, counts them at the end, and can return to them', () => {
    let state = guided(initialState, { type: 'skip', step: first });
    expect(viewOf(steps, state, null, 0)).toEqual({ kind: 'set', step: second });
    state = guided(guided(state, { type: 'skip', step: second }), { type: 'skip', step: third });
    expect(viewOf(steps, state, null, 0)).toEqual({ kind: 'end', left: 3 });
    expect(viewOf(ticked(1), state, null, 0)).toEqual({ kind: 'end', left: 2 });
    expect(viewOf(steps, guided(state, { type: 'returnToSkipped' }), null, 0)).toEqual({ kind: 'set', step: first });
  });
});

describe('an accidental tick', () => {
  it('can be undone, latest first, while the set is still ticked', () => {
    let state = guided(guided(initialState, { type: 'ticked', step: first }), { type: 'ticked', step: second });
    expect(lastTicked(ticked(2), state)).toMatchObject({ setIndex: 1 });
    state = guided(state, { type: 'opened', step: second });
    expect(lastTicked(ticked(1), state)).toMatchObject({ setIndex: 0 });
    // The set was reopened elsewhere.
    expect(lastTicked(ticked(0), state)).toBeNull();
    expect(lastTicked(ticked(2), initialState)).toBeNull();
  });

  it('each set has its own key', () => {
    expect(keyOf(second)).toBe('1:1');
  });
});

describe('the end of a timer', () => {
  const seen = watch(null, rest(running(60)), 1000);

  it('is reported once, when its time has come', () => {
    expect(seen.over).toBeNull();
    const now = watch(seen.watched, rest(running(60)), 60_000);
    expect(now.over).toMatchObject({ kind: 'rest', exerciseId: 1 });
    expect(watch(now.watched, rest(running(60)), 60_001).over).toBeNull();
  });

  it('is reported even if the tracker stopped the timer first', () => {
    expect(watch(seen.watched, null, 60_000).over).toMatchObject({ kind: 'rest' });
    expect(
      watch(seen.watched, rest(timerReducer(running(60), { type: 'settle', at: 60_000 })), 60_000).over,
    ).not.toBeNull();
  });

  it('is reported even if the next timer is running', () => {
    const next = watch(watch(null, hold(3), 0).watched, rest(running(60, 45_000)), 45_000);
    expect(next.over).toMatchObject({ kind: 'exercise', exerciseId: 3 });
    expect(next.watched).toMatchObject({ kind: 'rest' });
  });

  it('is not reported for a skipped or paused timer', () => {
    expect(watch(seen.watched, null, 30_000)).toEqual({ watched: null, over: null });
    expect(watch(seen.watched, rest(timerReducer(running(60), { type: 'pause', at: 30_000 })), 30_000)).toEqual({
      watched: null,
      over: null,
    });
  });

  it('is not reported if it was long ago, while the device slept', () => {
    expect(watch(seen.watched, null, 60_000 + 10 * 60_000).over).toBeNull();
  });

  it('moves with the timer', () => {
    const longer = watch(seen.watched, rest(timerReducer(running(60), { type: 'add', seconds: 15, at: 2000 })), 2000);
    expect(watch(longer.watched, null, 60_000).over).toBeNull();
    expect(watch(longer.watched, null, 75_000).over).not.toBeNull();
  });
});

it('a hold that ends early counts its seconds, at least one', () => {
  expect(heldSeconds(running(45), 32_400)).toBe(32);
  expect(heldSeconds(running(45), 100)).toBe(1);
  expect(heldSeconds(running(45), 60_000)).toBe(45);
});

describe('the set whose effort is asked for', () => {
  const asked = (
    all: GuidedSet[],
    timer: GuidedTimer | null,
    state = guided(initialState, { type: 'ticked', step: first }),
  ) => setToRate(all, state, timer, viewOf(all, state, timer, timer ? 60 : 0));

  it('is the last set during a rest, and the set before if there is no rest between', () => {
    expect(asked(ticked(1), rest())).toMatchObject({ exerciseId: 1, setIndex: 0 });
    expect(asked(ticked(1), null)).toBeNull();
    expect(
      asked(
        ticked(1).map((each) => ({ ...each, restSeconds: 0 })),
        null,
      ),
    ).toMatchObject({ exerciseId: 1, setIndex: 0 });
  });

  it('is the last set of the exercise before the rest, after returning to the guided mode', () => {
    expect(asked(ticked(2), rest(), initialState)).toMatchObject({ exerciseId: 1, setIndex: 1 });
    expect(asked(ticked(2), null, initialState)).toBeNull();
  });

  it('is never a warm-up set, and there is none during a hold', () => {
    expect(
      asked(
        ticked(1).map((each) => ({ ...each, setType: 'warmup' as const })),
        rest(),
      ),
    ).toBeNull();
    const holds = ticked(1).map((each) => ({ ...each, durationSeconds: 60, restSeconds: 0 }));
    expect(asked(holds, hold(1))).toBeNull();
  });
});
