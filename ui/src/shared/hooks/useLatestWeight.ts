// Returns the user's latest weight and its day.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';
import { overlaidMeasurements } from '@/shared/outbox/measurements';
import { useOverlaid } from '@/shared/outbox/overlay';

// How many measurements are searched for one with a weight.
const LOOK_BACK = 50;
const latestQuery = queryOptions(queryAt('/api/body-measurements', { query: { limit: LOOK_BACK } }));

export function useLatestWeight(enabled = true): { weight: number; day: string } | null {
  const data = useOverlaid(useQuery({ ...latestQuery, enabled }), 'measurement', overlaidMeasurements);
  for (const { weight, localDate } of data ?? []) if (weight !== null) return { weight, day: localDate };
  return null;
}
