// The calls of the day's card: meal suggestions, the calorie estimate and the targets; it knows no dialog.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import { updateUser } from '@/shared/api/session';
import type { CalorieEstimate, MealSuggestionList, NutritionStats, User } from '@/shared/api/types';
import { refreshBelow } from '@/shared/hooks/useUnsent';
import { remaindersOf, type MacroTargets } from './log';

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
      return post<MealSuggestionList>('/api/coaching/meal-suggestions', remaindersOf(stats, targets));
    },
  });
}

export interface EstimateInput {
  // lb
  weight: number | null;
  height: string | null;
  age: number | null;
  sex: 'female' | 'male' | null;
  activityLevel: 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active' | null;
  goal: 'lose' | 'maintain' | 'gain' | null;
}

// Depends on the profile and the latest weighing too, so it is asked anew whenever it is opened.
export function useCalorieEstimate(input: EstimateInput) {
  return useQuery<CalorieEstimate>({
    queryKey: ['/api/calorie-target', { ...input }],
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
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
    mutationFn: (targets: Partial<Targets>) => put<User>('/api/user', targets),
    onSuccess: (user) => {
      client.setQueryData(['/api/user'], user);
      updateUser(user);
      void refreshBelow(client, ['/api/nutrition-stats', '/api/daily-meal-plan']);
    },
  });
}
