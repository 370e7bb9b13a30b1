import { expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, NutritionStats } from '@/shared/api/types';
import {
  dayOf,
  daysOf,
  mealOfPreviousDay,
  percentOf,
  remaindersOf,
  addToStats,
  removeFromStats,
  sumOf,
  completeDays,
} from './log';

const entries = example<FoodEntry[]>('list_food_entries.days').response.body!;
const stats = example<NutritionStats>('show_nutrition_stats.day').response.body!;
const today = entries.filter(({ localDate }) => localDate === '2026-11-20');

it('the log is grouped by local day, newest first, with totals', () => {
  const days = daysOf(entries);
  expect(days.map(({ day }) => day.slice(8))).toEqual(['20', '19', '18', '17', '16', '15', '14', '10', '02']);
  expect(days[1]).toMatchObject({ calories: 1165, protein: { sum: 19.1, known: 3, unknown: 1 } });
});

it('a day has its meals in the order of the day, each with its totals', () => {
  const meals = daysOf(entries)[1]!.meals;
  expect(meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'snack']);
  expect(meals[0]).toMatchObject({ calories: 460, protein: { sum: 18.6, known: 2, unknown: 0 } });
  expect(meals.flatMap((meal) => meal.entries)).toHaveLength(4);
  expect(dayOf('2026-11-20', [])).toMatchObject({ calories: 0, meals: [] });
});

it('the oldest day of a full page is left out until it is complete', () => {
  expect(completeDays(entries, true)).toHaveLength(8);
  expect(completeDays(entries, false)).toHaveLength(9);
});

it('a sum counts its unknown values', () => {
  expect(sumOf(today, 'fat')).toEqual({ sum: 7.1, known: 1, unknown: 1 });
  expect(sumOf(today, 'sodium')).toEqual({ sum: 0, known: 0, unknown: 2 });
});

it('a deleted entry is subtracted from the totals of the day and can be added back', () => {
  const without = removeFromStats(stats, today.slice(0, 1));
  expect(without).toMatchObject({ entries: 1, totalCalories: 342, remaining: 1458, totalProtein: 12.4 });
  expect(addToStats(without, today.slice(0, 1))).toEqual(stats);
});

it.each([
  [0, 1800, 0],
  [900, 1800, 50],
  [1800, 1800, 100],
  [2400, 1800, 100],
])('%d of %d is %d percent, at most 100', (eaten, goal, percent) => {
  expect(percentOf(eaten, goal)).toBe(percent);
});

it('the remaining macros are what is left of the targets of the day, never below 0', () => {
  expect(remaindersOf(stats)).toEqual({
    remainingCalories: 1168,
    remainingProtein: 126.6,
    remainingCarbs: 128,
    remainingFat: 48.9,
  });
  const much = { ...stats, totalProtein: 170, totalCarbs: 260, totalFat: 61, remaining: 0.4 };
  expect(remaindersOf(much)).toEqual({
    remainingCalories: 1,
    remainingProtein: 0,
    remainingCarbs: 0,
    remainingFat: 0,
  });
});

it('the meal of the previous day has its entries', () => {
  expect(mealOfPreviousDay(entries, '2026-11-20', 'breakfast').map(({ name }) => name)).toEqual([
    'Flat white',
    'Oatmeal with berries',
  ]);
  expect(mealOfPreviousDay(entries, '2026-11-14', 'breakfast')).toEqual([]);
});
