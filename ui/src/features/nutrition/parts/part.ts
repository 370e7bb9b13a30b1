// The foods of a recipe or a saved meal while it is edited: each with a quantity of one of its portions.
import type { FormErrors } from '@mantine/form';
import type { FoodEntry, FoodSuggestion } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import { amounts, type Amount, type Amounts } from '@/features/nutrition/food/nutrients';
import {
  amountsFor,
  gramsOf,
  sourceOf,
  sourceOfLogged,
  unitWord,
  type FoodSource,
} from '@/features/nutrition/food/source';

export interface Part {
  // Identifies the row.
  key: string;
  name: string;
  // Its reference. Null for a food that was entered by hand.
  food: string | null;
  source: FoodSource;
  quantity: number | null;
}

export function partOf(food: FoodSuggestion, key: string): Part {
  const source = sourceOf(food);
  return { key, name: food.name, food: food.food, source, quantity: source.portion.quantity };
}

type StoredFood = Amounts & Pick<FoodEntry, 'name' | 'food' | 'quantity' | 'unit' | 'grams' | 'calories'>;

export function partOfStored(food: StoredFood, key: string): Part {
  const source = sourceOfLogged(food);
  return { key, name: food.name, food: food.food, source, quantity: food.quantity };
}

export const amountsOfPart = ({ source, quantity }: Part): Partial<Amounts> => amountsFor(source, quantity);

// The amount as it is sent; null while it is not entered.
export function measuredPart({ source, quantity }: Part) {
  if (quantity === null || quantity <= 0) return null;
  return { quantity, unit: unitWord(source.portion, quantity), grams: gramsOf(source, quantity) };
}

export interface Total {
  sum: number;
  // Some part's amount is unknown, so the sum is a minimum.
  isLeast: boolean;
}

const SUM_DIGITS = 1;

export function totalsOf(parts: readonly Part[]): Record<Amount, Total> {
  const all = parts.map(amountsOfPart);
  const total = (each: Amount): Total => ({
    sum: roundTo(
      all.reduce((sum, part) => sum + (part[each] ?? 0), 0),
      SUM_DIGITS,
    ),
    isLeast: all.some((part) => part[each] === undefined || part[each] === null),
  });
  return Object.fromEntries(amounts.map((each) => [each, total(each)])) as Record<Amount, Total>;
}

// The errors without those of the list: its rows have changed.
export const withoutPartErrors = (errors: FormErrors, field: 'ingredients' | 'foods'): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(field)));
