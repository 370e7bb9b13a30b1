// The food entries of the last days, for logging them again.
import { useQuery } from '@tanstack/react-query';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { Day } from '@/shared/lib/dates';

export function useEntriesSince(from: Day) {
  return useQuery({ ...queryAt('/api/food-entries', { query: { from } }), meta: dayBound });
}
