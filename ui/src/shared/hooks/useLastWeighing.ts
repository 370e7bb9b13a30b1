// What one weighed last, wherever it is needed; it draws nothing.
import { useQuery } from '@tanstack/react-query';
import type { BodyMeasurement } from '@/shared/api/types';

// As far back as one looks for a weighing among other measurements.
const LOOK_BACK = 50;

export function useLastWeighing(enabled = true): { weight: number; day: string } | null {
  const { data } = useQuery<BodyMeasurement[]>({
    queryKey: ['/api/body-measurements', { limit: LOOK_BACK }],
    enabled,
  });
  for (const { weight, localDate } of data ?? []) if (weight !== null) return { weight, day: localDate };
  return null;
}
