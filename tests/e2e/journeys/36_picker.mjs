// Tests focus and Escape in the exercise picker with the keyboard.
import { expect, expectSoon } from '../lib/suite.mjs';
import { callsOf, signInAs } from '../lib/people.mjs';

export const name = 'the picker returns the focus, and Escape closes one thing at a time';

const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.slice(0, 40),
  );
const dialogs = (page) => page.locator('[role=dialog]').count();

async function pick(page, word) {
  const search = page.getByRole('combobox', { name: 'Search exercises' });
  await search.waitFor();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add( \d+)?$/ })
    .click();
}

async function inTheForm(page, stage, plan) {
  await page.goto(`${stage.address}/workout-planner?plan=${plan.id}`);
  await page.getByRole('button', { name: 'Add Workout on Monday' }).click();
  await page.getByRole('button', { name: 'Add exercise to Main' }).click();
  await pick(page, 'goblet squat');
  await expectSoon(() => focused(page), 'Add exercise to Main', 'what has the focus after Add');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Search exercises' }).waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => focused(page), 'Add exercise to Main', 'what has the focus after Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => dialogs(page), 1, 'dialogs after Escape at the question');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expectSoon(() => dialogs(page), 0, 'dialogs after Discard');
  await expectSoon(() => focused(page), 'Add Workout on Monday', 'what has the focus in the end');
}

async function inAFreeWorkout(page, stage) {
  await page.goto(`${stage.address}/log-workout?workout=free`);
  await page.getByRole('button', { name: 'Add exercises' }).click();
  await pick(page, 'goblet squat');
  await page.getByRole('article', { name: /Goblet Squat/ }).waitFor();
  await expectSoon(
    () => page.evaluate(() => document.activeElement !== document.body),
    true,
    'that something has the focus after Add',
  );
  for (let presses = 0; presses < 2 && (await dialogs(page)) > 0; presses += 1) await page.keyboard.press('Escape');
  await expectSoon(() => dialogs(page), 0, 'dialogs after Escape');
  const last = await focused(page);
  expect(last === 'Add exercises', `the focus is at "${last}"`);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const plan = await calls.post('/api/workout-plans', { name: 'Calm mornings' });
  await inTheForm(page, stage, plan);
  await inAFreeWorkout(page, stage);
}
