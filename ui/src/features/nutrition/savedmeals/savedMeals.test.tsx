import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry } from '@/shared/api/types';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { FoodLog } from '@/features/nutrition/log/FoodLog';
import { QuickFood } from '@/features/nutrition/quick/QuickFood';

// The Friday of the recorded examples, in the morning.
const MORNING = new Date('2026-11-20T08:00:00+01:00');
const NOW = expect.any(String) as string;
const KEY = expect.any(String) as string;
const food = ['list_food_entries.empty', 'show_nutrition_stats.day', 'list_frequent_foods.empty'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  signIn();
});

const openSearch = (query: { day?: string } = {}) =>
  renderPart(<FoodDialog entry={null} day={query.day ?? null} meal="breakfast" onClose={() => {}} />);

describe('a saved meal in the food search', () => {
  it('is shown first for its meal and logged in one tap, with Undo', async () => {
    server.use(...recordedResponses(...food, 'list_saved_meals.one', 'log_saved_meal.success'));
    server.use(http.delete('/api/food-entries/:id', () => new HttpResponse(null, { status: 204 })));
    const sent = requestBodies('POST', '/api/saved-meals/1/log');
    openSearch();
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oats and banana' }));
    expect(await screen.findByText(/^Oats and banana · 333 kcal added to Breakfast/)).toBeVisible();
    expect(screen.getByText('2 foods added so far')).toBeVisible();
    expect(sent).toEqual([{ mealType: 'breakfast', loggedAt: NOW, clientKey: KEY }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/added to Breakfast/)).toBeNull());
  });

  it('shows its foods, and only for its meal unless its name is typed', async () => {
    server.use(...recordedResponses(...food, 'list_saved_meals.one'));
    server.use(http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([])));
    openSearch();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the foods of Oats and banana' }));
    const foods = within(screen.getByRole('list', { name: 'Foods of Oats and banana' }));
    expect(foods.getByText('Rolled oats · 60 g')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Dinner' }));
    expect(screen.queryByRole('button', { name: 'Log Oats and banana' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'oats ban');
    expect(await screen.findByRole('button', { name: 'Log Oats and banana' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const row = screen.getByRole('button', { name: 'Show the foods of Oats and banana' });
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.queryByText('No close match')).toBeNull();
  });

  it('is logged on the day that the dialog is for', async () => {
    server.use(...recordedResponses(...food, 'list_saved_meals.one', 'log_saved_meal.success'));
    const sent = requestBodies('POST', '/api/saved-meals/1/log');
    openSearch({ day: '2026-11-18' });
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oats and banana' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ loggedAt: new Date('2026-11-18T08:00').toISOString() });
  });
});

it('a meal of the log is saved with the values of its entries under a name that can be changed', async () => {
  server.use(...recordedResponses('list_food_entries.days', 'create_saved_meal.success'));
  const sent = requestBodies<{ name: string; foods: object[] }>('POST', '/api/saved-meals');
  renderPart(<FoodLog onAdd={() => {}} onEdit={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: /^More options for Breakfast, Yesterday/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as meal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as meal' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('My breakfast');
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await userEvent.type(name, 'Workday breakfast');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('Meal saved')).toBeVisible();
  const entries = example<FoodEntry[]>('list_food_entries.days').response.body!.filter(
    ({ localDate, mealType }) => localDate === '2026-11-19' && mealType === 'breakfast',
  );
  expect(sent[0]).toMatchObject({ name: 'Workday breakfast', mealType: 'breakfast', clientKey: KEY });
  expect(sent[0]?.foods).toEqual(
    entries.map((entry) => expect.objectContaining({ name: entry.name, calories: entry.calories }) as object),
  );
});

it('the dashboard offers a saved meal at its time of day until that meal is logged', async () => {
  const logged = example<FoodEntry[]>('log_saved_meal.success').response.body!;
  let log: FoodEntry[] = [];
  server.use(...recordedResponses('list_saved_meals.one'));
  server.use(
    http.get('/api/food-entries', () => HttpResponse.json(log)),
    http.post('/api/saved-meals/:id/log', () => {
      log = logged;
      return HttpResponse.json(logged, { status: 201 });
    }),
  );
  renderPart(<QuickFood />);
  await userEvent.click(await screen.findByRole('button', { name: 'Oats and banana 333 kcal, saved meal' }));
  expect(await screen.findByText('Oats and banana · 333 kcal added to Breakfast')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /saved meal/ })).toBeNull());
});

it('a refusal is reported and nothing is added, in German too', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...food, 'list_saved_meals.one'));
  server.use(http.post('/api/saved-meals/:id/log', () => HttpResponse.json(null, { status: 400 })));
  openSearch();
  await userEvent.click(await screen.findByRole('button', { name: 'Oats and banana eintragen' }));
  expect(await screen.findByText(/konnte nicht gespeichert werden/)).toBeVisible();
  expect(screen.queryByText(/hinzugefügt/)).toBeNull();
});
