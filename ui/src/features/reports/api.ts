// Queries and mutations of the monthly reports.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { Month } from './logic';

const reportsQuery = queryOptions(queryAt('/api/nutrition-reports'));

export function useReports() {
  return useQuery(reportsQuery);
}

// Replaces an existing report of the month.
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
