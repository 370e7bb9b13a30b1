import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry, FoodEntryInput } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { banana, dialog, existingUser, KEY, logs, NOW, RECORDED, suggests } from './foodFixtures';
import { Nutrition } from './Nutrition';

type Sheet = Awaited<ReturnType<typeof dialog>>;

const open = (query = '?dialog=add-food') =>
  renderPart(<Nutrition />, { path: `/nutrition${query}`, screenPaths: ['/nutrition'] });
const quantity = (sheet: Sheet) => sheet.getByRole('textbox', { name: 'Quantity' });
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('the form of a food of the table', () => {
  const chooseBanana = async () => {
    open();
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'banana');
    await userEvent.click(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' }));
    return sheet;
  };

  it('has energy and nutrients that follow quantity and portion, and logs all of them', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(suggests(), logs(sent), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    await waitFor(() => expect(quantity(sheet)).toHaveFocus());
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('105');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'g');
    expect(quantity(sheet)).toHaveValue('100');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('89');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'half · 2.1 oz');
    enter(quantity(sheet), '4');
    expect(sheet.getByRole('option', { name: 'halves · 2.1 oz each' })).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('214');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'medium · 4.2 oz');
    enter(quantity(sheet), '2');
    expect(sheet.getByLabelText('Carbs')).toHaveValue('54');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: 'Banana',
      food: banana.food,
      grams: 236,
      quantity: 2,
      unit: 'medium',
      calories: 210,
      carbs: 54,
      potassium: banana.potassium! * 2,
      vitaminC: banana.vitaminC! * 2,
      clientKey: KEY,
    });
  });

  it.each([
    ['kg', '118 g', '60 g', '180 g'],
    ['lb', '4.2 oz', '2.1 oz', '6.3 oz'],
  ] as const)('shows the weight beside the unit to people who weigh in %s', async (weightUnit, one, half, three) => {
    signIn({ ...mara, weightUnit });
    server.use(suggests(), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    expect(sheet.getByText(`1 medium · ${one}`, { selector: 'p' })).toBeVisible();
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), `half · ${half}`);
    enter(quantity(sheet), '3');
    expect(sheet.getByText(`3 halves · ${three}`)).toBeVisible();
  });

  it('shows minerals and vitamins with their units on request', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    expect(sheet.queryByLabelText('Potassium')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'More nutrients' }));
    expect(sheet.getByLabelText('Potassium')).toHaveValue(String(banana.potassium));
    expect(sheet.getByLabelText('Potassium').parentElement).toHaveTextContent('mg');
    expect(sheet.getByLabelText('Folate').parentElement).toHaveTextContent('µg');
    expect(sheet.getByLabelText('Saturated fat').parentElement).toHaveTextContent('g');
  });

  it('keeps what was typed over when the amount changes, says so, and resets it', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    await userEvent.clear(sheet.getByLabelText('Protein'));
    await userEvent.type(sheet.getByLabelText('Protein'), '5');
    expect(sheet.getByText('You changed: protein. It stays as you typed it.')).toBeVisible();
    enter(quantity(sheet), '2');
    expect(sheet.getByLabelText('Protein')).toHaveValue('5');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('210');
    enter(sheet.getByLabelText('Fat'), '1');
    expect(sheet.getByText('You changed: protein, fat. They stay as you typed them.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    expect(sheet.getByLabelText('Protein')).toHaveValue('2.6');
    expect(sheet.queryByText(/^You changed/)).toBeNull();
  });

  it('is empty again after going back to the search for another food', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Stew');
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values for "Stew"' }));
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
    expect(sheet.getByLabelText('Unit')).toHaveValue('serving');
  });

  it('is not saved with a negative nutrient, and never as 0', async () => {
    const sent: FoodEntryInput[] = [];
    server.use(suggests(), logs(sent), ...recordedResponses(...existingUser));
    const sheet = await chooseBanana();
    await userEvent.clear(sheet.getByLabelText('Protein'));
    await userEvent.type(sheet.getByLabelText('Protein'), '-5');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(sheet.getByLabelText('Protein')).toHaveAccessibleDescription('Must not be negative');
    expect(sent).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'More nutrients' }));
    await userEvent.type(sheet.getByLabelText('Sodium'), '-');
    await userEvent.click(sheet.getByRole('button', { name: 'More nutrients' }));
    expect(sheet.getByLabelText('Sodium')).toHaveAccessibleDescription('Must not be negative');
  });
});

