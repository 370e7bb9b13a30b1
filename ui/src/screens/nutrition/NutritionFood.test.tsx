import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntryInput, FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { banana, dialog, existingUser, KEY, logs, NOW, RECORDED, suggests, yogurts } from './foodFixtures';
import { Nutrition } from './Nutrition';

const open = (query = '?dialog=add-food') =>
  renderPart(<Nutrition />, { path: `/nutrition${query}`, screenPaths: ['/nutrition'] });
const search = (sheet: Awaited<ReturnType<typeof dialog>>) => sheet.getByRole('textbox', { name: 'Name' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('logging in two taps', () => {
  it('Add Food and + log a frequent food to the current meal with Undo', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), ...recordedResponses(...existingUser, 'delete_food_entry.success'));
    const deleted = requestBodies('DELETE', '/api/food-entries/101');
    server.use(http.delete('/api/food-entries/:id', () => new HttpResponse(null, { status: 204 })));
    open('');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Food' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oatmeal with berries, 1 bowl' }));
    const sheet = await dialog();
    expect(await sheet.findByText(/^Oatmeal with berries · 342 kcal added to Lunch/)).toBeVisible();
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
        loggedAt: NOW,
      },
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
    expect(sheet.queryByText(/added to Lunch/)).toBeNull();
  });

  it('stays open for the next food, says what was added and how many, and closes with Done', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'banana');
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Banana, 1 medium' }));
    const first = await sheet.findByText(/^Banana · 105 kcal added to Lunch/);
    expect(first.closest('[role=status]')).toHaveTextContent('1 food added so far');
    expect(search(sheet)).toHaveValue('');
    expect(search(sheet)).toHaveFocus();
    // One offer to undo it, beside the words.
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);

    await userEvent.type(search(sheet), 'yog');
    await userEvent.click(
      await sheet.findByRole('button', {
        name: `Choose ${yogurts[0]!.name}, ${yogurts[0]!.quantity} ${yogurts[0]!.unit}`,
      }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    const second = await sheet.findByText(/added to Lunch/);
    await waitFor(() => expect(second.closest('[role=status]')).toHaveTextContent('2 foods added so far'));
    expect(search(sheet)).toHaveValue('');
    await waitFor(() => expect(search(sheet)).toHaveFocus());
    expect(sent.map(({ name }) => name)).toEqual(['Banana', yogurts[0]!.name]);
    expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(2);

    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The bar offers it from now on.
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('stays open and reports an error if logging is refused', async () => {
    server.use(
      ...recordedResponses(...existingUser),
      http.post('/api/food-entries', () => HttpResponse.json(null, { status: 400 })),
    );
    open();
    const sheet = await dialog();
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Apple, 1 medium' }));
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Log Apple, 1 medium' })).toBeEnabled();
    const row = sheet.getByRole('button', { name: 'Choose Apple, 1 medium' });
    expect(row).toHaveAccessibleDescription(/^\d+ kcal$/);
    expect(sheet.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('repeats the same meal of the previous day, whose row shows its foods', async () => {
    server.use(...recordedResponses(...existingUser, 'copy_food_entries.meal'));
    const sent = requestBodies('POST', '/api/food-entries/copy');
    open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('radio', { name: 'Breakfast' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show the foods: Breakfast' }));
    const foods = within(sheet.getByRole('list', { name: 'Foods: Breakfast' }));
    expect(foods.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Flat white · 1 serving118 kcal',
      'Oatmeal with berries · 1 bowl342 kcal',
    ]);
    expect(sent).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Repeat yesterday: Breakfast' }));
    const added = await sheet.findByText(/^2 foods · 460 kcal added to Breakfast/);
    expect(added.closest('[role=status]')).toHaveTextContent('2 foods added so far');
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

  it('opens the portion of a logged food by its row', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.click(await sheet.findByRole('button', { name: 'Choose Apple, 1 medium' }));
    expect(sent).toEqual([]);
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Apple');
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Quantity' })).toHaveFocus());
  });

  it('logs to a past day at the default time of the meal', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), ...recordedResponses(...existingUser));
    open('?dialog=add-food&day=2026-11-18');
    const sheet = await dialog('Add Food: Wed, Nov 18');
    await userEvent.click(sheet.getByRole('radio', { name: 'Dinner' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Log Apple, 1 medium' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ mealType: 'dinner', loggedAt: '2026-11-18T18:00:00.000Z' });
    expect(await sheet.findByText(/added to Dinner/)).toBeVisible();
    expect(sheet.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  });
});

describe('search-as-you-type', () => {
  it('starts at two characters and sends one request after typing pauses', async () => {
    const requests: string[] = [];
    server.use(suggests(requests), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'b');
    expect(sheet.getByText('Type at least 2 letters to search the food table.')).toBeVisible();
    expect(requests).toEqual([]);
    await userEvent.type(search(sheet), 'anana');
    expect(await sheet.findByText('Best matches')).toBeVisible();
    expect(requests).toEqual(['banana']);
    await userEvent.clear(search(sheet));
    await userEvent.type(search(sheet), 'ei');
    await waitFor(() => expect(requests).toEqual(['banana', 'ei']));
  });

  it('Enter takes the first hit and opens its portion', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'banana');
    await sheet.findByText('Best matches');
    await userEvent.keyboard('{Enter}');
    expect(await sheet.findByRole('textbox', { name: 'Calories' })).toHaveValue('105');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Banana');
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Quantity' })).toHaveFocus());
  });

  it('Enter waits for the answer to what was typed', async () => {
    const answer = gate();
    server.use(
      http.get('/api/nutrition-suggestions/banana', async () => {
        await answer.opened;
        return HttpResponse.json([banana]);
      }),
      suggests(),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'yog');
    await sheet.findByText('Best matches');
    await userEvent.clear(search(sheet));
    await userEvent.type(search(sheet), 'banana{Enter}');
    expect(sheet.queryByRole('textbox', { name: 'Calories' })).toBeNull();
    answer.open();
    expect(await sheet.findByRole('textbox', { name: 'Calories' })).toHaveValue('105');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Banana');
  });

  it('Enter takes a logged food if it is the first hit', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'flat{Enter}');
    expect(await sheet.findByRole('textbox', { name: 'Calories' })).toHaveValue('118');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Flat white');
  });

  it('Enter never opens an empty form, only its own entry does', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'xyzzy{Enter}');
    expect(await sheet.findByText('No close match')).toBeVisible();
    const byHand = sheet.getByRole('button', { name: 'Enter values for "xyzzy"' });
    await waitFor(() => expect(byHand).toHaveFocus());
    expect(sheet.queryByRole('textbox', { name: 'Calories' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await sheet.findByRole('textbox', { name: 'Calories' })).toHaveValue('');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('xyzzy');
  });

  it('offers the empty form and a new own food as the last rows, below the hits too', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'yog');
    await sheet.findByText('Best matches');
    const rows = sheet.getAllByRole('button').filter((each) => each.hasAttribute('data-food-row'));
    expect(rows).toHaveLength(yogurts.length + 2);
    expect(rows.at(-2)).toHaveAccessibleName('Enter values for "yog"');
    expect(rows.at(-2)).toHaveAccessibleDescription('For this entry only');
    expect(rows.at(-1)).toHaveAccessibleName('Add "yog" to your foods');
    expect(rows.at(-1)).toHaveAccessibleDescription('The search finds it from then on');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await sheet.findByRole('textbox', { name: 'Name' })).toHaveValue(yogurts[1]!.name);
  });

  it.each(['kg', 'lb'] as const)('shows the weight of a portion to people who weigh in %s', async (weightUnit) => {
    signIn({ ...mara, weightUnit });
    const weight = weightUnit === 'kg' ? '118 g' : '4.2 oz';
    server.use(suggests(), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'banana');
    expect(await sheet.findByText(`1 medium · ${weight}`)).toBeVisible();
  });

  it('offers example searches if nothing was logged yet', async () => {
    server.use(
      suggests(),
      ...recordedResponses('list_food_entries.empty', 'show_nutrition_stats.empty', 'list_frequent_foods.empty'),
    );
    open();
    const sheet = await dialog();
    await userEvent.click(await sheet.findByRole('button', { name: 'Banana' }));
    expect(search(sheet)).toHaveValue('Banana');
    expect(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
  });

  it('distinguishes foods that share a row of the table', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const names = ['Black tea', 'Green tea'];
    server.use(
      http.get('/api/nutrition-suggestions/tea', () => HttpResponse.json(names.map((name) => ({ ...banana, name })))),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'tea');
    expect(await sheet.findByRole('button', { name: 'Choose Black tea, 1 medium' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Choose Green tea, 1 medium' })).toBeVisible();
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
    complaints.mockRestore();
  });

  it('shows an own food once, among the logged foods', async () => {
    const own = example<FoodSuggestion[]>('show_nutrition_suggestions.own').response.body![0]!;
    const [first] = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
    const renamed = { ...own, name: `${own.name}, sliced` };
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([renamed, banana])),
      http.get('/api/food-entries/frequent', () =>
        HttpResponse.json([{ ...first, name: own.name, food: own.food, unit: 'slice' }]),
      ),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), own.name);
    await sheet.findByText('Best matches');
    expect(sheet.getByRole('region', { name: 'Logged before' })).toHaveTextContent(own.name);
    expect(sheet.getByRole('region', { name: 'Food table' })).not.toHaveTextContent(own.name);
    expect(sheet.getByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
  });

  it('shows a food once that is logged and in the table, but other foods of its row', async () => {
    const [first] = example<LoggedFood[]>('list_frequent_foods.several').response.body!;
    const names = ['Black tea', 'Green tea'];
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json(names.map((name) => ({ ...banana, name })))),
      http.get('/api/food-entries/frequent', () =>
        HttpResponse.json([{ ...first, name: 'Black tea', food: banana.food }]),
      ),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'tea');
    await sheet.findByText('Best matches');
    const blackTeas = () => sheet.getAllByRole('button', { name: /^Choose Black tea/ });
    expect(blackTeas()).toHaveLength(1);
    expect(sheet.getByRole('region', { name: 'Food table' })).toHaveTextContent('Green tea');
    // A match within a word comes after the table.
    await userEvent.clear(search(sheet));
    await userEvent.type(search(sheet), 'lack');
    await sheet.findByText('Best matches');
    expect(blackTeas()).toHaveLength(1);
    expect(sheet.queryByRole('region', { name: 'Also logged before' })).toBeNull();
  });

  it('never replaces a newer answer with an older one', async () => {
    const answerOld = gate();
    server.use(
      http.get('/api/nutrition-suggestions/yog', async () => {
        await answerOld.opened;
        return HttpResponse.json(yogurts);
      }),
      suggests(),
      ...recordedResponses(...existingUser),
    );
    const requests = requestBodies('GET', '/api/nutrition-suggestions/yog');
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'yog');
    await waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.clear(search(sheet));
    await userEvent.type(search(sheet), 'banana');
    expect(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
    await act(async () => {
      answerOld.open();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(sheet.queryByText(yogurts[0]!.name)).toBeNull();
    expect(sheet.getByRole('button', { name: 'Choose Banana, 1 medium' })).toBeVisible();
  });

  it('shows when the search failed, with the entry of the empty form', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json({}, { status: 500 })),
      ...recordedResponses(...existingUser),
    );
    open();
    const sheet = await dialog();
    await userEvent.type(search(sheet), 'xyzzy{Enter}');
    expect(await sheet.findByText(/The search failed/)).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Enter values for "xyzzy"' })).toHaveFocus());
  });
});

it('the food dialog is available in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(logs(), suggests(), ...recordedResponses(...existingUser));
  open();
  const sheet = await dialog('Essen eintragen');
  await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'xyzzy');
  expect(await sheet.findByText('Kein passender Treffer')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Werte für „xyzzy“ eingeben' })).toBeVisible();
  await userEvent.clear(sheet.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'banana');
  await userEvent.click(await sheet.findByRole('button', { name: 'Banana eintragen, 1 medium' }));
  expect(await sheet.findByText(/^Banana · 105 kcal eingetragen: Mittag/)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Fertig' })).toBeVisible();
});
