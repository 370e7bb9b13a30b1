// Reports when a page becomes visible again. In a background tab or in the browser's history it may have missed events.

// Returns a function that removes the listener.
export function onPageVisible(listener: () => void): () => void {
  const check = (event: Event) => {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (document.visibilityState === 'visible' && !isFirstShow) listener();
  };
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
