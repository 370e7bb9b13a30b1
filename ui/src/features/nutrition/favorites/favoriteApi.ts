// Queries and mutations of favourite foods.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/errors';
import { queryAt } from '@/shared/api/queryClient';
import type { FoodSuggestion } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { OutboxEntry, OutboxRow } from '@/shared/outbox/entries';
import { useOverlaid, useOverlaidQuery } from '@/shared/outbox/overlay';
import { record } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { favoriteMessages } from './favoriteMessages';

const favoritesQuery = queryOptions(queryAt('/api/favorite-foods'));

// The id is the food's reference. Without `suggestion`, nothing but the mark itself can be shown.
interface MarkedFood extends OutboxRow {
  suggestion: FoodSuggestion | null;
}

// Newest mark first.
const overlaid = (foods: FoodSuggestion[], entries: readonly OutboxEntry[]) =>
  entries.reduce((all, { method, rows: [row] }) => {
    const { id, suggestion } = row as MarkedFood;
    const others = all.filter(({ food }) => food !== id);
    return method === 'put' && suggestion ? [{ ...suggestion, favorite: true }, ...others] : others;
  }, foods);

const overlaidMarks = (marks: (number | string)[], entries: readonly OutboxEntry[]) =>
  entries.reduce((all, { method, rows: [row] }) => {
    const others = all.filter((food) => food !== row?.id);
    return method === 'put' && row ? [row.id, ...others] : others;
  }, marks);

export function useFavorites() {
  return useOverlaidQuery(useQuery(favoritesQuery), 'favorite', overlaid);
}

// The food as a search found it.
function suggestionOf(client: QueryClient, food: string): FoodSuggestion | null {
  const found = client.getQueriesData<FoodSuggestion[] | FoodSuggestion>({ queryKey: ['/api/nutrition-suggestions'] });
  return found.flatMap(([, data]) => data ?? []).find((each) => each.food === food) ?? null;
}

// The mark of one food. It changes at once; if the server refuses it, it changes back with a toast.
export function useFavoriteMark(food: string) {
  const t = useT(favoriteMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { data = [], dataUpdatedAt } = useQuery(favoritesQuery);
  const marks = useOverlaid<(number | string)[]>(
    { data: data.map((each) => each.food), dataUpdatedAt },
    'favorite',
    overlaidMarks,
  );
  const { mutate } = useMutation({
    mutationFn: (marked: boolean) =>
      record<MarkedFood>(client, {
        kind: 'favorite',
        method: marked ? 'put' : 'delete',
        path: '/api/favorite-foods/{food}',
        pathValues: { food },
        rows: [{ id: food, suggestion: suggestionOf(client, food) }],
        // The search lists favourites first.
        refetch: ['/api/favorite-foods', '/api/nutrition-suggestions'],
        isOptimistic: true,
      }),
    onError: (error) =>
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true }),
  });
  const isFavorite = marks?.includes(food) ?? false;
  return { isFavorite, toggle: () => mutate(!isFavorite) };
}
