import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { CalorieEstimate } from '@/shared/api/types';
import { currentUser } from '@/shared/api/session';
import { TargetsDialog } from './TargetsDialog';

const onClose = vi.fn();
const dialog = () => within(screen.getByRole('dialog', { name: 'Daily targets' }));
const saved = { ...mara, dailyCalories: 1540, proteinTarget: 128, carbsTarget: 171, fatTarget: 51 };

function savesAs(user: object): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.put('/api/user', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(user);
    }),
  );
  return bodies;
}

beforeEach(() => {
  onClose.mockClear();
  signIn();
});

it('saves calories and macros, and an emptied macro as null', async () => {
  signIn({ ...mara, proteinTarget: 120 });
  const sent = savesAs(saved);
  renderPart(<TargetsDialog onClose={onClose} />);
  expect(dialog().getByLabelText('Protein')).toHaveValue('120');
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '1540' } });
  fireEvent.change(dialog().getByLabelText('Protein'), { target: { value: '' } });
  fireEvent.change(dialog().getByLabelText('Fat'), { target: { value: '51' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Targets saved')).toBeVisible();
  expect(sent).toEqual([
    { dailyCalories: 1540, proteinTarget: null, carbsTarget: null, fatTarget: 51, waterGoal: null },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentUser()?.dailyCalories).toBe(1540);
});

it.each([
  ['kg', '2000', '2500', 2500],
  ['lb', '68', '80', 2365.9],
] as const)('changes the water goal in the unit that goes with %s', async (weightUnit, usual, typed, ml) => {
  signIn({ ...mara, weightUnit });
  const sent = savesAs(saved);
  renderPart(<TargetsDialog onClose={onClose} />);
  const field = dialog().getByLabelText('Water per day');
  expect(field).toHaveAttribute('placeholder', usual);
  await userEvent.type(field, typed);
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Targets saved')).toBeVisible();
  expect(sent).toMatchObject([{ waterGoal: ml }]);
});

it('does not save a negative target, and never as 0', async () => {
  const sent = savesAs(saved);
  renderPart(<TargetsDialog onClose={onClose} />);
  await userEvent.type(dialog().getByLabelText('Protein'), '-120');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(dialog().getByLabelText('Protein')).toHaveAccessibleDescription(/^Must not be negative/);
  expect(dialog().getByLabelText('Protein')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('estimates from the entered values without saving them and applies the estimate on request', async () => {
  const requests: string[] = [];
  server.use(
    http.get('/api/calorie-target', ({ request }) => {
      requests.push(new URL(request.url).search);
      const name = requests.length === 1 ? 'show_calorie_target.unknown' : 'show_calorie_target.success';
      return HttpResponse.json(example<object>(name).response.body);
    }),
  );
  const sent = savesAs(saved);
  renderPart(<TargetsDialog onClose={onClose} />);
  await userEvent.click(dialog().getByRole('button', { name: 'Estimate from my data' }));
  expect(await dialog().findByText('Enter your weight and height to get an estimate.')).toBeVisible();
  fireEvent.change(dialog().getByLabelText('Weight'), { target: { value: '150' } });
  fireEvent.change(dialog().getByLabelText('Height'), { target: { value: '170' } });
  fireEvent.change(dialog().getByLabelText('Age'), { target: { value: '35' } });
  await userEvent.selectOptions(dialog().getByLabelText('Sex'), 'Female');
  await userEvent.selectOptions(dialog().getByLabelText('Everyday activity'), 'light');
  await userEvent.click(dialog().getByRole('radio', { name: 'Lose weight' }));
  expect(await dialog().findByText('1540 kcal')).toBeVisible();
  expect(dialog().getByText(/^Not while you are pregnant or breastfeeding/)).toBeVisible();
  expect(dialog().getByText('You burn about 1930 kcal per day.')).toBeVisible();
  await waitFor(() =>
    expect(requests.at(-1)).toBe('?weight=150&height=170&age=35&sex=female&activityLevel=light&goal=lose'),
  );
  expect(sent).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: 'Use this target' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Targets saved')).toBeVisible();
  const { protein } = example<CalorieEstimate>('show_calorie_target.success').response.body!;
  expect(sent).toMatchObject([{ dailyCalories: 1540, proteinTarget: protein, carbsTarget: null, fatTarget: null }]);
});

describe('macros that add up', () => {
  const plans = (...names: string[]) => {
    const asked: string[] = [];
    server.use(
      http.get('/api/macro-targets', ({ request }) => {
        asked.push(new URL(request.url).search);
        const name = names[Math.min(asked.length, names.length) - 1]!;
        return HttpResponse.json(example<object>(name).response.body);
      }),
    );
    return asked;
  };
  const placeholder = (name: string) => dialog().getByLabelText(name).getAttribute('placeholder');
  const unfitting = { ...mara, dailyCalories: 1500, proteinTarget: 200, carbsTarget: 300, fatTarget: 90 };

  it('shows what the macros become that are not fixed, as one is typed or released', async () => {
    const asked = plans('show_macro_targets.empty', 'show_macro_targets.success');
    renderPart(<TargetsDialog onClose={onClose} />);
    await waitFor(() => expect(['Protein', 'Carbs', 'Fat'].map(placeholder)).toEqual(['139', '186', '56']));
    expect(dialog().getByLabelText('Carbs')).toHaveAccessibleDescription('automatic');
    expect(dialog().queryByText('Fixed')).toBeNull();
    await userEvent.click(dialog().getByLabelText('Protein'));
    fireEvent.change(dialog().getByLabelText('Protein'), { target: { value: '91' } });
    await waitFor(() => expect(placeholder('Carbs')).toBe('234'));
    expect(asked).toEqual(['?calories=1800&onlyThese=true', '?calories=1800&protein=91&onlyThese=true']);
    expect(dialog().getByLabelText('Protein')).toHaveAccessibleDescription('');
    await userEvent.click(dialog().getByRole('button', { name: 'Fixed: make Protein automatic' }));
    expect(dialog().getByLabelText('Protein')).toHaveValue('');
    expect(dialog().queryByText('Fixed')).toBeNull();
  });

  it('does not ask for calories that are still being typed', async () => {
    const asked = plans('show_macro_targets.empty');
    renderPart(<TargetsDialog onClose={onClose} />);
    fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '2' } });
    fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '2200' } });
    await waitFor(() => expect(asked).toEqual(['?calories=1800&onlyThese=true', '?calories=2200&onlyThese=true']));
  });

  it('says by how much fixed macros miss the goal, and lets carbs follow', async () => {
    signIn(unfitting);
    const asked = plans('show_macro_targets.too_much', 'show_macro_targets.success');
    renderPart(<TargetsDialog onClose={onClose} />);
    expect(await dialog().findByText('Your macros are 1310 kcal above your goal.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Make carbs automatic' }));
    await waitFor(() => expect(dialog().queryByText(/above your goal/)).toBeNull());
    expect(asked.at(-1)).toBe('?calories=1500&protein=200&fat=90&onlyThese=true');
    expect(placeholder('Carbs')).toBe('234');
  });

  it('moves the goal to what the fixed macros add up to', async () => {
    signIn(unfitting);
    const asked = plans('show_macro_targets.too_much', 'show_macro_targets.success');
    renderPart(<TargetsDialog onClose={onClose} />);
    await userEvent.click(await dialog().findByRole('button', { name: 'Set the goal to 2810 kcal' }));
    expect(dialog().getByLabelText('Calories per day')).toHaveValue('2810');
    await waitFor(() => expect(dialog().queryByText(/above your goal/)).toBeNull());
    expect(asked.at(-1)).toBe('?calories=2810&protein=200&carbs=300&fat=90&onlyThese=true');
  });

  it('saves an unfitting set without a question, and names the difference in kilojoules and in German', async () => {
    signIn({ ...unfitting, energyUnit: 'kJ', locale: 'de' });
    plans('show_macro_targets.too_much');
    const sent = savesAs(saved);
    renderPart(<TargetsDialog onClose={onClose} />);
    expect(await screen.findByText('Deine Makros liegen 5481 kJ über deinem Ziel.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Ziele gespeichert')).toBeVisible();
    expect(sent).toMatchObject([{ dailyCalories: 1500, carbsTarget: 300 }]);
  });
});

