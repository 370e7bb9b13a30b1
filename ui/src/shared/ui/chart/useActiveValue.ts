// The active value of a chart: it follows the mouse, stays active after a tap, and moves with the arrow keys.
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

interface State {
  by: 'mouse' | 'touch' | 'keys';
  open: boolean;
}

const CLOSED: State = { by: 'mouse', open: false };

// The steps per key. Horizontal bars start at the top.
const across: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
const down: typeof across = { ...across, ArrowDown: 1, ArrowUp: -1 };

interface Options {
  // The number of values.
  count: number;
  isDown: boolean;
}

export function useActiveValue({ count, isDown }: Options) {
  const [state, setState] = useState(CLOSED);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setState(CLOSED);
  const pinned = state.open && state.by === 'touch';

  useEffect(() => {
    if (!pinned) return;
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!box.current?.contains(target as Node)) setState(CLOSED);
    };
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setState(CLOSED);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [pinned]);

  // The browser cancels the pointer if a finger scrolls the page, not for taps and horizontal moves.
  const onPointer = ({ pointerType }: PointerEvent) =>
    setState({ by: pointerType === 'mouse' ? 'mouse' : 'touch', open: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const drawing = drawingIn(box.current);
    const steps = (isDown ? down : across)[event.key];
    // Events on the drawing itself come from `walk`. With a modifier key, the browser handles the arrow.
    if (!drawing || event.target === drawing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (steps !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setState({ by: 'keys', open: true });
      walk(drawing, isDown ? -steps : steps, count);
    } else if (event.key === 'Escape' && state.open) {
      // Does not close a surrounding overlay.
      event.stopPropagation();
      close();
    }
  };
  return {
    ...state,
    // For Recharts' tooltip: always, never, or automatic.
    active: state.open ? (pinned ? true : undefined) : false,
    box,
    listeners: {
      onPointerMove: onPointer,
      onPointerUp: onPointer,
      onPointerCancel: close,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
      // Prevents the focus, which would activate the first value.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onFocus: () => setState({ by: 'keys', open: true }),
      onBlur: () => state.by === 'keys' && close(),
      onKeyDownCapture: onKeyDown,
    },
  };
}

function drawingIn(box: HTMLElement | null): Element | null {
  return box?.querySelector('.recharts-wrapper') ?? null;
}

// Recharts handles two keys, each moves by one value, and their direction is reversed for horizontal bars. A resting
// pointer would take precedence over the keys, so a mouseout event is sent first.
function walk(drawing: Element, steps: number, count: number): void {
  drawing.dispatchEvent(new window.MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft';
  for (let step = 0; step < Math.min(Math.abs(steps), count); step += 1) {
    drawing.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  }
}
