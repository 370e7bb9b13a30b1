// Queries and mutations of saved meals.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { SavedMeal, SavedMealInput, SavedMealUpdate } from '@/shared/api/types';

const savedMealsQuery = queryOptions(queryAt('/api/saved-meals'));

const refresh = (client: QueryClient) => refetchPaths(client, ['/api/saved-meals']);

export const undoKeyOfMeal = (id: number) => `saved-meal-${id}`;

export function useSavedMeals() {
  return useQuery(savedMealsQuery);
}

export function useCreateSavedMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedMealInput) => post('/api/saved-meals', { body }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateSavedMeal(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedMealUpdate) => put('/api/saved-meals/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteSavedMeal() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/saved-meals/{id}', { params: { path: { id } }, ...options });
    client.setQueryData(savedMealsQuery.queryKey, (old: SavedMeal[] | undefined) =>
      old?.filter((each) => each.id !== id),
    );
    await refresh(client);
  };
}
