// Keeps the screen awake while something runs, where the browser lets us; it knows nothing of what runs.
import { useEffect } from 'react';

export function useWakeLock(active: boolean): void {
  useEffect(() => {
    // Only on https and in newer browsers; without it the screen dims as it always does.
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (over) void granted.release();
        else lock = granted;
      } catch {
        // Refused (low battery, say): nothing to be done.
      }
    };
    // The browser lets go of it when the page is hidden.
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [active]);
}
