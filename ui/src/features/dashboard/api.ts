// Query for the dashboard's statistics.
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '@/shared/api/queries';

export function useStats() {
  return useQuery(statsQuery);
}
