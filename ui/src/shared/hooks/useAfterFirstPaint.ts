// Reports whether the first paint is done. The lower part of a page waits for it, so that the top appears sooner and
// taps do not wait for the whole page.
import { startTransition, useEffect, useState } from 'react';

let isDone = false;

// True at once on every screen except the first after loading, so that Back restores the whole page and its scroll
// position.
export function useAfterFirstPaint(): boolean {
  const [done, setDone] = useState(isDone);
  useEffect(() => {
    isDone = true;
    startTransition(() => setDone(true));
  }, []);
  return done;
}
