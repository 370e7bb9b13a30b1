// The seconds that a timer has left, changing when its face changes; only what calls it is drawn with the clock.
import { useCallback, useSyncExternalStore } from 'react';
import { msToNextSecond, timeLeft, type Timer } from '@/shared/lib/timer';

export function useTimeLeft(timer: Timer): number {
  const subscribe = useCallback(
    (draw: () => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(waiting);
        draw();
        const wait = msToNextSecond(timer, Date.now());
        if (wait !== null) waiting = setTimeout(look, wait);
      };
      look();
      // A page that slept has an old number on it.
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(waiting);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [timer],
  );
  return useSyncExternalStore(subscribe, () => timeLeft(timer, Date.now()));
}
