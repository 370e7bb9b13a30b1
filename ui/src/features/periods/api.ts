// The calls of periods and the cycle; it knows no form.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import type { Cycle, PeriodTracking, PeriodTrackingInput } from '@/shared/api/types';

const PERIODS = '/api/period-trackings';

// Newest first. Not asked while period tracking is hidden. A person's years of periods are some dozens of rows.
export function usePeriods(enabled = true) {
  return useQuery<PeriodTracking[]>({ queryKey: [PERIODS], enabled });
}

export function useCycle(enabled = true) {
  return useQuery<Cycle>({ queryKey: [PERIODS, 'cycle'], enabled });
}

export function useSavePeriod(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PeriodTrackingInput) =>
      id === null ? post<PeriodTracking>(PERIODS, body) : put<PeriodTracking>(`${PERIODS}/${id}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [PERIODS] }),
  });
}

export function useDeletePeriod() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del(`${PERIODS}/${id}`, options);
    await client.invalidateQueries({ queryKey: [PERIODS] });
  };
}
