// The outbox: everything that was logged and that the server does not have yet (ADR 0053).
//
//   1. record() in record.ts stores an entry here before anything is sent.
//   2. send.ts sends the entries in order, each under its own idempotency key, so that a repetition changes nothing.
//   3. An entry that the server has accepted is 'sent'. Screens show it until their queries are newer (overlay.ts).
// If a request fails, the entry stays:
//   waiting   The server was unreachable or could not answer. The entry is sent again.
//   refused   The server rejected it. The person corrects it or throws it away; the app never drops it on its own.
// Entries belong to one user, survive reloads and the end of the session, and are shared by all tabs.
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { PathPrefix } from '@/shared/api/queryClient';
import { currentUser, onSessionReset, useSession } from '@/shared/api/session';
import { useStorageFull } from '@/shared/lib/drafts';
import { onPageVisible } from '@/shared/lib/pageVisible';
import { deviceStorage } from '@/shared/lib/storage';
import { REQUEST_TIMEOUT_MS } from './requestTimes';
import { brokenEntry, isSound } from './soundEntry';

// One storage key for each entry: 'outbox:7:c0ffee'.
export const PREFIX = 'outbox:';
// Which row of the server a row made on this device has become: 'outbox-row:7:-55'.
export const ROW_PREFIX = 'outbox-row:';
// An open dialog or a draft can name a row of this device long after it was sent.
const ROWS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type OutboxKind =
  | 'food'
  | 'water'
  | 'measurement'
  | 'night'
  | 'period'
  | 'period-day'
  | 'moment'
  | 'favorite'
  | 'workout'
  | 'completion'
  | 'note'
  | 'mark'
  | 'plan-edit'
  | 'exercise'
  | 'log'
  | 'correction'
  | 'answer'
  // Cannot be read (soundEntry.ts).
  | 'broken';

// A row that an entry makes, changes or deletes, as it is shown. A row made on this device has a negative id until the
// server has given it one.
export interface OutboxRow {
  id: number | string;
  // A changed row as the server has it.
  replaced?: unknown;
}

export interface OutboxEntry {
  id: string;
  sequence: number;
  kind: OutboxKind;
  // When the person made the change, by the clock of this device, in ms.
  at: number;
  // Kinds with an own sender choose their requests themselves: their method says whether the row is made or changed, and their path
  // and key are not sent.
  method: 'post' | 'put' | 'delete';
  // '/api/water-entries/{id}'
  path: string;
  pathValues?: Record<string, string | number>;
  // Path and body can name rows of earlier entries by their negative ids.
  body?: unknown;
  // The idempotency key.
  key: string;
  rows: OutboxRow[];
  // The queries that the change affects.
  refetch: readonly PathPrefix[];
  // sending: a form waits for the answer. sent: the server has it.
  state: 'sending' | 'waiting' | 'refused' | 'sent';
  // False while a form waits for the answer.
  isShown: boolean;
  // A request was sent, so the server may have it.
  attempted: boolean;
  // It counts as attempted only because the service worker may send it (mirror.ts).
  wasOpen?: true | undefined;
  // It follows a change of the same row that this device has sent: a later change on the server is its own.
  follows: boolean;
  // Counts the changes of the entry itself.
  revision: number;
  // Why the server refused it, or what it answered when it could not accept it.
  reason?: { status: number; text: string };
  reply?: unknown;
  // When the server had its rows. More may remain to be sent.
  sentAt?: number;
  // The storage of the browser is full. The entry exists until the page closes.
  unstored?: true;
}

interface OutboxState {
  // In the order in which they were made.
  entries: readonly OutboxEntry[];
  // The server's ids of rows that were made on this device.
  rows: Readonly<Record<number, number>>;
}

const empty: OutboxState = { entries: [], rows: {} };
export const useOutbox = create<OutboxState>(() => empty);
export const outboxEntries = () => useOutbox.getState().entries;

// Sends an entry and resolves to the answer.
export type Sender = (entry: OutboxEntry, client: QueryClient) => Promise<unknown>;
// A kind whose entries are more than one request. An entry that is not ready waits; others can go on.
interface OwnKind {
  load: () => Promise<Sender>;
  isReady: (entry: OutboxEntry) => boolean;
  // A request with a fixed body that can be sent before all others of the entry, for the service worker.
  firstRequest?: (entry: OutboxEntry) => Promise<{ method: 'post'; path: string; body: object } | null>;
  // The person throws it away. By default it is removed.
  discard?: (entry: OutboxEntry) => void;
}
export const requestTimeout = () => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

