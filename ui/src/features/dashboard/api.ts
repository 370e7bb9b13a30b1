// The dashboard's own call: the statistics; it knows no tile.
import { useQuery } from '@tanstack/react-query';
import { dayBound } from '@/shared/api/queryClient';
import type { Stats } from '@/shared/api/types';

export function useStats() {
  return useQuery<Stats>({ queryKey: ['/api/stats'], meta: dayBound });
}
