// Sends the outbox: in order, one request at a time, each under its own idempotency key. Loaded when something is to be
// sent (entries.ts explains the states).
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, sendStored } from '@/shared/api/client';
import { errorCode, isStorageFull, mayComeLater } from '@/shared/api/errors';
import { mayKeepOlder } from '@/shared/api/keptData';
import { hasPathPrefix, refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import { currentEpoch, currentUser, onSessionReset } from '@/shared/api/session';
import {
  changeEntry,
  concernsSameRow,
  findEntry,
  isUnsent,
  isWaiting,
  loadOutbox,
  needsOwnSender,
  outboxEntries,
  ownKinds,
  removeEntry,
  storeRowId,
  type OutboxEntry,
  type OutboxRow,
} from './entries';
import { mirrorOutbox, takeBack } from './mirror';
import { lockOf } from './mirrorStore';
import { keepSending } from './record';
import { openIds, withRowIds } from './requestIds';
import { ageInSeconds, REQUEST_TIMEOUT_MS } from './requestTimes';
import { lateNotice, noteLate } from './sentNotice';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;
// Screens that were not opened since then have no use for a sent entry.
const SENT_KEPT_MS = 7 * 24 * 60 * 60_000;
const SENT_KEPT = 300;
// After so many internal errors in a row, the server itself is out of order.
const FAILURES_IN_A_RUN = 3;
// During a long run, screens refetch this often.
const REFETCH_MS = 1000;

interface SendOptions {
  // The person or the browser asks, so the pause after a failure does not count.
  isAsked?: boolean;
  now?: () => number;
  timeoutMs?: number;
}

// sent: or gone. held: this entry waits, others can go on. stopped: nobody can be reached.
type Outcome = 'sent' | 'held' | 'failed' | 'stopped';

let running: Promise<void> | null = null;
// Asked for during a run, which may be about to give up.
let next: Promise<void> | null = null;
let failures = 0;
let pausedUntil = 0;
// The server named the time.
let closedUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
onSessionReset(() => {
  running = null;
  next = null;
  failures = 0;
  pausedUntil = 0;
  closedUntil = 0;
  clearTimeout(timer);
});

// An earlier entry about the same row, or that makes a row which this one names, is not sent yet.
function waitsForEarlier(entry: OutboxEntry): boolean {
  if (needsOwnSender(entry) && ownKinds.get(entry.kind)?.isReady?.(entry) !== true) return true;
  const open = new Set<number | string>(openIds(entry));
  return outboxEntries().some(
    (other) =>
      other.sequence < entry.sequence &&
      isUnsent(other) &&
      (concernsSameRow(other, entry) || (other.method === 'post' && other.rows.some(({ id }) => open.has(id)))),
  );
}

// Own senders use it, too.
export function request(
  entry: OutboxEntry,
  { now = Date.now, timeoutMs = REQUEST_TIMEOUT_MS }: SendOptions = {},
): Promise<unknown> {
  const isDated = entry.method !== 'post' && !entry.follows;
  return sendStored(entry.method, entry.path, {
    ...(entry.pathValues && { params: { path: withRowIds(entry.pathValues) } }),
    ...(entry.body !== undefined && { body: withRowIds(entry.body) }),
    headers: { 'Idempotency-Key': entry.key, ...(isDated && { 'Change-Age': String(ageInSeconds(entry.at, now())) }) },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const affectedQueries = (client: QueryClient, { refetch }: OutboxEntry) =>
  client.getQueryCache().findAll({ predicate: (query) => hasPathPrefix(query, refetch) });

// The fields that tell the rows of one answer apart.
const CONTENT = ['name', 'mealType', 'quantity', 'unit'];

// The answer can contain rows that this device did not know, so the place of a row says nothing. Of equal rows, those with
// the same time belong together.
function pairedRows(made: readonly OutboxRow[], answered: readonly object[]): Map<OutboxRow, object> {
  const unused = new Set(answered);
  const pairs = new Map<OutboxRow, object>();
  for (const fields of [[...CONTENT, 'loggedAt'], CONTENT])
    for (const row of made) {
      if (pairs.has(row)) continue;
      const isSame = (other: object) =>
        fields.every((field) => {
          const [one, two] = [row, other].map((each) => (each as Record<string, unknown>)[field] ?? null);
          return one === null || two === null || one === two;
        });
      const found = [...unused].find(isSame);
      if (!found) continue;
      unused.delete(found);
      pairs.set(row, found);
    }
  return pairs;
}

function storeRowIds({ rows }: OutboxEntry, reply: unknown): void {
  const pairs = Array.isArray(reply) ? pairedRows(rows, reply as object[]) : rows.map((row) => [row, reply] as const);
  for (const [{ id }, stored] of pairs) {
    const given = typeof stored === 'object' && stored !== null && 'id' in stored ? stored.id : undefined;
    if (typeof id === 'number' && id < 0 && typeof given === 'number') storeRowId(id, given);
  }
}

// The server has the rows of the entry. Own senders can have more to send.
export function markStored(client: QueryClient, entry: OutboxEntry, reply: unknown): void {
  if (entry.method === 'post') storeRowIds(entry, reply);
  // Later than all loaded data, also within one millisecond.
  const sentAt = Math.max(Date.now(), ...affectedQueries(client, entry).map(({ state }) => state.dataUpdatedAt + 1));
  changeEntry(entry.id, { reply, sentAt });
}

function markSent(client: QueryClient, entry: OutboxEntry, reply: unknown): void {
  if (findEntry(entry.id)?.sentAt === undefined) markStored(client, entry, reply);
  for (const later of outboxEntries())
    if (later.sequence > entry.sequence && isUnsent(later) && concernsSameRow(entry, later))
      changeEntry(later.id, { follows: true });
  changeEntry(entry.id, { state: 'sent', isShown: true });
}

function pause(now: number, retryAfter: number | null): void {
  failures += 1;
  pausedUntil = now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
  if (retryAfter !== null) closedUntil = now + Math.min(LONGEST_RETRY_AFTER_MS, retryAfter * 1000);
}

// How long the pause still lasts. A longer one than there can be: the clock was set back in the meantime.
const left = (until: number, longest: number, now: number) => (until - now > longest ? 0 : until - now);
const leftOfPause = (now: number) => left(pausedUntil, LONGEST_PAUSE_MS, now);
const leftOfClosing = (now: number) => left(closedUntil, LONGEST_RETRY_AFTER_MS, now);

// What to do after a failure.
function judge(client: QueryClient, entry: OutboxEntry, error: unknown, now: number): Outcome {
  const status = error instanceof ApiError ? error.status : 0;
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  if (status === 404 && entry.method === 'delete') {
    markSent(client, entry, null);
    return 'sent';
  }
  const isInUse = errorCode(error) === 'IDEMPOTENCY_KEY_IN_USE';
  if (status === 0 || isInUse || mayComeLater(error)) {
    pause(now, retryAfter);
    const reason = error instanceof ApiError ? { reason: { status, text: error.text } } : {};
    changeEntry(entry.id, { state: 'waiting', isShown: true, ...reason });
    // An internal error may be about this entry alone; a full storage always is.
    return isStorageFull(error) ? 'held' : status === 500 ? 'failed' : 'stopped';
  }
  const { text } = error as ApiError;
  changeEntry(entry.id, { state: 'refused', reason: { status, text } });
  return 'held';
}

async function sendEntry(client: QueryClient, entry: OutboxEntry, options: SendOptions): Promise<Outcome> {
  const { now = Date.now } = options;
  // The creation was accepted, but its answer did not name the row. The person decides.
  if (openIds(entry).length > 0) {
    changeEntry(entry.id, { state: 'refused', reason: { status: 404, text: '' } });
    return 'held';
  }
  const epoch = currentEpoch();
  changeEntry(entry.id, { attempted: true, wasOpen: undefined });
  try {
    const own = await ownKinds.get(entry.kind)?.load();
    const reply = await (own ? own(entry, client) : request(entry, options));
    // Own senders give up when another session has begun. The entry is then that session's.
    if (currentEpoch() !== epoch) return 'stopped';
    // The person changed it meanwhile, so the server has the earlier version.
    if (findEntry(entry.id)?.revision !== entry.revision) return 'sent';
    markSent(client, entry, reply);
    return 'sent';
  } catch (error) {
    return findEntry(entry.id)?.revision === entry.revision ? judge(client, entry, error, now()) : 'held';
  }
}

// Removes the sent entries that all loaded queries and all answers kept on this device have. `refetched`: entries whose
// queries were just fetched again.
function dropOutdated(client: QueryClient, refetched: ReadonlySet<string> = new Set()): void {
  const allSent = outboxEntries().filter(({ state }) => state === 'sent');
  const excess = new Set(allSent.slice(0, -SENT_KEPT).map(({ id }) => id));
  for (const entry of allSent) {
    const { id, sentAt = 0 } = entry;
    const isNewer = ({ dataUpdatedAt, isInvalidated }: { dataUpdatedAt: number; isInvalidated: boolean }) =>
      dataUpdatedAt === 0 || dataUpdatedAt >= sentAt || (refetched.has(id) && !isInvalidated);
    const isKnown =
      affectedQueries(client, entry).every((query) => isNewer(query.state)) &&
      !mayKeepOlder((kept) => hasPathPrefix(kept, entry.refetch), sentAt);
    if (Date.now() - sentAt > SENT_KEPT_MS || isKnown || excess.has(id)) removeEntry(id);
  }
}

function refetch(client: QueryClient, paths: Set<PathPrefix>): void {
  if (paths.size === 0) return;
  const epoch = currentEpoch();
  const some = [...paths];
  paths.clear();
  const sent = outboxEntries().filter(({ state }) => state === 'sent');
  const refetched = new Set(
    sent.filter((entry) => entry.refetch.every((path) => some.includes(path))).map(({ id }) => id),
  );
  void refetchPaths(client, some).then(() => {
    if (currentEpoch() === epoch) dropOutdated(client, refetched);
  });
}

async function sendAll(client: QueryClient, options: SendOptions): Promise<void> {
  const { now = Date.now } = options;
  const epoch = currentEpoch();
  const tellLate = lateNotice();
  const done = new Set<string>();
  const changed = new Set<PathPrefix>();
  let refetchedAt = now();
  let failed = 0;
  let isCut = false;
  loadOutbox();
  await takeBack();
  if (currentEpoch() !== epoch) return;
  dropOutdated(client);
  for (;;) {
    const entry = outboxEntries().find(
      (each) =>
        isUnsent(each) &&
        each.state !== 'refused' &&
        !done.has(`${each.id}:${each.revision}`) &&
        !waitsForEarlier(each),
    );
    if (!entry) break;
    done.add(`${entry.id}:${entry.revision}`);
    const outcome = await sendEntry(client, entry, options);
    // Another session has begun. Its own run sends its entries.
    if (currentEpoch() !== epoch) return;
    if (outcome === 'sent') {
      failures = 0;
      failed = 0;
      if (isWaiting(entry)) noteLate(entry.id);
      for (const path of entry.refetch) changed.add(path);
      if (now() - refetchedAt >= REFETCH_MS) {
        refetchedAt = now();
        refetch(client, changed);
      }
    }
    if (outcome === 'failed') failed += 1;
    isCut = outcome === 'stopped' || failed === FAILURES_IN_A_RUN;
    if (isCut) break;
  }
  if (!isCut) tellLate();
  keepSending();
  refetch(client, changed);
  if (document.hidden) void mirrorOutbox();
}

// One tab at a time, where the browser has locks. Elsewhere the keys make sure that each entry is stored once.
async function sendLocked(client: QueryClient, options: SendOptions): Promise<void> {
  const user = currentUser();
  if (!user) return;
  // A request of an ended session never settles. The lock must not stay with it.
  let stop = () => {};
  const ended = new Promise<void>((resolve) => (stop = onSessionReset(() => resolve())));
  const run = () => Promise.race([sendAll(client, options), ended]);
  try {
    // Pages without a secure connection have no locks.
    const locks = navigator.locks as LockManager | undefined;
    await (locks ? locks.request(lockOf(user.id), run) : run());
  } finally {
    stop();
  }
}

function schedule(client: QueryClient): void {
  clearTimeout(timer);
  const due = Math.max(leftOfPause(Date.now()), leftOfClosing(Date.now()));
  if (due > 0 && outboxEntries().some((entry) => entry.state === 'waiting'))
    timer = setTimeout(() => void sendOutbox(client), due);
}

// Never rejects. A change made during a run is part of it or of the next one.
export function sendOutbox(client: QueryClient, options: SendOptions = {}): Promise<void> {
  const now = (options.now ?? Date.now)();
  if (running && options.isAsked) {
    next ??= running.then(() => {
      next = null;
      return sendOutbox(client, options);
    });
    return next;
  }
  if (running) return running;
  if (leftOfClosing(now) > 0 || (leftOfPause(now) > 0 && !options.isAsked)) {
    keepSending();
    return Promise.resolve();
  }
  const own = sendLocked(client, options).finally(() => {
    if (running !== own) return;
    running = null;
    schedule(client);
  });
  running = own;
  return own;
}

// The page is closing. The request outlives it; if it fails, the next page sends it again under the same key.
export function sendOnLeave(id: string): void {
  const entry = findEntry(id);
  if (!entry || entry.method !== 'delete' || Object.values(entry.pathValues ?? {}).some((each) => Number(each) < 0))
    return;
  changeEntry(id, { attempted: true, wasOpen: undefined });
  const params = { path: entry.pathValues };
  const headers = { 'Idempotency-Key': entry.key };
  void sendStored(entry.method, entry.path, { params, headers, keepalive: true }).then(
    // Data that was loaded earlier still has the row.
    () => changeEntry(id, { state: 'sent', isShown: true, sentAt: Date.now() }),
    (error: unknown) =>
      error instanceof ApiError && !mayComeLater(error)
        ? changeEntry(id, { state: 'refused', reason: { status: error.status, text: error.text } })
        : changeEntry(id, { state: 'waiting', isShown: true }),
  );
}
