// The values of the form of an own food, as on its label, and their conversion to 100 g.
import { limits } from '@/shared/api/limits.gen';
import type { FoodPortion, FoodSuggestion, OwnFood, OwnFoodInput, OwnFoodUpdate } from '@/shared/api/types';
import { roundTo } from '@/shared/lib/numbers';
import { problemOf } from '@/features/nutrition/barcode/code';
import {
  amounts,
  amountsOf,
  nutrients,
  scaledDigits,
  unknownAmounts,
  type Amount,
  type Amounts,
} from '@/features/nutrition/food/nutrients';

// What the values on the label are for.
export const bases = ['per100g', 'per100ml', 'perPortion'] as const;
export type Basis = (typeof bases)[number];

export interface OwnFoodValues extends Amounts {
  name: string;
  basis: Basis;
  // Measured in ml.
  liquid: boolean;
  portionUnit: string;
  portionGrams: number | null;
  barcode: string;
}

// A form can begin with what is known, for example from a barcode.
export type KnownFood = Partial<OwnFoodInput> & { id?: number };

export function valuesOf(known: KnownFood): OwnFoodValues {
  const given = Object.fromEntries(amounts.map((each) => [each, known[each] ?? null])) as Amounts;
  return {
    ...unknownAmounts,
    ...given,
    name: known.name ?? '',
    basis: known.liquid ? 'per100ml' : 'per100g',
    liquid: known.liquid ?? false,
    portionUnit: known.portionUnit ?? '',
    portionGrams: known.portionGrams ?? null,
    barcode: known.barcode ?? '',
  };
}

const ENERGY_DIGITS = 1;
const NUTRIENT_DIGITS = 3;

// The label's values, converted to 100 g. Values of 100 g stay exactly as typed.
function per100(values: OwnFoodValues): Amounts {
  const { basis, portionGrams } = values;
  const factor = basis === 'perPortion' && portionGrams ? 100 / portionGrams : 1;
  const convert = (each: Amount) => {
    const amount = values[each];
    if (amount === null || factor === 1) return amount;
    return roundTo(amount * factor, each === 'calories' ? ENERGY_DIGITS : NUTRIENT_DIGITS);
  };
  return Object.fromEntries(amounts.map((each) => [each, convert(each)])) as Amounts;
}

// kcal in 1 g: Regulation (EU) No 1169/2011, Annex XIV.
const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, fiber: 2 } as const;
const ALLOWED_DIFFERENCE = 0.25;
// Labels round; so little of 100 g says nothing.
const SMALL_DIFFERENCE_KCAL = 20;

// The energy of protein, carbs and fat on the label, if the calories differ from it by more than a quarter; else null.
// Fiber is part of the carbs on American labels and apart from them on European ones.
export function energyOfMacros(values: OwnFoodValues): number | null {
  const { calories, protein, carbs, fat, fiber } = values;
  if (calories === null || protein === null || carbs === null || fat === null) return null;
  const without = protein * KCAL_PER_G.protein + fat * KCAL_PER_G.fat;
  const least = without + Math.max(0, carbs - (fiber ?? 0)) * KCAL_PER_G.carbs;
  const most = without + carbs * KCAL_PER_G.carbs + (fiber ?? 0) * KCAL_PER_G.fiber;
  const nearest = Math.min(Math.max(calories, least), most);
  const difference = Math.abs(calories - nearest);
  const isLarge = difference > ALLOWED_DIFFERENCE * Math.max(calories, nearest) && difference > SMALL_DIFFERENCE_KCAL;
  return isLarge ? nearest : null;
}

export type OwnFoodProblem =
  | 'nameRequired'
  | 'caloriesRequired'
  | 'gramsRequired'
  | 'portionGramsRequired'
  | 'portionUnitRequired'
  | 'tooMuch'
  | 'barcodeLetters'
  | 'barcodeLength'
  | 'barcodeDigits';

function portionProblems({ basis, portionUnit, portionGrams }: OwnFoodValues) {
  const hasUnit = portionUnit.trim() !== '';
  if (portionGrams === null && basis === 'perPortion') return { portionGrams: 'gramsRequired' } as const;
  if (portionGrams === null && hasUnit) return { portionGrams: 'portionGramsRequired' } as const;
  return portionGrams !== null && !hasUnit ? ({ portionUnit: 'portionUnitRequired' } as const) : {};
}

const barcodeProblems = {
  noDigits: 'barcodeLetters',
  wrongLength: 'barcodeLength',
  wrongDigits: 'barcodeDigits',
} as const;

export function problemsOf(values: OwnFoodValues): Partial<Record<keyof OwnFoodValues, OwnFoodProblem>> {
  const converted = per100(values);
  const wrongCode = values.barcode.trim() === '' ? null : problemOf(values.barcode);
  const tooMuch = amounts.filter((each) => (converted[each] ?? 0) > limits.OwnFoodInput[each].max);
  return {
    ...(values.name.trim() === '' && { name: 'nameRequired' }),
    ...portionProblems(values),
    ...(values.calories === null && { calories: 'caloriesRequired' }),
    ...Object.fromEntries(tooMuch.map((each) => [each, 'tooMuch'])),
    ...(wrongCode && { barcode: barcodeProblems[wrongCode.problem] }),
  };
}

// Null for what is empty.
export function bodyOf(values: OwnFoodValues): OwnFoodInput {
  const { calories, ...converted } = per100(values);
  return {
    ...converted,
    name: values.name.trim(),
    calories: calories ?? 0,
    liquid: values.liquid,
    portionUnit: values.portionUnit.trim() || null,
    portionGrams: values.portionGrams,
    barcode: values.barcode.trim() || null,
  };
}

// What the update changes. A portion is always sent as a whole.
export function changedBody(before: KnownFood, values: OwnFoodValues): OwnFoodUpdate {
  const [old, now] = [bodyOf(valuesOf(before)), bodyOf(values)];
  const fields = ['name', 'calories', ...nutrients, 'liquid', 'portionUnit', 'portionGrams', 'barcode'] as const;
  const changed = fields.filter((each) => old[each] !== now[each]);
  const { portionUnit, portionGrams } = now;
  const hasPortion = changed.some((each) => each === 'portionUnit' || each === 'portionGrams');
  return {
    ...Object.fromEntries(changed.map((each) => [each, now[each]])),
    ...(hasPortion && { portionUnit: portionUnit ?? null, portionGrams: portionGrams ?? null }),
  };
}

// One portion of the food, or 100 g, as the search suggests it.
export function suggestionOf(food: OwnFood): FoodSuggestion {
  const measure: FoodPortion = { quantity: 100, unit: food.liquid ? 'ml' : 'g', plural: '', grams: 100 };
  const { portionUnit, portionGrams } = food;
  const portion =
    portionUnit !== null && portionGrams !== null
      ? { quantity: 1, unit: portionUnit, plural: '', grams: portionGrams }
      : measure;
  const { calories, ...others } = amountsOf(food);
  const scale = (each: Amount, amount: number) => roundTo((amount * portion.grams) / 100, scaledDigits(each));
  const scaled = nutrients.map((each) => [each, others[each] === null ? null : scale(each, others[each])]);
  return {
    ...(Object.fromEntries(scaled) as typeof others),
    calories: scale('calories', calories ?? 0),
    name: food.name,
    description: food.name,
    composed: false,
    favorite: false,
    kind: 'own',
    per100g: null,
    food: `own:${food.id}`,
    quantity: portion.quantity,
    unit: portion.unit,
    grams: portion.grams,
    portions: portion === measure ? [measure] : [portion, measure],
  };
}
