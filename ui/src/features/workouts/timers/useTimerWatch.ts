// Watches the running timer while the app is open. At zero, stops and announces it. A timer is the moment of its end, so
// it is right after the screen was locked, although browsers stop the page meanwhile.
import { useEffect } from 'react';
import { useWakeLock } from '@/shared/hooks/useWakeLock';
import { isRunning } from '@/shared/lib/timer';
import { alertTimerEnd, closeTimerNotification } from './timerAlert';
import { activeTimer, stopFinishedTimers, useTimers } from './timers';

// Mounted once, in the shell of the signed-in pages.
export function useTimerWatch(): void {
  const endsAt = useTimers((state) => activeTimer(state)?.timer.endsAt ?? null);
  useWakeLock(useTimers((state) => Object.values(state.timers).some(({ timer }) => isRunning(timer))));

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && closeTimerNotification();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(() => {
    if (endsAt === null) return undefined;
    closeTimerNotification();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, Math.max(0, endsAt - Date.now()));
    };
    const look = () => {
      stopFinishedTimers(Date.now()).forEach(alertTimerEnd);
      // The device's clock was set back: this timer is not over yet.
      if (Date.now() < endsAt) wait();
    };
    wait();
    // A sleeping page misses the timeout.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [endsAt]);
}
