// The nutrients of a day. Loaded again each time they are opened, because they depend on the log and the profile.
import { useQuery } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';
import type { Day } from '@/shared/lib/dates';

export function useNutrientDay(date: Day) {
  return useQuery({ ...queryAt('/api/nutrient-day', { query: { date } }), staleTime: 0 });
}
