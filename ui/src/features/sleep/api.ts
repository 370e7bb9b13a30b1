// The calls of sleep; it knows no form.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type { SleepTracking, SleepTrackingInput } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { WEEK_DAYS } from './logic';

const NIGHTS = '/api/sleep-trackings';

// Newest first: the first `limit`.
export function useNights(limit: number) {
  return useQuery<SleepTracking[]>({ queryKey: [NIGHTS, { limit }], placeholderData: keepPreviousData });
}

export function useWeekOfSleep(today: Day) {
  return useQuery<SleepTracking[]>({ queryKey: [NIGHTS, { from: addDays(today, 1 - WEEK_DAYS), to: today }], meta: dayBound });
}

export function useSaveNight(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SleepTrackingInput) =>
      id === null ? post<SleepTracking>(NIGHTS, body) : put<SleepTracking>(`${NIGHTS}/${id}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [NIGHTS] }),
  });
}

export function useDeleteNight() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del(`${NIGHTS}/${id}`, options);
    await client.invalidateQueries({ queryKey: [NIGHTS] });
  };
}
