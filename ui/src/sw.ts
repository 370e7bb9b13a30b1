// The service worker. It stores all files of the interface on the device, so that the app opens without a connection. It
// answers no request to the API. What a closed page has left to be sent, it sends when the connection returns.
/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { onNotificationClick } from './sw/notifications';
import { onSync, type SyncEvent } from './sw/sync';

declare const self: ServiceWorkerGlobalScope & {
  // The build replaces this with the list of all files.
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

// Answered by the server: the API, its health checks, and files. The patterns see the query string too.
const ON_THE_SERVER = [/^\/(api|healthz|readyz|metrics)([/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];

precacheAndRoute([...self.__WB_MANIFEST], { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: ON_THE_SERVER }));

// The first visit can go offline too. A later version takes over the open pages when the user has agreed to reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('notificationclick', (event) => onNotificationClick(event, self.clients));

self.addEventListener('sync', (event) => onSync(event as SyncEvent, self.clients));

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
