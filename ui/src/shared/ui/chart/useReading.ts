// Which value of a chart is read, and how long: it follows the mouse, stays after a tap, and goes with the arrow keys.
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

interface Reading {
  by: 'mouse' | 'touch' | 'keys';
  open: boolean;
}

const CLOSED: Reading = { by: 'mouse', open: false };
const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'Enter']);

export function useReading() {
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
  const onPointer = ({ pointerType }: PointerEvent) => setReading({ by: pointerType === 'mouse' ? 'mouse' : 'touch', open: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (ARROWS.has(event.key)) {
      forgetPointer(box.current);
      setReading({ by: 'keys', open: true });
      event.preventDefault();
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

// To Recharts a pointer that rests on the chart counts for more than the keys.
function forgetPointer(box: HTMLElement | null): void {
  const drawn = box?.querySelector('.recharts-wrapper');
  drawn?.dispatchEvent(new window.MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}
