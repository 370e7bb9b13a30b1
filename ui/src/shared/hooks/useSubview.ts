// A view that stands in another's place for a while: Back closes it, and the focus goes back to what opened it.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBackCloses } from './useBackCloses';

interface SwappedView {
  shown: boolean;
  open: () => void;
  close: () => void;
  // For the button that opens it, drawn anew when the view has gone.
  opener: RefObject<HTMLButtonElement | null>;
}

export function useSubview(): SwappedView {
  const [shown, setShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  useBackCloses(shown, close);
  useEffect(() => {
    // Whoever has taken the focus meanwhile keeps it.
    const nobody = document.activeElement === null || document.activeElement === document.body;
    if (before.current && !shown && nobody) opener.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return { shown, open, close, opener };
}
