// Keeps the screen awake, in browsers that support wake locks.
import { useEffect } from 'react';

// The browser releases the lock when the page is hidden, so it is requested again when the page is visible.
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (ended) await acquired.release();
        else lock = acquired;
      } catch {
        // Denied, for example when the battery is low.
      }
    };
    const onVisibilityChange = () => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      if (lock && !lock.released) void lock.release();
    };
  }, [enabled]);
}
