// Whether the on-screen keyboard covers a part of the page, and how much.
import { useSyncExternalStore } from 'react';

// Less is the address bar of the browser.
const LEAST_PIXELS = 120;

function isOpen(): boolean {
  const { visualViewport, innerHeight } = window;
  // Zooming in also makes the visible part smaller.
  return !!visualViewport && innerHeight - visualViewport.height * visualViewport.scale > LEAST_PIXELS;
}

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  for (const event of ['resize', 'scroll']) view?.addEventListener(event, onChange);
  return () => {
    for (const event of ['resize', 'scroll']) view?.removeEventListener(event, onChange);
  };
}

export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen);
}

// The part at the bottom of the page that it covers, in px.
function coveredHeight(): number {
  const view = window.visualViewport;
  return view && isOpen() ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0;
}

export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, coveredHeight);
}
