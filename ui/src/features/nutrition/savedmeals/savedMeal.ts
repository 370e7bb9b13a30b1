// Saved meals: their foods as sent to the server, and which of them a list offers.
import type { FoodEntry, SavedMeal, SavedMealFoodInput } from '@/shared/api/types';
import type { MealType } from '@/features/nutrition/food/food';
import { amountsOf, nutrients } from '@/features/nutrition/food/nutrients';

// The values of an entry, which the logged meal will have again.
export function savedFoodOf(entry: Pick<FoodEntry, keyof SavedMealFoodInput & keyof FoodEntry>): SavedMealFoodInput {
  const { name, quantity, unit, calories, food, grams } = entry;
  const known = nutrients.filter((each) => entry[each] !== null);
  const given = amountsOf(entry);
  return {
    name,
    quantity,
    unit,
    calories,
    ...Object.fromEntries(known.map((each) => [each, given[each]])),
    ...(food !== null && { food }),
    ...(grams !== null && { grams }),
  };
}

// The saved meals for a meal of the day.
export const mealsFor = (meals: readonly SavedMeal[], mealType: MealType): SavedMeal[] =>
  meals.filter((each) => each.mealType === mealType);

// The saved meals whose names contain all typed words.
export function mealsNamed(meals: readonly SavedMeal[], typed: string): SavedMeal[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return meals.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
