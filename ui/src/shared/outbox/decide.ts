// What a person decides about entries that wait or were refused.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { newClientKey } from '@/shared/lib/clientKey';
import { changeContent, changeEntry, dependentsOf, ownKinds, removeEntry, type OutboxEntry } from './entries';
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
export function momentRefused({ kind, method, body, reason, state }: OutboxEntry): string | undefined {
  if (method !== 'post' || state !== 'refused' || !reason) return undefined;
  const { fields = {} } = new ApiError(reason.status, reason.text).body ?? {};
  const names = kind === 'workout' ? ['date'] : MOMENTS;
  return names.find((field) => field in fields && field in (body as object));
}

// The entry counts as made now.
export function sendAsOfNow(client: QueryClient, { id, body, rows }: OutboxEntry, field: string): void {
  const moment = new Date().toISOString();
  changeContent(id, {
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
  changeContent(id, {
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

export function throwAway(entry: OutboxEntry): void {
  for (const each of [...dependentsOf(entry), entry]) {
    const discard = ownKinds.get(each.kind)?.discard;
    if (discard) discard(each);
    else removeEntry(each.id);
  }
}
