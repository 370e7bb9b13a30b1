// Scrolls to an element of a long page when it opens on a phone. Does not move the focus.
import { useEffect, useRef, type RefObject } from 'react';
import { PHONE } from '@/shared/hooks/usePhone';

// Scroll positions within this distance count as unchanged.
const TOLERANCE_PX = 2;

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const visible = top >= 0 && bottom <= window.innerHeight && bottom > 0;
  if (!visible) element.scrollIntoView({ block: 'start' });
}

// Scrolls again once the content above has its final size, unless the user has scrolled.
export function useScrollToOnPhone(loaded: boolean): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null);
  const openedAt = useRef<number | null>(null);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches || window.scrollY > TOLERANCE_PX || !element.current) return;
    bringIntoView(element.current);
    openedAt.current = window.scrollY;
  }, []);
  useEffect(() => {
    if (!loaded || openedAt.current === null || !element.current) return;
    if (Math.abs(window.scrollY - openedAt.current) <= TOLERANCE_PX) bringIntoView(element.current);
    openedAt.current = null;
  }, [loaded]);
  return element;
}
