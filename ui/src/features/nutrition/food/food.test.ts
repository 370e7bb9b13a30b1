import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, LoggedFood } from '@/shared/api/types';
import {
  repeatedBody,
  changedBody,
  newBody,
  newFood,
  loggedFoods,
  problemsOf,
  valuesOf,
  withMeal,
  type FoodValues,
} from './food';
import { mealAt } from './meals';

const [, oats] = example<FoodEntry[]>('list_food_entries.days').response.body! as [FoodEntry, FoodEntry];
const logged = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
const NOW = new Date(2026, 10, 20, 9, 5);
const filled: FoodValues = { ...newFood(NOW, null), name: ' Banana ', calories: 105, protein: 1.3 };

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

  it('has the food of the table, its weight and all nutrients that are known', () => {
    const egg = { ...filled, food: 'egg', grams: 112, iron: 1.96, vitaminD: 2.2, folate: null };
    const body = newBody(egg, filled, false);
    expect(body).toMatchObject({ food: 'egg', grams: 112, iron: 1.96, vitaminD: 2.2 });
    expect(body).not.toHaveProperty('folate');
    const again = repeatedBody({ ...logged[0]!, food: 'egg', grams: 112, zinc: 1.44 }, 'snack', undefined);
    expect(again).toMatchObject({ food: 'egg', grams: 112, zinc: 1.44, mealType: 'snack' });
  });

  it('has the weight when editing changed it', () => {
    const slice = { ...oats, food: 'bread', grams: 45 };
    expect(changedBody(slice, { ...valuesOf(slice), quantity: 2, grams: 90 })).toEqual({ quantity: 2, grams: 90 });
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

it('a known food may have no calories', () => {
  expect(problemsOf({ ...filled, calories: 0, food: 'own:3' }, '2026-11-20')).toEqual({});
});

it.each([
  [{ name: ' ' }, 'name', 'nameRequired'],
  [{ calories: null }, 'calories', 'caloriesLow'],
  [{ calories: 0.9 }, 'calories', 'caloriesLow'],
  [{ calories: 0 }, 'calories', 'caloriesLow'],
  [{ calories: null, food: 'water' }, 'calories', 'caloriesLow'],
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

describe('logged foods', () => {
  const names = (foods: readonly { name: string }[]) => foods.map(({ name }) => name);
  const foods = ['Milchreis', 'Reis', 'Apple pie', 'Pineapple', 'Apple'].map((name) => ({
    name,
    mealType: 'lunch' as const,
  }));

  it('are found by their words, those of the chosen meal first', () => {
    expect(names(loggedFoods(logged, '', 'snack').best).slice(0, 2)).toEqual(['Birthday cake', 'Apple']);
    expect(names(loggedFoods(logged, 'berr oat', 'lunch').best)).toEqual(['Oatmeal with berries']);
    expect(loggedFoods(logged, 'xyz', 'lunch')).toEqual({ best: [], within: [] });
  });

  it('come in the order of how well they match', () => {
    const { best, within } = loggedFoods(foods, 'apple', 'lunch');
    expect([names(best), names(within)]).toEqual([['Apple', 'Apple pie'], ['Pineapple']]);
  });

  it('are not found by two letters within a word', () => {
    expect(loggedFoods(foods, 'ei', 'lunch')).toEqual({ best: [], within: [] });
    expect(names(loggedFoods(foods, 'rei', 'lunch').within)).toEqual(['Milchreis']);
  });
});
