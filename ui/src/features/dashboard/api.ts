// The dashboard's own call: the statistics; it knows no tile.
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '@/shared/api/queries';

export function useStats() {
  return useQuery(statsQuery);
}