it.each([
  ['show_calorie_target.low', /less than 1,?200 kcal a day/],
  ['show_calorie_target.minor', /^FitApp suggests no calorie deficit under 18/],
])('shows the caution or the reason of an estimate: %s', async (name, sentence) => {
  server.use(...recordedResponses(name));
  renderPart(<TargetsDialog onClose={onClose} />);
  await userEvent.click(dialog().getByRole('button', { name: 'Estimate from my data' }));
  expect(await dialog().findByText(sentence)).toBeVisible();
});

it('warns below 1,200 kcal and asks for confirmation before saving', async () => {
  const sent = savesAs({ ...mara, dailyCalories: 1100 });
  renderPart(<TargetsDialog onClose={onClose} />);
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '1100' } });
  expect(dialog().getByText(/only under medical supervision/)).toBeVisible();
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '799' } });
  expect(dialog().getByText(/^So little energy, below 800 kcal a day, is a medical treatment/)).toBeVisible();
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '1100' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'Save a target this low?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('Targets saved')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('rejects a target out of range and resets an emptied one to the default', async () => {
  const sent = savesAs(mara);
  renderPart(<TargetsDialog onClose={onClose} />);
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '300' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('Between 400 and 20,000')).toBeVisible();
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Targets saved')).toBeVisible();
  expect(sent[0]).toMatchObject({ dailyCalories: null });
});

it('keeps the typed values if saving fails', async () => {
  server.use(http.put('/api/user', () => HttpResponse.error()));
  renderPart(<TargetsDialog onClose={onClose} />);
  fireEvent.change(dialog().getByLabelText('Calories per day'), { target: { value: '2000' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your targets could not be saved. Please try again.')).toBeVisible();
  expect(dialog().getByLabelText('Calories per day')).toHaveValue('2000');
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the caution in the user’s energy unit, for the estimate too', async () => {
  signIn({ ...mara, energyUnit: 'kJ' });
  server.use(...recordedResponses('show_calorie_target.low'));
  renderPart(<TargetsDialog onClose={onClose} />);
  await userEvent.click(dialog().getByRole('button', { name: 'Estimate from my data' }));
  expect(await dialog().findByText(/less than 5,?021 kJ a day/)).toBeVisible();
  expect(dialog().queryByText(/kcal/)).toBeNull();
});
