// The calls of the monthly reports; it knows no card.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import type { NutritionReport } from '@/shared/api/types';
import type { Month } from './logic';

const REPORTS = '/api/nutrition-reports';

export function useReports() {
  return useQuery<NutritionReport[]>({ queryKey: [REPORTS] });
}

// Made anew when the month has one already.
export function useGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ year, month }: Month) => post<NutritionReport>(`${REPORTS}/${year}/${month}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [REPORTS] }),
  });
}

export function useDeleteReport() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del(`${REPORTS}/${id}`, options);
    await client.invalidateQueries({ queryKey: [REPORTS] });
  };
}
