// Groups the food log by day, adds up totals and computes the remaining calories and macros.
import type { FoodEntry, NutritionStats } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';
import type { MealType } from '@/features/nutrition/food/food';
import { mealTypes } from '@/features/nutrition/food/meals';
import type { Amount, Nutrient } from '@/features/nutrition/food/nutrients';

// The log shows 7 days, and 7 more with each "Show older days" (docs/behaviour.md, Nutrition).
export const DAYS_SHOWN = 7;
export const PAGE_SIZE = 100;

export const undoKeyOf = (id: number) => `food-${id}`;

// The sum of the known values, and how many values are known and unknown.
export interface Sum {
  sum: number;
  known: number;
  unknown: number;
}

export interface FoodMeal {
  mealType: MealType;
  entries: FoodEntry[];
  calories: number;
  protein: Sum;
}

export interface FoodDay {
  day: Day;
  entries: FoodEntry[];
  calories: number;
  protein: Sum;
  // In the order of the day, without empty ones.
  meals: FoodMeal[];
}

export function sumOf(entries: readonly FoodEntry[], nutrient: Nutrient): Sum {
  const known = entries.map((entry) => entry[nutrient]).filter((value) => value !== null);
  return {
    sum: roundTo(
      known.reduce((sum, value) => sum + value, 0),
      1,
    ),
    known: known.length,
    unknown: entries.length - known.length,
  };
}

const totalsOf = (entries: FoodEntry[]) => ({
  entries,
  calories: roundTo(
    entries.reduce((sum, { calories }) => sum + calories, 0),
    1,
  ),
  protein: sumOf(entries, 'protein'),
});

// Entries keep their order.
export function dayOf(day: Day, entries: FoodEntry[]): FoodDay {
  const ofMeal = (meal: MealType) => entries.filter(({ mealType }) => mealType === meal);
  const meals = mealTypes.map((mealType) => ({ mealType, ...totalsOf(ofMeal(mealType)) }));
  return { day, ...totalsOf(entries), meals: meals.filter((meal) => meal.entries.length > 0) };
}

// Newest day first.
export function daysOf(entries: readonly FoodEntry[]): FoodDay[] {
  const days = new Map<Day, FoodEntry[]>();
  for (const entry of entries) days.set(entry.localDate, [...(days.get(entry.localDate) ?? []), entry]);
  return [...days.keys()]
    .sort()
    .reverse()
    .map((day) => dayOf(day, days.get(day) ?? []));
}

// The oldest day of a full page may continue on the next page and is left out until it is complete.
export function completeDays(entries: readonly FoodEntry[], hasMore: boolean): FoodDay[] {
  const days = daysOf(entries);
  return hasMore ? days.slice(0, -1) : days;
}

// The day's totals with entries added (sign 1) or removed (sign -1).
function adjustedStats(stats: NutritionStats, entries: readonly FoodEntry[], sign: 1 | -1): NutritionStats {
  if (entries.length === 0) return stats;
  const changed = (total: number, amount: Amount) =>
    Math.max(
      0,
      roundTo(
        entries.reduce((sum, entry) => sum + sign * (entry[amount] ?? 0), total),
        1,
      ),
    );
  const totalCalories = changed(stats.totalCalories, 'calories');
  return {
    ...stats,
    entries: Math.max(0, stats.entries + sign * entries.length),
    totalCalories,
    remaining: roundTo(stats.dailyGoal - totalCalories, 1),
    totalProtein: changed(stats.totalProtein, 'protein'),
    totalCarbs: changed(stats.totalCarbs, 'carbs'),
    totalFat: changed(stats.totalFat, 'fat'),
    totalFiber: changed(stats.totalFiber, 'fiber'),
  };
}

export const addToStats = (stats: NutritionStats, added: readonly FoodEntry[]) => adjustedStats(stats, added, 1);
export const removeFromStats = (stats: NutritionStats, removed: readonly FoodEntry[]) =>
  adjustedStats(stats, removed, -1);

// Capped at 100 (docs/behaviour.md, Nutrition).
export function percentOf(eaten: number, goal: number): number {
  return goal > 0 ? Math.min(100, Math.max(0, (eaten / goal) * 100)) : 0;
}

// The remaining calories and macros, none below 0. The server requires at least one calorie.
export function remaindersOf(stats: NutritionStats) {
  const { targets } = stats;
  const remaining = (target: number, eaten: number) => Math.max(0, roundTo(target - eaten, 1));
  return {
    remainingCalories: Math.max(1, stats.remaining),
    remainingProtein: remaining(targets.protein, stats.totalProtein),
    remainingCarbs: remaining(targets.carbs, stats.totalCarbs),
    remainingFat: remaining(targets.fat, stats.totalFat),
  };
}

// The entries of the same meal on the previous day.
export function mealOfPreviousDay(entries: readonly FoodEntry[], day: Day, mealType: MealType): FoodEntry[] {
  const previous = addDays(day, -1);
  return entries.filter((entry) => entry.localDate === previous && entry.mealType === mealType);
}
