// Queries and mutations of sleep.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { SleepTrackingInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { NIGHTS_BEFORE } from './usual';

// The newest `limit` nights.
const nightsQuery = (limit: number) => queryOptions(queryAt('/api/sleep-trackings', { query: { limit } }));
// Also covers the chart of the week.
const recentQuery = (today: Day) => {
  const query = { from: addDays(today, -NIGHTS_BEFORE), to: today };
  return queryOptions({ ...queryAt('/api/sleep-trackings', { query }), meta: dayBound });
};

export function useNights(limit: number) {
  return useQuery({ ...nightsQuery(limit), placeholderData: keepPreviousData });
}

export function useRecentNights(today: Day) {
  return useQuery(recentQuery(today));
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
