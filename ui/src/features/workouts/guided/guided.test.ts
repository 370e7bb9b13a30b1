import { describe, expect, it } from 'vitest';
import { newTimer, timerReducer, type Timer } from '@/shared/lib/timer';
import { askedAfter, atBegin, guided, heldSeconds, keyOf, lastTicked, viewOf, watch } from './guided';
import type { GuidedSet, GuidedTimer } from './types';

const step = (exerciseId: number, setIndex: number, change: Partial<GuidedSet> = {}): GuidedSet => ({
  exerciseId,
  exerciseName: `Exercise ${exerciseId}`,
  setIndex,
  setCount: 2,
  setType: 'normal',
  dose: '10 reps',
  perSide: false,
  weightText: null,
  durationSeconds: null,
  restSeconds: 60,
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
    expect(viewOf(steps, atBegin, null, 0)).toEqual({ kind: 'set', step: first });
    expect(viewOf(ticked(2), atBegin, null, 0)).toEqual({ kind: 'set', step: third });
  });

  it('is the rest, with what comes next, while one runs or pauses', () => {
    const timer = running(60);
    expect(viewOf(ticked(1), atBegin, rest(timer), 60)).toEqual({ kind: 'rest', timer, next: second });
    const paused = timerReducer(timer, { type: 'pause', at: 20_000 });
    expect(viewOf(ticked(1), atBegin, rest(paused), 40)).toEqual({ kind: 'rest', timer: paused, next: second });
  });

  it('is the next set as soon as the rest has no second left', () => {
    expect(viewOf(ticked(1), atBegin, rest(), 0)).toEqual({ kind: 'set', step: second });
  });

  it('is the hold while the timer of this very exercise runs', () => {
    const plank = step(3, 0, { durationSeconds: 45 });
    const timer = running(45);
    expect(viewOf([plank], atBegin, hold(3, timer), 45)).toEqual({ kind: 'hold', step: plank, timer });
    expect(viewOf([plank], atBegin, hold(9, timer), 45)).toEqual({ kind: 'set', step: plank });
    expect(viewOf([first], atBegin, hold(1, timer), 45)).toEqual({ kind: 'set', step: first });
  });

  it('is the end after the last set, whatever runs', () => {
    expect(viewOf(ticked(3), atBegin, rest(), 60)).toEqual({ kind: 'end', left: 0 });
    expect(viewOf([], atBegin, null, 0)).toEqual({ kind: 'end', left: 0 });
  });

  it('leaves out what was skipped, says at the end how much that was, and can go through it again', () => {
    let state = guided(atBegin, { type: 'skip', step: first });
    expect(viewOf(steps, state, null, 0)).toEqual({ kind: 'set', step: second });
    state = guided(guided(state, { type: 'skip', step: second }), { type: 'skip', step: third });
    expect(viewOf(steps, state, null, 0)).toEqual({ kind: 'end', left: 3 });
    expect(viewOf(ticked(1), state, null, 0)).toEqual({ kind: 'end', left: 2 });
    expect(viewOf(steps, guided(state, { type: 'returnToSkipped' }), null, 0)).toEqual({ kind: 'set', step: first });
  });
});

describe('a tick that was one too many', () => {
  it('can be taken back, the latest first, as long as it stands', () => {
    let state = guided(guided(atBegin, { type: 'ticked', step: first }), { type: 'ticked', step: second });
    expect(lastTicked(ticked(2), state)).toMatchObject({ setIndex: 1 });
    state = guided(state, { type: 'opened', step: second });
    expect(lastTicked(ticked(1), state)).toMatchObject({ setIndex: 0 });
    // Opened elsewhere meanwhile.
    expect(lastTicked(ticked(0), state)).toBeNull();
    expect(lastTicked(ticked(2), atBegin)).toBeNull();
  });

  it('a set has a name of its own', () => {
    expect(keyOf(second)).toBe('1:1');
  });
});

describe('the end of a timer', () => {
  const seen = watch(null, rest(running(60)), 1000);

  it('is told once, when its moment has come', () => {
    expect(seen.over).toBeNull();
    const now = watch(seen.watched, rest(running(60)), 60_000);
    expect(now.over).toMatchObject({ kind: 'rest', exerciseId: 1 });
    expect(watch(now.watched, rest(running(60)), 60_001).over).toBeNull();
  });

  it('is told also when the tracker has stopped the timer first', () => {
    expect(watch(seen.watched, null, 60_000).over).toMatchObject({ kind: 'rest' });
    expect(
      watch(seen.watched, rest(timerReducer(running(60), { type: 'settle', at: 60_000 })), 60_000).over,
    ).not.toBeNull();
  });

  it('is told when the next timer runs already', () => {
    const next = watch(watch(null, hold(3), 0).watched, rest(running(60, 45_000)), 45_000);
    expect(next.over).toMatchObject({ kind: 'exercise', exerciseId: 3 });
    expect(next.watched).toMatchObject({ kind: 'rest' });
  });

  it('is not told of a timer that was skipped or paused', () => {
    expect(watch(seen.watched, null, 30_000)).toEqual({ watched: null, over: null });
    expect(watch(seen.watched, rest(timerReducer(running(60), { type: 'pause', at: 30_000 })), 30_000)).toEqual({
      watched: null,
      over: null,
    });
  });

  it('is not told of one that ended long ago, while the device slept', () => {
    expect(watch(seen.watched, null, 60_000 + 10 * 60_000).over).toBeNull();
  });

  it('moves with the timer', () => {
    const longer = watch(seen.watched, rest(timerReducer(running(60), { type: 'add', seconds: 15, at: 2000 })), 2000);
    expect(watch(longer.watched, null, 60_000).over).toBeNull();
    expect(watch(longer.watched, null, 75_000).over).not.toBeNull();
  });
});

it('a hold that is ended early counts its seconds, and never less than one', () => {
  expect(heldSeconds(running(45), 32_400)).toBe(32);
  expect(heldSeconds(running(45), 100)).toBe(1);
  expect(heldSeconds(running(45), 60_000)).toBe(45);
});

describe('the effort that is asked for', () => {
  const asked = (
    all: GuidedSet[],
    timer: GuidedTimer | null,
    state = guided(atBegin, { type: 'ticked', step: first }),
  ) => askedAfter(all, state, timer, viewOf(all, state, timer, timer ? 60 : 0));

  it('is that of the last set while one rests, and of the set before where no rest lies between', () => {
    expect(asked(ticked(1), rest())).toMatchObject({ exerciseId: 1, setIndex: 0 });
    expect(asked(ticked(1), null)).toBeNull();
    expect(
      asked(
        ticked(1).map((each) => ({ ...each, restSeconds: 0 })),
        null,
      ),
    ).toMatchObject({ exerciseId: 1, setIndex: 0 });
  });

  it('is that of the exercise one rests from, for who comes back', () => {
    expect(asked(ticked(2), rest(), atBegin)).toMatchObject({ exerciseId: 1, setIndex: 1 });
    expect(asked(ticked(2), null, atBegin)).toBeNull();
  });

  it('is none of a warm-up set, nor of another one while one is held', () => {
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
