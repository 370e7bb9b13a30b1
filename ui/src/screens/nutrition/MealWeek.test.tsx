import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mealsInOrder } from '@/features/mealplan/logic';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry, GeneratedMealPlan, WeekPlan } from '@/shared/api/types';
import { MealWeek } from './MealWeek';

const week = example<WeekPlan>('show_meal_week.planned').response.body!;
const friday = week.days[4]!.meals!;
const saturday = week.days[5]!.meals!;
const AGREED = { name: 'Plan all days again' };

const planned = () => server.use(...recordedResponses('show_meal_week.planned'));
const day = (name: RegExp) => screen.findByRole('region', { name });
const open = (query = '') => renderPart(<MealWeek />, { path: `/nutrition/week${query}` });
// The number of days without meals from Friday on.
const withEmpty = (count: number): WeekPlan => ({
  ...week,
  days: week.days.map((each, index) => (index >= 7 - count ? { ...each, meals: null } : each)),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn(mara);
  server.use(...recordedResponses('list_food_entries.empty'));
});

afterEach(() => vi.useRealTimers());

describe('the meals of a week', () => {
  it('show each day from today on with its calories beside the target', async () => {
    planned();
    open();
    const today = await day(/^Friday Nov 20\s?Today/);
    const sum = Math.round(mealsInOrder(friday).reduce((total, { meal }) => total + meal.calories, 0));
    expect(within(today).getByText('of 1800 kcal').textContent).toBe(`${sum} of 1800 kcal`);
    expect(within(today).getAllByRole('listitem')).toHaveLength(mealsInOrder(friday).length);
    expect(within(today).getByText(mealsInOrder(friday)[0]!.meal.name)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: 'November 16–22' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Nutrition' })).toHaveAttribute('href', '/nutrition');
  });

  it('fetch the week of the address', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/meal-week', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(week);
      }),
    );
    open('?week=2026-11-25');
    await day(/^Friday/);
    expect(asked).toEqual(['?date=2026-11-23']);
  });

  it('show how a dish is made, and its amounts, after a tap', async () => {
    planned();
    open();
    const dish = mealsInOrder(friday)[0]!.meal;
    const opener = await screen.findByRole('button', { name: new RegExp(dish.name), expanded: false });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(dish.description)).toBeNull();
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(dish.description)).toBeVisible();
    expect(screen.getByText(dish.ingredients[0]!)).toBeVisible();
  });

  it('swap one meal of a day to come', async () => {
    planned();
    const other = { ...saturday.dinner!, name: 'Lentil soup' };
    const answer: GeneratedMealPlan = {
      dailyCalories: 1800,
      meals: { ...saturday, dinner: other },
      message: null,
      note: null,
      notes: [],
    };
    server.use(http.post('/api/daily-meal-plan/swap', () => HttpResponse.json(answer)));
    const sent = requestBodies('POST', '/api/daily-meal-plan/swap');
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: `Swap ${saturday.dinner!.name} for another dish` }),
    );
    const changed = await day(/^Saturday/);
    expect(await within(changed).findByText('Lentil soup')).toBeVisible();
    expect(screen.queryByText(saturday.dinner!.name)).toBeNull();
    expect(sent).toEqual([{ slot: 'dinner', date: '2026-11-21' }]);
  });

  it('stay if no other dish suits, with the sentence of the server', async () => {
    planned();
    const message = 'No other dish suits what you eat';
    const problem = { code: 'NO_OTHER_DISH', message, reason: { code: 'NO_OTHER_DISH', parameters: {} } };
    server.use(http.post('/api/daily-meal-plan/swap', () => HttpResponse.json(problem, { status: 409 })));
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: `Swap ${saturday.dinner!.name} for another dish` }),
    );
    expect(await findToast(message)).toBeVisible();
    expect(screen.getByText(saturday.dinner!.name)).toBeVisible();
  });

  it('are marked and not swapped once they are in the food log of today', async () => {
    planned();
    const { slot, meal } = mealsInOrder(friday)[0]!;
    const entry = example<FoodEntry>('create_food_entry.success').response.body!;
    server.use(http.get('/api/food-entries', () => HttpResponse.json([{ ...entry, name: meal.name, mealType: slot }])));
    open();
    expect(await screen.findByText('· Logged')).toBeVisible();
    // What was logged counts instead of the planned meal.
    const others = mealsInOrder(friday).slice(1);
    const sum = Math.round(others.reduce((total, each) => total + each.meal.calories, entry.calories));
    expect(within(await day(/^Friday/)).getByText('of 1800 kcal').textContent).toBe(`${sum} of 1800 kcal`);
    expect(screen.queryByRole('button', { name: `Swap ${meal.name} for another dish` })).toBeNull();
  });

  it('have the notes of the plan', async () => {
    const text = 'The planned meals do not meet your target: 182 g of protein instead of 400 g a day.';
    server.use(
      http.get('/api/meal-week', () =>
        HttpResponse.json({ ...week, notes: [{ code: 'MACROS_NOT_MET', text, parameters: {} }] }),
      ),
    );
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('of days before today are folded away and stay as they are', async () => {
    vi.setSystemTime(new Date('2026-11-22T11:00:00+01:00'));
    planned();
    open();
    const earlier = await screen.findByRole('button', { name: '2 earlier days' });
    expect(screen.queryByRole('region', { name: /^Friday/ })).toBeNull();
    await userEvent.click(earlier);
    const past = await day(/^Friday/);
    expect(within(past).queryByRole('button', { name: /^Swap/ })).toBeNull();
  });

  it('can be loaded again after an error', async () => {
    server.use(http.get('/api/meal-week', () => HttpResponse.error()));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    planned();
    await userEvent.click(retry);
    expect(await day(/^Friday/)).toBeVisible();
  });

  it('are in German for German users', async () => {
    signIn({ ...mara, locale: 'de' });
    planned();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Essenswoche' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '16.–22. November' })).toBeVisible();
    expect(await day(/^Freitag 20\. Nov\.\s?Heute/)).toBeVisible();
  });
});

