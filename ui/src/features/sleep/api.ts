// The calls of sleep; it knows no form.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { SleepTrackingInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { WEEK_DAYS } from './logic';

// Newest first: the first `limit`.
const nightsQuery = (limit: number) => queryOptions(queryAt('/api/sleep-trackings', { query: { limit } }));
const weekQuery = (today: Day) => {
  const query = { from: addDays(today, 1 - WEEK_DAYS), to: today };
  return queryOptions({ ...queryAt('/api/sleep-trackings', { query }), meta: dayBound });
};

export function useNights(limit: number) {
  return useQuery({ ...nightsQuery(limit), placeholderData: keepPreviousData });
}

export function useWeekOfSleep(today: Day) {
  return useQuery(weekQuery(today));
}

export function useSaveNight(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SleepTrackingInput) =>
      id === null
        ? post('/api/sleep-trackings', { body })
        : put('/api/sleep-trackings/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refetchPaths(client, ['/api/sleep-trackings']),
  });
}

export function useDeleteNight() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/sleep-trackings/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/sleep-trackings']);
  };
}
