// The calls of the day's card: meal suggestions, the calorie estimate and the targets; it knows no dialog.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import { userQuery } from '@/shared/api/queries';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import { updateUser } from '@/shared/api/session';
import type { CalorieQuery, NutritionStats } from '@/shared/api/types';
import { remaindersOf, type MacroTargets } from '@/features/nutrition/log/log';

// part-2 §8: without the day's numbers nothing can be asked. The card shows the sentence of its own language.
export class NoStats extends Error {
  constructor() {
    super('No nutrition stats available');
  }
}

export function useMealSuggestions(stats: NutritionStats | undefined, targets: MacroTargets) {
  return useMutation({
    mutationFn: () => {
      if (!stats) return Promise.reject(new NoStats());
      return post('/api/coaching/meal-suggestions', { body: remaindersOf(stats, targets) });
    },
  });
}

// `weight` in lb.
export type EstimateInput = Required<CalorieQuery>;

// Depends on the profile and the latest weighing too, so it is asked anew whenever it is opened.
const estimateQuery = (query: EstimateInput) =>
  queryOptions({ ...queryAt('/api/calorie-target', { query }), staleTime: 0 });

export function useCalorieEstimate(input: EstimateInput) {
  return useQuery({ ...estimateQuery(input), placeholderData: keepPreviousData });
}

export interface Targets {
  dailyCalories: number | null;
  proteinTarget: number | null;
  carbsTarget: number | null;
  fatTarget: number | null;
}

export function useSaveTargets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (targets: Partial<Targets>) => put('/api/user', { body: targets }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      updateUser(user);
      void refetchPaths(client, ['/api/nutrition-stats', '/api/daily-meal-plan']);
    },
  });
}
