// Queries and mutations of the food log.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type {
  FoodCopyInput,
  FoodEntry,
  FoodEntryInput,
  FoodEntryUpdate,
  FoodPortion,
  NutritionStats,
  SavedMeal,
  SavedMealLogInput,
} from '@/shared/api/types';
import { currentDay } from '@/shared/lib/currentDay';
import type { Day } from '@/shared/lib/dates';
import { isUnsent, outboxEntries, type OutboxEntry } from '@/shared/outbox/entries';
import { foodList, foodMoment, newFoodRow, overlaidFood } from '@/shared/outbox/food';
import { changedFoodRow, changesOfDay } from '@/shared/outbox/foodChanges';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { newRowId, record } from '@/shared/outbox/record';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { PAGE_SIZE, addToStats, removeFromStats } from '@/features/nutrition/log/log';

const LOGGED_FOODS_LIMIT = 40;
const SUGGESTIONS_LIMIT = 12;
const NO_PORTIONS: readonly FoodPortion[] = [];

const statsQuery = queryOptions({ ...queryAt('/api/nutrition-stats'), meta: dayBound });
// Newest first.
export const pagesQuery = infiniteQueryOptions({
  queryKey: ['/api/food-entries', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    get('/api/food-entries', { params: { query: { limit: PAGE_SIZE, offset: pageParam } }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
});
export const loggedFoodsQuery = (order: 'frequent' | 'recent') =>
  queryOptions({
    ...queryAt('/api/food-entries/frequent', { query: { order, limit: LOGGED_FOODS_LIMIT } }),
    meta: dayBound,
  });
// Each name has its own key, so that a late response cannot replace a newer one.
export const suggestionsQuery = (name: string) =>
  queryOptions({
    ...queryAt('/api/nutrition-suggestions/{name}', { path: { name }, query: { limit: SUGGESTIONS_LIMIT } }),
    // The server returns a list if the query has a limit.
    select: (found) => [found].flat(),
  });

function overlaidStats(stats: NutritionStats, entries: readonly OutboxEntry[]): NutritionStats {
  const { added, removed } = changesOfDay(currentDay(), entries);
  return removeFromStats(addToStats(stats, added), removed);
}

// All in one page, because a new entry can belong between the loaded pages. Older ones are on a page that is not loaded.
function overlaidPages(data: InfiniteData<FoodEntry[]>, entries: readonly OutboxEntry[]): InfiniteData<FoodEntry[]> {
  const loaded = data.pages.flat();
  const oldest = data.pages.at(-1)?.length === PAGE_SIZE ? loaded.at(-1) : undefined;
  const isListed = ({ loggedAt }: FoodEntry) => !oldest || Date.parse(loggedAt) >= Date.parse(oldest.loggedAt);
  return { ...data, pages: [overlaidFood(loaded, entries, isListed)] };
}

export function useNutritionStats() {
  return useOverlaidQuery(useQuery(statsQuery), 'food', overlaidStats);
}

export function useFoodPages() {
  return useOverlaidQuery(useInfiniteQuery(pagesQuery), 'food', overlaidPages);
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
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: (body: FoodEntryInput) =>
      saveRow(client, foodList, {
        before: null,
        row: newFoodRow(body),
        body: { ...body, loggedAt: foodMoment(body) },
        isLeft,
      }),
  });
}

export function useUpdateFood(before: FoodEntry | null) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: async (body: FoodEntryUpdate) =>
      before && saveRow(client, foodList, { before, row: changedFoodRow(before, body), body, isLeft }),
  });
}

export function useDeleteFood() {
  const client = useQueryClient();
  return (entries: readonly FoodEntry[], options: { keepalive: boolean }) =>
    Promise.all(entries.map((entry) => deleteRow(client, foodList, entry, options)));
}

// What this device knows of the log of a day, in the order of the day.
function knownEntries(client: QueryClient, day: Day): FoodEntry[] {
  const lists = client.getQueriesData<FoodEntry[] | InfiniteData<FoodEntry[]>>({ queryKey: ['/api/food-entries'] });
  const stored = lists.flatMap(([, data]) => (data && 'pages' in data ? data.pages.flat() : (data ?? [])));
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  const changes = outboxEntries().filter((entry) => entry.kind === 'food' && isUnsent(entry));
  return overlaidFood([...byId.values()], changes)
    .filter(({ localDate }) => localDate === day)
    .reverse();
}

// The same time of the day, today.
function onToday({ loggedAt }: FoodEntry): string {
  const moment = new Date(loggedAt);
  const today = new Date();
  moment.setFullYear(today.getFullYear(), today.getMonth(), today.getDate());
  return moment.toISOString();
}

export function useCopyFood() {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: async (body: FoodCopyInput) => {
      const copied = knownEntries(client, body.from).filter(
        ({ mealType }) => !body.mealType || mealType === body.mealType,
      );
      const rows = copied.map((entry) => ({
        ...entry,
        ...newFoodRow({ ...entry, loggedAt: onToday(entry) }),
        id: newRowId(),
      }));
      // It may be sent on another day.
      const request = { method: 'post', path: '/api/food-entries/copy', body: { ...body, to: currentDay() } } as const;
      return (await record(client, { ...foodList, ...request, rows }, { isLeft })).rows;
    },
  });
}

export function useLogSavedMeal() {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: async ({ meal, ...body }: SavedMealLogInput & { meal: SavedMeal }) => {
      const { id, mealType, foods } = meal;
      const loggedAt = foodMoment(body);
      const rows = foods.map((food) => newFoodRow({ ...food, mealType: body.mealType ?? mealType, loggedAt }));
      const request = { method: 'post', path: '/api/saved-meals/{id}/log', pathValues: { id } } as const;
      return (await record(client, { ...foodList, ...request, body: { ...body, loggedAt }, rows }, { isLeft })).rows;
    },
  });
}
