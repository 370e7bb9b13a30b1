// Changes a workout without a plan while training: replaces, removes, moves and groups exercises.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  chooseInMenu,
  signInAs,
  openExercise,
  expectToast,
  storedSets,
  tickSet,
  trainedNames,
} from '../lib/people.mjs';

export const name =
  'a workout without a plan can be changed while training, and only the remaining exercises are logged';

async function addThree(page) {
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox', { name: 'Search exercises' });
  for (const each of ['Goblet Squat', 'Dumbbell Row', 'Dumbbell Curl']) {
    await search.fill(each);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Add 3', exact: true }).click();
  await expectSoon(() => trainedNames(page), ['Goblet Squat', 'Dumbbell Row', 'Dumbbell Curl'], 'what was added');
}

// The ticked set stays, and the new exercise gets the remaining sets.
async function replaceHalfDone(page, calls) {
  const squat = await openExercise(page, 'Goblet Squat');
  await squat.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true }).fill('50');
  await tickSet(page, 'Goblet Squat', 1);
  await squat.getByRole('button', { name: 'Replace Goblet Squat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Goblet Squat with' });
  await dialog.getByText('Its 1 ticked set stays in the workout.').waitFor();
  const first = dialog.getByRole('listitem').first();
  const other = (await first.innerText()).split('\n')[0];
  await first.getByRole('button').click();
  await expectSoon(
    () => trainedNames(page),
    ['Goblet Squat', other, 'Dumbbell Row', 'Dumbbell Curl'],
    'the old and the new exercise',
  );
  await page.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();
  const card = await openExercise(page, other);
  await expectSoon(
    () =>
      card
        .getByRole('list', { name: `Sets of ${other}` })
        .getByRole('listitem')
        .count(),
    2,
    'sets that are left',
  );
  await expectSoon(() => storedSets(calls), { 'Goblet Squat': [[50, 10, null]] }, 'what is stored');
  return other;
}

async function removeHalfDone(page, calls) {
  await openExercise(page, 'Dumbbell Row');
  await tickSet(page, 'Dumbbell Row', 1);
  await until(async () => 'Dumbbell Row' in (await storedSets(calls)), 'the set to arrive');
  await chooseInMenu(page, 'Dumbbell Row', 'Remove Dumbbell Row');
  const question = page.getByRole('dialog', { name: 'Remove Dumbbell Row?' });
  await question.getByText('Its 1 ticked set is removed from your history too.').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect((await trainedNames(page)).includes('Dumbbell Row'), 'the exercise is gone though the question was closed');
  await chooseInMenu(page, 'Dumbbell Row', 'Remove Dumbbell Row');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectSoon(
    async () => Object.keys(await storedSets(calls)),
    ['Goblet Squat'],
    'what is stored after the removal',
  );
}

// Two sets without a rest between them, then the rest.
async function supersetInTurn(page, first, second) {
  const timer = page.getByRole('region', { name: 'Running timer' });
  const stop = page.getByRole('button', { name: 'Reset' });
  if (await timer.isVisible()) await stop.first().click();
  await timer.waitFor({ state: 'hidden' });
  await openExercise(page, first);
  await tickSet(page, first, 1);
  await page.getByRole('button', { name: `Set 1 done, ${second}`, exact: true }).waitFor();
  expect(!(await timer.isVisible()), 'a rest runs inside the superset');
  await tickSet(page, second, 1);
  await timer.waitFor();
  await page.getByRole('button', { name: `Set 2 done, ${first}`, exact: true }).waitFor();
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await page.goto(`${stage.address}/log-workout?workout=free`);
  await addThree(page);
  const other = await replaceHalfDone(page, calls);
  await removeHalfDone(page, calls);
  await chooseInMenu(page, 'Dumbbell Curl', 'Move up');
  const names = ['Goblet Squat', 'Dumbbell Curl', other];
  await expectSoon(() => trainedNames(page), names, 'the exercises after one was moved');
  await chooseInMenu(page, 'Dumbbell Curl', 'Superset with the next exercise');

  await page.reload();
  await page
    .getByRole('article', { name: 'Dumbbell Curl', exact: true })
    .getByText('Superset', { exact: true })
    .waitFor();
  await expectSoon(() => trainedNames(page), names, 'the exercises after a reload');
  await page.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();
  await supersetInTurn(page, 'Dumbbell Curl', other);
  await chooseInMenu(page, 'Dumbbell Curl', 'End superset');
  await expectSoon(() => page.getByText('Superset', { exact: true }).count(), 0, 'supersets after it ended');

  await page.reload();
  await page.getByText('1/3 completed').waitFor();
  await until(async () => Object.keys(await storedSets(calls)).length === 3, 'all sets to arrive');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(logged.exercises, names, 'the exercises of the log');
  const sets = await storedSets(calls, `?workoutId=${logged.id}`);
  expectEqual(
    Object.values(sets).map((each) => each.length),
    [1, 1, 1],
    'sets of each exercise',
  );
  expectEqual(sets['Goblet Squat'], [[50, 10, null]], 'the sets of what was replaced');
}
