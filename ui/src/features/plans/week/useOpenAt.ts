// Brings a part of a long page into view when the page opens on a phone; the focus stays where it is. It knows no part.
import { useEffect, useRef, type RefObject } from 'react';

const PHONE = '(max-width: 47.99em)';
// The page stands where it was left there.
const MOVED_PX = 2;

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = top >= 0 && bottom <= window.innerHeight && bottom > 0;
  if (!seen) element.scrollIntoView({ block: 'start' });
}

// Once what stands above it has its size, and only while nobody has scrolled.
export function useOpenAt(settled: boolean): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches || window.scrollY > MOVED_PX || !place.current) return;
    bringIntoView(place.current);
    left.current = window.scrollY;
  }, []);
  useEffect(() => {
    if (!settled || left.current === null || !place.current) return;
    if (Math.abs(window.scrollY - left.current) <= MOVED_PX) bringIntoView(place.current);
    left.current = null;
  }, [settled]);
  return place;
}
