// Drags one of several things onto another place, by mouse anywhere on it and by finger at its grip; it knows no thing.
// Places carry data-drop; a grip carries data-grip and needs `touch-action: none`. Keys must have another way.
import { useCallback, useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

// Less than this many pixels is a press, not a drag.
const THRESHOLD = 6;
// Nearer to the edge than this, what is scrolled goes on scrolling.
const EDGE = 72;
const SCROLL_STEP = 12;

interface Dragging {
  key: string;
  x: number;
  y: number;
  over: string | null;
}

interface Grab {
  key: string;
  startX: number;
  startY: number;
  clientX: number;
  clientY: number;
  scroller: Element;
  scrollTop: number;
  moving: boolean;
}

function scrollerOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place) return place.dataset['drop'] ?? null;
  }
  return null;
}

// The press that ends a drag must not press what lies under it.
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

export function useDrag(onDrop: (key: string, over: string) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const drop = useRef(onDrop);
  const end = useRef<() => void>(() => {});
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => end.current(), []);

  const grab = useCallback((key: string, event: PointerEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    const atGrip = pressed.closest('[data-grip]') !== null;
    if (event.button !== 0 || !event.isPrimary) return;
    if (!atGrip && (event.pointerType !== 'mouse' || pressed.closest('a, button, input, textarea, select, label'))) return;
    // What a menu or a dialog shows in a portal is no part of what is dragged.
    if (!event.currentTarget.contains(pressed)) return;
    const scroller = scrollerOf(event.currentTarget);
    const held: Grab = {
      key, startX: event.clientX, startY: event.clientY, clientX: event.clientX, clientY: event.clientY,
      scroller, scrollTop: scroller.scrollTop, moving: false,
    };
    let frame = 0;

    const show = () =>
      setDragging({
        key,
        x: held.clientX - held.startX,
        y: held.clientY - held.startY + scroller.scrollTop - held.scrollTop,
        over: placeAt(held.clientX, held.clientY),
      });
    const scrollAtEdges = () => {
      const page = scroller === document.scrollingElement;
      const { top, bottom } = page ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
      const step = held.clientY < top + EDGE ? -SCROLL_STEP : held.clientY > bottom - EDGE ? SCROLL_STEP : 0;
      if (step !== 0) {
        scroller.scrollTop += step;
        show();
      }
      frame = requestAnimationFrame(scrollAtEdges);
    };
    const onMove = (moved: globalThis.PointerEvent) => {
      held.clientX = moved.clientX;
      held.clientY = moved.clientY;
      if (!held.moving) {
        if (Math.hypot(held.clientX - held.startX, held.clientY - held.startY) < THRESHOLD) return;
        held.moving = true;
        frame = requestAnimationFrame(scrollAtEdges);
      }
      moved.preventDefault();
      show();
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey, true);
      end.current = () => {};
      setDragging(null);
    };
    const onUp = () => {
      const over = held.moving ? placeAt(held.clientX, held.clientY) : null;
      if (held.moving) swallowClick();
      stop();
      if (over !== null && over !== key) drop.current(key, over);
    };
    const onKey = (pressedKey: KeyboardEvent) => {
      if (pressedKey.key !== 'Escape' || !held.moving) return;
      pressedKey.stopPropagation();
      stop();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey, true);
    end.current = stop;
  }, []);

  // For the thing itself: what it listens to, and where it is while it is dragged.
  const dragProps = (key: string) => {
    const own = dragging?.key === key ? dragging : null;
    const style: CSSProperties = own ? { transform: `translate(${own.x}px, ${own.y}px)` } : {};
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => grab(key, event),
      'data-dragging': own ? true : undefined,
      style,
    };
  };
  // For a place: whether the thing would fall here.
  const dropProps = (key: string) => ({
    'data-drop': key,
    'data-over': (dragging !== null && dragging.over === key && dragging.key !== key) || undefined,
  });
  return { dragProps, dropProps, isDragging: dragging !== null };
}
