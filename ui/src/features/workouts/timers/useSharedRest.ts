// Shares the running rest with the user's other devices: what is started, paused or ended on one shows on all.
import { useEffect } from 'react';
import { clientName } from '@/shared/api/changes';
import { del, put } from '@/shared/api/client';
import { onLiveEvent } from '@/shared/api/live';
import { useSession } from '@/shared/api/session';
import type { LiveEvent, RestTimer } from '@/shared/api/types';
import { leftMs } from '@/shared/lib/timer';
import {
  activeTimer,
  markShared,
  onTimerChange,
  showRestOf,
  timerKey,
  timersNow,
  type OwnedTimer,
  type TimersState,
} from './timers';

// Exercises that were added by hand have ids that are known to their own device only. Elsewhere their workout has this
// prefix, so that it is none of that device.
const ELSEWHERE = 'elsewhere:';

function restIn(state: TimersState): OwnedTimer | null {
  const timer = activeTimer(state);
  return timer?.kind === 'rest' ? timer : null;
}

function isSame(one: OwnedTimer | null, other: OwnedTimer | null): boolean {
  if (!one || !other) return one === other;
  return timerKey(one) === timerKey(other) && one.timer === other.timer;
}

function sentRest({ workout, exerciseId, exerciseName, seconds, timer }: OwnedTimer, now: number): RestTimer {
  return {
    workout: workout.startsWith(ELSEWHERE) ? workout.slice(ELSEWHERE.length) : workout,
    exercise: exerciseId,
    exerciseName,
    seconds,
    totalSeconds: timer.initialSeconds,
    // Not the moment of the end: the clocks of devices differ.
    leftMs: leftMs(timer, now),
    isRunning: timer.endsAt !== null,
  };
}

function placeOf({ workout, exercise: exerciseId, exerciseName }: RestTimer): Pick<OwnedTimer, 'workout' | 'path'> {
  if (exerciseId > 0 && /^\d+$/.test(workout)) return { workout, path: `/log-workout?workout=${workout}` };
  // It was begun here, and another device has paused or resumed it.
  const own = timersNow().timers[timerKey({ kind: 'rest', workout, exerciseId })];
  if (own?.exerciseName === exerciseName) return { workout, path: own.path };
  return { workout: ELSEWHERE + workout, path: '/log-workout' };
}

function receivedRest(rest: RestTimer, now: number): OwnedTimer {
  return {
    kind: 'rest',
    ...placeOf(rest),
    exerciseId: rest.exercise,
    exerciseName: rest.exerciseName,
    seconds: rest.seconds,
    timer: {
      initialSeconds: rest.totalSeconds,
      endsAt: rest.isRunning ? now + rest.leftMs : null,
      leftMs: rest.leftMs,
    },
  };
}

// Sends the rest as it is when the previous call has ended, so that the last one sent is the present one.
function sender() {
  let isSending = false;
  let isOutdated = false;
  const send = async (): Promise<void> => {
    isOutdated = true;
    if (isSending) return;
    isSending = true;
    while (isOutdated) {
      const rest = restIn(timersNow());
      isOutdated = false;
      try {
        if (rest) await put('/api/user/rest-timer', { body: sentRest(rest, Date.now()) });
        else await del('/api/user/rest-timer');
        if (rest) markShared(rest);
      } catch {
        // It is sent when the stream is open again.
        isOutdated = true;
        break;
      }
    }
    isSending = false;
  };
  return { send, isOutdated: () => isOutdated };
}

export function useSharedRest(): void {
  const epoch = useSession((state) => state.epoch);
  useEffect(() => {
    const { send, isOutdated } = sender();
    const show = (rest: RestTimer | null) => {
      const now = Date.now();
      showRestOf(rest && receivedRest(rest, now), now);
    };
    const onOpened = ({ restTimer, by }: LiveEvent) => {
      const rest = restIn(timersNow());
      const own = rest?.elsewhere ? null : rest;
      // Without `by` the server knows of no rest since it started.
      if (isOutdated() || (own && (!own.shared || by === null))) return void send();
      if (by !== clientName()) return show(restTimer);
      // It was ended here while the server could not be reached.
      if (!own && restTimer) void send();
    };
    const removeListeners = [
      onTimerChange((before, after) => {
        if (!isSame(restIn(before), restIn(after))) void send();
      }),
      onLiveEvent((event) => {
        if (event.type === 'opened') onOpened(event);
        if (event.type === 'rest_timer' && event.by !== clientName()) show(event.restTimer);
      }),
    ];
    return () => removeListeners.forEach((remove) => remove());
  }, [epoch]);
}
