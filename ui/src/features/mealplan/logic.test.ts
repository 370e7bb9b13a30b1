import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { FoodEntry, GeneratedMealPlan } from '@/shared/api/types';
import {
  eatenAndPlanned,
  entryOf,
  fitProfile,
  isUnchanged,
  mealsInOrder,
  nutrientsOf,
  spreadOverDay,
  sumOf,
} from './logic';

const plan = example<GeneratedMealPlan>('show_daily_meal_plan.planned').response.body!;
const meals = mealsInOrder(plan.meals!);

it.each([400, 1234.5, 1800, 2333, 7531.2, 20_000])('the parts of a split of %d add up to the target', (target) => {
  const amounts = spreadOverDay(target).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(target));
  expect(amounts.slice(0, 3).every((amount) => amount % 10 === 0)).toBe(true);
  expect(amounts.every((amount) => amount > 0)).toBe(true);
});

describe('the meals of a plan', () => {
  it('are in the order of the day, without those that are not planned', () => {
    expect(meals.map(({ slot, index }) => [slot, index])).toEqual([
      ['lunch', 0],
      ['dinner', 0],
      ['snack', 0],
      ['snack', 1],
    ]);
    expect(new Set(meals.map(({ key }) => key)).size).toBe(4);
    const [lunch, dinner, first, second] = meals.map(({ meal }) => meal.calories) as [number, number, number, number];
    expect(sumOf(meals)).toBe(lunch + dinner + first + second);
  });

  it('are found in the log by dish and meal', () => {
    const [lunch] = meals;
    const logged = {
      id: 4,
      name: lunch!.meal.name,
      mealType: 'lunch',
      calories: lunch!.meal.calories,
      quantity: 1,
    } as FoodEntry;
    expect(entryOf(lunch!, [logged])?.id).toBe(4);
    expect(entryOf(lunch!, [{ ...logged, mealType: 'snack' }])).toBeUndefined();
    expect(isUnchanged(lunch!, logged)).toBe(true);
    expect(isUnchanged(lunch!, { ...logged, calories: 12 })).toBe(false);
  });
});

it('the meals fit the profile if each of them does', () => {
  const fitting = (fits: boolean) => meals.map((each) => ({ ...each, meal: { ...each.meal, fitsProfile: fits } }));
  expect(fitProfile(fitting(true))).toBe(true);
  expect(fitProfile([...fitting(true), ...fitting(false)])).toBe(false);
});

it('the energy of a day counts what was eaten instead of a planned meal, and each meal once', () => {
  const [lunch, ...others] = meals;
  const eaten = { name: lunch!.meal.name, mealType: 'lunch', calories: 700 } as FoodEntry;
  const cake = { name: 'Cake', mealType: 'snack', calories: 350 } as FoodEntry;
  expect(eatenAndPlanned(meals, [eaten, cake])).toBe(1050 + sumOf(others));
  expect(eatenAndPlanned(meals, [])).toBe(sumOf(meals));
});

it('the log stores the energy and all nutrients of a meal, and nothing else', () => {
  const nutrients = nutrientsOf(meals[0]!.meal);
  expect(nutrients.calcium).toBeGreaterThan(0);
  expect(Object.keys(nutrients)).toHaveLength(18);
  expect(Object.values(nutrients).every((amount) => amount === null || typeof amount === 'number')).toBe(true);
});
