// The values of the editor of a saved meal, its validation and its request.
import type { SavedMeal, SavedMealInput } from '@/shared/api/types';
import type { MealType } from '@/features/nutrition/food/food';
import { unknownAmounts } from '@/features/nutrition/food/nutrients';
import { amountsOfPart, measuredPart, partOfStored, type Part } from '@/features/nutrition/parts/part';
import { savedFoodOf } from './savedMeal';

export interface MealValues {
  name: string;
  mealType: MealType;
  parts: readonly Part[];
}

export function valuesOf(meal: SavedMeal | null): MealValues {
  if (!meal) return { name: '', mealType: 'breakfast', parts: [] };
  const { name, mealType, foods } = meal;
  return { name, mealType, parts: foods.map((each, index) => partOfStored(each, String(index))) };
}

export type MealProblem = 'nameRequired' | 'foodRequired' | 'quantityRequired';

export function problemsOf({ name, parts }: MealValues): Partial<Record<string, MealProblem>> {
  const empty = parts.flatMap((part, index) => (measuredPart(part) ? [] : [index]));
  return {
    ...(name.trim() === '' && { name: 'nameRequired' as const }),
    ...(parts.length === 0 && { foods: 'foodRequired' as const }),
    ...Object.fromEntries(empty.map((index) => [`foods[${index}].quantity`, 'quantityRequired' as const])),
  };
}

export function bodyOf({ name, mealType, parts }: MealValues): SavedMealInput {
  const foods = parts.flatMap((part) => {
    const amount = measuredPart(part);
    if (!amount) return [];
    const known = { ...unknownAmounts, ...amountsOfPart(part) };
    return [savedFoodOf({ ...known, calories: known.calories ?? 0, name: part.name, food: part.food, ...amount })];
  });
  return { name: name.trim(), mealType, foods };
}
