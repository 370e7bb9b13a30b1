// Trains supersets in the cards and in guided mode, and moves other exercises around them.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  chooseInMenu,
  signInAs,
  openExercise,
  openTracker,
  planOf,
  readyToPress,
  expectToast,
  storedSets,
  tickSet,
  trainedNames,
} from '../lib/people.mjs';

export const name = 'a superset alternates with one rest per round, and stays together when the order changes';

const card = (page, exercise) => page.getByRole('article', { name: exercise, exact: true });
const supersetAt = (page, exercise) => card(page, exercise).getByText('Superset', { exact: true });
const ready = (page, exercise, number) =>
  page.getByRole('button', { name: `Set ${number} done, ${exercise}`, exact: true }).waitFor();

async function inTurn(page) {
  const timer = page.getByRole('region', { name: 'Running timer' });
  await openExercise(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 1);
  await ready(page, 'Dumbbell Row', 1);
  expect(!(await timer.isVisible()), 'a rest runs inside the superset');
  await tickSet(page, 'Dumbbell Row', 1);
  await timer.waitFor();
  await ready(page, 'Goblet Squat', 2);
}

async function guided(page) {
  await page.getByRole('button', { name: 'Guided', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pairs' });
  await dialog.getByText('Next: Goblet Squat', { exact: true }).waitFor();
  const press = async (label, exercise, set) => {
    await readyToPress(page, dialog.getByRole('button', { name: label, exact: true }));
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await dialog.getByRole('heading', { level: 3, name: exercise, exact: true }).waitFor();
    await dialog.getByText(set, { exact: true }).waitFor();
  };
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await press('Skip rest', 'Goblet Squat', 'Set 2 of 3');
  // The other exercise of the superset follows immediately.
  await press('Done', 'Dumbbell Row', 'Set 2 of 3');
  await readyToPress(page, dialog.getByRole('button', { name: 'Done', exact: true }));
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await dialog.getByText('Next: Goblet Squat', { exact: true }).waitFor();
  await page.clock.resume();
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

// Other exercises can be added and removed around a superset. Without the other exercise it is no superset.
async function keepPartners(page) {
  await chooseInMenu(page, 'Dumbbell Curl', 'Move up');
  const names = await trainedNames(page);
  const at = names.indexOf('Goblet Squat');
  expectEqual(names[at + 1], 'Dumbbell Row', 'the partner of Goblet Squat after another exercise was moved');
  await supersetAt(page, 'Goblet Squat').waitFor();
  await chooseInMenu(page, 'Push-Up', 'Remove Push-Up');
  await chooseInMenu(page, 'Dumbbell Row', 'Remove Dumbbell Row');
  await page.getByRole('dialog', { name: 'Remove Dumbbell Row?' }).getByRole('button', { name: 'Delete' }).click();
  await card(page, 'Dumbbell Row').waitFor({ state: 'detached' });
  await expectSoon(
    () => page.getByText('Superset', { exact: true }).count(),
    0,
    'supersets after one of the pair was removed',
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'Pairs', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
    { exerciseName: 'Dumbbell Curl', weight: 20 },
    { exerciseName: 'Push-Up' },
  ]);
  await page.clock.install();
  await openTracker(page, stage.address, workout);
  await chooseInMenu(page, 'Goblet Squat', 'Superset with the next exercise');
  await supersetAt(page, 'Goblet Squat').waitFor();
  await inTurn(page);
  await guided(page);
  await page.reload();
  await supersetAt(page, 'Goblet Squat').waitFor();
  await expectSoon(
    () => storedSets(calls),
    { 'Dumbbell Row': Array(2).fill([30, 10, null]), 'Goblet Squat': Array(2).fill([40, 10, null]) },
    'the sets done in turn',
  );
  await keepPartners(page);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  expectEqual((await calls.get('/api/workouts'))[0].exercises, ['Goblet Squat'], 'the log');
}
