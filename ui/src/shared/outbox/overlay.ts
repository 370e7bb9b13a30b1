// Shows the outbox in query data at read time: rows that were made, changed or deleted on this device and that the data
// does not have yet.
import { useMemo } from 'react';
import {
  isUnsent,
  makesWorkout,
  rowIdOf,
  useOutbox,
  type OutboxEntry,
  type OutboxKind,
  type OutboxRow,
} from './entries';
import { answeredRows } from './record';

interface Dated<Data> {
  data: Data | undefined;
  dataUpdatedAt: number;
}

export const isOf = (entry: OutboxEntry, kind: OutboxKind) =>
  entry.kind === kind || (kind === 'workout' && makesWorkout(entry));

// The entries of this kind that data of this age lacks.
export function lackedEntries(
  entries: readonly OutboxEntry[],
  kind: OutboxKind,
  dataUpdatedAt: number,
): readonly OutboxEntry[] {
  return entries.filter((entry) => isOf(entry, kind) && entry.isShown && dataUpdatedAt < (entry.sentAt ?? Infinity));
}

// The data of a query with the entries applied. `apply` must be stable.
export function useOverlaid<Data>(
  { data, dataUpdatedAt }: Dated<Data>,
  kind: OutboxKind,
  apply: (data: Data, entries: readonly OutboxEntry[]) => Data,
): Data | undefined {
  const entries = useOutbox((state) => state.entries);
  return useMemo(() => {
    const lacked = lackedEntries(entries, kind, dataUpdatedAt);
    return data === undefined || lacked.length === 0 ? data : apply(data, lacked);
  }, [data, dataUpdatedAt, entries, kind, apply]);
}

// A query whose data has the entries applied.
export function useOverlaidQuery<Data, Query extends Dated<Data>>(
  query: Query & Dated<Data>,
  kind: OutboxKind,
  apply: (data: Data, entries: readonly OutboxEntry[]) => Data,
): Query {
  const data = useOverlaid<Data>(query, kind, apply);
  return { ...query, data };
}

// What the entry adds to a sum over its rows, and what it takes from it.
export function changedRows<Row extends OutboxRow>(entry: OutboxEntry): { added: Row[]; removed: Row[] } {
  const rows = answeredRows(entry) as Row[];
  if (entry.method === 'delete') return { added: [], removed: entry.rows as Row[] };
  return { added: rows, removed: entry.rows.flatMap(({ replaced }) => (replaced as Row | undefined) ?? []) };
}

// Newest first. Rows of this device, whose ids are negative, are the newest.
export function byNewestId(one: { id: number }, other: { id: number }): number {
  const age = (id: number) => (id < 0 ? Infinity : id);
  return age(one.id) === age(other.id) ? 0 : age(other.id) - age(one.id);
}

// Which field tells when a row was: rows of one kind that agree in it and in all else are the same.
const whenFields: Partial<Record<OutboxKind, string>> = {
  food: 'loggedAt',
  water: 'loggedAt',
  measurement: 'measuredAt',
  moment: 'completedAt',
  workout: 'date',
  night: 'sleepDate',
  period: 'startDate',
};

const isSameTime = (one: unknown, other: unknown) =>
  one === other || Date.parse(String(one)) === Date.parse(String(other));

function isCopy(made: OutboxRow, row: OutboxRow, when: string): boolean {
  const stored = row as unknown as Record<string, unknown>;
  const own = Object.entries(made).filter(([field, value]) => field !== 'id' && value !== null && field in stored);
  return (
    own.some(([field]) => field === when) &&
    own.every(
      ([field, value]) =>
        typeof value === 'object' || value === stored[field] || (field === when && isSameTime(value, stored[field])),
    )
  );
}

// The ids under which the server has the rows of the entry already, although the answer was lost: at most one for each
// row, and none that another entry has made.
function storedCopies(entry: OutboxEntry, rows: readonly OutboxRow[]): ReadonlySet<unknown> {
  const when = whenFields[entry.kind];
  const found = new Set<unknown>();
  if (entry.method !== 'post' || !entry.attempted || !isUnsent(entry) || !when) return found;
  const taken = new Set<unknown>(Object.values(useOutbox.getState().rows));
  for (const made of entry.rows) {
    const copy = rows.find((row) => !taken.has(row.id) && !found.has(row.id) && isCopy(made, row, when));
    if (copy) found.add(copy.id);
  }
  return found;
}

interface ListOptions<Row> {
  // Whether the list contains such a row. By default it contains all.
  isListed?: (row: Row) => boolean;
  compare: (one: Row, other: Row) => number;
}

// A list with the entries applied, in its order.
export function overlaidRows<Row extends OutboxRow>(
  rows: readonly Row[],
  entries: readonly OutboxEntry[],
  { isListed = () => true, compare }: ListOptions<Row>,
): Row[] {
  let shown = [...rows];
  for (const entry of entries) {
    const ids = new Set(entry.rows.map(({ id }) => rowIdOf(id)));
    if (entry.method === 'delete') {
      shown = shown.filter(({ id }) => !ids.has(id));
      continue;
    }
    const changed = answeredRows(entry) as Row[];
    const known = new Set(shown.map(({ id }) => id));
    // A changed row can be on a page that is not loaded.
    const fresh = changed.filter((row) => isListed(row) && (entry.method === 'post' || known.has(row.id)));
    const replaced = new Set<unknown>([...ids, ...changed.map(({ id }) => id), ...storedCopies(entry, shown)]);
    shown = [...shown.filter(({ id }) => !replaced.has(id)), ...fresh].sort(compare);
  }
  return shown;
}

// The rows of this kind that wait for a connection or for a decision.
export function useWaitingIds(kind: OutboxKind): ReadonlySet<number | string> {
  const entries = useOutbox((state) => state.entries);
  return useMemo(
    () =>
      new Set(
        entries
          .filter((entry) => isOf(entry, kind) && entry.isShown && entry.state !== 'sent' && entry.method !== 'delete')
          .flatMap(({ rows }) => rows.map(({ id }) => rowIdOf(id))),
      ),
    [entries, kind],
  );
}
