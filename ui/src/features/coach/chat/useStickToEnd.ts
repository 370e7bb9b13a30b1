// Keeps a scrolling list at its end while the person is there, and leaves it alone while they read further up.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

// So near to the end counts as at the end, in pixels.
const NEAR = 40;

interface StickyEnd {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  // The end is out of sight.
  isAway: boolean;
  toEnd: () => void;
}

// `asked`: what the person just sent, which always brings them to the end; `count` and `length`: what makes it grow.
export function useStickToEnd(asked: number | null, count: number, length: number): StickyEnd {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setAway(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  const onScroll = () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR;
    setAway(!isAtEnd.current);
  };

  useLayoutEffect(() => {
    if (asked !== null) isAtEnd.current = true;
  }, [asked]);

  useLayoutEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [asked, count, length]);

  // The place to write grows, the keyboard opens, the screen turns.
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return { box, onScroll, isAway, toEnd };
}
