// A page that slept, in a background tab or in the browser's history, missed the events of other tabs.

// Calls back each time the page can be seen again. Answers what ends it.
export function onPageVisible(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
