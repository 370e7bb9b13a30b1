// Keeps the screen awake while `wanted`, where the browser can; it knows not why.
import { useEffect } from 'react';

// The browser takes the lock away when the page is hidden: it is asked for again when the page shows.
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over) await taken.release();
        else lock = taken;
      } catch {
        // Refused when the battery is low: the timer runs all the same.
      }
    };
    const look = () => void take();
    void take();
    document.addEventListener('visibilitychange', look);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      if (lock && !lock.released) void lock.release();
    };
  }, [wanted]);
}
