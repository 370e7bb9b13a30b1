// The calls of periods and the cycle; it knows no form.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { PeriodTrackingInput } from '@/shared/api/types';

// Newest first. A person's years of periods are some dozens of rows.
const periodsQuery = queryOptions(queryAt('/api/period-trackings'));
const cycleQuery = queryOptions(queryAt('/api/period-trackings/cycle'));

// Not asked while period tracking is hidden.
export function usePeriods(enabled = true) {
  return useQuery({ ...periodsQuery, enabled });
}

export function useCycle(enabled = true) {
  return useQuery({ ...cycleQuery, enabled });
}

export function useSavePeriod(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PeriodTrackingInput) =>
      id === null
        ? post('/api/period-trackings', { body })
        : put('/api/period-trackings/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refetchPaths(client, ['/api/period-trackings']),
  });
}

export function useDeletePeriod() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/period-trackings/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/period-trackings']);
  };
}
