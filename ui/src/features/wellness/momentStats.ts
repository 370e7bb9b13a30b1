// The query of the moments that were recorded lately.
import { queryOptions } from '@tanstack/react-query';
import { dayBound, queryAt } from '@/shared/api/queryClient';

// Without `days` the server uses 30.
export const momentStatsQuery = (days?: number) =>
  queryOptions({
    ...queryAt('/api/wellness-activities/stats', days === undefined ? {} : { query: { days } }),
    meta: dayBound,
  });
