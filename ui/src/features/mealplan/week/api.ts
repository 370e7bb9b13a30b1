// Queries and mutations of the meal week and its shopping list. `first` is the first day of the week.
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import { errorCode } from '@/shared/api/errors';
import { dayBound, forgetUnseen, queryAt, refetchPaths, type PathPrefix } from '@/shared/api/queryClient';
import type { ShoppingTickInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { withTicks } from './logic';

// What else shows the plans of a week.
const fromPlans: readonly PathPrefix[] = ['/api/daily-meal-plan', '/api/shopping-list'];
const TICKS = ['shopping-ticks'];

const weekQuery = (first: Day) =>
  queryOptions({ ...queryAt('/api/meal-week', { query: { date: first } }), meta: dayBound });

// Two people may shop with one account, so the list is fetched again when it is opened or the phone wakes up.
const listQuery = (first: Day) =>
  queryOptions({
    ...queryAt('/api/shopping-list', { query: { date: first } }),
    meta: dayBound,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export function useMealWeek(first: Day) {
  return useQuery(weekQuery(first));
}

// Keeps the days that have a plan, unless `replace` is true.
export function usePlanWeek(first: Day) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ replace }: { replace: boolean }) => post('/api/meal-week', { body: { date: first, replace } }),
    onSuccess: (week) => {
      client.setQueryData(weekQuery(first).queryKey, week);
      forgetUnseen(client, fromPlans);
      void refetchPaths(client, fromPlans);
    },
  });
}

export function useShoppingList(first: Day) {
  const list = useQuery(listQuery(first));
  const ticks = useMutationState({
    filters: { mutationKey: TICKS, status: 'pending' },
    select: ({ state }) => state.variables as ShoppingTickInput,
  });
  const ofWeek = ticks.filter(({ date }) => date === first);
  return { ...list, data: list.data && { ...list.data, items: withTicks(list.data.items, ofWeek) } };
}

// The list shows pending ticks, so a tick that fails is gone again. One after another, because each answer is the whole
// list.
export function useTickItem(first: Day) {
  const client = useQueryClient();
  const { queryKey } = listQuery(first);
  return useMutation({
    mutationKey: TICKS,
    scope: { id: 'shopping-ticks' },
    mutationFn: (tick: ShoppingTickInput) => put('/api/shopping-list', { body: tick }),
    // A list that was requested before the tick does not have it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: async (list) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, list);
    },
    // Another device has made another plan.
    onError: (error) => (errorCode(error) === 'NOT_FOUND' ? refetchPaths(client, ['/api/shopping-list']) : undefined),
  });
}
