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

const heightsOf = ({ scrollHeight, clientHeight }: Element) => `${scrollHeight} ${clientHeight}`;

// A new `questionId` always scrolls to the end. `count` and `length` are the numbers of messages and of characters.
export function useStickToEnd(questionId: number | null, count: number, length: number): StickyEnd {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);

  // The heights when it was last at its end: if they have changed, the browser has scrolled and not the user.
  const heights = useRef('');

  const stick = useCallback(() => {
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    heights.current = heightsOf(box.current);
  }, []);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setAway(false);
    stick();
  }, [stick]);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    if (isAtEnd.current && heightsOf(box.current) !== heights.current) {
      stick();
      return;
    }
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    setAway(!isAtEnd.current);
  }, [stick]);

  useLayoutEffect(() => {
    if (questionId !== null) isAtEnd.current = true;
  }, [questionId]);

  useLayoutEffect(() => {
    if (isAtEnd.current) stick();
  }, [stick, questionId, count, length]);

  // The list resizes when the input grows, the keyboard opens or the screen rotates; what it contains, when a card opens or
  // the names of its exercises arrive.
  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) stick();
      else onScroll();
    });
    observer.observe(list);
    if (list.firstElementChild) observer.observe(list.firstElementChild);
    // What the user opens or closes stays where it is, also at the end.
    const stay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-expanded]')) isAtEnd.current = false;
    };
    list.addEventListener('click', stay, { capture: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('click', stay, { capture: true });
    };
  }, [onScroll, stick]);

  return { box, onScroll, isAway, toEnd };
}
