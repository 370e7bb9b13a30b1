// Pure rules of the day's meal plan: its slots in order, what stands in the log already, what a portion is made of; no
// calls, no sentences.
import type { DailyMealPlan, FoodEntry } from '@/shared/api/types';

// A common way to spread a day's calories: a guide for the eye, not a plan.
export const dayShares = [
  { meal: 'breakfast', share: 0.25 },
  { meal: 'lunch', share: 0.35 },
  { meal: 'dinner', share: 0.3 },
  { meal: 'snacks', share: 0.1 },
] as const;

// Rounded to tens, as nobody eats to the single calorie; what rounding leaves goes to the last, so the sum is the target.
export function spreadOverDay(target: number): { meal: (typeof dayShares)[number]['meal']; amount: number }[] {
  let left = Math.round(target);
  return dayShares.map(({ meal, share }, index) => {
    const amount = index === dayShares.length - 1 ? left : Math.round((target * share) / 10) * 10;
    left -= amount;
    return { meal, amount };
  });
}

type DailyMeals = NonNullable<DailyMealPlan['meals']>;
export type PlannedMeal = DailyMeals['snacks'][number];
export type Slot = 'breakfast' | 'lunch' | 'dinner' | 'snack';

export interface MealOfDay {
  // Unlike another day's by its dish.
  key: string;
  slot: Slot;
  meal: PlannedMeal;
}

// In the order of the day; the snacks come last.
export function mealsInOrder({ breakfast, lunch, dinner, snacks }: DailyMeals): MealOfDay[] {
  const of = (slot: Slot, meal: PlannedMeal | null) => (meal ? [{ key: `${slot}-${meal.name}`, slot, meal }] : []);
  return [
    ...of('breakfast', breakfast),
    ...of('lunch', lunch),
    ...of('dinner', dinner),
    ...snacks.flatMap((meal) => of('snack', meal)),
  ];
}

export function sumOf(meals: readonly MealOfDay[]): number {
  return meals.reduce((sum, { meal }) => sum + meal.calories, 0);
}

// The entry of today's log that this meal became.
export function entryOf({ slot, meal }: MealOfDay, entries: readonly FoodEntry[]): FoodEntry | undefined {
  return entries.find(({ name, mealType }) => mealType === slot && name === meal.name);
}

// Whether the entry is still what was taken over; one that was changed is the person's own, and no Undo removes it.
export function isAsTaken({ meal }: MealOfDay, entry: FoodEntry): boolean {
  return entry.calories === meal.calories && entry.quantity === 1;
}

export interface Ingredient {
  name: string;
  grams: number;
}

export interface Portion {
  // How the dish is made, in a sentence or two.
  words: string;
  ingredients: Ingredient[];
}

// A description is 'How it is made. For one: rice 150 g, tofu 90 g.'; a name may hold a comma.
export function portionOf({ description }: PlannedMeal): Portion {
  const [words = '', amounts = ''] = description.split(' For one: ');
  const ingredients = [...amounts.matchAll(/(.+?) (\d+) g(?:, |\.|$)/g)].map(([, name = '', grams]) => ({
    name,
    grams: Number(grams),
  }));
  return { words, ingredients };
}