// Their senders are registered by modules that may be loaded later than the outbox.
const kindsWithOwnSender: readonly OutboxKind[] = ['exercise', 'log', 'correction', 'plan-edit'];
export const needsOwnSender = ({ kind }: OutboxEntry) => kindsWithOwnSender.includes(kind);

export const ownKinds = new Map<string, OwnKind>();

function keyOf(prefix: string, id: string | number): string {
  return `${prefix}${currentUser()?.id ?? 0}:${id}`;
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

const inOrder = (entries: readonly OutboxEntry[]) =>
  [...entries].sort((one, other) => one.sequence - other.sequence || one.at - other.at);

function setEntries(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): void {
  useOutbox.setState(({ entries }) => ({ entries: inOrder(change(entries)) }));
}

const without = (id: string) => (entries: readonly OutboxEntry[]) => entries.filter((each) => each.id !== id);

function storedKeys(prefix: string): string[] {
  const own = keyOf(prefix, '');
  return deviceStorage.keys().filter((key) => key.startsWith(own));
}

// What is stored under the key of an entry. Entries of this page are not checked again. Nothing is lost with a broken one that
// was sent.
function readEntry(key: string): OutboxEntry | null {
  const text = deviceStorage.read(key);
  if (text === null) return null;
  const id = key.slice(keyOf(PREFIX, '').length);
  const stored = parse<Partial<OutboxEntry>>(text);
  const known = findEntry(id);
  if (stored && known && known.kind !== 'broken') return stored as OutboxEntry;
  if (isSound(stored, id)) return stored;
  if (stored?.state !== 'sent') return brokenEntry(id, text);
  deviceStorage.remove(key);
  return null;
}

// An entry that a closed page was sending.
const asLoaded = (entry: OutboxEntry): OutboxEntry =>
  entry.state === 'sending' ? { ...entry, state: 'waiting', isShown: true } : entry;

function loadRows(entries: readonly OutboxEntry[]): Record<number, number> {
  const rows: Record<number, number> = {};
  const named = JSON.stringify(entries);
  for (const key of storedKeys(ROW_PREFIX)) {
    const id = Number(key.slice(keyOf(ROW_PREFIX, '').length));
    const stored = parse<{ id: number; at: number }>(deviceStorage.read(key));
    if (stored && (Date.now() - stored.at < ROWS_KEPT_MS || named.includes(String(id)))) rows[id] = stored.id;
    else deviceStorage.remove(key);
  }
  return rows;
}

// Reads what is stored, which another tab may have changed.
export function loadOutbox(): void {
  if (!currentUser()) return useOutbox.setState(empty, true);
  // A form of this page waits for their answers.
  const sending = new Set(outboxEntries().flatMap(({ id, state }) => (state === 'sending' ? id : [])));
  const stored = storedKeys(PREFIX).flatMap((key) => readEntry(key) ?? []);
  const unstored = outboxEntries().filter((entry) => entry.unstored);
  const entries = inOrder([...stored.map((entry) => (sending.has(entry.id) ? entry : asLoaded(entry))), ...unstored]);
  return useOutbox.setState({ entries, rows: loadRows(entries) });
}

useSession.subscribe((now, before) => {
  if (now.session?.user.id === before.session?.user.id) return;
  useOutbox.setState(empty, true);
  loadOutbox();
});
if (currentUser()) loadOutbox();
onPageVisible(loadOutbox);
window.addEventListener('storage', ({ key }) => {
  if (key === null) useOutbox.setState(empty, true);
  if (key === null) return loadOutbox();
  if (key.startsWith(keyOf(ROW_PREFIX, ''))) return useOutbox.setState({ rows: loadRows(outboxEntries()) });
  if (!key.startsWith(keyOf(PREFIX, ''))) return undefined;
  const entry = readEntry(key);
  const others = without(key.slice(keyOf(PREFIX, '').length));
  return setEntries((entries) => (entry ? [...others(entries), entry] : others(entries)));
});

export function findEntry(id: string): OutboxEntry | undefined {
  return outboxEntries().find((each) => each.id === id);
}

// Adds the entry. False if the browser could not store it; then it exists until the page closes.
export function addEntry(entry: OutboxEntry): boolean {
  const key = keyOf(PREFIX, entry.id);
  const isStored = deviceStorage.write(key, JSON.stringify(entry));
  if (!isStored) deviceStorage.remove(key);
  if (!isStored) useStorageFull.setState({ storageFull: true });
  setEntries((entries) => [...entries, isStored ? entry : { ...entry, unstored: true }]);
  return isStored;
}

// Does nothing if the entry is gone: another tab may have removed it.
export function changeEntry(id: string, change: Partial<OutboxEntry>): void {
  const before = findEntry(id);
  if (!before) return;
  const entry: OutboxEntry = { ...before, ...change };
  // The reason is that of the last attempt.
  if (!('reason' in change) && 'state' in change && change.state !== 'refused') delete entry.reason;
  const isStored = entry.unstored ?? deviceStorage.write(keyOf(PREFIX, id), JSON.stringify(entry));
  // Another state can be found out again, another content cannot.
  if (!isStored && 'body' in change) useStorageFull.setState({ storageFull: true });
  setEntries((entries) => entries.map((each) => (each.id === id ? entry : each)));
}

// Changes what the entry says. False if the browser could not store that: then the earlier version stays.
export function changeContent(id: string, change: Partial<OutboxEntry>): boolean {
  const before = findEntry(id);
  const key = keyOf(PREFIX, id);
  if (before && !before.unstored && !deviceStorage.write(key, JSON.stringify({ ...before, ...change }))) {
    deviceStorage.write(key, JSON.stringify(before));
    useStorageFull.setState({ storageFull: true });
    return false;
  }
  changeEntry(id, change);
  return true;
}

export function removeEntry(id: string): void {
  deviceStorage.remove(keyOf(PREFIX, id));
  setEntries(without(id));
}

// The server has given this id to a row that was made on this device.
export function storeRowId(made: number, id: number): void {
  deviceStorage.write(keyOf(ROW_PREFIX, made), JSON.stringify({ id, at: Date.now() }));
  useOutbox.setState(({ rows }) => ({ rows: { ...rows, [made]: id } }));
}

// The id on the server, if it is known.
export function rowIdOf<Id extends number | string>(id: Id): Id {
  return typeof id === 'number' ? ((useOutbox.getState().rows[id] ?? id) as Id) : id;
}

export const nextSequence = () => Math.max(0, ...outboxEntries().map(({ sequence }) => sequence)) + 1;

export const isUnsent = ({ state }: OutboxEntry) => state !== 'sent';
// Waits for a connection or for a decision.
export const isWaiting = ({ state, isShown }: OutboxEntry) => isShown && (state === 'waiting' || state === 'refused');

// A completed workout makes a row of the list of workouts. Those that an older version stored name no row.
export const makesWorkout = ({ kind, method }: OutboxEntry) => kind === 'log' && method === 'post';

// Corrections are about rows of completions.
function rowsOfKind(entry: OutboxEntry): OutboxKind {
  if (makesWorkout(entry)) return 'workout';
  return entry.kind === 'correction' ? 'completion' : entry.kind;
}

// Whether both entries are about a common row.
export function concernsSameRow(one: OutboxEntry, other: OutboxEntry): boolean {
  const ids = new Set(one.rows.map(({ id }) => rowIdOf(id)));
  return rowsOfKind(one) === rowsOfKind(other) && other.rows.some(({ id }) => ids.has(rowIdOf(id)));
}

function namesAny(value: unknown, ids: ReadonlySet<unknown>): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((each) => namesAny(each, ids));
  return typeof value === 'number' && value < 0 && ids.has(value);
}

