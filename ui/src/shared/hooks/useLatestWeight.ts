// What one weighed last, wherever it is needed; it draws nothing.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';

// As far back as one looks for a weighing among other measurements.
const LOOK_BACK = 50;
const latestQuery = queryOptions(queryAt('/api/body-measurements', { query: { limit: LOOK_BACK } }));

export function useLatestWeight(enabled = true): { weight: number; day: string } | null {
  const { data } = useQuery({ ...latestQuery, enabled });
  for (const { weight, localDate } of data ?? []) if (weight !== null) return { weight, day: localDate };
  return null;
}
