// Opens the app at the page of a tapped notification; see shared/lib/browserNotification.ts.
/// <reference lib="webworker" />

async function openPage(clients: Clients, path: string): Promise<void> {
  // The window that was used last comes first.
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) {
    await clients.openWindow(path);
    return;
  }
  // The page goes there without a reload, which would lose what is typed.
  open.postMessage({ type: 'OPEN_PAGE', path });
  await open.focus();
}

export function onNotificationClick(event: NotificationEvent, clients: Clients): void {
  const { path } = (event.notification.data ?? {}) as { path?: unknown };
  event.notification.close();
  event.waitUntil(openPage(clients, typeof path === 'string' ? path : '/'));
}
