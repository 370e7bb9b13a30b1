// Queries and mutations of the meal plan.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { post } from '@/shared/api/client';
import { errorCode } from '@/shared/api/errors';
import { refetchMealPlans } from '@/shared/api/mealPlans';
import { dayBound, forgetUnseen, hasPathPrefix, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { FoodEntry, GeneratedMealPlan, WeekPlan } from '@/shared/api/types';
import { currentDay } from '@/shared/lib/currentDay';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { foodList, foodMoment, newFoodRow, overlaidFood } from '@/shared/outbox/food';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { nutrientsOf, type MealOfDay } from './logic';

const planQuery = queryOptions({ ...queryAt('/api/daily-meal-plan'), meta: dayBound });
const entriesQuery = (today: Day) =>
  queryOptions({ ...queryAt('/api/food-entries', { query: { from: today, to: today } }), meta: dayBound });

export function useMealPlan() {
  return useQuery(planQuery);
}

// The plan of a day is part of its week, and the shopping list follows from it.
function showPlan(client: QueryClient, day: Day, plan: GeneratedMealPlan): void {
  if (day === currentDay()) client.setQueryData(planQuery.queryKey, plan);
  client.setQueriesData<WeekPlan>(
    { predicate: (query) => hasPathPrefix(query, ['/api/meal-week']) },
    (week) =>
      week && { ...week, days: week.days.map((each) => (each.date === day ? { ...each, meals: plan.meals } : each)) },
  );
  forgetUnseen(client, ['/api/shopping-list']);
  void refetchPaths(client, ['/api/shopping-list']);
}

export function useGenerateMeals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('/api/auto-generate-meals'),
    onSuccess: (plan) => showPlan(client, currentDay(), plan),
  });
}

// Of today without a date. One after another, because each answer is the whole plan of the day.
export function useSwapMeal() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'meal-swap' },
    mutationFn: ({ slot, index, date }: MealOfDay & { date?: Day | undefined }) =>
      post('/api/daily-meal-plan/swap', { body: { slot, ...(slot === 'snack' && { index }), ...(date && { date }) } }),
    onSuccess: (plan, { date = currentDay() }) => showPlan(client, date, plan),
    // Another device has made another plan.
    onError: (error) => (errorCode(error) === 'NOT_FOUND' ? refetchMealPlans(client) : undefined),
  });
}

export function useEntriesOf(today: Day) {
  const apply = useCallback(
    (rows: FoodEntry[], entries: readonly OutboxEntry[]) =>
      overlaidFood(rows, entries, ({ localDate }) => localDate === today),
    [today],
  );
  return useOverlaidQuery(useQuery(entriesQuery(today)), 'food', apply);
}

interface MealToLog {
  meal: MealOfDay;
  clientKey: string;
}

export function useLogMeal() {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: ({ meal: { slot, meal }, clientKey }: MealToLog) => {
      const portion = { quantity: 1, unit: 'serving', mealType: slot, clientKey };
      const body = { name: meal.name, ...nutrientsOf(meal), ...portion };
      return saveRow(client, foodList, {
        before: null,
        row: newFoodRow(body),
        body: { ...body, loggedAt: foodMoment(body) },
        isLeft,
      });
    },
  });
}

export function useRemoveMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: FoodEntry) => deleteRow(client, foodList, entry, { keepalive: false }),
  });
}
