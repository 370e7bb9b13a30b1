import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { hasDrafts } from '@/shared/lib/drafts';
import type { FoodSuggestion } from '@/shared/api/types';
import { Nutrition } from './Nutrition';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const existingUser = ['list_food_entries.days', 'show_nutrition_stats.day', 'list_frequent_foods.several'];
const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
const yogurts = example<FoodSuggestion[]>('show_nutrition_suggestions.list').response.body!;
const KEY = expect.any(String) as string;

const open = (query = '?dialog=add-food') =>
  renderPart(<Nutrition />, { path: `/nutrition${query}`, screenPaths: ['/nutrition'] });
const dialog = async (name: string | RegExp = 'Add Food') => within(await screen.findByRole('dialog', { name }));
const suggests = (requests: string[] = []) =>
  http.get('/api/nutrition-suggestions/:name', ({ params }) => {
    requests.push(String(params['name']));
    return HttpResponse.json(String(params['name']).toLowerCase().startsWith('ban') ? [banana] : yogurts);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('logging in two taps', () => {
  it('Add Food and a tap on a frequent food log it to the current meal with Undo', async () => {
    server.use(...recordedResponses(...existingUser, 'create_food_entry.success', 'delete_food_entry.success'));
    const sent = requestBodies('POST', '/api/food-entries');
    const deleted = requestBodies('DELETE', '/api/food-entries/1');
    open('');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Food' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oatmeal with berries, 1 bowl' }));
    expect(await screen.findByText('Oatmeal logged')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Oatmeal with berries',
        mealType: 'lunch',
        quantity: 1,
        unit: 'bowl',
        calories: 342,
        protein: 12.4,
        carbs: 58,
        fat: 7.1,
        fiber: 9,
        clientKey: KEY,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('stays open and reports an error if logging fails', async () => {
    server.use(
      ...recordedResponses(...existingUser),
      http.post('/api/food-entries', () => HttpResponse.error()),
    );
    open();
    const sheet = await dialog();
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Apple, 1 medium' }));
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    const apple = sheet.getByRole('button', { name: 'Log Apple, 1 medium' });
    expect(apple).toBeEnabled();
    expect(apple).toHaveAccessibleDescription(/^\d+ kcal$/);
  });

  it('offers the same meal of the previous day as one item', async () => {
    server.use(...recordedResponses(...existingUser, 'copy_food_entries.meal'));
    const sent = requestBodies('POST', '/api/food-entries/copy');
    open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('radio', { name: 'Breakfast' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Repeat yesterday: Breakfast' }));
    expect(await screen.findByText('2 foods copied to today')).toBeVisible();
    expect(sent).toEqual([{ from: '2026-11-19', to: '2026-11-20', mealType: 'breakfast', clientKey: KEY }]);
  });

  it('lists the foods of the chosen meal first, and recent foods on request', async () => {
    const orders: (string | null)[] = [];
    server.use(
      http.get('/api/food-entries/frequent', ({ request }) => {
        orders.push(new URL(request.url).searchParams.get('order'));
        return HttpResponse.json(example<object[]>('list_frequent_foods.several').response.body);
      }),
      ...recordedResponses('list_food_entries.days', 'show_nutrition_stats.day'),
    );
    open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('radio', { name: 'Snack' }));
    const first = (await sheet.findAllByRole('button', { name: /^Log / }))[0];
    expect(first).toHaveAccessibleName('Log Birthday cake, 1 slice');
    await userEvent.click(sheet.getByRole('radio', { name: 'Recent' }));
    await waitFor(() => expect(orders).toEqual(['frequent', 'recent']));
  });
});

describe('search-as-you-type', () => {
  it('starts at three characters and sends one request after typing pauses', async () => {
    const requests: string[] = [];
    server.use(suggests(requests), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'ba');
    expect(sheet.getByText('Type at least 3 letters to search the food table.')).toBeVisible();
    expect(requests).toEqual([]);
    await userEvent.type(sheet.getByLabelText('Name'), 'nana');
    expect(await sheet.findByText('1 food found')).toBeVisible();
    expect(requests).toEqual(['banana']);
  });

  it('offers example searches if nothing was logged yet', async () => {
    server.use(
      suggests(),
      ...recordedResponses('list_food_entries.empty', 'show_nutrition_stats.empty', 'list_frequent_foods.empty'),
    );
    open();
    const sheet = await dialog();
    await userEvent.click(await sheet.findByRole('button', { name: 'Banana' }));
    expect(sheet.getByLabelText('Name')).toHaveValue('Banana');
    expect(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
  });

  it('distinguishes foods that share a row of the table', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(...recordedResponses(...existingUser, 'show_nutrition_suggestions.same_row'));
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'tea');
    expect(await sheet.findByRole('button', { name: 'Choose Black tea, 1 cup' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Choose Green tea, 1 cup' })).toBeVisible();
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
    complaints.mockRestore();
  });

  it('never replaces a newer answer with an older one', async () => {
    const answerOld = gate();
    server.use(
      http.get('/api/nutrition-suggestions/yog', async () => {
        await answerOld.opened;
        return HttpResponse.json(yogurts);
      }),
      http.get('/api/nutrition-suggestions/banana', () => HttpResponse.json([banana])),
      ...recordedResponses(...existingUser),
    );
    const requests = requestBodies('GET', '/api/nutrition-suggestions/yog');
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'yog');
    await waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.clear(sheet.getByLabelText('Name'));
    await userEvent.type(sheet.getByLabelText('Name'), 'banana');
    expect(await sheet.findByText('1 food found')).toBeVisible();
    await act(async () => {
      answerOld.open();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(sheet.queryByText('Plain yogurt')).toBeNull();
    expect(sheet.getByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
  });

  it('fills the form by arrow key and Enter, and the nutrients follow quantity and portion', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser, 'create_food_entry.suggested'));
    const sent = requestBodies('POST', '/api/food-entries');
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'banana');
    await sheet.findByText('1 food found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Quantity' })).toHaveFocus());
    expect(sheet.getByLabelText('Name')).toHaveValue('Banana');
    expect(sheet.getByLabelText('Calories')).toHaveValue('105');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'g');
    expect(sheet.getByRole('textbox', { name: 'Quantity' })).toHaveValue('100');
    expect(sheet.getByLabelText('Calories')).toHaveValue('89');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'medium (118 g)');
    fireEvent.change(sheet.getByRole('textbox', { name: 'Quantity' }), { target: { value: '2' } });
    expect(sheet.getByLabelText('Carbs')).toHaveValue('54');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await screen.findByText('Banana logged')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Banana',
        quantity: 2,
        unit: 'medium',
        calories: 210,
        carbs: 54,
        clientKey: KEY,
      }),
    ]);
    expect(sent[0]).not.toHaveProperty('loggedAt');
  });

  it('logs a suggestion unchanged with its plus button', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser, 'create_food_entry.suggested'));
    const sent = requestBodies('POST', '/api/food-entries');
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'banana');
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Banana, 1 medium' }));
    expect(await screen.findByText('Banana logged')).toBeVisible();
    expect(sent[0]).toMatchObject({ name: 'Banana', quantity: 1, unit: 'medium', calories: 105 });
  });

  it('shows when no food matches and when the search failed', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([])),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Name'), 'xyzzy');
    expect(await sheet.findByText(/No food matches/)).toBeVisible();
    server.use(http.get('/api/nutrition-suggestions/:name', () => HttpResponse.error()));
    await userEvent.type(sheet.getByLabelText('Name'), 'y');
    expect(await sheet.findByText(/The search failed/)).toBeVisible();
  });
});

