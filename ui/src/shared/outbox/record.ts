// Records a change: stores it in the outbox, sends it, and resolves when the server has it or it is kept for later.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import type { PathPrefix } from '@/shared/api/queryClient';
import { currentEpoch } from '@/shared/api/session';
import { newClientKey } from '@/shared/lib/clientKey';
import { amend, dropUndone } from './amend';
import {
  addEntry,
  changeEntry,
  findEntry,
  isUnsent,
  nextSequence,
  ownKinds,
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

export interface Change<Row extends OutboxRow> {
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

// Results that are kept on this device, and refusals of what is kept. Forms say so.
const kept = new WeakSet<object>();
export function markKept<Result extends object>(result: Result): Result {
  kept.add(result);
  return result;
}
export const wasKept = (result: unknown) => typeof result === 'object' && result !== null && kept.has(result);

// `onAway`: the code could not be loaded, so there is no connection.
export function requestSend(client: QueryClient, isAsked = false, onAway?: () => void): void {
  void import('./send').then(
    ({ sendOutbox }) => sendOutbox(client, { isAsked }),
    () => {
      onAway?.();
      keepSending();
    },
  );
}

export function preloadSenders(): void {
  const own = [...ownKinds.values()].map(({ load }) => load);
  for (const load of [() => import('./send'), ...own]) void load().catch(() => undefined);
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

// An entry that waits has one of the rows.
function concernsUnsent({ kind, method, rows }: Change<OutboxRow>): boolean {
  const ids = rows.map(({ id }) => rowIdOf(id));
  return (
    method !== 'post' &&
    outboxEntries().some(
      (entry) => isUnsent(entry) && entry.kind === kind && entry.rows.some(({ id }) => ids.includes(rowIdOf(id))),
    )
  );
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
  addEntry(entry);
  return entry.id;
}

// The rows of the answer, or those that were recorded.
export function answeredRows({ reply, rows }: OutboxEntry): OutboxRow[] {
  if (Array.isArray(reply)) return reply as OutboxRow[];
  const [row] = rows;
  if (typeof reply === 'object' && reply !== null && row && rows.length === 1) return [{ ...row, ...reply }];
  return rows.map((each) => ({ ...each, id: rowIdOf(each.id) }));
}

// Resolves when the entry is sent, gone, refused or kept, or when the session ends.
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

interface RecordOptions {
  // The page is closing.
  keepalive?: boolean;
  keptAfterMs?: number;
  // The form is gone (useIsLeft.ts), so the outbox keeps what the server refuses.
  isLeft?: () => boolean;
}

// Rejects with ApiError if the server refuses the change while this waits, or with TypeError if the change can neither be
// stored nor sent. Then the form still has its values.
export async function record<Row extends OutboxRow>(
  client: QueryClient,
  change: Change<Row>,
  { keepalive = false, keptAfterMs = KEPT_AFTER_MS, isLeft = () => false }: RecordOptions = {},
): Promise<Saved<Row>> {
  // Nothing is awaited before the change is in the outbox: the next tap builds upon what is shown.
  const mayAmend = !keepalive && concernsUnsent(change);
  const { id: amended, rest } = mayAmend ? amend(change) : { rest: change };
  const id = amended ?? (rest && add(rest));
  if (mayAmend) dropUndone();
  if (id === null || !findEntry(id)) return { rows: change.rows, isKept: false };
  const epoch = currentEpoch();
  const isUnstored = findEntry(id)?.unstored ?? false;
  if (keepalive) void import('./send').then(({ sendOnLeave }) => sendOnLeave(id), keepSending);
  else requestSend(client, true);
  const entry = await settled(id, keptAfterMs);
  if (entry?.state === 'refused') {
    const error = new ApiError(entry.reason?.status ?? 0, entry.reason?.text ?? '');
    // A new entry is still in its form. A corrected one stays where it was.
    if (amended || change.staysRefused || isLeft()) changeEntry(id, { isShown: true });
    else removeEntry(id);
    throw isLeft() ? markKept(error) : error;
  }
  // It ends with the session, too.
  if (isUnstored && ((entry?.state === 'waiting' && !isLeft()) || currentEpoch() !== epoch)) {
    removeEntry(id);
    throw new TypeError('Neither stored nor sent');
  }
  // At the end of the session, the entry is kept for the next one.
  const isKept = entry?.state === 'waiting' || currentEpoch() !== epoch;
  const rows = (entry && !isKept ? answeredRows(entry) : change.rows) as Row[];
  if (isKept) for (const result of [rows, ...rows]) markKept(result);
  return { rows, isKept };
}