describe('planning', () => {
  it('fills an empty week with one tap', async () => {
    server.use(...recordedResponses('show_meal_week.none'));
    const answer = gate();
    server.use(
      http.post('/api/meal-week', async () => {
        await answer.opened;
        return HttpResponse.json(week);
      }),
    );
    const sent = requestBodies('POST', '/api/meal-week');
    open();
    expect(await screen.findByText('No meals are planned for these days')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plan the week' }));
    expect(await screen.findByRole('button', { name: 'Planning...' })).toHaveAttribute('aria-disabled', 'true');
    answer.open();
    expect(await day(/^Friday/)).toBeVisible();
    expect(await findToast('Your week is planned')).toBeVisible();
    expect(sent).toEqual([{ date: '2026-11-16', replace: false }]);
  });

  it('is offered for the days without meals', async () => {
    server.use(http.get('/api/meal-week', () => HttpResponse.json(withEmpty(2))));
    open();
    expect(await screen.findByText('2 days have no meals yet. The others stay as they are.')).toBeVisible();
    expect(within(await day(/^Sunday/)).getByText('No meals yet')).toBeVisible();
    server.use(...recordedResponses('plan_meal_week.success'));
    await userEvent.click(screen.getByRole('button', { name: 'Plan the week' }));
    await waitFor(() => expect(screen.queryByText('No meals yet')).toBeNull());
  });

  it('replaces all days only after a confirmation', async () => {
    planned();
    server.use(...recordedResponses('plan_meal_week.success'));
    const sent = requestBodies('POST', '/api/meal-week');
    open();
    await userEvent.click(await screen.findByRole('button', AGREED));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan all days again?' }));
    expect(dialog.getByText(/^This replaces the planned meals of November 20–22\./)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', AGREED));
    expect(await findToast('Your week is planned')).toBeVisible();
    expect(sent).toEqual([{ date: '2026-11-16', replace: true }]);
  });

  it('shows why it failed', async () => {
    server.use(...recordedResponses('show_meal_week.none', 'plan_meal_week.past'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Plan the week' }));
    expect(await findToast('Must not be in the past')).toBeVisible();
  });
});

describe('the week', () => {
  it('changes by its buttons, and the address follows', async () => {
    planned();
    const { currentPath } = open('?tab=meals');
    await day(/^Friday/);
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'November 23–29' })).toBeVisible();
    expect(currentPath()).toBe('/nutrition/week?week=2026-11-23');
    await userEvent.click(screen.getByRole('button', { name: 'This week' }));
    expect(currentPath()).toBe('/nutrition/week');
    expect(screen.queryByRole('button', { name: 'This week' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'November 9–15' })).toBeVisible();
  });

  it('is at most four weeks ahead', async () => {
    planned();
    open('?week=2026-12-14');
    const next = await screen.findByRole('button', { name: 'Next week' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByRole('heading', { level: 2, name: 'December 14–20' })).toBeVisible();
  });
});
