// Saves and deletes rows of one list, such as nights: POST and DELETE as the API has them for every list.
import type { QueryClient } from '@tanstack/react-query';
import type { PathPrefix } from '@/shared/api/queryClient';
import type { OutboxKind, OutboxRow } from './entries';
import { record } from './record';

interface RowList {
  kind: OutboxKind;
  // '/api/sleep-trackings'
  path: string;
  refetch: readonly PathPrefix[];
}

interface SavedRow<Row> {
  // Null for a new row.
  before: Row | null;
  // As it is shown until the server has answered.
  row: Row;
  body: object;
  // That of useIsLeft(), in the form.
  isLeft: () => boolean;
}

export async function saveRow<Row extends { id: number }>(
  client: QueryClient,
  { path, ...list }: RowList,
  { before, row, body, isLeft }: SavedRow<Row>,
): Promise<Row> {
  const changed = () => ({ ...row, replaced: { ...before, replaced: undefined } });
  const { rows } = await record<Row & OutboxRow>(
    client,
    before
      ? { ...list, method: 'put', path: `${path}/{id}`, pathValues: { id: before.id }, body, rows: [changed()] }
      : { ...list, method: 'post', path, body, rows: [row] },
    { isLeft },
  );
  return rows[0] ?? row;
}

export async function deleteRow<Row extends { id: number }>(
  client: QueryClient,
  { path, ...list }: RowList,
  row: Row,
  options: { keepalive: boolean },
): Promise<void> {
  const deletion = { method: 'delete' as const, path: `${path}/{id}`, pathValues: { id: row.id }, rows: [row] };
  await record(client, { ...list, ...deletion }, options);
}
