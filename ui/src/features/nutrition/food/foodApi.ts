// Queries and mutations of the food log.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type {
  FoodCopyInput,
  FoodEntry,
  FoodEntryInput,
  FoodEntryUpdate,
  FoodPortion,
  NutritionStats,
  SavedMealLogInput,
} from '@/shared/api/types';
import { currentDay } from '@/shared/lib/currentDay';
import { PAGE_SIZE, addToStats, removeFromStats } from '@/features/nutrition/log/log';

const LOGGED_FOODS_LIMIT = 40;
const SUGGESTIONS_LIMIT = 12;
const NO_PORTIONS: readonly FoodPortion[] = [];

const statsQuery = queryOptions({ ...queryAt('/api/nutrition-stats'), meta: dayBound });
// Newest first.
const pagesQuery = infiniteQueryOptions({
  queryKey: ['/api/food-entries', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    get('/api/food-entries', { params: { query: { limit: PAGE_SIZE, offset: pageParam } }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
});
const loggedFoodsQuery = (order: 'frequent' | 'recent') =>
  queryOptions({
    ...queryAt('/api/food-entries/frequent', { query: { order, limit: LOGGED_FOODS_LIMIT } }),
    meta: dayBound,
  });
// Each name has its own key, so that a late response cannot replace a newer one.
const suggestionsQuery = (name: string) =>
  queryOptions({
    ...queryAt('/api/nutrition-suggestions/{name}', { path: { name }, query: { limit: SUGGESTIONS_LIMIT } }),
    // The server returns a list if the query has a limit.
    select: (found) => [found].flat(),
  });

// Queries that depend on the food log.
const refresh = (client: QueryClient) => refetchPaths(client, ['/api/food-entries', '/api/nutrition-stats']);

// Updates log and totals in the cache at once. The following refetch restores the order.
function showChange(
  client: QueryClient,
  pages: (all: FoodEntry[][]) => FoodEntry[][],
  stats: (all: NutritionStats) => NutritionStats,
) {
  client.setQueryData(pagesQuery.queryKey, (old) => old && { ...old, pages: pages(old.pages) });
  client.setQueryData(statsQuery.queryKey, (old) => old && stats(old));
}

const ofToday = (entries: readonly FoodEntry[]) => entries.filter(({ localDate }) => localDate === currentDay());

function showLogged(client: QueryClient, created: readonly FoodEntry[]): void {
  const known = new Set(
    client
      .getQueryData(pagesQuery.queryKey)
      ?.pages.flat()
      .map(({ id }) => id),
  );
  const fresh = created.filter(({ id }) => !known.has(id));
  showChange(
    client,
    ([first = [], ...others]) => [[...fresh, ...first], ...others],
    (stats) => addToStats(stats, ofToday(fresh)),
  );
}

function showDeleted(client: QueryClient, ids: readonly number[]): void {
  const all = client.getQueryData(pagesQuery.queryKey)?.pages.flat() ?? [];
  const removed = all.filter(({ id }) => ids.includes(id));
  showChange(
    client,
    (pages) => pages.map((page) => page.filter(({ id }) => !ids.includes(id))),
    (stats) => removeFromStats(stats, ofToday(removed)),
  );
}

export function useNutritionStats() {
  return useQuery(statsQuery);
}

export function useFoodPages() {
  return useInfiniteQuery(pagesQuery);
}

export function useLoggedFoods(order: 'frequent' | 'recent') {
  return useQuery({ ...loggedFoodsQuery(order), placeholderData: keepPreviousData });
}

export function useFoodSuggestions(name: string, isEnabled: boolean) {
  return useQuery({ ...suggestionsQuery(name), enabled: isEnabled, placeholderData: keepPreviousData });
}

// The portions of a food of the table, found by its name; empty until they are loaded, or if it has none.
export function useTablePortions(name: string, food: string | null) {
  const { data = [] } = useQuery({ ...suggestionsQuery(name), enabled: food !== null && name !== '' });
  return data.find((each) => each.food === food)?.portions ?? NO_PORTIONS;
}

export function useLogFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodEntryInput) => post('/api/food-entries', { body }),
    onSuccess: (created) => {
      showLogged(client, [created]);
      void refresh(client);
    },
  });
}

export function useUpdateFood(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodEntryUpdate) => put('/api/food-entries/{id}', { params: { path: { id } }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteFood() {
  const client = useQueryClient();
  return async (ids: readonly number[], options: { keepalive: boolean }) => {
    await Promise.all(ids.map((id) => del('/api/food-entries/{id}', { params: { path: { id } }, ...options })));
    showDeleted(client, ids);
    await refresh(client);
  };
}

export function useCopyFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodCopyInput) => post('/api/food-entries/copy', { body }),
    onSuccess: (created) => {
      showLogged(client, created);
      void refresh(client);
    },
  });
}

export function useLogSavedMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SavedMealLogInput & { id: number }) =>
      post('/api/saved-meals/{id}/log', { params: { path: { id } }, body }),
    onSuccess: (created) => {
      showLogged(client, created);
      void refresh(client);
    },
  });
}
