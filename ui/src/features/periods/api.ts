// Queries and mutations of periods and the cycle.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';
import type { PeriodTracking, PeriodTrackingInput } from '@/shared/api/types';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { byNewestId, overlaidRows, useOverlaidQuery } from '@/shared/outbox/overlay';
import { newRowId } from '@/shared/outbox/record';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { stampOf } from '@/shared/outbox/stamp';
import { useIsLeft } from '@/shared/outbox/useIsLeft';

// Newest first, without paging: years of periods are a few dozen rows.
const periodsQuery = queryOptions(queryAt('/api/period-trackings'));
const cycleQuery = queryOptions(queryAt('/api/period-trackings/cycle'));

const compare = (one: PeriodTracking, other: PeriodTracking) =>
  other.startDate.localeCompare(one.startDate) || byNewestId(one, other);
const overlaid = (rows: PeriodTracking[], entries: readonly OutboxEntry[]) => overlaidRows(rows, entries, { compare });

// `enabled` is false while period tracking is switched off.
export function usePeriods(enabled = true) {
  return useOverlaidQuery(useQuery({ ...periodsQuery, enabled }), 'period', overlaid);
}

export function useCycle(enabled = true) {
  return useQuery({ ...cycleQuery, enabled });
}

const list = { kind: 'period', path: '/api/period-trackings', refetch: ['/api/period-trackings'] } as const;

// The period as it is shown until the server has answered. Requests name days as timestamps, answers as days.
function recorded(before: PeriodTracking | null, body: PeriodTrackingInput): PeriodTracking {
  const createdAt = new Date().toISOString();
  return {
    id: before?.id ?? newRowId(),
    flow: null,
    mood: null,
    energy: null,
    notes: null,
    symptoms: null,
    cycleExcluded: false,
    createdAt,
    ...stampOf(createdAt),
    ...before,
    ...body,
    startDate: body.startDate.slice(0, 10),
    endDate: body.endDate?.slice(0, 10) ?? null,
  };
}

// `before` is null for a new period.
export function useSavePeriod(before: PeriodTracking | null) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: (body: PeriodTrackingInput) =>
      saveRow(client, list, { before, row: recorded(before, body), body, isLeft }),
  });
}

export function useDeletePeriod() {
  const client = useQueryClient();
  return (row: PeriodTracking, options: { keepalive: boolean }) => deleteRow(client, list, row, options);
}
