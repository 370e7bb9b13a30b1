import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { OwnFood, OwnFoodInput, OwnFoodUpdate } from '@/shared/api/types';
import { energyOfMacros, suggestionOf, valuesOf, type KnownFood } from './ownFood';
import { OwnFoodForm } from './OwnFoodForm';

const stored = example<OwnFood>('create_own_food.success').response.body!;
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save food' }));

function open(initial?: KnownFood) {
  const onSaved = vi.fn();
  const onCancel = vi.fn();
  const part = renderPart(<OwnFoodForm {...(initial && { initial })} onSaved={onSaved} onCancel={onCancel} />);
  return { ...part, onSaved, onCancel };
}

beforeEach(() => signIn());

describe('a new food', () => {
  it('is sent with the values of 100 g if the label is for one portion', async () => {
    server.use(...recordedResponses('create_own_food.success'));
    const sent = requestBodies<OwnFoodInput>('POST', '/api/own-foods');
    const { onSaved } = open({ name: 'Sourdough bread' });
    await userEvent.click(screen.getByRole('radio', { name: 'One portion' }));
    expect(field('Portion unit')).toHaveValue('portion');
    await userEvent.clear(field('Portion unit'));
    await userEvent.type(field('Portion unit'), 'slice');
    await userEvent.type(field('Portion weight'), '45');
    await userEvent.type(field('Calories'), '106.2');
    await userEvent.type(field('Protein'), '3.69');
    await userEvent.type(field('Barcode'), '4006381333931');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
    expect(sent[0]).toMatchObject({
      name: 'Sourdough bread',
      calories: 236,
      protein: 8.2,
      carbs: null,
      liquid: false,
      portionUnit: 'slice',
      portionGrams: 45,
      barcode: '4006381333931',
    });
    expect(await findToast('Sourdough bread added to your foods')).toBeVisible();
  });

  it('is a drink if the label is for 100 ml', async () => {
    server.use(...recordedResponses('create_own_food.liquid'));
    const sent = requestBodies<OwnFoodInput>('POST', '/api/own-foods');
    const { onSaved } = open({ name: 'Oat drink' });
    await userEvent.click(screen.getByRole('radio', { name: '100 ml' }));
    await userEvent.type(field('Calories'), '46');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({ liquid: true, calories: 46, portionUnit: null, portionGrams: null });
  });

  it('has salt and sodium that follow each other', async () => {
    open();
    await userEvent.type(field('Salt'), '1.2');
    expect(field('Sodium')).toHaveValue('480');
    await userEvent.clear(field('Sodium'));
    expect(field('Salt')).toHaveValue('');
  });

  it('keeps what was typed and says what is missing, too much or refused', async () => {
    server.use(...recordedResponses('create_own_food.barcode_taken'));
    const { onSaved } = open({ barcode: '4006381333931' });
    await save();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Calories are required. Enter 0 if there are none.')).toBeVisible();
    await userEvent.type(field('Name'), 'Toast');
    await userEvent.type(field('Calories'), '1200');
    await save();
    expect(await screen.findByText(/^This is more than 100 g can contain/)).toBeVisible();
    await userEvent.clear(field('Calories'));
    await userEvent.type(field('Calories'), '260');
    await save();
    expect(await screen.findByText('Sourdough bread already has this barcode.', { selector: 'p' })).toBeVisible();
    expect(field('Name')).toHaveValue('Toast');
    expect(field('Barcode')).toHaveValue('4006381333931');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('says at the fields that their sum is impossible', async () => {
    server.use(...recordedResponses('create_own_food.impossible'));
    const { onSaved } = open({ name: 'Nut mix' });
    await userEvent.type(field('Calories'), '600');
    await userEvent.type(field('Protein'), '60');
    await userEvent.type(field('Fat'), '50');
    await save();
    const sentence = 'Protein, carbs and fat add up to 110 g in 100 g. More than 105 g is impossible. Check the label.';
    await waitFor(() => expect(field('Protein')).toHaveAccessibleDescription(sentence));
    expect(field('Fat')).toHaveAccessibleDescription(sentence);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('doubts calories that do not follow from the macros, and saves them', async () => {
    server.use(...recordedResponses('create_own_food.success'));
    const { onSaved } = open({ name: 'Beer', protein: 1, carbs: 4, fat: 0 });
    expect(screen.queryByText(/^Protein, carbs and fat make/)).toBeNull();
    await userEvent.type(field('Calories'), '20');
    expect(screen.queryByText(/^Protein, carbs and fat make/)).toBeNull();
    await userEvent.clear(field('Calories'));
    await userEvent.type(field('Calories'), '45');
    expect(screen.getByText(/^Protein, carbs and fat make about 20 kcal/)).toBeVisible();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('is kept as a draft when the form disappears, and forgotten with Cancel', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'Half a food');
    unmount();
    const again = open();
    expect(field('Name')).toHaveValue('Half a food');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(again.onCancel).toHaveBeenCalled();
    again.unmount();
    open();
    expect(field('Name')).toHaveValue('');
  });
});

it('an edit sends only what was changed, and the portion as a whole', async () => {
  server.use(...recordedResponses('update_own_food.success'));
  const sent = requestBodies<OwnFoodUpdate>('PUT', '/api/own-foods/1');
  const { onSaved } = open(stored);
  await userEvent.clear(field('Portion weight'));
  await userEvent.type(field('Portion weight'), '50');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toEqual([{ portionUnit: 'slice', portionGrams: 50 }]);
});

it('the form is available in German, with energy in the unit of the user', async () => {
  signIn({ ...mara, locale: 'de', energyUnit: 'kJ' });
  server.use(...recordedResponses('create_own_food.success'));
  const sent = requestBodies<OwnFoodInput>('POST', '/api/own-foods');
  open({ name: 'Brot' });
  await userEvent.type(field('Kalorien'), '1000');
  await userEvent.click(screen.getByRole('button', { name: 'Lebensmittel speichern' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.calories).toBe(239);
});

it.each([
  ['bread', { calories: 240, protein: 8, carbs: 45, fat: 2, fiber: 7 }, null],
  ['American bran with fiber in the carbs', { calories: 250, protein: 15, carbs: 65, fat: 4, fiber: 43 }, null],
  ['a zero drink with rounding', { calories: 0, protein: 0, carbs: 0.5, fat: 0, fiber: null }, null],
  ['an unknown fat', { calories: 900, protein: 8, carbs: 45, fat: null, fiber: null }, null],
  ['a wrong digit', { calories: 24, protein: 8, carbs: 45, fat: 2, fiber: null }, 230],
  ['kilojoules as calories', { calories: 1004, protein: 8, carbs: 45, fat: 2, fiber: null }, 230],
])('the energy of %s is doubted or not', (_, amounts, expected) => {
  expect(energyOfMacros({ ...valuesOf({}), ...amounts })).toBe(expected);
});

it('a saved food is suggested with its portion, and otherwise with 100 g or 100 ml', () => {
  expect(suggestionOf(stored)).toMatchObject({ food: 'own:1', quantity: 1, unit: 'slice', grams: 45, calories: 106 });
  const drink = { ...stored, liquid: true, portionUnit: null, portionGrams: null };
  expect(suggestionOf(drink)).toMatchObject({ quantity: 100, unit: 'ml', calories: 236, sodium: 480, calcium: null });
});
