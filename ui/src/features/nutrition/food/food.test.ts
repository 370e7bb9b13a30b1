import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, FoodSuggestion, LoggedFood } from '@/shared/api/types';
import {
  repeatedBody,
  amountsFor,
  changedBody,
  corrected,
  mealAt,
  newBody,
  newFood,
  ownFoods,
  problemsOf,
  rescaled,
  sourceOf,
  sourceOfLogged,
  valuesOf,
  withMeal,
  type FoodValues,
} from './food';

const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
const [cake, oats] = example<FoodEntry[]>('list_food_entries.days').response.body! as [FoodEntry, FoodEntry];
const logged = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
const NOW = new Date(2026, 10, 20, 9, 5);
const filled: FoodValues = { ...newFood(NOW, null), name: ' Banana ', calories: 105, protein: 1.3 };

describe('the nutrients of a food from the food table', () => {
  it('are those of the suggested portion and follow the quantity', () => {
    const source = sourceOf(banana);
    expect(amountsFor(source, 1)).toMatchObject({ calories: 105, carbs: 27, sodium: banana.sodium });
    expect(amountsFor(source, 2)).toMatchObject({ calories: 210, carbs: 54, fat: 0.8 });
  });

  it('follow a different portion by its weight', () => {
    const source = sourceOf(banana);
    const grams = source.portions.find(({ unit }) => unit === 'g')!;
    expect(amountsFor({ ...source, portion: grams }, 118)).toMatchObject({ calories: 105, carbs: 27 });
    expect(amountsFor({ ...source, portion: grams }, 100)).toMatchObject({ calories: 89 });
  });

  it('do not change while the quantity is empty or zero', () => {
    expect(amountsFor(sourceOf(banana), null)).toEqual({});
    expect(amountsFor(sourceOf(banana), 0)).toEqual({});
  });

  it('stay unknown if they are unknown', () => {
    const source = sourceOf({ ...banana, fiber: null });
    expect(amountsFor(source, 3).fiber).toBeNull();
  });

  it('keep the user’s corrections when the portion changes', () => {
    const source = corrected(sourceOf(banana), 2, 'calories', 240);
    expect(amountsFor(source, 1).calories).toBe(120);
    expect(amountsFor(corrected(source, 1, 'fat', null), 4).fat).toBeNull();
  });

  it('come with each unit once', () => {
    const units = sourceOf(banana).portions.map(({ unit }) => unit);
    expect(new Set(units).size).toBe(units.length);
    expect(units[0]).toBe('medium');
    expect(units).toContain('g');
  });
});

describe('the request body', () => {
  it('leaves out unknown values and the time when adding', () => {
    expect(newBody(filled, filled, false)).toEqual({
      name: 'Banana',
      mealType: 'breakfast',
      quantity: 1,
      unit: 'serving',
      calories: 105,
      protein: 1.3,
    });
  });

  it('has the time if the user changed it', () => {
    const moved = { ...filled, date: '2026-11-18', time: '07:30' };
    expect(newBody(moved, filled, false).loggedAt).toBe(new Date('2026-11-18T07:30').toISOString());
    expect(newBody(filled, filled, true).loggedAt).toBe(new Date('2026-11-20T09:05').toISOString());
  });

  it('has only the changed fields when editing, and null for emptied ones', () => {
    const before = valuesOf(oats);
    expect(changedBody(oats, before)).toEqual({});
    expect(changedBody(oats, { ...before, fat: null, calories: 350 })).toEqual({ fat: null, calories: 350 });
  });

  it('repeats a logged food without its unknown values', () => {
    const [, food] = logged as [LoggedFood, LoggedFood];
    expect(repeatedBody(food, 'dinner', undefined)).toEqual({
      name: 'Birthday cake',
      mealType: 'dinner',
      quantity: 1,
      unit: 'slice',
      calories: 290,
    });
  });
});

it('an entry shows the local time at which it was logged', () => {
  expect(valuesOf(oats)).toMatchObject({ date: '2026-11-20', time: '07:40' });
});

it('the nutrients of an entry can be scaled to a new quantity', () => {
  expect(rescaled(oats, 2)).toMatchObject({ calories: 684, protein: 24.8, sugar: null });
  expect(rescaled(cake, 0.5)).toMatchObject({ calories: 145, protein: null });
});

it.each([
  [{ name: ' ' }, 'name', 'nameRequired'],
  [{ calories: null }, 'calories', 'caloriesLow'],
  [{ calories: 0.9 }, 'calories', 'caloriesLow'],
  [{ quantity: null }, 'quantity', 'quantityLow'],
  [{ quantity: 0.05 }, 'quantity', 'quantityLow'],
  [{ date: '' }, 'date', 'dateRequired'],
  [{ date: '2026-11-22' }, 'date', 'dateAhead'],
])('an invalid value is reported at its field: %o', (wrong, field, problem) => {
  expect(problemsOf({ ...filled, ...wrong }, '2026-11-20')).toEqual({ [field]: problem });
});

it('the minimum values are valid', () => {
  expect(problemsOf({ ...filled, calories: 1, quantity: 0.1, date: '2026-11-21' }, '2026-11-20')).toEqual({});
});

it.each([
  [3, 'snack'],
  [7, 'breakfast'],
  [11, 'lunch'],
  [14, 'lunch'],
  [15, 'snack'],
  [19, 'dinner'],
  [23, 'snack'],
])('at %d o’clock the default meal is %s', (hour, meal) => expect(mealAt(hour)).toBe(meal));

it('a past day uses the default time of the meal until a time is chosen', () => {
  const before = newFood(NOW, '2026-11-18');
  expect(before).toMatchObject({ date: '2026-11-18', time: '08:00' });
  expect(withMeal(before, 'dinner', true)).toMatchObject({ mealType: 'dinner', time: '19:00' });
  expect(withMeal({ ...before, time: '09:12' }, 'dinner', true).time).toBe('09:12');
  expect(withMeal(newFood(NOW, null), 'dinner', false).time).toBe('09:05');
});

it('logged foods are found by their words, those of the chosen meal first', () => {
  expect(
    ownFoods(logged, '', 'snack')
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Birthday cake', 'Apple']);
  expect(ownFoods(logged, 'berr oat', 'lunch').map(({ name }) => name)).toEqual(['Oatmeal with berries']);
  expect(ownFoods(logged, 'xyz', 'lunch')).toEqual([]);
});

it('the nutrients of a logged food are scaled from its own portion', () => {
  expect(amountsFor(sourceOfLogged(logged[0]!), 2)).toMatchObject({ calories: 684, sodium: null });
});
