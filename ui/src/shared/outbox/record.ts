// Records a change: stores it in the outbox, sends it, and resolves when the server has it or it is kept for later.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, sendStored } from '@/shared/api/client';
import { mayComeLater } from '@/shared/api/errors';
import type { PathPrefix } from '@/shared/api/queryClient';
import { newClientKey } from '@/shared/lib/clientKey';
import { useStorageFull } from '@/shared/lib/drafts';
import {
  addEntry,
  changeEntry,
  findEntry,
  isUnsent,
  nextSequence,
  outboxEntries,
  removeEntry,
  rowIdOf,
  useOutbox,
  type OutboxEntry,
  type OutboxKind,
  type OutboxRow,
} from './entries';

// A form waits this long for the answer. Then the entry counts as kept.
const KEPT_AFTER_MS = 4000;

interface Change<Row extends OutboxRow> {
  kind: OutboxKind;
  method: OutboxEntry['method'];
  path: string;
  pathValues?: Record<string, string | number>;
  body?: object;
  // The rows as they are shown until the server has answered. New rows have ids from newRowId().
  rows: Row[];
  refetch: readonly PathPrefix[];
  // Shown at once, without waiting for the answer.
  isOptimistic?: boolean;
  // No form has the values, so the outbox keeps them if the server refuses them.
  staysRefused?: boolean;
}

interface Saved<Row> {
  // As the server answered, or as they were recorded if the change is kept.
  rows: Row[];
  isKept: boolean;
}

// The id of a row until the server gives it one. Random, so that two tabs cannot choose the same.
export function newRowId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -(1 + (high % 2 ** 20) * 2 ** 32 + low);
}

// Bodies name the moment of the change, because they may be sent much later. A form that sends the same entry again must
// send the same body.
const moments = new Map<string, string>();
export function momentOf(clientKey: string | null | undefined): string {
  const moment = moments.get(clientKey ?? '') ?? new Date().toISOString();
  if (clientKey) moments.set(clientKey, moment);
  return moment;
}

// Results that are kept on this device. Forms say so.
const kept = new WeakSet<object>();
export const wasKept = (result: unknown) => typeof result === 'object' && result !== null && kept.has(result);

export function requestSend(client: QueryClient, isAsked = false): void {
  void import('./send').then(
    ({ sendOutbox }) => sendOutbox(client, { isAsked }),
    // The code could not be loaded, so there is no connection.
    keepSending,
  );
}

// Sends what waits, and resolves when everything was tried once.
export async function sendAllNow(client: QueryClient): Promise<void> {
  const sender = await import('./send').catch(() => null);
  if (sender) await sender.sendOutbox(client, { isAsked: true });
  else keepSending();
}

export function keepSending(): void {
  for (const { id, state } of outboxEntries())
    if (state === 'sending') changeEntry(id, { state: 'waiting', isShown: true });
}

const touches = (entry: OutboxEntry, id: number | string) =>
  entry.rows.some((row) => rowIdOf(row.id) === rowIdOf(id)) && isUnsent(entry);

// The server cannot have it: it was never sent, or it was refused.
const isOpen = ({ attempted, state }: OutboxEntry) => !attempted || state === 'refused';

// Rows of changes may have the changed fields only. What the server has stays the same.
function mergedRow(before: OutboxRow | undefined, row: OutboxRow): OutboxRow {
  const merged = { ...before, ...row };
  if (before?.replaced === undefined) delete merged.replaced;
  else merged.replaced = before.replaced;
  return merged;
}

function amendEntry(entry: OutboxEntry, change: Change<OutboxRow>): void {
  const body = { ...(entry.body as object), ...change.body };
  const isRefused = entry.state === 'refused';
  changeEntry(entry.id, {
    body: 'clientKey' in body && isRefused ? { ...body, clientKey: newClientKey() } : body,
    rows: change.rows.map((row, index) => mergedRow(entry.rows[index], row)),
    at: Date.now(),
    state: 'sending',
    isShown: change.isOptimistic ?? false,
    revision: entry.revision + 1,
    // Under a new key, because the body has changed.
    ...(isRefused && { key: newClientKey(), attempted: false }),
  });
}

// What remains to be recorded after the change was put into an entry that the server cannot have. With the id of an
// entry, the change is part of that entry.
function amend(change: Change<OutboxRow>): { id?: string; rest: Change<OutboxRow> | null } {
  const [row, second] = change.rows;
  if (change.method === 'post' || !row || second) return { rest: change };
  const last = outboxEntries().findLast((entry) => entry.kind === change.kind && touches(entry, row.id));
  if (!last || !isOpen(last) || last.rows.length > 1 || last.method === 'delete') return { rest: change };
  if (change.method === 'put') {
    amendEntry(last, change);
    return { id: last.id, rest: null };
  }
  removeEntry(last.id);
  if (last.method === 'post') return { rest: null };
  // The change is not needed any more, but the row itself is still to be deleted.
  const stored = last.rows[0]?.replaced as OutboxRow | undefined;
  return amend({ ...change, rows: [{ ...row, ...stored, id: row.id }] });
}

