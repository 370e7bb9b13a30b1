// Rules of the daily meal plan: the order of meals, their entries in the food log and their allergens.
import type { FoodEntry, GeneratedMealPlan, MealSwapInput } from '@/shared/api/types';

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

const mealWords = ['name', 'description', 'dish', 'minutes', 'allergens', 'ingredients', 'fitsProfile'] as const;

// What the food log stores of a meal: the energy and all nutrients of the portion.
export function nutrientsOf(meal: PlannedMeal): Omit<PlannedMeal, (typeof mealWords)[number]> {
  const isWord = (field: string) => (mealWords as readonly string[]).includes(field);
  return Object.fromEntries(Object.entries(meal).filter(([field]) => !isWord(field))) as ReturnType<typeof nutrientsOf>;
}

// The energy of a day: all that was eaten, and the meals that are still planned.
export function eatenAndPlanned(meals: readonly MealOfDay[], entries: readonly FoodEntry[]): number {
  const eaten = entries.reduce((sum, { calories }) => sum + calories, 0);
  return eaten + sumOf(meals.filter((meal) => entryOf(meal, entries) === undefined));
}

// The entry of today's food log for this meal.
export function entryOf({ slot, meal }: MealOfDay, entries: readonly FoodEntry[]): FoodEntry | undefined {
  return entries.find(({ name, mealType }) => mealType === slot && name === meal.name);
}

// Whether the entry is still as logged from the plan. An entry that the user has changed cannot be undone here.
export function isUnchanged({ meal }: MealOfDay, entry: FoodEntry): boolean {
  return entry.calories === meal.calories && entry.quantity === 1;
}

// Whether all of these dishes follow the diet, the allergens and the dislikes of the profile.
export function fitProfile(meals: readonly MealOfDay[]): boolean {
  return meals.every(({ meal }) => meal.fitsProfile);
}
