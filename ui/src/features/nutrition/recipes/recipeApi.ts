// Queries and mutations of recipes.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { Recipe, RecipeInput, RecipeUpdate } from '@/shared/api/types';

const recipesQuery = queryOptions(queryAt('/api/recipes'));

// Favourites and the search contain recipes.
const refresh = (client: QueryClient) =>
  refetchPaths(client, ['/api/recipes', '/api/favorite-foods', '/api/nutrition-suggestions']);

export function useRecipes(enabled = true) {
  return useQuery({ ...recipesQuery, enabled });
}

export function useCreateRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RecipeInput) => post('/api/recipes', { body }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateRecipe(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RecipeUpdate) => put('/api/recipes/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteRecipe() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/recipes/{id}', { params: { path: { id } }, ...options });
    client.setQueryData(recipesQuery.queryKey, (old: Recipe[] | undefined) => old?.filter((each) => each.id !== id));
    await refresh(client);
  };
}
