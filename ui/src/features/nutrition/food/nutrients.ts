// The amounts of a food: which there are, their units and how they are rounded.
import type { FoodEntry } from '@/shared/api/types';

// Always in sight; the others are shown on request.
export const mainNutrients = ['protein', 'carbs', 'fat', 'fiber'] as const;
export const moreNutrients = [
  'sugar',
  'saturatedFat',
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminC',
  'vitaminD',
  'vitaminB12',
  'folate',
] as const;
export const nutrients = [...mainNutrients, ...moreNutrients] as const;
export type Nutrient = (typeof nutrients)[number];
export type Amount = 'calories' | Nutrient;
export const amounts: readonly Amount[] = ['calories', ...nutrients];
// Null means unknown, not 0.
export type Amounts = Record<Amount, number | null>;

const milligrams: ReadonlySet<Nutrient> = new Set([
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'iron',
  'zinc',
  'vitaminC',
]);
const micrograms: ReadonlySet<Nutrient> = new Set(['vitaminA', 'vitaminD', 'vitaminB12', 'folate']);

// The unit in which the API sends the nutrient.
export function unitOf(nutrient: Nutrient): 'g' | 'mg' | 'µg' {
  if (milligrams.has(nutrient)) return 'mg';
  return micrograms.has(nutrient) ? 'µg' : 'g';
}

const whole: ReadonlySet<Amount> = new Set([
  'calories',
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'vitaminA',
  'folate',
]);
const hundredths: ReadonlySet<Amount> = new Set(['iron', 'zinc', 'vitaminB12']);

// The decimals of a scaled amount, as in suggestions of the server.
export function scaledDigits(amount: Amount): number {
  if (whole.has(amount)) return 0;
  return hundredths.has(amount) ? 2 : 1;
}

export const amountsOf = (food: Pick<FoodEntry, Amount>): Amounts =>
  Object.fromEntries(amounts.map((each) => [each, food[each]])) as Amounts;

export const unknownAmounts = Object.fromEntries(amounts.map((each) => [each, null])) as Amounts;
