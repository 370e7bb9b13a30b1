// Puts changes of rows that wait into the entries that wait, so that the outbox stays small.
import { newClientKey } from '@/shared/lib/clientKey';
import {
  changeContent,
  dependentsOf,
  isUnsent,
  outboxEntries,
  removeEntry,
  rowIdOf,
  type OutboxEntry,
  type OutboxRow,
} from './entries';
import type { Change } from './record';

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
  const isStored = changeContent(entry.id, {
    body: 'clientKey' in body && isRefused ? { ...body, clientKey: newClientKey() } : body,
    rows: change.rows.map((row, index) => mergedRow(entry.rows[index], row)),
    at: Date.now(),
    state: 'sending',
    isShown: change.isOptimistic ?? false,
    revision: entry.revision + 1,
    // Under a new key, because the body has changed.
    ...(isRefused && { key: newClientKey(), attempted: false }),
  });
  if (!isStored) throw new TypeError('Not stored');
}

// What remains to be recorded after the change was put into an entry that the server cannot have. With the id of an
// entry, the change is part of that entry. Throws TypeError if the browser cannot store it.
export function amend(change: Change<OutboxRow>): { id?: string; rest: Change<OutboxRow> | null } {
  const [row, second] = change.rows;
  if (change.method === 'post' || !row || second) return { rest: change };
  const last = outboxEntries().findLast((entry) => entry.kind === change.kind && touches(entry, row.id));
  if (!last || !isOpen(last) || last.rows.length > 1 || last.method === 'delete') return { rest: change };
  if (change.method === 'put') {
    amendEntry(last, change);
    return { id: last.id, rest: null };
  }
  // What was made in it goes with it.
  for (const { id } of [...dependentsOf(last), last]) removeEntry(id);
  if (last.method === 'post') return { rest: null };
  // The change is not needed any more, but the row itself is still to be deleted.
  const stored = last.rows[0]?.replaced as OutboxRow | undefined;
  return amend({ ...change, rows: [{ ...row, ...stored, id: row.id }] });
}

// Several rows made by one entry that was never sent, all deleted again: neither is needed.
export function dropUndone(): void {
  for (const made of outboxEntries().filter((entry) => entry.method === 'post' && isOpen(entry))) {
    const deletions = made.rows.map(({ id }) =>
      outboxEntries().find((entry) => entry.method === 'delete' && entry.kind === made.kind && touches(entry, id)),
    );
    if (made.rows.length > 0 && deletions.every((entry) => entry && !entry.attempted))
      for (const entry of [made, ...deletions]) if (entry) removeEntry(entry.id);
  }
}