describe('entering values by hand', () => {
  const byHand = async () => {
    open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values yourself' }));
    return sheet;
  };

  it('reports each missing value', async () => {
    server.use(...recordedResponses(...existingUser));
    const sheet = await byHand();
    fireEvent.change(sheet.getByRole('textbox', { name: 'Quantity' }), { target: { value: '0' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await sheet.findByText('Name is required')).toBeVisible();
    expect(sheet.getByText('Calories must be at least 1')).toBeVisible();
    expect(sheet.getByText('Quantity must be at least 0.1')).toBeVisible();
  });

  it('accepts a decimal comma and leaves out unknown values', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(suggests(), ...recordedResponses(...existingUser, 'create_food_entry.success'));
    const sent = requestBodies('POST', '/api/food-entries');
    open();
    const sheet = await dialog('Essen eintragen');
    await userEvent.click(sheet.getByRole('button', { name: 'Werte selbst eingeben' }));
    await userEvent.type(sheet.getByLabelText('Name'), 'Müsli');
    fireEvent.change(sheet.getByLabelText('Kalorien'), { target: { value: '166,1' } });
    fireEvent.change(sheet.getByLabelText('Eiweiß'), { target: { value: '5,9' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Eintragen' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      name: 'Müsli',
      mealType: 'lunch',
      quantity: 1,
      unit: 'serving',
      calories: 166.1,
      protein: 5.9,
      clientKey: KEY,
    });
  });

  it('shows a server error at its field and keeps the typed values in a draft', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser, 'create_food_entry.invalid'));
    const sheet = await byHand();
    await userEvent.type(sheet.getByLabelText('Name'), 'Air');
    fireEvent.change(sheet.getByLabelText('Calories'), { target: { value: '5' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await sheet.findByText('Quantity must be at least 0.1')).toBeVisible();
    expect(sheet.getByLabelText('Name')).toHaveValue('Air');
    expect(hasDrafts()).toBe(true);
  });

  it('restores a draft, and Cancel deletes it', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const { unmount } = open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values yourself' }));
    await userEvent.type(sheet.getByLabelText('Name'), 'Soup');
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2026-11-17' } });
    unmount();
    vi.setSystemTime(new Date('2026-11-20T13:30:00+01:00'));
    open();
    const again = await dialog();
    expect(again.getByLabelText('Name')).toHaveValue('Soup');
    expect(again.getByLabelText('Date')).toHaveValue('2026-11-17');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    expect(hasDrafts()).toBe(false);
  });

  it('logs to a past day at the default time of the meal', async () => {
    server.use(...recordedResponses(...existingUser, 'create_food_entry.success'));
    const sent = requestBodies('POST', '/api/food-entries');
    open('?dialog=add-food&day=2026-11-18');
    const sheet = await dialog('Add Food: Wed, Nov 18');
    await userEvent.click(sheet.getByRole('radio', { name: 'Dinner' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Apple, 1 medium' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ mealType: 'dinner', loggedAt: '2026-11-18T18:00:00.000Z' });
  });
});

describe('editing', () => {
  const edit = async (name = 'Edit Oatmeal with berries') => {
    open('');
    await userEvent.click((await screen.findAllByRole('button', { name }))[0]!);
    return dialog('Edit Food');
  };

  it('opens with the entry and sends the changes, with null for an emptied nutrient', async () => {
    server.use(...recordedResponses('list_food_entries.days', 'show_nutrition_stats.day', 'update_food_entry.emptied'));
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await edit();
    expect(sheet.getByLabelText('Protein')).toHaveValue('12.4');
    expect(sheet.getByLabelText('Time')).toHaveValue('07:40');
    expect(sheet.getByLabelText('Sugar')).toHaveValue('');
    fireEvent.change(sheet.getByLabelText('Fat'), { target: { value: '' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Food updated')).toBeVisible();
    expect(sent).toEqual([{ fat: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requests no suggestions and scales the nutrients only on request', async () => {
    server.use(...recordedResponses('list_food_entries.days', 'show_nutrition_stats.day', 'update_food_entry.emptied'));
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await edit();
    await userEvent.type(sheet.getByLabelText('Name'), ' and nuts');
    fireEvent.change(sheet.getByRole('textbox', { name: 'Quantity' }), { target: { value: '2' } });
    expect(sheet.getByLabelText('Calories')).toHaveValue('342');
    await userEvent.click(sheet.getByRole('button', { name: 'Scale the values to 2 bowl' }));
    expect(sheet.getByLabelText('Calories')).toHaveValue('684');
    expect(sheet.queryByRole('button', { name: /^Scale/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      name: 'Oatmeal with berries and nuts',
      quantity: 2,
      calories: 684,
      protein: 24.8,
      carbs: 116,
      fat: 14.2,
      fiber: 18,
    });
  });

  it('stays open and shows a server error at its field', async () => {
    server.use(...recordedResponses('list_food_entries.days', 'show_nutrition_stats.day', 'update_food_entry.invalid'));
    const sheet = await edit('Edit Birthday cake');
    fireEvent.change(sheet.getByLabelText('Calories'), { target: { value: '291' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('At most 20,000 kcal')).toBeVisible();
    expect(sheet.getByLabelText('Calories')).toHaveValue('291');
  });
});
