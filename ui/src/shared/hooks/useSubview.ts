// A view that temporarily replaces another one. Back closes it, and the focus returns to the button that opened it.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBackCloses } from './useBackCloses';

interface Subview {
  shown: boolean;
  open: () => void;
  close: () => void;
  // Pass it as the ref of the button that opens the view.
  opener: RefObject<HTMLButtonElement | null>;
}

export function useSubview(): Subview {
  const [shown, setShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(shown);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  useBackCloses(shown, close);
  useEffect(() => {
    // Does not take the focus from another element.
    const unfocused = document.activeElement === null || document.activeElement === document.body;
    if (wasShown.current && !shown && unfocused) opener.current?.focus({ preventScroll: true });
    wasShown.current = shown;
  }, [shown]);
  return { shown, open, close, opener };
}
