// The calls of the meal plan; it knows no card.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import type { DailyMealPlan, FoodEntry, GeneratedMealPlan } from '@/shared/api/types';
import { refreshBelow } from '@/shared/hooks/useUnsent';
import type { Day } from '@/shared/lib/dates';
import type { MealOfDay } from './logic';

const PLAN = ['/api/daily-meal-plan'];
const ENTRIES = '/api/food-entries';

// One that was just made may come with a message.
export function useMealPlan() {
  return useQuery<DailyMealPlan & Partial<GeneratedMealPlan>>({ queryKey: PLAN, meta: dayBound });
}

export function useGenerateMeals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<GeneratedMealPlan>('/api/auto-generate-meals'),
    onSuccess: (plan) => client.setQueryData(PLAN, plan),
  });
}

const entriesOf = (today: Day) => [ENTRIES, { from: today, to: today }];
const refreshLog = (client: QueryClient) => refreshBelow(client, [ENTRIES, '/api/nutrition-stats']);

export function useEntriesOf(today: Day) {
  return useQuery<FoodEntry[]>({ queryKey: entriesOf(today), meta: dayBound });
}

export interface Taking {
  meal: MealOfDay;
  clientKey: string;
}

export function useTakeMeal(today: Day) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ meal: { slot, meal }, clientKey }: Taking) => {
      const { name, calories, protein, carbs, fat } = meal;
      const entry = { name, calories, protein, carbs, fat, mealType: slot, quantity: 1, unit: 'serving', clientKey };
      return post<FoodEntry>(ENTRIES, entry);
    },
    onSuccess: (entry) => {
      client.setQueryData<FoodEntry[]>(entriesOf(today), (entries = []) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
      return refreshLog(client);
    },
  });
}

export function useUndoTaking(today: Day) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => del(`${ENTRIES}/${id}`),
    onSuccess: (_, gone) => {
      client.setQueryData<FoodEntry[]>(entriesOf(today), (entries = []) => entries.filter(({ id }) => id !== gone));
      return refreshLog(client);
    },
  });
}
