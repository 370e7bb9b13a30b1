// The calls of body measurements; it knows no form.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import type { BodyMeasurement, BodyMeasurementInput } from '@/shared/api/types';
import { isEnough } from './logic';

const PAGE = 50;

// Newest first, until the chart and the first `shown` of the list have all they speak of. Who weighs themselves now and
// then needs one call; who mostly measures lengths a few.
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
