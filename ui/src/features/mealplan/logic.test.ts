import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { DailyMealPlan, FoodEntry } from '@/shared/api/types';
import { entryOf, isAsTaken, mealsInOrder, portionOf, spreadOverDay, sumOf } from './logic';

const plan = example<DailyMealPlan>('show_daily_meal_plan.planned').response.body!;
const meals = mealsInOrder(plan.meals!);

it.each([400, 1234.5, 1800, 2333, 7531.2, 20_000])('spreading %d over the day loses and adds nothing', (target) => {
  const amounts = spreadOverDay(target).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(target));
  expect(amounts.slice(0, 3).every((amount) => amount % 10 === 0)).toBe(true);
  expect(amounts.every((amount) => amount > 0)).toBe(true);
});

describe('the meals of a plan', () => {
  it('stand in the order of the day, and their sum is near the target', () => {
    expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner', 'snack', 'snack']);
    expect(new Set(meals.map(({ key }) => key)).size).toBe(5);
    expect(Math.abs(sumOf(meals) - plan.dailyCalories) / plan.dailyCalories).toBeLessThan(0.05);
  });

  it('are found in the log by dish and meal, not by the dish alone', () => {
    const [breakfast] = meals;
    const logged = {
      id: 4,
      name: breakfast!.meal.name,
      mealType: 'breakfast',
      calories: breakfast!.meal.calories,
      quantity: 1,
    } as FoodEntry;
    expect(entryOf(breakfast!, [logged])?.id).toBe(4);
    expect(entryOf(breakfast!, [{ ...logged, mealType: 'snack' }])).toBeUndefined();
    expect(isAsTaken(breakfast!, logged)).toBe(true);
    expect(isAsTaken(breakfast!, { ...logged, calories: 12 })).toBe(false);
  });
});

describe('a portion', () => {
  it('is a sentence and its ingredients in grams', () => {
    const [breakfast] = meals;
    const { words, ingredients } = portionOf(breakfast!.meal);
    expect(words).toBe('Soft tofu blended with banana, dates and cocoa to a chocolate cream.');
    expect(ingredients).toHaveLength(6);
    expect(ingredients[0]).toEqual({ name: 'soft tofu', grams: 150 });
    expect(ingredients[5]).toEqual({ name: 'soy milk', grams: 60 });
  });

  it('keeps a comma inside of a name', () => {
    const meal = { ...meals[0]!.meal, description: 'Fried. For one: wheat gluten, made into seitan 40 g, rice 150 g.' };
    expect(portionOf(meal).ingredients).toEqual([
      { name: 'wheat gluten, made into seitan', grams: 40 },
      { name: 'rice', grams: 150 },
    ]);
  });

  it('of a description without amounts is the description', () => {
    expect(portionOf({ ...meals[0]!.meal, description: 'A bowl of soup.' })).toEqual({
      words: 'A bowl of soup.',
      ingredients: [],
    });
  });
});
