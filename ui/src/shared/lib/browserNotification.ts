// Shows a notification of the browser where the page itself is not seen; it knows no reason for one.

// Where the page is seen, its own words are enough. A newer one with the same tag takes the place of the older.
export function showBrowserNotification(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag });
  } catch {
    // Some phones allow notifications from a service worker only: what the page shows has to do.
  }
}
