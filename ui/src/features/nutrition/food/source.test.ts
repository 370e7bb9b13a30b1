import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { amountsFor, gramsOf, measureOf, sourceOf, sourceOfLogged, unitWord, withPortions, withTyped } from './source';

const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
const [cake, oats] = example<FoodEntry[]>('list_food_entries.days').response.body! as [FoodEntry, FoodEntry];
const logged = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
const slice = { quantity: 1, unit: 'slice', plural: 'slices', grams: 45 };
const bread: FoodEntry = { ...oats, food: 'bread', quantity: 2, unit: 'slices', grams: 90, calories: 220, iron: 2.31 };

describe('the amounts of a food from the food table', () => {
  const source = sourceOf(banana);

  it('are those of the suggested portion and follow the quantity', () => {
    expect(amountsFor(source, 1)).toMatchObject({ calories: 105, carbs: 27, sodium: banana.sodium, iron: banana.iron });
    expect(amountsFor(source, 2)).toMatchObject({ calories: 210, carbs: 54, fat: 0.8 });
    expect([gramsOf(source, 1), gramsOf(source, 2)]).toEqual([banana.grams, banana.grams * 2]);
  });

  it('follow a different portion by its weight', () => {
    const grams = { ...source, portion: source.portions.find(({ unit }) => unit === 'g')! };
    expect(amountsFor(grams, 118)).toMatchObject({ calories: 105, carbs: 27 });
    expect(amountsFor(grams, 100)).toMatchObject({ calories: 89 });
    expect(gramsOf(grams, 118)).toBe(118);
  });

  it('are rounded like those of the server', () => {
    expect(amountsFor({ ...source, amounts: { ...source.amounts, iron: 0.333, calcium: 10.4 } }, 2)).toMatchObject({
      iron: 0.67,
      calcium: 21,
    });
  });

  it('do not change while the quantity is empty or zero', () => {
    expect([amountsFor(source, null), amountsFor(source, 0)]).toEqual([{}, {}]);
    expect([gramsOf(source, null), gramsOf(source, 0)]).toEqual([null, null]);
  });

  it('stay unknown if they are unknown', () => {
    expect(amountsFor(sourceOf({ ...banana, fiber: null }), 3).fiber).toBeNull();
  });

  it('stay as typed if they were typed over', () => {
    const amounts = amountsFor(withTyped(withTyped(source, 'protein'), 'protein'), 2);
    expect(amounts).not.toHaveProperty('protein');
    expect(amounts).toMatchObject({ calories: 210 });
  });

  it('come with each unit once, in words for one and several', () => {
    const twoSlices = {
      ...banana,
      quantity: 2,
      unit: 'slices',
      grams: 90,
      portions: [{ ...slice, quantity: 2, grams: 90 }],
    };
    const { portions, portion } = sourceOf({
      ...twoSlices,
      portions: [...twoSlices.portions, slice, banana.portions[0]!],
    });
    expect(portions.map(({ unit }) => unit)).toEqual(['slice', banana.portions[0]!.unit]);
    expect([unitWord(portion, 2), unitWord(portion, 1), unitWord(portion, 0.5), unitWord(portion, null)]).toEqual([
      'slices',
      'slice',
      'slice',
      'slice',
    ]);
  });

  it('are of a recipe if the food is composed, else of the table if that names the food differently', () => {
    const composed = sourceOf({ ...banana, composed: true, description: 'Milk 200 g' });
    expect([composed.recipe, composed.tableName]).toEqual(['Milk 200 g', null]);
    expect([source.recipe, source.tableName]).toEqual([null, 'Bananas, raw']);
    expect(sourceOf({ ...banana, name: 'Bananas, raw' }).tableName).toBeNull();
    expect(sourceOf({ ...banana, kind: 'own' }).tableName).toBeNull();
  });
});

describe('the amounts of a logged food', () => {
  it('are scaled from its own portion', () => {
    expect(amountsFor(sourceOfLogged(logged[0]!), 2)).toMatchObject({ calories: 684, sodium: null });
    expect(amountsFor(sourceOfLogged(cake), 0.5)).toMatchObject({ calories: 145, protein: null });
    expect(gramsOf(sourceOfLogged(logged[0]!), 2)).toBeNull();
    expect(sourceOfLogged(logged[0]!).portions).toHaveLength(1);
  });

  it('are also scaled by weight if it is known', () => {
    const source = sourceOfLogged(bread);
    expect(source.portions.map(({ unit }) => unit)).toEqual(['slices', 'g']);
    expect([gramsOf(source, 3), amountsFor(source, 3)]).toMatchObject([135, { calories: 330, iron: 3.47 }]);
    const grams = { ...source, portion: source.portions[1]! };
    expect(amountsFor(grams, 45)).toMatchObject({ calories: 110 });
  });

  it('are offered in the portions and words of the table', () => {
    const source = withPortions(sourceOfLogged(bread), [
      slice,
      { ...slice, unit: 'loaf', plural: 'loaves', grams: 500 },
    ]);
    expect(source.portions.map(({ unit }) => unit)).toEqual(['slice', 'g', 'loaf']);
    expect([unitWord(source.portion, 2), unitWord(source.portion, 1)]).toEqual(['slices', 'slice']);
    expect(amountsFor(source, 1)).toMatchObject({ calories: 110 });
    // Without a weight the portions of the table cannot be converted.
    expect(withPortions(sourceOfLogged(oats), [slice]).portions).toHaveLength(1);
  });
});

it('a drink is measured in millilitres, all else in grams', () => {
  const ml = { quantity: 100, unit: 'ml', plural: '', grams: 103 };
  expect(measureOf([slice], 45)).toEqual({ amount: 45, unit: 'g' });
  expect(measureOf([slice, ml], 206)).toEqual({ amount: 200, unit: 'ml' });
});
