// What the values of the food form are calculated from: a food of the table, a logged food or the edited entry. Amounts
// follow the quantity and the portion, except those that the user typed over.
import type { FoodEntry, FoodPortion, FoodSuggestion } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import type { FoodMeasure } from './foodWeight';
import { amounts, amountsOf, scaledDigits, type Amount, type Amounts } from './nutrients';

export interface FoodSource {
  // The amounts of `grams`. Without a known weight `grams` is 1 and stands for the portion.
  amounts: Amounts;
  grams: number;
  hasWeight: boolean;
  portions: readonly FoodPortion[];
  // The chosen portion.
  portion: FoodPortion;
  // What the user typed over. It stays as typed.
  typed: readonly Amount[];
  // The recipe that the amounts are calculated from.
  recipe: string | null;
  // Its name in the food table, if that differs from the name in the search.
  tableName: string | null;
}

const GRAMS_DIGITS = 1;
const weighed: FoodPortion = { quantity: 100, unit: 'g', plural: '', grams: 100 };

// Each unit appears once. The quantity gives the amount.
const withoutRepeats = (portions: readonly FoodPortion[]): FoodPortion[] =>
  portions.filter((portion, index, all) => all.findIndex(({ unit }) => unit === portion.unit) === index);

export function sourceOf(food: FoodSuggestion): FoodSource {
  const { quantity, unit, grams } = food;
  // The suggested unit is written in the plural: '2 slices'.
  const usual = food.portions.find((each) => each.unit === unit || each.plural === unit);
  const portion = { quantity, unit: usual?.unit ?? unit, plural: usual?.plural ?? '', grams };
  return {
    amounts: amountsOf(food),
    grams,
    hasWeight: true,
    portions: withoutRepeats([portion, ...food.portions]),
    portion,
    typed: [],
    recipe: food.composed ? food.description : null,
    tableName: food.kind === 'table' && !food.composed && food.description !== food.name ? food.description : null,
  };
}

type Logged = Amounts & Pick<FoodEntry, 'quantity' | 'unit' | 'grams' | 'calories'>;

// For a food that was logged before. Its own portion is known, and its weight if it came from the table.
export function sourceOfLogged(food: Logged): FoodSource {
  const portion = { quantity: food.quantity, unit: food.unit, plural: '', grams: food.grams ?? 1 };
  const hasWeight = food.grams !== null;
  return {
    amounts: amountsOf(food),
    grams: portion.grams,
    hasWeight,
    portions: withoutRepeats(hasWeight ? [portion, weighed] : [portion]),
    portion,
    typed: [],
    recipe: null,
    tableName: null,
  };
}

// Adds the portions of the table to those of a logged food, with their words for one and several.
export function withPortions(source: FoodSource, table: readonly FoodPortion[]): FoodSource {
  if (!source.hasWeight || table.length === 0) return source;
  const inWords = (portion: FoodPortion): FoodPortion => {
    const same = table.find(({ unit, plural }) => portion.unit === unit || portion.unit === plural);
    return same ? { ...portion, unit: same.unit, plural: same.plural } : portion;
  };
  return {
    ...source,
    portion: inWords(source.portion),
    portions: withoutRepeats([...source.portions.map(inWords), ...table]),
  };
}

// '1 slice', '2 slices'.
export const unitWord = ({ unit, plural }: FoodPortion, quantity: number | null): string =>
  quantity !== null && quantity > 1 && plural !== '' ? plural : unit;

// The weight of a quantity of the chosen portion; null while the quantity is empty or zero, or if it is unknown.
export function gramsOf({ portion, hasWeight }: FoodSource, quantity: number | null): number | null {
  if (!hasWeight || quantity === null || quantity <= 0) return null;
  return roundTo((quantity / portion.quantity) * portion.grams, GRAMS_DIGITS) || null;
}

// A drink is measured in ml, all else in g.
export function measureOf(portions: readonly FoodPortion[], grams: number): FoodMeasure {
  const drink = portions.find(({ unit }) => unit === 'ml');
  if (!drink) return { amount: grams, unit: 'g' };
  return { amount: (grams / drink.grams) * drink.quantity, unit: 'ml' };
}

// The amounts for a quantity of the source without those typed over; empty while the quantity is empty or zero.
export function amountsFor(source: FoodSource, quantity: number | null): Partial<Amounts> {
  if (quantity === null || quantity <= 0) return {};
  const { grams, portion, typed } = source;
  const factor = ((quantity / portion.quantity) * portion.grams) / grams;
  // The stored values may have more decimals than scaled ones.
  const isSame = Math.abs(factor - 1) < 1e-9;
  const scale = (each: Amount) => {
    const amount = source.amounts[each];
    return amount === null || isSame ? amount : roundTo(amount * factor, scaledDigits(each));
  };
  return Object.fromEntries(amounts.filter((each) => !typed.includes(each)).map((each) => [each, scale(each)]));
}

export function withTyped(source: FoodSource, amount: Amount): FoodSource {
  return source.typed.includes(amount) ? source : { ...source, typed: [...source.typed, amount] };
}
