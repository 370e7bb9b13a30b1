import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntryInput, FoodSuggestion, RecipeInput, SavedMealUpdate } from '@/shared/api/types';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { logs } from './foodFixtures';
import { MyFoods } from './MyFoods';

const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
const bread = example<FoodSuggestion[]>('show_nutrition_suggestions.own').response.body!;
const all = ['list_own_foods.two', 'list_recipes.one', 'list_saved_meals.one'];
const none = ['list_own_foods.empty', 'list_recipes.empty', 'list_saved_meals.empty'];
const open = (tab = 'foods') => renderPart(<MyFoods />, { path: `/nutrition/foods?tab=${tab}` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// Finds own bread and a recipe for "bread", a banana otherwise.
const suggests = http.get('/api/nutrition-suggestions/:name', ({ params }) =>
  HttpResponse.json(String(params['name']).toLowerCase().includes('bread') ? bread : [banana]),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
});

it('each tab says what it is good for while it is empty, and offers to add the first', async () => {
  server.use(...recordedResponses(...none));
  const { currentPath } = open();
  expect(await screen.findByText('No foods of your own yet')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Recipes' }));
  expect(await screen.findByText(/^Enter what goes into a dish/)).toBeVisible();
  expect(currentPath()).toBe('/nutrition/foods?tab=recipes');
  await userEvent.click(screen.getByRole('tab', { name: 'Saved meals' }));
  await screen.findByText('No saved meals yet');
  const [first] = screen.getAllByRole('button', { name: 'New meal' });
  await userEvent.click(first!);
  expect(await screen.findByRole('dialog', { name: 'New meal' })).toBeVisible();
});

it('a list that cannot be loaded says so and can be tried again', async () => {
  server.use(http.get('/api/own-foods', () => HttpResponse.json({}, { status: 500 })));
  open();
  expect(await screen.findByText('Your foods could not be loaded')).toBeVisible();
  server.use(...recordedResponses('list_own_foods.two'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit Oat drink' })).toBeVisible();
});

describe('own foods', () => {
  it('open their form by their row and their portion by their button', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), ...recordedResponses(...all, 'list_food_entries.empty'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sourdough bread' }));
    const form = await dialog('Edit food');
    expect(form.getByRole('textbox', { name: 'Portion weight' })).toHaveValue('50');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log Sourdough bread' }));
    const portion = await dialog('Add Food');
    expect(portion.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]).toMatchObject({ food: 'own:1', quantity: 2, unit: 'slice', grams: 100, calories: 236 });
    expect(await screen.findByText('Sourdough bread logged')).toBeVisible();
  });

  it('are deleted with Undo; one that a recipe uses comes back with the reason', async () => {
    server.use(...recordedResponses(...all, 'delete_own_food.in_recipe'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sourdough bread' }));
    expect(screen.queryByRole('button', { name: 'Edit Sourdough bread' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sourdough bread' }));
    await act(() => sendPendingDeletion());
    expect(await findToast('Tomato and bread soup uses this food. Remove it from the recipe first.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Sourdough bread' })).toBeVisible();
  });
});

describe('recipes', () => {
  it('are made of foods on this device while the server is away', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', ({ params }) =>
        params['name'] === 'Banana' ? HttpResponse.json([banana]) : HttpResponse.error(),
      ),
      ...recordedResponses('list_own_foods.two', 'list_recipes.one', 'list_favorite_foods.empty'),
    );
    open('recipes');
    await userEvent.click(await screen.findByRole('button', { name: 'New recipe' }));
    const form = await dialog('New recipe');
    const search = form.getByRole('textbox', { name: 'Add a food' });
    await userEvent.type(search, 'banan');
    expect(await form.findByRole('button', { name: /^Add Banana/ })).toBeVisible();
    expect(form.getByText('Without a connection, only foods on this device are searched.')).toBeVisible();
    expect(form.queryByRole('alert')).toBeNull();
    await userEvent.type(search, '{Enter}');
    expect(await form.findByRole('textbox', { name: 'Quantity of Banana' })).toBeVisible();
  });

  it('are made of foods of the search, with live sums', async () => {
    server.use(suggests, ...recordedResponses('list_recipes.empty', 'create_recipe.success'));
    const sent = requestBodies<RecipeInput>('POST', '/api/recipes');
    open('recipes');
    const [first] = await screen.findAllByRole('button', { name: 'New recipe' });
    await userEvent.click(first!);
    const form = await dialog('New recipe');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await form.findByText('Add at least one ingredient')).toBeVisible();
    const search = form.getByRole('textbox', { name: 'Add a food' });
    const name = form.getByRole('textbox', { name: 'Name' });
    // The first field with an error gets the focus.
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Banana bread');
    await userEvent.type(search, 'banana{Enter}');
    const quantity = await form.findByRole('textbox', { name: 'Quantity of Banana' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.type(search, 'bread');
    await userEvent.click(await form.findByRole('button', { name: /^Add Sourdough bread, 1 slice/ }));
    // A recipe cannot contain a recipe.
    expect(form.queryByRole('button', { name: /soup/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Increase Portions' }));
    const sums = within(form.getByRole('table', { name: 'Nutrients of the recipe' }));
    expect(sums.getByRole('row', { name: 'Calories 328 kcal 164 kcal' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await findToast('Recipe saved')).toBeVisible();
    expect(sent[0]).toMatchObject({
      name: 'Banana bread',
      portions: 2,
      method: null,
      ingredients: [
        { food: 'banana', quantity: 2, unit: 'medium', grams: 236 },
        { food: 'own:1', quantity: 1, unit: 'slice', grams: 50 },
      ],
    });
  });

  it('are edited with the portions that the search knows, and an ingredient is removed', async () => {
    server.use(suggests, ...recordedResponses('list_recipes.one', 'update_recipe.success'));
    const sent = requestBodies<RecipeInput>('PUT', '/api/recipes/1');
    open('recipes');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Tomato and bread soup' }));
    const form = await dialog('Edit recipe');
    await userEvent.click(form.getByRole('button', { name: 'Remove Onion' }));
    expect(form.getByRole('button', { name: 'Remove Olive oil' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(form.getAllByRole('button', { name: /^Remove / }).at(1)).toHaveFocus();
    await userEvent.clear(form.getByRole('textbox', { name: 'Quantity of Tomato' }));
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await form.findByText('Enter an amount')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Quantity of Tomato' }), '500');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.ingredients).toMatchObject([
      { food: 'tomato', quantity: 500, unit: 'g', grams: 500 },
      { food: 'own:1', quantity: 4, grams: 180 },
    ]);
  });

  it('show which ingredient the server refuses', async () => {
    server.use(suggests, ...recordedResponses('list_recipes.one', 'update_recipe.invalid'));
    server.use(
      http.put('/api/recipes/:id', () =>
        HttpResponse.json(example('create_recipe.invalid').response.body as object, { status: 400 }),
      ),
    );
    open('recipes');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Tomato and bread soup' }));
    const form = await dialog('Edit recipe');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await form.findByText('This food does not exist')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Quantity of Tomato' })).toBeInvalid();
  });

  it('are logged by portions', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(logs(sent), ...recordedResponses('list_recipes.one', 'list_food_entries.empty'));
    open('recipes');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Tomato and bread soup' }));
    const form = await dialog('Add Food');
    await userEvent.clear(form.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Quantity' }), '1.5{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ food: 'recipe:1', quantity: 1.5, unit: 'portions', grams: 558.5, calories: 426 });
  });
});

describe('saved meals', () => {
  it('are logged in one tap and edited', async () => {
    server.use(suggests, ...recordedResponses('list_saved_meals.one', 'log_saved_meal.success'));
    server.use(...recordedResponses('update_saved_meal.renamed'));
    const logged = requestBodies('POST', '/api/saved-meals/1/log');
    const sent = requestBodies<SavedMealUpdate>('PUT', '/api/saved-meals/1');
    open('meals');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oats and banana' }));
    expect(await screen.findByText(/^Oats and banana · 333 kcal added to/)).toBeVisible();
    expect(logged).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Oats and banana' }));
    const form = await dialog('Edit meal');
    await userEvent.click(form.getByRole('button', { name: 'Remove Rolled oats' }));
    await userEvent.click(form.getByRole('radio', { name: 'Snack' }));
    await userEvent.click(form.getByRole('button', { name: 'Save meal' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ mealType: 'snack', foods: [{ name: 'Banana', quantity: 1, calories: 105 }] });
    expect(sent[0]?.foods).toHaveLength(1);
  });
});

it('the screen is available in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...all));
  open('recipes');
  expect(await screen.findByRole('heading', { name: 'Mein Essen' })).toBeVisible();
  expect(await screen.findByText(/^1 von 3 Portionen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tomato and bread soup löschen' })).toBeVisible();
});
