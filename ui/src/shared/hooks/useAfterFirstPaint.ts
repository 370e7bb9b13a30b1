// Whether the page's first paint is over: what stands further down is left for after it, so that the top is there sooner
// and no tap waits for the whole page. It knows no part of the page.
import { startTransition, useEffect, useState } from 'react';

let isOver = false;

// True from the start for every screen but the first of this visit: who comes back finds the page whole, and scrolled as
// it was.
export function useAfterFirstPaint(): boolean {
  const [over, setOver] = useState(isOver);
  useEffect(() => {
    isOver = true;
    startTransition(() => setOver(true));
  }, []);
  return over;
}