// Several rows made by one entry that was never sent, all deleted again: neither is needed.
function dropUndone(): void {
  for (const made of outboxEntries().filter((entry) => entry.method === 'post' && isOpen(entry))) {
    const deletions = made.rows.map(({ id }) =>
      outboxEntries().find((entry) => entry.method === 'delete' && entry.kind === made.kind && touches(entry, id)),
    );
    if (made.rows.length > 0 && deletions.every((entry) => entry && !entry.attempted))
      for (const entry of [made, ...deletions]) if (entry) removeEntry(entry.id);
  }
}

function add({ isOptimistic = false, ...change }: Change<OutboxRow>): string {
  const entry: OutboxEntry = {
    ...change,
    id: newClientKey(),
    sequence: nextSequence(),
    at: Date.now(),
    key: newClientKey(),
    state: 'sending',
    isShown: isOptimistic,
    attempted: false,
    follows: false,
    revision: 0,
  };
  if (!addEntry(entry)) useStorageFull.setState({ storageFull: true });
  if (change.method === 'delete') dropUndone();
  return entry.id;
}

// The rows of the answer, or those that were recorded.
export function answeredRows({ reply, rows }: OutboxEntry): OutboxRow[] {
  if (Array.isArray(reply)) return reply as OutboxRow[];
  const [row] = rows;
  if (typeof reply === 'object' && reply !== null && row && rows.length === 1) return [{ ...row, ...reply }];
  return rows.map((each) => ({ ...each, id: rowIdOf(each.id) }));
}

// Resolves when the entry is sent, gone, refused or kept. Never settles if the session ends first.
export function settled(id: string, keptAfterMs = KEPT_AFTER_MS): Promise<OutboxEntry | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const entry = findEntry(id);
      if (entry?.state === 'sending') return;
      clearTimeout(timer);
      stop();
      resolve(entry);
    };
    const stop = useOutbox.subscribe(check);
    const timer = setTimeout(() => {
      // Without storage, only the form has it.
      if (!findEntry(id)?.unstored) changeEntry(id, { state: 'waiting', isShown: true });
    }, keptAfterMs);
    check();
  });
}

// The page is closing. The request outlives it; if it fails, the next page sends it again under the same key.
function sendOnLeave(id: string): void {
  const entry = findEntry(id);
  if (!entry || entry.method !== 'delete' || Object.values(entry.pathValues ?? {}).some((each) => Number(each) < 0))
    return;
  changeEntry(id, { attempted: true });
  const params = { path: entry.pathValues };
  const headers = { 'Idempotency-Key': entry.key };
  void sendStored(entry.method, entry.path, { params, headers, keepalive: true }).then(
    () => removeEntry(id),
    (error: unknown) =>
      error instanceof ApiError && !mayComeLater(error)
        ? changeEntry(id, { state: 'refused', reason: { status: error.status, text: error.text } })
        : changeEntry(id, { state: 'waiting', isShown: true }),
  );
}

interface RecordOptions {
  // The page is closing.
  keepalive?: boolean;
  keptAfterMs?: number;
}

// Rejects with ApiError if the server refuses the change while this waits, or with TypeError if the change can neither be
// stored nor sent. Then the form still has its values.
export async function record<Row extends OutboxRow>(
  client: QueryClient,
  change: Change<Row>,
  { keepalive = false, keptAfterMs = KEPT_AFTER_MS }: RecordOptions = {},
): Promise<Saved<Row>> {
  const { id: amended, rest } = amend(change);
  const id = amended ?? (rest && add(rest));
  if (id === null) return { rows: change.rows, isKept: false };
  if (keepalive) sendOnLeave(id);
  else requestSend(client, true);
  const entry = await settled(id, keptAfterMs);
  if (entry?.state === 'refused') {
    // A new entry is still in its form. A corrected one stays where it was.
    if (amended || change.staysRefused) changeEntry(id, { isShown: true });
    else removeEntry(id);
    throw new ApiError(entry.reason?.status ?? 0, entry.reason?.text ?? '');
  }
  if (entry?.unstored && entry.state === 'waiting') {
    removeEntry(id);
    throw new TypeError('Neither stored nor sent');
  }
  const isKept = entry?.state === 'waiting';
  const rows = (entry && !isKept ? answeredRows(entry) : change.rows) as Row[];
  if (isKept) for (const result of [rows, ...rows]) kept.add(result);
  return { rows, isKept };
}
