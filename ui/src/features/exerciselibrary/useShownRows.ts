// Draws a long list in portions: the next one when its end comes into view, or when the arrow keys reach it.
import { useCallback, useEffect, useState } from 'react';

const PORTION = 60;

export function useShownRows(search: string) {
  const [shown, setShown] = useState({ count: PORTION, of: search });
  // Another search starts with the first portion.
  if (shown.of !== search) setShown({ count: PORTION, of: search });
  const [end, setEnd] = useState<HTMLElement | null>(null);

  const showUpTo = useCallback(
    (index: number) =>
      setShown((before) =>
        index < before.count ? before : { ...before, count: (Math.floor(index / PORTION) + 1) * PORTION },
      ),
    [],
  );
  useEffect(() => {
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((before) => ({ ...before, count: before.count + PORTION }));
      },
      { rootMargin: '600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // `shown`: the end may still be in view after a portion was added.
  }, [end, shown]);

  return { shown: shown.count, more: setEnd, showUpTo };
}
