// Keeps a scrolling list at its end while the user is there. Does not scroll while they read further up. An answer with a
// card that is higher than the view stands at its beginning instead: what changed is said there.
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

// Above the answer, below the edge where the list fades out.
const ABOVE_ANSWER_PX = 20;

// The beginning of a last answer that has a card or is about safety, and is higher than the view; otherwise the end.
function restingPlace(box: Element): number {
  const answer = box.querySelector('ol > li:last-child > :is(section, [role=note])')?.parentElement;
  if (!answer) return box.scrollHeight;
  const start = answer.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - ABOVE_ANSWER_PX;
  return start < box.scrollHeight - box.clientHeight ? Math.max(0, start) : box.scrollHeight;
}

const heightsOf = ({ scrollHeight, clientHeight }: Element) => `${scrollHeight} ${clientHeight}`;

// A new `questionId` always scrolls to the end. `count` and `length` are the numbers of messages and of characters.
export function useStickToEnd(questionId: number | null, count: number, length: number): StickyEnd {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // Where it stays: at the end after the user has scrolled there, also below a high card.
  const staysAtEnd = useRef(false);
  const [isAway, setAway] = useState(false);

  // The heights when it was last at its end: if they have changed, the browser has scrolled and not the user.
  const heights = useRef('');

  const stick = useCallback(() => {
    if (!box.current) return;
    box.current.scrollTop = staysAtEnd.current ? box.current.scrollHeight : restingPlace(box.current);
    heights.current = heightsOf(box.current);
  }, []);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    staysAtEnd.current = true;
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
    const isEndVisible = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    // Where no high card is, nobody has chosen the end.
    staysAtEnd.current = isEndVisible && restingPlace(box.current) < scrollHeight - clientHeight;
    isAtEnd.current = isEndVisible || Math.abs(scrollTop - restingPlace(box.current)) <= 1;
    setAway(!isEndVisible);
  }, [stick]);

  useLayoutEffect(() => {
    if (questionId !== null) isAtEnd.current = true;
  }, [questionId]);

  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    staysAtEnd.current = false;
    stick();
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
