// Tells a tap that was meant for the button before from one that means this one; it knows no button.
import { useEffect, useRef } from 'react';

// Two taps of one thumb are nearer to each other than this; nobody reads a new word faster.
const MEANT_AFTER_MS = 400;

// `what` the button acts on; null: every tap is meant.
export function useDoubleTapGuard(what: string | null): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = what === null ? 0 : Date.now();
  }, [what]);
  return () => Date.now() - since.current >= MEANT_AFTER_MS;
}