describe('a chosen food that is not logged', () => {
  const chooseBanana = async () => {
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'banana');
    await userEvent.click(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' }));
    return sheet;
  };

  it('is dropped by going back to the search, and the next Add Food starts with a search', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const { unmount } = open();
    const sheet = await chooseBanana();
    enter(quantity(sheet), '3');
    expect(hasDrafts()).toBe(true);
    await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Stew');
    expect(hasDrafts()).toBe(false);
    unmount();
    open();
    const again = await dialog();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(again.queryByRole('textbox', { name: 'Calories' })).toBeNull();
  });

  it('leaves no draft as long as nothing was changed', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const { unmount } = open();
    const sheet = await chooseBanana();
    await userEvent.click(sheet.getByRole('radio', { name: 'Snack' }));
    expect(hasDrafts()).toBe(false);
    enter(sheet.getByLabelText('Protein'), '5');
    expect(hasDrafts()).toBe(true);
    unmount();
    open();
    const again = await dialog();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Banana');
    expect(again.getByLabelText('Protein')).toHaveValue('5');
    expect(again.getByRole('radio', { name: 'Snack' })).toBeChecked();
  });

  it('takes the meal that the dialog is opened for', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const { unmount } = open();
    enter(quantity(await chooseBanana()), '3');
    unmount();
    open('?dialog=add-food&meal=dinner');
    const sheet = await dialog();
    expect(quantity(sheet)).toHaveValue('3');
    expect(sheet.getByRole('radio', { name: 'Dinner' })).toBeChecked();
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
    enter(quantity(sheet), '0');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await sheet.findByText('Name is required')).toBeVisible();
    expect(sheet.getByText('Calories must be at least 1')).toBeVisible();
    expect(sheet.getByText('Quantity must be at least 0.1')).toBeVisible();
  });

  it('accepts a decimal comma and leaves out unknown values', async () => {
    signIn({ ...mara, locale: 'de' });
    const sent: FoodEntryInput[] = [];
    server.use(suggests(), logs(sent), ...recordedResponses(...existingUser));
    open();
    const sheet = await dialog('Essen eintragen');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Müsli');
    await userEvent.click(sheet.getByRole('button', { name: 'Werte für „Müsli“ eingeben' }));
    enter(sheet.getByRole('textbox', { name: 'Kalorien' }), '166,1');
    enter(sheet.getByLabelText('Eiweiß'), '5,9');
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
      loggedAt: NOW,
    });
  });

  it('shows a server error at its field and keeps the typed values in a draft', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser, 'create_food_entry.invalid'));
    const sheet = await byHand();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Air');
    enter(sheet.getByRole('textbox', { name: 'Calories' }), '5');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await sheet.findByText('Quantity must be at least 0.1')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Air');
    expect(hasDrafts()).toBe(true);
  });

  it('restores a draft, and Cancel deletes it', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const { unmount } = open();
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values yourself' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Soup');
    enter(sheet.getByLabelText('Date'), '2026-11-17');
    unmount();
    vi.setSystemTime(new Date('2026-11-20T13:30:00+01:00'));
    open();
    const again = await dialog();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Soup');
    expect(again.getByLabelText('Date')).toHaveValue('2026-11-17');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    expect(hasDrafts()).toBe(false);
  });

  it('keeps the values while searching, but not for another name', async () => {
    server.use(suggests(), ...recordedResponses(...existingUser));
    const sheet = await byHand();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Soup');
    enter(sheet.getByRole('textbox', { name: 'Calories' }), '240');
    await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
    expect(hasDrafts()).toBe(false);
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values for "Soup"' }));
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('240');
    await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Stew');
    await userEvent.click(sheet.getByRole('button', { name: 'Enter values for "Stew"' }));
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
  });

  it('leaves no draft after the food was added', async () => {
    server.use(logs(), ...recordedResponses(...existingUser));
    const sheet = await byHand();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Soup');
    enter(sheet.getByRole('textbox', { name: 'Calories' }), '240');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Food' }));
    expect(await sheet.findByText(/^Soup · 240 kcal added to Lunch/)).toBeVisible();
    expect(hasDrafts()).toBe(false);
  });
});

