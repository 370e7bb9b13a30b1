// Watches the running timer while the app is open: at zero it is stopped and announced; it draws nothing.
import { useEffect } from 'react';
import { useWakeLock } from '@/shared/hooks/useWakeLock';
import { isRunning } from '@/shared/lib/timer';
import { alertOver } from './timerAlert';
import { activeTimer, settleTimers, useTimers } from './timers';

// Once, in the frame of the signed-in pages.
export function useTimerWatch(): void {
  const endsAt = useTimers((state) => activeTimer(state)?.timer.endsAt ?? null);
  useWakeLock(useTimers((state) => Object.values(state.timers).some(({ timer }) => isRunning(timer))));

  useEffect(() => {
    if (endsAt === null) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, Math.max(0, endsAt - Date.now()));
    };
    const look = () => {
      settleTimers(Date.now()).forEach(alertOver);
      // The device's clock was set back while we waited: this timer is not over yet.
      if (Date.now() < endsAt) wait();
    };
    wait();
    // A page that slept missed its moment.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [endsAt]);
}
