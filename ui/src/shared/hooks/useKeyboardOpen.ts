// True while the on-screen keyboard covers a part of the page.
import { useSyncExternalStore } from 'react';

// Less is the address bar of the browser.
const LEAST_PIXELS = 120;

function isOpen(): boolean {
  const { visualViewport, innerHeight } = window;
  // Zooming in also makes the visible part smaller.
  return !!visualViewport && innerHeight - visualViewport.height * visualViewport.scale > LEAST_PIXELS;
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen);
}
