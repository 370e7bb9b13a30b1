// Mutations and queries for meal suggestions, the calorie estimate and the targets.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import { refetchMealPlans } from '@/shared/api/mealPlans';
import { userQuery } from '@/shared/api/queries';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import { tellReplacedMeals } from '@/shared/nutrition/replacedMeals';
import { updateUser } from '@/shared/api/session';
import type { CalorieQuery, NutritionStats } from '@/shared/api/types';
import { remaindersOf } from '@/features/nutrition/log/log';

// Thrown while the day's totals are not loaded. The card shows a localized text.
export class NoStatsError extends Error {
  constructor() {
    super('No nutrition stats available');
  }
}

export function useMealSuggestions(stats: NutritionStats | undefined) {
  return useMutation({
    mutationFn: () => {
      if (!stats) return Promise.reject(new NoStatsError());
      return post('/api/coaching/meal-suggestions', { body: remaindersOf(stats) });
    },
  });
}

// `weight` in lb.
export type EstimateInput = Required<CalorieQuery>;

// Also depends on the profile and the latest weight, so it is fetched again each time it is opened.
const estimateQuery = (query: EstimateInput) =>
  queryOptions({ ...queryAt('/api/calorie-target', { query }), staleTime: 0 });

export function useCalorieEstimate(input: EstimateInput) {
  return useQuery({ ...estimateQuery(input), placeholderData: keepPreviousData });
}

// Changes with every entry of the log, so it is fetched again each time the targets are opened.
export function useAdaptiveTarget() {
  return useQuery({ ...queryAt('/api/adaptive-target'), staleTime: 0, meta: dayBound });
}

export interface Targets {
  dailyCalories: number | null;
  proteinTarget: number | null;
  carbsTarget: number | null;
  fatTarget: number | null;
  // ml per day.
  waterGoal: number | null;
}

export function useSaveTargets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (targets: Partial<Targets>) => put('/api/user', { body: targets }),
    onSuccess: (updated) => {
      const user = tellReplacedMeals(updated);
      client.setQueryData(userQuery.queryKey, user);
      updateUser(user);
      // The server has planned the meals of today and of the days to come again.
      void refetchMealPlans(client);
      void refetchPaths(client, ['/api/nutrition-stats', '/api/water', '/api/adaptive-target']);
    },
  });
}
