// Shows a browser notification while the page is hidden.
import { onSessionReset } from '@/shared/api/session';

// The system shows them until they are closed, also to the next user.
const shown = new Map<string, Notification>();
onSessionReset(() => {
  for (const notification of shown.values()) notification.close();
  shown.clear();
});

// While the page is visible, it shows the message itself. A notification replaces an earlier one with the same tag.
export function showBrowserNotification(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    shown.set(tag, new Notification(title, { body, tag }));
  } catch {
    // Some phones allow notifications only from a service worker. The page still shows the message.
  }
}
