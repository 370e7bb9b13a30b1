// Keeps a scrolling list at its end while the user is there. Does not scroll while they read further up.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

// Within this distance the list counts as being at its end.
const NEAR_END_PX = 40;

interface StickyEnd {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  // The end is not visible.
  isAway: boolean;
  toEnd: () => void;
}

// A new `questionId` always scrolls to the end. `count` and `length` are the numbers of messages and of characters.
export function useStickToEnd(questionId: number | null, count: number, length: number): StickyEnd {
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
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    setAway(!isAtEnd.current);
  };

  useLayoutEffect(() => {
    if (questionId !== null) isAtEnd.current = true;
  }, [questionId]);

  useLayoutEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [questionId, count, length]);

  // The list resizes when the input grows, the keyboard opens or the screen rotates.
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
