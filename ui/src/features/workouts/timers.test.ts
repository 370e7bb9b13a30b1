import { describe, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { activeTimer, actOnTimer, renameTimers, timerOf, useTimers, type TimerOwner } from './timers';

const rest = (exerciseId: number, workout = '3'): TimerOwner => ({
  kind: 'rest', workout, exerciseId, exerciseName: 'Deadlift', path: '/log-workout?workout=3', seconds: 150,
});

describe('a running timer of an exercise that was added by hand', () => {
  it('is that of the planned exercise when it goes into the plan, and the bar still shows it', () => {
    signIn();
    actOnTimer(rest(-1), { type: 'start', at: 0 }, 0);
    actOnTimer(rest(-1, 'free'), { type: 'start', at: 5 }, 5);
    actOnTimer(rest(-1), { type: 'start', at: 9 }, 9);
    renameTimers('3', new Map([[-1, 90]]));
    const state = useTimers.getState();
    expect(activeTimer(state)).toMatchObject({ exerciseId: 90, workout: '3' });
    expect(timerOf(state, rest(90)).endsAt).not.toBeNull();
    expect(timerOf(state, rest(-1)).endsAt).toBeNull();
    expect(Object.values(state.timers).map(({ workout, exerciseId }) => [workout, exerciseId])).toEqual([['3', 90], ['free', -1]]);
  });
});
