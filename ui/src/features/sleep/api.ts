// Queries and mutations of sleep.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { SleepTracking, SleepTrackingInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { byNewestId, overlaidRows, useOverlaidQuery } from '@/shared/outbox/overlay';
import { newRowId } from '@/shared/outbox/record';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { stampOf } from '@/shared/outbox/stamp';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { NIGHTS_BEFORE } from './usual';

// The newest `limit` nights.
const nightsQuery = (limit: number) => queryOptions(queryAt('/api/sleep-trackings', { query: { limit } }));
// Also covers the chart of the week.
const recentQuery = (today: Day) => {
  const query = { from: addDays(today, -NIGHTS_BEFORE), to: today };
  return queryOptions({ ...queryAt('/api/sleep-trackings', { query }), meta: dayBound });
};

// As the server orders them.
const compare = (one: SleepTracking, other: SleepTracking) =>
  other.sleepDate.localeCompare(one.sleepDate) ||
  (other.wakeTime ?? '').localeCompare(one.wakeTime ?? '') ||
  byNewestId(one, other);
const overlaid = (rows: SleepTracking[], entries: readonly OutboxEntry[]) => overlaidRows(rows, entries, { compare });

export function useNights(limit: number) {
  const query = useQuery({ ...nightsQuery(limit), placeholderData: keepPreviousData });
  return useOverlaidQuery(query, 'night', overlaid);
}

export function useRecentNights(today: Day) {
  return useOverlaidQuery(useQuery(recentQuery(today)), 'night', overlaid);
}

const list = { kind: 'night', path: '/api/sleep-trackings', refetch: ['/api/sleep-trackings'] } as const;

// The night as it is shown until the server has answered.
function recorded(before: SleepTracking | null, body: SleepTrackingInput): SleepTracking {
  const sleepDate = body.sleepDate ?? before?.sleepDate ?? '';
  const bedtime = body.bedtime ?? null;
  return {
    id: before?.id ?? newRowId(),
    dreams: null,
    interruptions: 0,
    mood: null,
    notes: null,
    quality: null,
    wakeTime: null,
    ...body,
    bedtime,
    bedtimeUtcOffset: bedtime ? stampOf(bedtime).utcOffset : null,
    utcOffset: stampOf(body.wakeTime ?? `${sleepDate}T12:00`).utcOffset,
    sleepDate,
    localDate: sleepDate,
  };
}

// `before` is null for a new night.
export function useSaveNight(before: SleepTracking | null) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: (body: SleepTrackingInput) =>
      saveRow(client, list, { before, row: recorded(before, body), body, isLeft }),
  });
}

export function useDeleteNight() {
  const client = useQueryClient();
  return (row: SleepTracking, options: { keepalive: boolean }) => deleteRow(client, list, row, options);
}
