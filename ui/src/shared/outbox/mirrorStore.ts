// The mirror of the outbox: requests that the service worker can send as they are (ADR 0055). Used by page and worker.
import { createStore, del, get, update, type UseStore } from 'idb-keyval';

export interface MirroredRequest {
  // Of the entry.
  id: string;
  method: string;
  path: string;
  body: string | null;
  // The idempotency key. Null: the body has one.
  key: string | null;
  // When the change was made, in ms, if the server compares that with changes of other devices.
  dated: number | null;
  attempted: boolean;
}

interface Mirror {
  userId: number;
  headers: Record<string, string>;
  // In order.
  requests: MirroredRequest[];
}

export const SYNC_TAG = 'outbox';
export const lockOf = (userId: number) => `outbox:${userId}`;

const KEY = 'mirror';
let opened: UseStore | null = null;
const store = () => (opened ??= createStore('outbox', 'mirror'));

export const readMirror = () => get<Mirror>(KEY, store());
// What the worker has attempted stays so.
export function writeMirror(mirror: Mirror): Promise<void> {
  const merge = (before?: Mirror): Mirror => {
    const attempted = new Set(before?.requests.flatMap((each) => (each.attempted ? each.id : [])));
    return { ...mirror, requests: mirror.requests.map((each) => ({ ...each, attempted: attempted.has(each.id) })) };
  };
  return update<Mirror>(KEY, merge, store());
}
export const removeMirror = () => del(KEY, store());

interface TakenRequest extends Pick<Mirror, 'userId' | 'headers'> {
  request: MirroredRequest;
}

// The first request that is not among these. It counts as attempted from now on. Null when none is left.
export async function takeRequest(done: ReadonlySet<string>): Promise<TakenRequest | null> {
  const taken: TakenRequest[] = [];
  const take = (mirror?: Mirror) => {
    const request = mirror?.requests.find(({ id }) => !done.has(id));
    if (!mirror || !request) return mirror;
    request.attempted = true;
    taken.push({ ...mirror, request });
    return mirror;
  };
  await update<Mirror | undefined>(KEY, take, store());
  return taken[0] ?? null;
}
