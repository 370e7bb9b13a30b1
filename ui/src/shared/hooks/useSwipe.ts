// A horizontal swipe to the previous or the next page, such as a month. Beside it there are always buttons.
import { useEffect, useEffectEvent, type RefObject } from 'react';

type Direction = 'previous' | 'next';

// Where phones have their own gestures.
const EDGE_PIXELS = 24;
// Until then, the finger may be about to scroll or tap.
const SLOP_PIXELS = 10;
const LEAST_PIXELS = 56;
// The content follows the finger a part of the way, no further than the gutter of a phone's page.
const FOLLOW = 0.3;
const MOST_PIXELS = 16;
const OWN_GESTURES = 'input, textarea, select, [role=slider], [data-grip]';

function scrollsSideways(element: Element, root: Element): boolean {
  for (let each: Element | null = element; each && each !== root; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
  return false;
}

function mayStart({ isPrimary, pointerType, clientX, target }: PointerEvent, root: Element): boolean {
  if (!isPrimary || pointerType === 'mouse') return false;
  if (clientX < EDGE_PIXELS || clientX > window.innerWidth - EDGE_PIXELS) return false;
  return target instanceof Element && !target.closest(OWN_GESTURES) && !scrollsSideways(target, root);
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const shiftOf = (offset: number) => Math.max(-MOST_PIXELS, Math.min(MOST_PIXELS, offset * FOLLOW));

function settle(element: HTMLElement, from: number, opacity: number): void {
  element.style.transform = '';
  if (isStill()) return;
  element.animate([{ transform: `translateX(${from}px)`, opacity }, {}], {
    duration: 160,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}

// `canGo` is false at an end. The element has `data-swipe`, so that the browser leaves horizontal moves to it.
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  onSwipe: (to: Direction) => void,
  canGo: (to: Direction) => boolean = () => true,
): void {
  const swipe = useEffectEvent(onSwipe);
  const isPossible = useEffectEvent(canGo);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: { x: number; y: number } | null = null;
    let sideways = false;
    let offset = 0;
    const end = () => {
      if (sideways) settle(element, shiftOf(offset), 1);
      start = null;
      sideways = false;
    };
    const onDown = (event: PointerEvent) => {
      end();
      if (mayStart(event, element)) start = { x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent) => {
      if (!start || !event.isPrimary) return;
      offset = event.clientX - start.x;
      const across = Math.abs(event.clientY - start.y);
      if (!sideways && across > SLOP_PIXELS && across > Math.abs(offset)) start = null;
      else sideways ||= Math.abs(offset) > SLOP_PIXELS;
      if (start && sideways && !isStill()) element.style.transform = `translateX(${shiftOf(offset)}px)`;
    };
    const onUp = (event: PointerEvent) => {
      const to = offset > 0 ? 'previous' : 'next';
      const goes = start !== null && sideways && event.isPrimary && Math.abs(offset) >= LEAST_PIXELS && isPossible(to);
      if (!goes) return end();
      start = null;
      sideways = false;
      swipe(to);
      // The new page comes from the other side.
      settle(element, -shiftOf(offset), 0);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', end);
    };
  }, [area]);
}
