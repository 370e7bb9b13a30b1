// Reports once when the running timer is over, and beeps in its last seconds. It does not stop the timer: useTimerWatch
// does so in the app shell, with chime, vibration and message.
import { useEffect, useEffectEvent, useRef } from 'react';
import { playBeep } from '@/shared/lib/chime';
import { isRunning } from '@/shared/lib/timer';
import { watch, type Watched } from './guided';
import type { GuidedTimer } from './types';

const LAST_SECONDS = 3;

export function useTimerEnds(timer: GuidedTimer | null, onOver: (over: Watched) => void): void {
  const watched = useRef<Watched | null>(null);
  const look = useEffectEvent(() => {
    const seen = watch(watched.current, timer, Date.now());
    watched.current = seen.watched;
    if (seen.over) onOver(seen.over);
  });
  useEffect(() => look(), [timer]);
}

export function useLastBeeps(timer: GuidedTimer | null, seconds: number, sound: boolean): void {
  const counts = sound && timer !== null && isRunning(timer.timer) && seconds > 0 && seconds <= LAST_SECONDS;
  useEffect(() => {
    if (counts) playBeep();
  }, [counts, seconds]);
}
