// Returns the seconds left on a timer and rerenders the calling component whenever they change.
import { useCallback, useSyncExternalStore } from 'react';
import { msToNextSecond, timeLeft, type Timer } from '@/shared/lib/timer';

export function useTimeLeft(timer: Timer): number {
  const subscribe = useCallback(
    (rerender: () => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        clearTimeout(waiting);
        rerender();
        const wait = msToNextSecond(timer, Date.now());
        if (wait !== null) waiting = setTimeout(update, wait);
      };
      update();
      // After a suspension the displayed number is out of date.
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(waiting);
        document.removeEventListener('visibilitychange', update);
      };
    },
    [timer],
  );
  return useSyncExternalStore(subscribe, () => timeLeft(timer, Date.now()));
}
