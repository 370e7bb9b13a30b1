// Keeps the focus in a part of the page when the button that has it disappears with an answer of the server.
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { firstFocusable, isUnfocused } from '@/shared/lib/focus';

interface KeptFocus<T> {
  ref: RefObject<T | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

// For an element whose buttons come and go. Its first button gets the focus then.
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const last = useRef<Element | null>(null);
  // After each rendering.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (ref.current && isUnfocused()) firstFocusable(ref.current)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => (last.current = target),
    onBlur: ({ target }) => {
      if (target.isConnected) last.current = null;
    },
  };
}
