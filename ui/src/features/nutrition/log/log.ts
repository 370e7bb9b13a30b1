// The food log by days, their sums, and what is left of the day; no calls, no sentences.
import type { FoodEntry, NutritionStats } from '@/shared/api/types';
import { addDays, type Day } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';
import { mealTypes, type Amount, type MealType, type Nutrient } from '@/features/nutrition/food/food';

// part-2 §9: the log shows 7 days; each press shows so many more.
export const DAYS_SHOWN = 7;
export const PAGE_SIZE = 100;

// part-2 §9: g a day, where the person has no targets of their own.
export const macroTargets = { protein: 150, carbs: 200, fat: 60 } as const;
export type Macro = keyof typeof macroTargets;
export const macros: readonly Macro[] = ['protein', 'carbs', 'fat'];
export type MacroTargets = Record<Macro, number>;

export const undoKeyOf = (id: number) => `food-${id}`;

// `sum` of what is known; `unknown` says that something is not.
export interface Sum {
  sum: number;
  known: number;
  unknown: number;
}

export interface FoodDay {
  day: Day;
  entries: FoodEntry[];
  calories: number;
  protein: Sum;
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

// Newest first, as the entries come.
export function daysOf(entries: readonly FoodEntry[]): FoodDay[] {
  const days = new Map<Day, FoodEntry[]>();
  for (const entry of entries) days.set(entry.localDate, [...(days.get(entry.localDate) ?? []), entry]);
  return [...days.keys()]
    .sort()
    .reverse()
    .map((day) => {
      const ofDay = days.get(day) ?? [];
      return {
        day,
        entries: ofDay,
        calories: roundTo(
          ofDay.reduce((sum, { calories }) => sum + calories, 0),
          1,
        ),
        protein: sumOf(ofDay, 'protein'),
      };
    });
}

// The oldest day of a full page may go on in the next one: it is shown once it is whole.
export function wholeDays(entries: readonly FoodEntry[], hasMore: boolean): FoodDay[] {
  const days = daysOf(entries);
  return hasMore ? days.slice(0, -1) : days;
}

export const mealsOf = (entries: readonly FoodEntry[]): MealType[] =>
  mealTypes.filter((meal) => entries.some(({ mealType }) => mealType === meal));

// The day's numbers with more entries, or without those whose deletion can still be undone.
function statsChanged(stats: NutritionStats, entries: readonly FoodEntry[], sign: 1 | -1): NutritionStats {
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
    dailyGoal: stats.dailyGoal,
    entries: Math.max(0, stats.entries + sign * entries.length),
    totalCalories,
    remaining: roundTo(stats.dailyGoal - totalCalories, 1),
    totalProtein: changed(stats.totalProtein, 'protein'),
    totalCarbs: changed(stats.totalCarbs, 'carbs'),
    totalFat: changed(stats.totalFat, 'fat'),
    totalFiber: changed(stats.totalFiber, 'fiber'),
  };
}

export const statsWith = (stats: NutritionStats, more: readonly FoodEntry[]) => statsChanged(stats, more, 1);
export const statsWithout = (stats: NutritionStats, gone: readonly FoodEntry[]) => statsChanged(stats, gone, -1);

// part-2 §9: capped at 100.
export function percentOf(eaten: number, goal: number): number {
  return goal > 0 ? Math.min(100, Math.max(0, (eaten / goal) * 100)) : 0;
}

export function targetsOf(user: {
  proteinTarget?: number | null;
  carbsTarget?: number | null;
  fatTarget?: number | null;
}): MacroTargets {
  return {
    protein: user.proteinTarget ?? macroTargets.protein,
    carbs: user.carbsTarget ?? macroTargets.carbs,
    fat: user.fatTarget ?? macroTargets.fat,
  };
}

// part-2 §9: the remainders of the day, none below 0. The server asks for at least one calorie.
export function remaindersOf(stats: NutritionStats, targets: MacroTargets) {
  const left = (target: number, eaten: number) => Math.max(0, roundTo(target - eaten, 1));
  return {
    remainingCalories: Math.max(1, stats.remaining),
    remainingProtein: left(targets.protein, stats.totalProtein),
    remainingCarbs: left(targets.carbs, stats.totalCarbs),
    remainingFat: left(targets.fat, stats.totalFat),
  };
}

// What was eaten at this meal the day before, to log it again in one tap.
export function mealOfDayBefore(entries: readonly FoodEntry[], day: Day, mealType: MealType): FoodEntry[] {
  const before = addDays(day, -1);
  return entries.filter((entry) => entry.localDate === before && entry.mealType === mealType);
}