describe('editing', () => {
  const days = example<FoodEntry[]>('list_food_entries.days').response.body!;
  const recorded = ['list_food_entries.days', 'show_nutrition_stats.day'];
  const edit = async (name = 'Edit Oatmeal with berries') => {
    open('');
    await userEvent.click((await screen.findAllByRole('button', { name }))[0]!);
    return dialog('Edit Food');
  };
  // Today's oatmeal as two slices of bread of the table.
  const editBread = async () => {
    const bread = { name: 'Rye bread', food: 'rye_bread', quantity: 2, unit: 'slices', grams: 90, calories: 220 };
    const table = { ...banana, food: 'rye_bread', name: 'Rye bread' };
    const portions = [{ quantity: 1, unit: 'slice', plural: 'slices', grams: 45 }];
    server.use(
      http.get('/api/food-entries', () =>
        HttpResponse.json(days.map((day) => (day.id === 12 ? { ...day, ...bread } : day))),
      ),
      http.get('/api/nutrition-suggestions/Rye%20bread', () => HttpResponse.json([banana, { ...table, portions }])),
      ...recordedResponses('show_nutrition_stats.day', 'update_food_entry.emptied'),
    );
    const sheet = await edit('Edit Rye bread');
    await sheet.findByRole('option', { name: 'slices · 1.6 oz each' });
    return sheet;
  };

  it('opens with the entry and sends the changes, with null for an emptied nutrient', async () => {
    server.use(...recordedResponses(...recorded, 'update_food_entry.emptied'));
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await edit();
    expect(sheet.getByLabelText('Protein')).toHaveValue('12.4');
    expect(sheet.getByLabelText('Time')).toHaveValue('07:40');
    enter(sheet.getByLabelText('Fat'), '');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Food updated')).toBeVisible();
    expect(sent).toEqual([{ fat: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('scales the values to the amount, and requests no suggestions', async () => {
    server.use(...recordedResponses(...recorded, 'update_food_entry.emptied'));
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await edit();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), ' and nuts');
    enter(quantity(sheet), '2');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('684');
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

  it('keeps a value that was typed over while the others are scaled', async () => {
    server.use(...recordedResponses(...recorded, 'update_food_entry.emptied'));
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await edit();
    enter(sheet.getByLabelText('Protein'), '30');
    enter(quantity(sheet), '2');
    expect(sheet.getByText('You changed: protein. It stays as you typed it.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ quantity: 2, calories: 684, protein: 30 });
  });

  it('has the portions of the table if the weight is known, and sends the scaled weight', async () => {
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await editBread();
    enter(quantity(sheet), '1');
    expect(sheet.getByRole('option', { name: 'slice · 1.6 oz' })).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('110');
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'g');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('244');
    enter(quantity(sheet), '180');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('440');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ quantity: 180, unit: 'g', grams: 180, calories: 440, protein: 24.8 });
  });

  it('writes the unit in the singular for one', async () => {
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await editBread();
    enter(quantity(sheet), '1');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ quantity: 1, unit: 'slice', grams: 45, calories: 110 });
  });

  it('no longer scales a unit that the user types', async () => {
    const sent = requestBodies('PUT', '/api/food-entries/12');
    const sheet = await editBread();
    await userEvent.selectOptions(sheet.getByLabelText('Portion'), 'Another unit...');
    enter(sheet.getByLabelText('Unit'), 'basket');
    enter(quantity(sheet), '1');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('220');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ quantity: 1, unit: 'basket', grams: null });
  });

  it('stays open and shows a server error at its field', async () => {
    server.use(...recordedResponses(...recorded, 'update_food_entry.invalid'));
    const sheet = await edit('Edit Birthday cake');
    enter(sheet.getByRole('textbox', { name: 'Calories' }), '291');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('At most 20,000 kcal')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('291');
  });
});
