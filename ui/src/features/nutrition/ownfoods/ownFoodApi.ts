// Queries and mutations of own foods.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { OwnFood, OwnFoodInput, OwnFoodUpdate } from '@/shared/api/types';

const ownFoodsQuery = queryOptions(queryAt('/api/own-foods'));

// Recipes, favourites and the search contain own foods.
const refresh = (client: QueryClient) =>
  refetchPaths(client, ['/api/own-foods', '/api/recipes', '/api/favorite-foods', '/api/nutrition-suggestions']);

export function useOwnFoods(enabled = true) {
  return useQuery({ ...ownFoodsQuery, enabled });
}

export function useCreateOwnFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnFoodInput) => post('/api/own-foods', { body }),
    onSuccess: () => void refresh(client),
  });
}

export function useUpdateOwnFood(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnFoodUpdate) => put('/api/own-foods/{id}', { params: { path: { id } }, body }),
    onSuccess: () => void refresh(client),
  });
}

export function useDeleteOwnFood() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/own-foods/{id}', { params: { path: { id } }, ...options });
    client.setQueryData(ownFoodsQuery.queryKey, (old: OwnFood[] | undefined) => old?.filter((each) => each.id !== id));
    await refresh(client);
  };
}
