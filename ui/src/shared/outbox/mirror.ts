// Hands what waits to the service worker when the page is hidden, because a hidden page may be closed at any time. The
// worker sends it when the connection returns (sw/sync.ts, ADR 0055). The next page repeats the requests of the worker:
// their answers are stored under their keys.
import { currentUser } from '@/shared/api/session';
import { storedToken } from '@/shared/api/storedSession';
import { deviceStorage } from '@/shared/lib/storage';
import {
  changeEntry,
  concernsSameRow,
  isUnsent,
  mirrorMarkOf,
  needsOwnSender,
  outboxEntries,
  ownKinds,
  type OutboxEntry,
} from './entries';
import { readMirror, removeMirror, SYNC_TAG, writeMirror, type MirroredRequest } from './mirrorStore';
import { openIds, withRowIds } from './requestIds';

interface SyncRegistration extends ServiceWorkerRegistration {
  // Only some browsers have it.
  sync?: { register: (tag: string) => Promise<void> };
}

async function findWorker(): Promise<SyncRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

const pathOf = ({ path, pathValues = {} }: OutboxEntry) =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(withRowIds(pathValues[name]))));

type Request = Pick<MirroredRequest, 'method' | 'path' | 'key'> & { body: unknown };

async function requestOf(entry: OutboxEntry): Promise<Request | null> {
  if (needsOwnSender(entry)) {
    const first = await ownKinds.get(entry.kind)?.firstRequest?.(entry);
    return first ? { ...first, key: null } : null;
  }
  const { method, key, body } = entry;
  return openIds(entry).length > 0 ? null : { method, path: pathOf(entry), key, body: withRowIds(body) };
}

// What needs no answer of an earlier request, in order.
async function mirrored(): Promise<MirroredRequest[]> {
  const requests: MirroredRequest[] = [];
  const taken: OutboxEntry[] = [];
  const left: OutboxEntry[] = [];
  for (const entry of outboxEntries().filter(isUnsent)) {
    const waits = entry.state === 'refused' || left.some((other) => concernsSameRow(other, entry));
    const request = waits ? null : await requestOf(entry);
    if (!request) {
      left.push(entry);
      continue;
    }
    // A change that follows one of this device would seem to be older than it.
    const isDated = entry.method !== 'post' && !entry.follows && !needsOwnSender(entry);
    const follows = taken.some((other) => concernsSameRow(other, entry));
    requests.push({
      ...request,
      id: entry.id,
      method: request.method.toUpperCase(),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      dated: isDated && !follows ? entry.at : null,
      attempted: false,
    });
    taken.push(entry);
  }
  return requests;
}

// Never rejects.
export async function mirrorOutbox(): Promise<void> {
  const user = currentUser();
  const token = storedToken();
  if (!user || !token) return;
  try {
    const worker = await findWorker();
    if (!worker?.active || !worker.sync) return;
    const requests = await mirrored();
    if (storedToken() !== token) return;
    if (requests.length === 0) return await takeBack();
    // From now on the server may have them: they stay as they are.
    for (const { id } of requests)
      if (outboxEntries().some((entry) => entry.id === id && !entry.attempted))
        changeEntry(id, { attempted: true, wasOpen: true });
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const headers = { Authorization: `Bearer ${token}`, 'X-Timezone': timeZone, 'Content-Type': 'application/json' };
    deviceStorage.write(mirrorMarkOf(user.id), '1');
    await writeMirror({ userId: user.id, headers, requests });
    // Another tab may have removed it meanwhile.
    deviceStorage.write(mirrorMarkOf(user.id), '1');
    await worker.sync.register(SYNC_TAG);
  } catch {
    // The browser has no database or refuses background work. The next page sends what waits.
  }
}

// Takes the outbox back from the worker. What the worker did not attempt can be changed again. Never rejects.
export async function takeBack(): Promise<void> {
  const user = currentUser();
  if (!user || deviceStorage.read(mirrorMarkOf(user.id)) === null) return;
  deviceStorage.remove(mirrorMarkOf(user.id));
  const mirror = await readMirror().catch(() => undefined);
  await removeMirror().catch(() => undefined);
  if (currentUser()?.id !== user.id) return;
  for (const { id, wasOpen } of outboxEntries()) {
    if (!wasOpen) continue;
    const request = mirror?.requests.find((each) => each.id === id);
    changeEntry(id, { attempted: request?.attempted ?? true, wasOpen: undefined });
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) void mirrorOutbox();
});
