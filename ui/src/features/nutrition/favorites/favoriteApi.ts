// Queries and mutations of favourite foods.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/errors';
import { del, put } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { favoriteMessages } from './favoriteMessages';

const favoritesQuery = queryOptions(queryAt('/api/favorite-foods'));

// Newest mark first.
export function useFavorites() {
  return useQuery(favoritesQuery);
}

// The mark of one food. It changes at once; if it cannot be saved, it changes back with a toast.
export function useFavoriteMark(food: string) {
  const t = useT(favoriteMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { data = [] } = useFavorites();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (marked: boolean) => {
      const params = { path: { food } };
      return marked ? put('/api/favorite-foods/{food}', { params }) : del('/api/favorite-foods/{food}', { params });
    },
    onSuccess: () => {
      // The search lists favourites first.
      void refetchPaths(client, ['/api/nutrition-suggestions']);
      return refetchPaths(client, ['/api/favorite-foods']);
    },
    onError: (error) =>
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true }),
  });
  const isFavorite = isPending ? variables : data.some((each) => each.food === food);
  return { isFavorite, toggle: () => mutate(!isFavorite) };
}
