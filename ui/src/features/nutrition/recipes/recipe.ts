// The values of the recipe editor, its validation and request, and a recipe as a food of the search.
import type { FoodPortion, FoodSuggestion, Recipe, RecipeInput } from '@/shared/api/types';
import { amountsOf } from '@/features/nutrition/food/nutrients';
import { measuredPart, partOfStored, type Part } from '@/features/nutrition/parts/part';

export interface RecipeValues {
  name: string;
  portions: number | null;
  method: string;
  parts: readonly Part[];
}

export function valuesOf(recipe: Recipe | null): RecipeValues {
  if (!recipe) return { name: '', portions: 1, method: '', parts: [] };
  const { name, portions, method, ingredients } = recipe;
  return {
    name,
    portions,
    method: method ?? '',
    parts: ingredients.map((each, index) => partOfStored(each, String(index))),
  };
}

export type RecipeProblem = 'nameRequired' | 'portionsRequired' | 'ingredientRequired' | 'quantityRequired';

export function problemsOf({ name, portions, parts }: RecipeValues): Partial<Record<string, RecipeProblem>> {
  const empty = parts.flatMap((part, index) => (measuredPart(part)?.grams ? [] : [index]));
  return {
    ...(name.trim() === '' && { name: 'nameRequired' as const }),
    ...(portions === null && { portions: 'portionsRequired' as const }),
    ...(parts.length === 0 && { ingredients: 'ingredientRequired' as const }),
    ...Object.fromEntries(empty.map((index) => [`ingredients[${index}].quantity`, 'quantityRequired' as const])),
  };
}

export function bodyOf({ name, portions, method, parts }: RecipeValues): RecipeInput {
  const ingredients = parts.flatMap((part) => {
    const amount = measuredPart(part);
    return amount?.grams && part.food !== null ? [{ ...amount, grams: amount.grams, food: part.food }] : [];
  });
  return { name: name.trim(), portions: portions ?? 1, method: method.trim() || null, ingredients };
}

// The words for one portion and several.
type Words = Pick<FoodPortion, 'unit' | 'plural'>;

// One portion of the recipe, as the search suggests it.
export function suggestionOf({ id, name, perPortion, ingredients }: Recipe, words: Words): FoodSuggestion {
  const { grams, calories } = perPortion;
  const portion = { quantity: 1, ...words, grams };
  return {
    ...amountsOf(perPortion),
    calories,
    name,
    description: ingredients.map((each) => each.name).join(', '),
    composed: true,
    favorite: false,
    kind: 'recipe',
    per100g: null,
    food: `recipe:${id}`,
    quantity: 1,
    unit: words.unit,
    grams,
    portions: [portion, { quantity: 100, unit: 'g', plural: '', grams: 100 }],
  };
}
