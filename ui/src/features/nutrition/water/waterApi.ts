// Today's water: its query, a glass more and a glass less.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { WaterDay, WaterEntry } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { overlaidRows, useOverlaidQuery } from '@/shared/outbox/overlay';
import { newRowId, record } from '@/shared/outbox/record';
import { deleteRow } from '@/shared/outbox/rows';
import { stampOf } from '@/shared/outbox/stamp';

const waterQuery = queryOptions({ ...queryAt('/api/water'), meta: dayBound });

// Oldest first.
const compare = (one: WaterEntry, other: WaterEntry) => Date.parse(one.loggedAt) - Date.parse(other.loggedAt);
const sumOf = (entries: readonly WaterEntry[]) => entries.reduce((sum, { ml }) => sum + ml, 0);

function overlaid(stored: WaterDay, changes: readonly OutboxEntry[]): WaterDay {
  // What was stored before midnight says nothing about today.
  const days = changes.flatMap(({ rows }) => rows.map((row) => (row as WaterEntry).localDate));
  const date = days.reduce((latest, each) => (each > latest ? each : latest), stored.date);
  const day = date === stored.date ? stored : { ...stored, date, ml: 0, entries: [] };
  const isListed = ({ localDate }: WaterEntry) => localDate === day.date;
  const entries = overlaidRows(day.entries, changes, { isListed, compare });
  return { ...day, entries, ml: day.ml + sumOf(entries) - sumOf(day.entries) };
}

export function useTodaysWater() {
  return useOverlaidQuery(useQuery(waterQuery), 'water', overlaid);
}

const list = { kind: 'water', path: '/api/water-entries', refetch: ['/api/water'] } as const;

// Optimistic: the sum grows at once.
export function useAddWater() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ml: number) => {
      const loggedAt = new Date().toISOString();
      const glass: WaterEntry = { id: newRowId(), ml, loggedAt, ...stampOf(loggedAt) };
      const body = { ml, loggedAt, clientKey: newClientKey() };
      const { rows } = await record(client, { ...list, method: 'post', body, rows: [glass], isOptimistic: true });
      return rows[0] ?? glass;
    },
  });
}

export function useDeleteWater() {
  const client = useQueryClient();
  return (glass: WaterEntry, options: { keepalive: boolean }) => deleteRow(client, list, glass, options);
}
