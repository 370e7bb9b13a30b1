// Today's water: its query, a glass more and a glass less.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { WaterDay } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';

const ADDING = ['water'];

const waterQuery = queryOptions({ ...queryAt('/api/water'), meta: dayBound });

const change = (client: QueryClient, changed: (day: WaterDay) => WaterDay) =>
  client.setQueryData(waterQuery.queryKey, (day) => day && changed(day));

export function useTodaysWater() {
  return useQuery(waterQuery);
}

// Optimistic: the sum grows at once.
export function useAddWater() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ADDING,
    mutationFn: (ml: number) => post('/api/water-entries', { body: { ml, clientKey: newClientKey() } }),
    onMutate: (ml) => change(client, (day) => ({ ...day, ml: day.ml + ml })),
    onSuccess: (entry) => change(client, (day) => ({ ...day, entries: [...day.entries, entry] })),
    onError: (_error, ml) => change(client, (day) => ({ ...day, ml: day.ml - ml })),
    onSettled: () => {
      // While another glass is being sent, the answer could lack it.
      if (client.isMutating({ mutationKey: ADDING }) === 1) void refetchPaths(client, ['/api/water']);
    },
  });
}

export function useDeleteWater() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/water-entries/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/water']);
  };
}
