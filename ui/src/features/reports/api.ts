// The calls of the monthly reports; it knows no card.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { Month } from './logic';

const reportsQuery = queryOptions(queryAt('/api/nutrition-reports'));

export function useReports() {
  return useQuery(reportsQuery);
}

// Made anew when the month has one already.
export function useGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ year, month }: Month) =>
      post('/api/nutrition-reports/{year}/{month}', { params: { path: { year, month } } }),
    onSuccess: () => refetchPaths(client, ['/api/nutrition-reports']),
  });
}

export function useDeleteReport() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/nutrition-reports/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/nutrition-reports']);
  };
}
