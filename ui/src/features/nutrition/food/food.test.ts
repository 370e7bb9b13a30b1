import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, FoodSuggestion, LoggedFood } from '@/shared/api/types';
import {
  againBody,
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
const own = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
const NOW = new Date(2026, 10, 20, 9, 5);
const filled: FoodValues = { ...newFood(NOW, null), name: ' Banana ', calories: 105, protein: 1.3 };

describe('the amounts of a food of the table', () => {
  it('are its own at its own portion, and follow the quantity', () => {
    const source = sourceOf(banana);
    expect(amountsFor(source, 1)).toMatchObject({ calories: 105, carbs: 27, sodium: banana.sodium });
    expect(amountsFor(source, 2)).toMatchObject({ calories: 210, carbs: 54, fat: 0.8 });
  });

  it('follow another portion by its weight', () => {
    const source = sourceOf(banana);
    const grams = source.portions.find(({ unit }) => unit === 'g')!;
    expect(amountsFor({ ...source, portion: grams }, 118)).toMatchObject({ calories: 105, carbs: 27 });
    expect(amountsFor({ ...source, portion: grams }, 100)).toMatchObject({ calories: 89 });
  });

  it('stay as they are while the quantity says nothing', () => {
    expect(amountsFor(sourceOf(banana), null)).toEqual({});
    expect(amountsFor(sourceOf(banana), 0)).toEqual({});
  });

  it('keep what is unknown unknown', () => {
    const source = sourceOf({ ...banana, fiber: null });
    expect(amountsFor(source, 3).fiber).toBeNull();
  });

  it('keep what a person corrected when the portion changes afterwards', () => {
    const source = corrected(sourceOf(banana), 2, 'calories', 240);
    expect(amountsFor(source, 1).calories).toBe(120);
    expect(amountsFor(corrected(source, 1, 'fat', null), 4).fat).toBeNull();
  });

  it('offer each unit once', () => {
    const units = sourceOf(banana).portions.map(({ unit }) => unit);
    expect(new Set(units).size).toBe(units.length);
    expect(units[0]).toBe('medium');
    expect(units).toContain('g');
  });
});

describe('what goes to the server', () => {
  it('leaves out what is unknown when adding, and the moment that the server knows better', () => {
    expect(newBody(filled, filled, false)).toEqual({
      name: 'Banana',
      mealType: 'breakfast',
      quantity: 1,
      unit: 'serving',
      calories: 105,
      protein: 1.3,
    });
  });

  it('names the moment when the person said so', () => {
    const moved = { ...filled, date: '2026-11-18', time: '07:30' };
    expect(newBody(moved, filled, false).loggedAt).toBe(new Date('2026-11-18T07:30').toISOString());
    expect(newBody(filled, filled, true).loggedAt).toBe(new Date('2026-11-20T09:05').toISOString());
  });

  it('holds only what was changed when editing, and null for what was emptied', () => {
    const before = valuesOf(oats);
    expect(changedBody(oats, before)).toEqual({});
    expect(changedBody(oats, { ...before, fat: null, calories: 350 })).toEqual({ fat: null, calories: 350 });
  });

  it('logs a food again as it was, without what is unknown of it', () => {
    const [, again] = own as [LoggedFood, LoggedFood];
    expect(againBody(again, 'dinner', undefined)).toEqual({
      name: 'Birthday cake',
      mealType: 'dinner',
      quantity: 1,
      unit: 'slice',
      calories: 290,
    });
  });
});

it('an entry keeps the clock time of the place where it was made', () => {
  expect(valuesOf(oats)).toMatchObject({ date: '2026-11-20', time: '07:40' });
});

it('another quantity of an entry can carry its values along', () => {
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
])('what cannot be saved is said at its field: %o', (wrong, field, problem) => {
  expect(problemsOf({ ...filled, ...wrong }, '2026-11-20')).toEqual({ [field]: problem });
});

it('the least that the rules allow has no problem', () => {
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
])('at %d o’clock the likely meal is %s', (hour, meal) => expect(mealAt(hour)).toBe(meal));

it('a day that is over takes the usual hour of the meal until a time is chosen', () => {
  const before = newFood(NOW, '2026-11-18');
  expect(before).toMatchObject({ date: '2026-11-18', time: '08:00' });
  expect(withMeal(before, 'dinner', true)).toMatchObject({ mealType: 'dinner', time: '19:00' });
  expect(withMeal({ ...before, time: '09:12' }, 'dinner', true).time).toBe('09:12');
  expect(withMeal(newFood(NOW, null), 'dinner', false).time).toBe('09:05');
});

it('own foods are found by their words, those of the chosen meal first', () => {
  expect(
    ownFoods(own, '', 'snack')
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Birthday cake', 'Apple']);
  expect(ownFoods(own, 'berr oat', 'lunch').map(({ name }) => name)).toEqual(['Oatmeal with berries']);
  expect(ownFoods(own, 'xyz', 'lunch')).toEqual([]);
});

it('an own food is reckoned from its own portion', () => {
  expect(amountsFor(sourceOfLogged(own[0]!), 2)).toMatchObject({ calories: 684, sodium: null });
});
