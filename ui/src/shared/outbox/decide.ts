// What a person decides about entries that wait or were refused.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { hasPathPrefix } from '@/shared/api/queryClient';
import { newClientKey } from '@/shared/lib/clientKey';
import {
  changeEntry,
  concernsSameRow,
  isUnsent,
  outboxEntries,
  ownKinds,
  removeEntry,
  rowIdOf,
  type OutboxEntry,
  type OutboxRow,
} from './entries';
import { newRowId, requestSend } from './record';
import { stampOf } from './stamp';

// The server refused the entry, so it stored nothing under the key.
const again = { state: 'waiting', key: newClientKey, attempted: false } as const;

export function sendAgain(client: QueryClient, { id }: OutboxEntry): void {
  changeEntry(id, { ...again, key: again.key() });
  requestSend(client, true);
}

// The version of this device replaces the later one of another device.
export function takeMine(client: QueryClient, { id }: OutboxEntry): void {
  changeEntry(id, { ...again, key: again.key(), follows: true });
  requestSend(client, true);
}

// The fields with the moment of an entry.
const MOMENTS = ['loggedAt', 'completedAt', 'measuredAt'] as const;

// The field with the moment, if the server refused it: the clock of this device was far ahead.
export function momentRefused({ method, body, reason, state }: OutboxEntry): string | undefined {
  if (method !== 'post' || state !== 'refused' || !reason) return undefined;
  const { fields = {} } = new ApiError(reason.status, reason.text).body ?? {};
  return MOMENTS.find((field) => field in fields && field in (body as object));
}

// The entry counts as made now.
export function sendAsOfNow(client: QueryClient, { id, body, rows }: OutboxEntry, field: string): void {
  const moment = new Date().toISOString();
  changeEntry(id, {
    ...again,
    key: again.key(),
    at: Date.now(),
    body: { ...(body as object), [field]: moment, clientKey: newClientKey() },
    rows: rows.map((row) => ({ ...row, [field]: moment, ...stampOf(moment) })),
  });
  requestSend(client, true);
}

// The row was deleted on another device.
export function createAgain(client: QueryClient, { id, path, rows }: OutboxEntry, body: object): void {
  const [row] = rows;
  changeEntry(id, {
    ...again,
    key: again.key(),
    method: 'post',
    path: path.replace(/\/\{id\}$/, ''),
    pathValues: {},
    body: { ...body, clientKey: newClientKey() },
    rows: [{ ...row, id: newRowId(), replaced: undefined }],
  });
  requestSend(client, true);
}

// Later entries that are of no use without this one.
export function dependentsOf(entry: OutboxEntry): OutboxEntry[] {
  if (entry.method !== 'post') return [];
  return outboxEntries().filter(
    (other) => other.sequence > entry.sequence && isUnsent(other) && concernsSameRow(entry, other),
  );
}

export function throwAway(entry: OutboxEntry): void {
  for (const each of [...dependentsOf(entry), entry]) {
    const discard = ownKinds.get(each.kind)?.discard;
    if (discard) discard(each);
    else removeEntry(each.id);
  }
}

const rowsIn = (data: unknown): OutboxRow[] => {
  if (Array.isArray(data)) return data.flatMap((each) => (Array.isArray(each) ? rowsIn(each) : (each as OutboxRow)));
  return typeof data === 'object' && data !== null && 'pages' in data ? rowsIn(data.pages) : [];
};

// The row as the server has it, if a list with it is loaded.
export function storedRow(client: QueryClient, { rows: [row], refetch }: OutboxEntry): OutboxRow | undefined {
  const id = row && rowIdOf(row.id);
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => hasPathPrefix({ queryKey }, refetch);
  return client
    .getQueriesData({ predicate })
    .flatMap(([, data]) => rowsIn(data))
    .find((each) => each.id === id);
}
