// An own food with the values of a food in the form: those of 100 g or 100 ml.
import type { FoodSuggestion, OwnFoodInput } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import { amounts, scaledDigits, type Amount } from '@/features/nutrition/food/nutrients';
import type { FoodSource } from '@/features/nutrition/food/source';

const MEASURES: readonly string[] = ['g', 'ml'];

// The values of a label, without those that are unknown.
export const known = (label: FoodSuggestion['per100g']): Partial<Record<Amount, number>> =>
  Object.fromEntries(Object.entries(label ?? {}).filter(([, amount]) => amount !== null));

export function per100({ amounts: known, grams, portions }: FoodSource): Partial<OwnFoodInput> {
  const scaled = amounts.flatMap((each) => {
    const amount = known[each];
    return amount === null ? [] : [[each, roundTo((amount / grams) * 100, scaledDigits(each))] as const];
  });
  const portion = portions.find(({ unit }) => !MEASURES.includes(unit));
  return {
    ...(Object.fromEntries(scaled) as Partial<Record<Amount, number>>),
    liquid: portions.some(({ unit }) => unit === 'ml'),
    ...(portion && { portionUnit: portion.unit, portionGrams: roundTo(portion.grams / portion.quantity, 1) }),
  };
}
