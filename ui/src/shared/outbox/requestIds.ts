// The ids of rows that the request of an entry names.
import { outboxEntries, rowIdOf, type OutboxEntry } from './entries';

const temporaryIds = (value: unknown): number[] => {
  if (typeof value === 'number') return value < 0 && rowIdOf(value) === value ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(temporaryIds) : [];
};

export function withRowIds<T>(value: T): T {
  if (typeof value === 'number') return rowIdOf(value);
  if (Array.isArray(value)) return value.map(withRowIds) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRowIds(each as unknown)])) as T;
}

// The rows of this device that a request names and that have no id on the server yet.
export function openIds({ pathValues, body }: OutboxEntry): number[] {
  const made = new Set(
    outboxEntries().flatMap(({ method, rows }) => (method === 'post' ? rows : []).map(({ id }) => id)),
  );
  return [...temporaryIds(pathValues), ...temporaryIds(body).filter((id) => made.has(id))];
}
