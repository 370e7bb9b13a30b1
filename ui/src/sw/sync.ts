// Sends the mirror of the outbox when the connection returns and no page is in use; see shared/outbox/mirror.ts.
/// <reference lib="webworker" />
import {
  lockOf,
  readMirror,
  removeMirror,
  SYNC_TAG,
  takeRequest,
  type MirroredRequest,
} from '@/shared/outbox/mirrorStore';
import { ageInSeconds, REQUEST_TIMEOUT_MS } from '@/shared/outbox/requestTimes';

export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function send({ method, path, body, key, dated }: MirroredRequest, headers: Record<string, string>): Promise<Response> {
  // eslint-disable-next-line no-restricted-globals -- the client of the pages needs a window
  return fetch(location.origin + path, {
    method,
    body,
    headers: {
      ...headers,
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(dated !== null && { 'Change-Age': String(ageInSeconds(dated, Date.now())) }),
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}

// In order, until one fails. Rejects if a repetition can help: then the browser repeats the event.
async function sendMirror(): Promise<void> {
  const done = new Set<string>();
  for (let next = await takeRequest(done); next; next = await takeRequest(done)) {
    const { status, ok } = await send(next.request, next.headers);
    if (status >= 500 || status === 408 || status === 429) throw new Error(`The server answered ${status}`);
    // The session has ended, so the token is of no use.
    if (status === 401) return removeMirror();
    // The next page asks what is to become of it.
    if (!ok) return;
    done.add(next.request.id);
  }
}

async function sendUnattended(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // It sends by itself.
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const mirror = await readMirror();
  if (mirror) await navigator.locks.request(lockOf(mirror.userId), sendMirror);
}

export function onSync(event: SyncEvent, clients: Clients): void {
  if (event.tag === SYNC_TAG) event.waitUntil(sendUnattended(clients));
}
