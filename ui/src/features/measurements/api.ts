// The calls of body measurements; it knows no form.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import type { BodyMeasurement, BodyMeasurementInput } from '@/shared/api/types';
import { isEnough } from './logic';

const MEASUREMENTS = '/api/body-measurements';
const PAGE = 50;

// Newest first, until the chart and the first `shown` of the list have all they speak of. Who weighs themselves now and
// then needs one call; who mostly measures lengths a few.
async function fetchEnough(shown: number, signal: AbortSignal): Promise<BodyMeasurement[]> {
  const found: BodyMeasurement[] = [];
  for (;;) {
    const page = await get<BodyMeasurement[]>(`${MEASUREMENTS}?limit=${PAGE}&offset=${found.length}`, { signal });
    found.push(...page);
    if (page.length < PAGE || isEnough(found, shown)) return found;
  }
}

export function useMeasurements(shown: number) {
  return useQuery<BodyMeasurement[]>({
    queryKey: [MEASUREMENTS, { shown }],
    queryFn: ({ signal }) => fetchEnough(shown, signal),
    placeholderData: keepPreviousData,
  });
}

export function useSaveMeasurement(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyMeasurementInput) =>
      id === null ? post<BodyMeasurement>(MEASUREMENTS, body) : put<BodyMeasurement>(`${MEASUREMENTS}/${id}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [MEASUREMENTS] }),
  });
}

export function useDeleteMeasurement() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del(`${MEASUREMENTS}/${id}`, options);
    await client.invalidateQueries({ queryKey: [MEASUREMENTS] });
  };
}