// Later entries that are of no use without the rows that this one makes: they change them, or name them.
export function dependentsOf(entry: OutboxEntry): OutboxEntry[] {
  const isOnServer = entry.sentAt !== undefined;
  if (entry.method !== 'post' || isOnServer) return [];
  const made = new Set<unknown>(entry.rows.map(({ id }) => id));
  return outboxEntries().filter(
    (other) =>
      other.sequence > entry.sequence &&
      isUnsent(other) &&
      (concernsSameRow(entry, other) ||
        namesAny(other.pathValues, made) ||
        // Ticks remain without their workout.
        (other.kind !== 'exercise' && namesAny(other.body, made))),
  );
}

// Set while there may be a mirror of the outbox (mirror.ts). Reading the database would delay each start of sending.
export const mirrorMarkOf = (userId: number) => `outbox-mirror:${userId}`;
const MIRROR_DATABASE = 'outbox';

// The mirror contains the token. Its code may not be loaded, so this is done here.
onSessionReset(() => {
  const mark = mirrorMarkOf(currentUser()?.id ?? 0);
  if (deviceStorage.read(mark) === null) return;
  deviceStorage.remove(mark);
  import('./mirrorStore')
    .then(({ removeMirror }) => removeMirror())
    .catch(() => indexedDB.deleteDatabase(MIRROR_DATABASE));
});

export function hasUnsentEntries(): boolean {
  return outboxEntries().some(isUnsent);
}

// The person gave them up when logging out.
export function discardOutbox(): void {
  for (const { id } of outboxEntries()) removeEntry(id);
}
