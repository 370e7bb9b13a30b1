// Rules of the daily meal plan: the order of meals, their entries in the food log and their allergens.
import type { Allergen, FoodEntry, GeneratedMealPlan, MealSwapInput } from '@/shared/api/types';

// A common split of a day's calories.
const dayShares = [
  { meal: 'breakfast', share: 0.25 },
  { meal: 'lunch', share: 0.35 },
  { meal: 'dinner', share: 0.3 },
  { meal: 'snacks', share: 0.1 },
] as const;

// Rounds to tens. The last part takes the rounding difference, so that the sum is the target.
export function spreadOverDay(target: number): { meal: (typeof dayShares)[number]['meal']; amount: number }[] {
  let remaining = Math.round(target);
  return dayShares.map(({ meal, share }, index) => {
    const amount = index === dayShares.length - 1 ? remaining : Math.round((target * share) / 10) * 10;
    remaining -= amount;
    return { meal, amount };
  });
}

export type DailyMeals = NonNullable<GeneratedMealPlan['meals']>;
export type PlannedMeal = DailyMeals['snacks'][number];
type Slot = MealSwapInput['slot'];

export interface MealOfDay {
  // Slot and dish: another dish in the same slot has another key.
  key: string;
  slot: Slot;
  // Among the snacks; 0 for the other meals.
  index: number;
  meal: PlannedMeal;
}

// In the order of the day; the snacks come last. What was eaten instead of a meal leaves its slot empty.
export function mealsInOrder({ breakfast, lunch, dinner, snacks }: DailyMeals): MealOfDay[] {
  const inSlot = (slot: Slot, meal: PlannedMeal | null, index = 0) =>
    meal ? [{ key: `${slot}-${meal.name}`, slot, index, meal }] : [];
  return [
    ...inSlot('breakfast', breakfast),
    ...inSlot('lunch', lunch),
    ...inSlot('dinner', dinner),
    ...snacks.flatMap((meal, index) => inSlot('snack', meal, index)),
  ];
}

export function sumOf(meals: readonly MealOfDay[]): number {
  return meals.reduce((sum, { meal }) => sum + meal.calories, 0);
}

// The entry of today's food log for this meal.
export function entryOf({ slot, meal }: MealOfDay, entries: readonly FoodEntry[]): FoodEntry | undefined {
  return entries.find(({ name, mealType }) => mealType === slot && name === meal.name);
}

// Whether the entry is still as logged from the plan. An entry that the user has changed cannot be undone here.
export function isUnchanged({ meal }: MealOfDay, entry: FoodEntry): boolean {
  return entry.calories === meal.calories && entry.quantity === 1;
}

// Whether all of these dishes were chosen without the allergens. Plans of older versions say nothing about them.
export function isPlannedWithout(avoided: readonly Allergen[], meals: readonly MealOfDay[]): boolean {
  return meals.every(({ meal }) => meal.dish !== null && !avoided.some((each) => meal.allergens.includes(each)));
}
