// The calls of the food log; it knows no form and no screen.
import {
  keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData, type QueryClient,
} from '@tanstack/react-query';
import { del, get, post, put } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type {
  FoodCopyInput, FoodEntry, FoodEntryInput, FoodEntryUpdate, FoodSuggestion, LoggedFood, NutritionStats,
} from '@/shared/api/types';
import { refreshBelow } from '@/shared/hooks/useUnsent';
import { currentDay } from '@/shared/lib/dayClock';
import { PAGE_SIZE, statsWith, statsWithout } from './log';

const ENTRIES = '/api/food-entries';
const STATS = '/api/nutrition-stats';
// So many foods that were logged before, and so many suggestions.
const OWN_FOODS = 40;
const SUGGESTIONS = 12;

const PAGES = [ENTRIES, 'pages'];

// What anything eaten changes.
const refresh = (client: QueryClient) => refreshBelow(client, [ENTRIES, STATS]);

type Pages = InfiniteData<FoodEntry[], number>;

// Log and sums change at once; the fetch that follows puts everything in its order.
function showChange(client: QueryClient, pages: (all: FoodEntry[][]) => FoodEntry[][], stats: (all: NutritionStats) => NutritionStats) {
  client.setQueryData<Pages>(PAGES, (old) => old && { ...old, pages: pages(old.pages) });
  client.setQueryData<NutritionStats>([STATS], (old) => old && stats(old));
}

const ofToday = (entries: readonly FoodEntry[]) => entries.filter(({ localDate }) => localDate === currentDay());

function showLogged(client: QueryClient, made: readonly FoodEntry[]): void {
  const known = new Set(client.getQueryData<Pages>(PAGES)?.pages.flat().map(({ id }) => id));
  const fresh = made.filter(({ id }) => !known.has(id));
  showChange(
    client,
    ([first = [], ...others]) => [[...fresh, ...first], ...others],
    (stats) => statsWith(stats, ofToday(fresh)),
  );
}

function showDeleted(client: QueryClient, ids: readonly number[]): void {
  const all = client.getQueryData<Pages>(PAGES)?.pages.flat() ?? [];
  const gone = all.filter(({ id }) => ids.includes(id));
  showChange(
    client,
    (pages) => pages.map((page) => page.filter(({ id }) => !ids.includes(id))),
    (stats) => statsWithout(stats, ofToday(gone)),
  );
}

export function useNutritionStats() {
  return useQuery<NutritionStats>({ queryKey: [STATS], meta: dayBound });
}

// Page by page, newest first.
export function useFoodPages() {
  return useInfiniteQuery({
    queryKey: PAGES,
    queryFn: ({ pageParam, signal }) => get<FoodEntry[]>(`${ENTRIES}?limit=${PAGE_SIZE}&offset=${pageParam}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
  });
}

export function useOwnFoods(order: 'frequent' | 'recent') {
  return useQuery<LoggedFood[]>({
    queryKey: [`${ENTRIES}/frequent`, { order, limit: OWN_FOODS }],
    meta: dayBound,
    placeholderData: keepPreviousData,
  });
}

// One question a name: an older answer belongs to an older key and can never take the place of a newer one.
export function useFoodSuggestions(name: string, wanted: boolean) {
  return useQuery<FoodSuggestion[]>({
    queryKey: ['/api/nutrition-suggestions', encodeURIComponent(name), { limit: SUGGESTIONS }],
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
}

export function useLogFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodEntryInput) => post<FoodEntry>(ENTRIES, body),
    onSuccess: (made) => {
      showLogged(client, [made]);
      void refresh(client);
    },
  });
}

export function useUpdateFood(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodEntryUpdate) => put<FoodEntry>(`${ENTRIES}/${id}`, body),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteFood() {
  const client = useQueryClient();
  return async (ids: readonly number[], options: { keepalive: boolean }) => {
    await Promise.all(ids.map((id) => del(`${ENTRIES}/${id}`, options)));
    showDeleted(client, ids);
    await refresh(client);
  };
}

export function useCopyFood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FoodCopyInput) => post<FoodEntry[]>(`${ENTRIES}/copy`, body),
    onSuccess: (made) => {
      showLogged(client, made);
      void refresh(client);
    },
  });
}
