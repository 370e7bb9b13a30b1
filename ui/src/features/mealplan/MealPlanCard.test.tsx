import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate, findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry, GeneratedMealPlan } from '@/shared/api/types';
import { nutrientsOf } from './logic';
import { MealPlanCard } from './MealPlanCard';

const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plan = example<GeneratedMealPlan>('show_daily_meal_plan.planned').response.body!;
const swapped = example<GeneratedMealPlan>('swap_planned_meal.success').response.body!;
const lunch = plan.meals!.lunch!;
const [firstSnack, secondSnack] = [plan.meals!.snacks[0]!, plan.meals!.snacks[1]!];
const planned = [lunch, plan.meals!.dinner!, firstSnack, secondSnack];
const plannedCalories = planned.reduce((sum, { calories }) => sum + calories, 0);
const entry = example<FoodEntry>('create_food_entry.success').response.body!;
const loggedLunch: FoodEntry = {
  ...entry,
  id: 31,
  name: lunch.name,
  mealType: 'lunch',
  calories: lunch.calories,
  protein: lunch.protein,
  carbs: lunch.carbs,
  fat: lunch.fat,
  fiber: lunch.fiber,
};

const NOTHING_LEFT = {
  code: 'NOTHING_LEFT_TO_PLAN',
  text: 'You have eaten what your goal allows today, so there is nothing left to plan.',
  parameters: {},
};

