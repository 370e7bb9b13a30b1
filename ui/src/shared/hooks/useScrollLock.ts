// Prevents scrolling of the page while a dialog is open. The page keeps the width of its scrollbar as a margin, so that
// nothing moves.
import { useEffect } from 'react';

let locks = 0;

function lock(): () => void {
  const { body, documentElement } = document;
  locks += 1;
  if (locks === 1) {
    body.style.marginRight = `${Math.max(0, window.innerWidth - documentElement.clientWidth)}px`;
    body.dataset['scrollLocked'] = '';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    body.style.marginRight = '';
    delete body.dataset['scrollLocked'];
  };
}

export function useScrollLock(locked: boolean): void {
  useEffect(() => (locked ? lock() : undefined), [locked]);
}
