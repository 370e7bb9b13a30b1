// Shows a browser notification while the page is hidden.
//
// A notification comes from the page: without a push service of another company, nothing can wake the app. A phone lets
// a page run for some minutes after its screen was locked (Android) or stops it at once (iOS). Then the notification is
// missing, and the message appears when the app is opened again.
import { onSessionReset } from '@/shared/api/session';

interface Notice {
  title: string;
  body: string;
  // A notification replaces an earlier one with the same tag.
  tag: string;
  // The page that a tap opens.
  path: string;
}

type Listener = (path: string) => void;
const listeners = new Set<Listener>();
// Shown without a service worker.
const shown = new Map<string, Notification>();
// The system shows them until they are closed, also to the next user.
onSessionReset(() => void closeBrowserNotification());

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}

function showFromPage({ title, path, ...options }: Notice): void {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      for (const listener of listeners) listener(path);
    };
    shown.set(options.tag, notification);
  } catch {
    // Android allows notifications only from a service worker. The page still shows the message.
  }
}

// While the page is visible, it shows the message itself.
export async function showBrowserNotification(notice: Notice): Promise<void> {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  const { title, path, ...options } = notice;
  const worker = await findWorker();
  try {
    if (!worker?.active) return showFromPage(notice);
    await worker.showNotification(title, { ...options, icon: '/icon-192.png', data: { path } });
  } catch {
    // The permission was withdrawn a moment ago.
  }
}

// Without a tag, all of them.
export async function closeBrowserNotification(tag?: string): Promise<void> {
  for (const [name, notification] of shown) {
    if (tag !== undefined && name !== tag) continue;
    notification.close();
    shown.delete(name);
  }
  const worker = await findWorker();
  const open = (await worker?.getNotifications?.(tag === undefined ? {} : { tag })) ?? [];
  for (const notification of open) notification.close();
}

// Calls the listener with the page of a tapped notification.
export function onNotificationTap(listener: Listener): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'OPEN_PAGE' && typeof path === 'string') listener(path);
  };
  listeners.add(listener);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => {
    listeners.delete(listener);
    navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}