const card = () => within(screen.getByRole('region', { name: "Today's Nutrition Plan" }));
const lines = () =>
  card()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const nothingLogged = () => server.use(...recordedResponses('list_food_entries.empty'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

afterEach(() => vi.useRealTimers());

describe('the nutrition plan card without planned meals', () => {
  it('shows the calorie target and a possible split over breakfast, lunch, dinner and snacks', async () => {
    server.use(...recordedResponses('show_daily_meal_plan.empty'));
    renderPart(<MealPlanCard />);
    expect(await card().findByText(/^No meals are planned for today/)).toBeVisible();
    expect(card().getByText('Calorie target').parentElement).toHaveTextContent('1800kcal');
    expect(lines()).toEqual([
      'Breakfastabout 450 kcal',
      'Lunchabout 630 kcal',
      'Dinnerabout 540 kcal',
      'Snacksabout 180 kcal',
    ]);
  });

  it('shows the target in kilojoules if the user chose them', async () => {
    signIn({ ...mara, energyUnit: 'kJ' });
    server.use(...recordedResponses('show_daily_meal_plan.empty'));
    renderPart(<MealPlanCard />);
    expect((await card().findByText('Calorie target')).parentElement).toHaveTextContent('7531kJ');
  });

  it('generates a plan and shows progress and success', async () => {
    const answer = gate();
    nothingLogged();
    server.use(
      ...recordedResponses('show_daily_meal_plan.empty'),
      http.post('/api/auto-generate-meals', async () => {
        await answer.opened;
        return HttpResponse.json(example<GeneratedMealPlan>('auto_generate_meals.success').response.body);
      }),
    );
    renderPart(<MealPlanCard />);
    await userEvent.click(await card().findByRole('button', { name: 'Generate Meal Plan' }));
    expect(await card().findByRole('button', { name: 'Generating...' })).toBeDisabled();
    answer.open();
    expect(await findToast('New Meal Plan Generated! 🍽️')).toBeVisible();
    expect(screen.getByText('Your fresh daily nutrition plan is ready')).toBeVisible();
    expect(card().getByText(lunch.name)).toBeVisible();
    expect(card().getByRole('button', { name: 'Refresh Plan' })).toBeEnabled();
  });

  it('shows an error that can be retried', async () => {
    server.use(http.get('/api/daily-meal-plan', () => HttpResponse.error()));
    renderPart(<MealPlanCard />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('show_daily_meal_plan.empty'));
    await userEvent.click(retry);
    expect(await card().findByText(/^No meals are planned for today/)).toBeVisible();
  });

  it('links to the food log if that screen exists, and the tour points at the link', async () => {
    server.use(...recordedResponses('show_daily_meal_plan.empty'));
    const { unmount } = renderPart(<MealPlanCard />);
    await card().findByText(/^No meals/);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPart(<MealPlanCard />, { screenPaths: ['/nutrition'] });
    const link = await screen.findByRole('link', { name: 'Track Your Food' });
    expect(link).toHaveAttribute('href', '/nutrition');
    expect(document.querySelectorAll('[data-tour=trackNutrition]')).toHaveLength(1);
    expect(link).toHaveAttribute('data-tour', 'trackNutrition');
  });
});

it('the nutrition plan card links to the plan of a week if that screen exists', async () => {
  server.use(...recordedResponses('show_daily_meal_plan.empty'));
  renderPart(<MealPlanCard />, { screenPaths: ['/nutrition/week'] });
  expect(await screen.findByRole('link', { name: 'Plan a week' })).toHaveAttribute('href', '/nutrition/week');
});

describe('the planned meals', () => {
  it('are listed in the order of the day with calories, macros, their total and the allergen note', async () => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    renderPart(<MealPlanCard />);
    expect(await card().findByText(`${plannedCalories} kcal planned in 4 meals`)).toBeVisible();
    expect(card().getByText('Calorie target').parentElement).toHaveTextContent('1800kcal');
    const slots = card()
      .getAllByText(/ · \d+ kcal/)
      .map((each) => each.textContent);
    expect(slots).toEqual(
      ['Lunch', 'Dinner', 'Snack', 'Snack'].map(
        (slot, at) => `${slot} · ${planned[at]!.calories} kcal · ${planned[at]!.minutes} min`,
      ),
    );
    const grams = [lunch.protein, lunch.carbs, lunch.fat].map((each) => Math.round(each ?? 0));
    expect(card().getByText(`${grams[0]} g protein · ${grams[1]} g carbs · ${grams[2]} g fat`)).toBeVisible();
    expect(card().getByText('Not checked for allergens. Read the ingredients.')).toBeVisible();
  });

  it('expand to show how they are made and their ingredients', async () => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    renderPart(<MealPlanCard />);
    const opener = await card().findByRole('button', { name: `Recipe for ${lunch.name}` });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    const [first, second] = lunch.ingredients;
    expect(card().queryByText(first!)).toBeNull();
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(card().getByText(lunch.description)).toBeVisible();
    expect(card().getByText(first!)).toBeVisible();
    expect(card().getByText(second!)).toBeVisible();
  });

  it('are logged with one tap and removed again with Undo', async () => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    const sent: unknown[] = [];
    server.use(
      http.post('/api/food-entries', async ({ request }) => {
        sent.push(await request.json());
        server.use(http.get('/api/food-entries', () => HttpResponse.json([loggedLunch])));
        return HttpResponse.json(loggedLunch, { status: 201 });
      }),
      http.delete('/api/food-entries/31', () => {
        sent.push('deleted');
        nothingLogged();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPart(<MealPlanCard />);
    await userEvent.click(await card().findByRole('button', { name: `Log ${lunch.name}` }));
    expect(await card().findByText('Logged')).toBeVisible();
    const undo = await card().findByRole('button', { name: `Undo logging ${lunch.name}` });
    await waitFor(() => expect(undo).toBeEnabled());
    expect(sent).toEqual([
      {
        name: lunch.name,
        ...nutrientsOf(lunch),
        mealType: 'lunch',
        quantity: 1,
        unit: 'serving',
        clientKey: expect.any(String) as string,
        loggedAt: expect.any(String) as string,
      },
    ]);
    await userEvent.click(undo);
    await waitFor(() => expect(card().queryByText('Logged')).toBeNull());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toBe('deleted');
    await waitFor(() => expect(card().getByRole('button', { name: `Log ${lunch.name}` })).toBeEnabled());
  });

  it('are shown as logged if today’s log has them, without Undo for a changed entry', async () => {
    server.use(
      ...recordedResponses('show_daily_meal_plan.planned'),
      http.get('/api/food-entries', ({ request }) => {
        expect(new URL(request.url).search).toBe('?from=2026-11-20&to=2026-11-20');
        return HttpResponse.json([{ ...loggedLunch, calories: 300 }]);
      }),
    );
    renderPart(<MealPlanCard />);
    expect(await card().findByText('Logged')).toBeVisible();
    expect(card().queryByRole('button', { name: /^Undo logging/ })).toBeNull();
    expect(card().getAllByRole('button', { name: /^Log / })).toHaveLength(3);
    expect(card().getAllByRole('button', { name: /^Swap / })).toHaveLength(3);
  });

  it('report a failed entry and reuse its client key on the next attempt', async () => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    const keys: unknown[] = [];
    server.use(
      http.post('/api/food-entries', async ({ request }) => {
        keys.push(((await request.json()) as { clientKey: string }).clientKey);
        return keys.length === 1
          ? HttpResponse.json(null, { status: 400 })
          : HttpResponse.json(loggedLunch, { status: 201 });
      }),
    );
    renderPart(<MealPlanCard />);
    const add = `Log ${lunch.name}`;
    await userEvent.click(await card().findByRole('button', { name: add }));
    expect(await findToast(`${lunch.name} could not be logged. Please try again.`)).toBeVisible();
    await userEvent.click(await card().findByRole('button', { name: add }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('are replaced by Refresh Plan and stay if that fails', async () => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    server.use(http.post('/api/auto-generate-meals', () => HttpResponse.error()));
    renderPart(<MealPlanCard />);
    const refresh = await card().findByRole('button', { name: 'Refresh Plan' });
    await userEvent.click(refresh);
    expect(await findToast('Failed to generate meal plan')).toBeVisible();
    expect(card().getByText(lunch.name)).toBeVisible();
    const other = {
      ...plan,
      meals: { ...plan.meals, lunch: { ...lunch, name: 'Lentil soup' } },
      notes: [
        {
          code: 'MEALS_ABOVE_TARGET',
          text: 'Your target is below the minimum for meal plans, so this plan uses the minimum.',
          parameters: {},
        },
        {
          code: 'MACROS_NOT_MET',
          text: 'The planned meals do not meet your target: 182 g of protein instead of 400 g a day.',
          parameters: {},
        },
      ],
    };
    server.use(http.post('/api/auto-generate-meals', () => HttpResponse.json(other)));
    await userEvent.click(refresh);
    expect(await card().findByText('Lentil soup')).toBeVisible();
    expect(card().queryByText(lunch.name)).toBeNull();
    expect(card().getByText(/^Your target is below the minimum for meal plans/)).toBeVisible();
    expect(card().getByText(/182 g of protein instead of 400 g a day\.$/)).toBeVisible();
    expect(await findToast('New Meal Plan Generated! 🍽️')).toBeVisible();
  });

  it('tell people with a vegan diet that they need vitamin B12', async () => {
    nothingLogged();
    signIn({ ...mara, diet: ['vegan'] });
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    renderPart(<MealPlanCard />);
    expect(await card().findByText(/A vegan diet needs vitamin B12 from a supplement\./)).toBeVisible();
  });

  it('say what was left out because of the profile, unless a meal that is still to come does not fit', async () => {
    nothingLogged();
    signIn({ ...mara, allergens: ['nuts', 'mustard'], dislikes: ['Mushrooms'], diet: ['vegetarian', 'gluten_free'] });
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    const { unmount } = renderPart(<MealPlanCard />);
    const sentence =
      'Planned without: tree nuts, mustard, Mushrooms. Diet: vegetarian, gluten-free. ' +
      'Read the labels; traces are not checked.';
    expect(await card().findByText(sentence)).toBeVisible();
    unmount();
    const meals = { ...plan.meals, lunch: { ...lunch, fitsProfile: false } };
    server.use(http.get('/api/daily-meal-plan', () => HttpResponse.json({ ...plan, meals })));
    renderPart(<MealPlanCard />);
    expect(await card().findByText('Not checked for allergens. Read the ingredients.')).toBeVisible();
  });

  it('name dislikes and diet even without allergens', async () => {
    nothingLogged();
    signIn({ ...mara, dislikes: ['Mushrooms'], diet: ['dairy_free'] });
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
    renderPart(<MealPlanCard />);
    const sentence = 'Planned without: Mushrooms. Diet: dairy-free. Not checked for allergens. Read the ingredients.';
    expect(await card().findByText(sentence)).toBeVisible();
  });

  it.each([
    [
      'the note',
      example<GeneratedMealPlan>('auto_generate_meals.success').response.body!,
      NOTHING_LEFT,
      NOTHING_LEFT.text,
    ],
    ['a sentence', plan, undefined, 'Nothing is left to plan for today.'],
  ])('give way to %s if nothing is left to plan', async (_, body, note, text) => {
    nothingLogged();
    const meals = { breakfast: null, lunch: null, dinner: null, snacks: [] };
    server.use(
      http.get('/api/daily-meal-plan', () => HttpResponse.json({ ...body, meals, notes: note ? [note] : [] })),
    );
    renderPart(<MealPlanCard />);
    expect(await card().findByText(text)).toBeVisible();
    expect(card().queryByRole('list')).toBeNull();
    expect(card().queryByText(/allergens/)).toBeNull();
  });
});

describe('a swap', () => {
  const swapLunch = `Swap ${lunch.name} for another dish`;
  beforeEach(() => {
    nothingLogged();
    server.use(...recordedResponses('show_daily_meal_plan.planned'));
  });

  it('replaces one meal', async () => {
    server.use(...recordedResponses('swap_planned_meal.success'));
    const sent = requestBodies('POST', '/api/daily-meal-plan/swap');
    renderPart(<MealPlanCard />);
    await userEvent.click(await card().findByRole('button', { name: swapLunch }));
    expect(await card().findByText(swapped.meals!.lunch!.name)).toBeVisible();
    expect(card().queryByText(lunch.name)).toBeNull();
    expect(card().getByText(plan.meals!.dinner!.name)).toBeVisible();
    expect(sent).toEqual([{ slot: 'lunch' }]);
  });

  it('of a snack names which one', async () => {
    server.use(...recordedResponses('swap_planned_meal.success'));
    const sent = requestBodies('POST', '/api/daily-meal-plan/swap');
    renderPart(<MealPlanCard />);
    await userEvent.click(await card().findByRole('button', { name: `Swap ${secondSnack.name} for another dish` }));
    await waitFor(() => expect(sent).toEqual([{ slot: 'snack', index: 1 }]));
  });

  it('shows the server’s sentence if no other dish suits', async () => {
    const message = 'No other dish suits what you eat';
    const problem = { code: 'NO_OTHER_DISH', message, reason: { code: 'NO_OTHER_DISH', parameters: {} } };
    server.use(http.post('/api/daily-meal-plan/swap', () => HttpResponse.json(problem, { status: 409 })));
    renderPart(<MealPlanCard />);
    await userEvent.click(await card().findByRole('button', { name: swapLunch }));
    expect(await findToast(message)).toBeVisible();
    expect(card().getByText(lunch.name)).toBeVisible();
  });

  it('of a meal that another device replaced fetches the plan again', async () => {
    server.use(...recordedResponses('swap_planned_meal.missing'));
    renderPart(<MealPlanCard />);
    const swap = await card().findByRole('button', { name: swapLunch });
    const newer = example<GeneratedMealPlan>('swap_planned_meal.success').response.body;
    server.use(http.get('/api/daily-meal-plan', () => HttpResponse.json(newer)));
    await userEvent.click(swap);
    expect(await findToast('This meal is not in the plan')).toBeVisible();
    expect(await card().findByText(swapped.meals!.lunch!.name)).toBeVisible();
  });
});
