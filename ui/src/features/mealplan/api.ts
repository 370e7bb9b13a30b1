// Queries and mutations of the meal plan.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { errorCode } from '@/shared/api/errors';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { DailyMealPlan, GeneratedMealPlan } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import type { MealOfDay } from './logic';

// A newly generated plan may include a message.
const planQuery = queryOptions<DailyMealPlan & Partial<GeneratedMealPlan>>({
  ...queryAt('/api/daily-meal-plan'),
  meta: dayBound,
});
const entriesQuery = (today: Day) =>
  queryOptions({ ...queryAt('/api/food-entries', { query: { from: today, to: today } }), meta: dayBound });

export function useMealPlan() {
  return useQuery(planQuery);
}

export function useGenerateMeals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('/api/auto-generate-meals'),
    onSuccess: (plan) => client.setQueryData(planQuery.queryKey, plan),
  });
}

// One after another, because each answer is the whole plan.
export function useSwapMeal() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'meal-swap' },
    mutationFn: ({ slot, index }: MealOfDay) =>
      post('/api/daily-meal-plan/swap', { body: slot === 'snack' ? { slot, index } : { slot } }),
    onSuccess: (plan) => client.setQueryData(planQuery.queryKey, (before) => ({ ...before, ...plan })),
    // Another device has made another plan.
    onError: (error) => (errorCode(error) === 'NOT_FOUND' ? refetchPaths(client, ['/api/daily-meal-plan']) : undefined),
  });
}

const refreshLog = (client: QueryClient) => refetchPaths(client, ['/api/food-entries', '/api/nutrition-stats']);

export function useEntriesOf(today: Day) {
  return useQuery(entriesQuery(today));
}

interface MealToLog {
  meal: MealOfDay;
  clientKey: string;
}

export function useLogMeal(today: Day) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ meal: { slot, meal }, clientKey }: MealToLog) => {
      const { name, calories, protein, carbs, fat, fiber } = meal;
      const portion = { quantity: 1, unit: 'serving', mealType: slot, clientKey };
      return post('/api/food-entries', { body: { name, calories, protein, carbs, fat, fiber, ...portion } });
    },
    onSuccess: (entry) => {
      client.setQueryData(entriesQuery(today).queryKey, (entries = []) => [
        entry,
        ...entries.filter(({ id }) => id !== entry.id),
      ]);
      return refreshLog(client);
    },
  });
}

export function useRemoveMeal(today: Day) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => del('/api/food-entries/{id}', { params: { path: { id } } }),
    onSuccess: (_, removed) => {
      client.setQueryData(entriesQuery(today).queryKey, (entries = []) => entries.filter(({ id }) => id !== removed));
      return refreshLog(client);
    },
  });
}
