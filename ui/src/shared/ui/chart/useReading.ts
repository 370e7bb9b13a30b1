// Which value of a chart is read, and how long: it follows the mouse, stays after a tap, and goes with the arrow keys.
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

interface Reading {
  by: 'mouse' | 'touch' | 'keys';
  open: boolean;
}

const CLOSED: Reading = { by: 'mouse', open: false };

// How many values a key goes on. Bars below one another are read from above.
const across: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
const down: typeof across = { ...across, ArrowDown: 1, ArrowUp: -1 };

interface Read {
  // So many values.
  count: number;
  isDown: boolean;
}

export function useReading({ count, isDown }: Read) {
  const [reading, setReading] = useState(CLOSED);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setReading(CLOSED);
  const held = reading.open && reading.by === 'touch';

  useEffect(() => {
    if (!held) return;
    const elsewhere = ({ target }: globalThis.PointerEvent) => {
      if (!box.current?.contains(target as Node)) setReading(CLOSED);
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setReading(CLOSED);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [held]);

  // A finger that scrolls the page is cancelled, one that taps or goes sideways is not.
  const onPointer = ({ pointerType }: PointerEvent) =>
    setReading({ by: pointerType === 'mouse' ? 'mouse' : 'touch', open: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const drawn = drawnIn(box.current);
    const steps = (isDown ? down : across)[event.key];
    // What goes to the drawing itself was sent by `walk`; with another key held, an arrow is the browser's.
    if (!drawn || event.target === drawn || event.altKey || event.ctrlKey || event.metaKey) return;
    if (steps !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setReading({ by: 'keys', open: true });
      walk(drawn, isDown ? -steps : steps, count);
    } else if (event.key === 'Escape' && reading.open) {
      // What the chart stands in stays open.
      event.stopPropagation();
      close();
    }
  };
  return {
    ...reading,
    // What Recharts' tooltip calls it: always, never, or as it sees fit.
    active: reading.open ? (held ? true : undefined) : false,
    box,
    listeners: {
      onPointerMove: onPointer,
      onPointerUp: onPointer,
      onPointerCancel: close,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
      // The pointer reads without the focus, which would read the first value.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onFocus: () => setReading({ by: 'keys', open: true }),
      onBlur: () => reading.by === 'keys' && close(),
      onKeyDownCapture: onKeyDown,
    },
  };
}

function drawnIn(box: HTMLElement | null): Element | null {
  return box?.querySelector('.recharts-wrapper') ?? null;
}

// Recharts goes by one value, with two keys, which it takes the other way round where bars are below one another. To it a
// pointer that rests on the chart counts for more than they do, so it is told that there is none.
function walk(drawn: Element, steps: number, count: number): void {
  drawn.dispatchEvent(new window.MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft';
  for (let step = 0; step < Math.min(Math.abs(steps), count); step += 1) {
    drawn.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  }
}
