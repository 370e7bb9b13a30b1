import { describe, expect, it } from 'vitest';
import {
  isWarning,
  msToNextSecond,
  newTimer,
  phaseOf,
  fractionLeft,
  timeLeft,
  timerReducer,
  type Timer,
  type TimerAction,
} from './timer';

const after = (timer: Timer, ...actions: TimerAction[]) => actions.reduce(timerReducer, timer);
const minute = newTimer(60);

describe('a timer', () => {
  it('shows its length until it is started', () => {
    expect(phaseOf(minute)).toBe('ready');
    expect(timeLeft(minute, 5_000_000)).toBe(60);
  });

  it('counts by the clock, whatever happens in between', () => {
    const started = after(minute, { type: 'start', at: 1000 });
    expect(phaseOf(started)).toBe('running');
    expect([1000, 1001, 1999, 2000, 2001, 50_500].map((now) => timeLeft(started, now))).toEqual([
      60, 60, 60, 59, 59, 11,
    ]);
    expect(timeLeft(started, 999_999)).toBe(0);
  });

  it('keeps the remaining time when paused, and resumes from it', () => {
    const paused = after(minute, { type: 'start', at: 0 }, { type: 'pause', at: 20_300 });
    expect(phaseOf(paused)).toBe('paused');
    expect(timeLeft(paused, 900_000)).toBe(40);
    const resumed = after(paused, { type: 'resume', at: 900_000 });
    expect(timeLeft(resumed, 900_000 + 39_699)).toBe(1);
    expect(timeLeft(resumed, 900_000 + 39_700)).toBe(0);
  });

  it('stops at its initial time when reset, running or not', () => {
    const running = after(minute, { type: 'start', at: 0 });
    expect(after(running, { type: 'reset' })).toEqual(minute);
    expect(after(running, { type: 'pause', at: 9000 }, { type: 'reset' })).toEqual(minute);
  });

  it('stops at zero, and starts again from its length', () => {
    const running = after(minute, { type: 'start', at: 0 });
    expect(after(running, { type: 'settle', at: 59_999 })).toBe(running);
    const over = after(running, { type: 'settle', at: 60_000 });
    expect(phaseOf(over)).toBe('over');
    expect(after(over, { type: 'resume', at: 70_000 })).toBe(over);
    expect(timeLeft(after(over, { type: 'start', at: 70_000 }), 70_000)).toBe(60);
  });

  it('accepts 15 seconds more or less while running, and ends if no time is left', () => {
    const running = after(minute, { type: 'start', at: 0 });
    expect(timeLeft(after(running, { type: 'add', seconds: 15, at: 10_000 }), 10_000)).toBe(65);
    expect(timeLeft(after(running, { type: 'add', seconds: -15, at: 10_000 }), 10_000)).toBe(35);
    expect(phaseOf(after(running, { type: 'add', seconds: -15, at: 50_000 }))).toBe('over');
  });

  it('keeps its initial time when seconds are added while running', () => {
    const longer = after(minute, { type: 'start', at: 0 }, { type: 'add', seconds: 15, at: 10_000 });
    expect(after(longer, { type: 'reset' })).toEqual(minute);
  });

  it('accepts 15 seconds more or less while stopped, but never zero', () => {
    expect(after(minute, { type: 'add', seconds: 15, at: 0 })).toEqual(newTimer(75));
    expect(after(newTimer(10), { type: 'add', seconds: -15, at: 0 })).toEqual(newTimer(1));
    const paused = after(
      minute,
      { type: 'start', at: 0 },
      { type: 'pause', at: 50_000 },
      { type: 'add', seconds: -15, at: 0 },
    );
    expect(timeLeft(paused, 0)).toBe(1);
    expect(phaseOf(paused)).toBe('paused');
  });

  it('starts at once with another length, which it keeps', () => {
    const quick = after(minute, { type: 'startWith', seconds: 90, at: 1000 });
    expect(timeLeft(quick, 1000)).toBe(90);
    expect(after(quick, { type: 'reset' })).toEqual(newTimer(90));
  });

  it('ignores a second pause or resume', () => {
    const running = after(minute, { type: 'start', at: 0 });
    expect(after(running, { type: 'resume', at: 5000 })).toBe(running);
    expect(after(minute, { type: 'pause', at: 5000 })).toBe(minute);
  });
});

describe('the display of a timer', () => {
  it('warns for the last 10 seconds', () => {
    expect([11, 10, 1, 0].map(isWarning)).toEqual([false, true, true, true]);
  });

  it('changes at the next whole second while running', () => {
    const running = after(minute, { type: 'start', at: 0 });
    expect(msToNextSecond(running, 0)).toBe(1000);
    expect(msToNextSecond(running, 300)).toBe(700);
    expect(msToNextSecond(running, 60_000)).toBeNull();
    expect(msToNextSecond(minute, 0)).toBeNull();
  });

  it('shows the remaining fraction, and a full ring if time was added', () => {
    expect(fractionLeft(minute, 45)).toBe(0.75);
    expect(fractionLeft(minute, 75)).toBe(1);
    expect(fractionLeft(newTimer(0), 0)).toBe(0);
  });
});
