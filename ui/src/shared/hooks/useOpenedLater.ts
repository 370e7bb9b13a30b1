// For an overlay whose code comes with its first opening: closed on the first drawing, so that it remembers what had the
// focus and comes in as it does every other time.
import { useEffect, useState } from 'react';

export function useOpenedLater(opened: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn && opened;
}
