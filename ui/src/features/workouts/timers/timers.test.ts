import { describe, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import type { PlannedExercise } from '@/shared/api/types';
import { restTimer } from './timerOwners';
import { activeTimer, actOnTimer, endRests, changeTimerIds, timerOf, useTimers, type TimerOwner } from './timers';

const rest = (exerciseId: number, workout = '3'): TimerOwner => ({
  kind: 'rest',
  workout,
  exerciseId,
  exerciseName: 'Deadlift',
  path: '/log-workout?workout=3',
  seconds: 150,
});

describe('a running timer of an exercise that was added by hand', () => {
  it("continues under the planned exercise's id, and the bar still shows it", () => {
    signIn();
    actOnTimer(rest(-1), { type: 'start', at: 0 }, 0);
    actOnTimer(rest(-1, 'free'), { type: 'start', at: 5 }, 5);
    actOnTimer(rest(-1), { type: 'start', at: 9 }, 9);
    changeTimerIds('3', new Map([[-1, 90]]));
    const state = useTimers.getState();
    expect(activeTimer(state)).toMatchObject({ exerciseId: 90, workout: '3' });
    expect(timerOf(state, rest(90)).endsAt).not.toBeNull();
    expect(timerOf(state, rest(-1)).endsAt).toBeNull();
    expect(Object.values(state.timers).map(({ workout, exerciseId }) => [workout, exerciseId])).toEqual([
      ['3', 90],
      ['free', -1],
    ]);
  });
});

describe('the rest after a warm-up set', () => {
  const exercise = { id: 4, exerciseName: 'Deadlift', restTime: 180 } as PlannedExercise;
  const where = { workout: '3', path: '/', exercise };
  const [warmup, working] = [restTimer(where, 3, true)!, restTimer(where, 3)!];
  const secondsOf = (owner: TimerOwner) => timerOf(useTimers.getState(), owner).initialSeconds;

  it('is at most a minute', () => {
    expect([warmup.seconds, working.seconds]).toEqual([60, 180]);
    expect(restTimer({ ...where, exercise: { ...exercise, restTime: 45 } }, 3, true)?.seconds).toBe(45);
  });

  it('does not change the rest after working sets', () => {
    signIn();
    actOnTimer(warmup, { type: 'start', at: 0 }, 0);
    expect(secondsOf(working)).toBe(60);
    // The card's buttons use only the exercise's own rest.
    actOnTimer(working, { type: 'add', seconds: -15, at: 5 }, 5);
    expect(timerOf(useTimers.getState(), working)).toMatchObject({ initialSeconds: 60, endsAt: 45_000 });
    actOnTimer(working, { type: 'start', at: 60_000 }, 60_000);
    expect(secondsOf(working)).toBe(180);
  });

  it('does not change a length that the user picked', () => {
    signIn();
    actOnTimer(working, { type: 'startWith', seconds: 120, at: 0 }, 0);
    actOnTimer(working, { type: 'start', at: 5 }, 5);
    expect(secondsOf(working)).toBe(120);
  });
});

describe('a rest when the next set is ticked', () => {
  const running = () => activeTimer(useTimers.getState());

  it('ends, running or paused, and only in its own workout', () => {
    signIn();
    actOnTimer(rest(4), { type: 'start', at: 0 }, 0);
    endRests('free', 20_000);
    expect(running()).toMatchObject({ exerciseId: 4 });
    actOnTimer(rest(4), { type: 'pause', at: 30_000 }, 30_000);
    endRests('3', 40_000);
    expect(running()).toBeNull();
    expect(useTimers.getState().timers).toEqual({});
  });

  it('ends even if it was extended', () => {
    signIn();
    actOnTimer(rest(4), { type: 'start', at: 0 }, 0);
    actOnTimer(rest(4), { type: 'add', seconds: 15, at: 1000 }, 1000);
    endRests('3', 2000);
    expect(running()).toBeNull();
  });

  it('does not affect the timer of a hold', () => {
    signIn();
    actOnTimer({ ...rest(4), kind: 'exercise' }, { type: 'start', at: 0 }, 0);
    endRests('3', 20_000);
    expect(running()).toMatchObject({ kind: 'exercise' });
  });

  it('continues if it was started by hand just before the tick', () => {
    signIn();
    actOnTimer(rest(4), { type: 'start', at: 0 }, 0);
    endRests('3', 5000, 15);
    expect(running()).not.toBeNull();
    endRests('3', 16_000, 15);
    expect(running()).toBeNull();
  });
});
