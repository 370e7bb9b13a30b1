// Queries and mutations of body measurements.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { BodyMeasurement, BodyMeasurementInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { isEnough } from './logic';

const PAGE = 50;

// Loads pages, newest first, until the chart and the first `shown` rows of the list have all values that they compare.
// One page is usually enough; users who rarely record a weight need more.
async function fetchEnough(shown: number, signal: AbortSignal): Promise<BodyMeasurement[]> {
  const found: BodyMeasurement[] = [];
  for (;;) {
    const page = await get('/api/body-measurements', {
      params: { query: { limit: PAGE, offset: found.length } },
      signal,
    });
    found.push(...page);
    if (page.length < PAGE || isEnough(found, shown)) return found;
  }
}

const measurementsQuery = (shown: number) =>
  queryOptions({
    queryKey: ['/api/body-measurements', { shown }],
    queryFn: ({ signal }) => fetchEnough(shown, signal),
  });

export function useMeasurements(shown: number) {
  return useQuery({ ...measurementsQuery(shown), placeholderData: keepPreviousData });
}

// The measurements of the last year, for the charts.
const YEAR_DAYS = 365;
const yearQuery = (today: Day) =>
  queryOptions({
    ...queryAt('/api/body-measurements', { query: { from: addDays(today, -YEAR_DAYS) } }),
    meta: dayBound,
  });

export function useYearOfMeasurements(today: Day) {
  return useQuery({ ...yearQuery(today), placeholderData: keepPreviousData });
}

export function useSaveMeasurement(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyMeasurementInput) =>
      id === null
        ? post('/api/body-measurements', { body })
        : put('/api/body-measurements/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refetchPaths(client, ['/api/body-measurements']),
  });
}

export function useDeleteMeasurement() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/body-measurements/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/body-measurements']);
  };
}
