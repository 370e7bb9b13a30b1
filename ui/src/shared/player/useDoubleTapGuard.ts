// Detects the second tap of a double tap, which was meant for the button's previous action.
import { useEffect, useRef } from 'react';

// Longer than the interval of a double tap, shorter than the time to read a new label.
const GUARD_MS = 400;

// `action` identifies what the button does; null disables the guard. The returned function is true for an intended tap.
export function useDoubleTapGuard(action: string | null): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = action === null ? 0 : Date.now();
  }, [action]);
  return () => Date.now() - since.current >= GUARD_MS;
}
