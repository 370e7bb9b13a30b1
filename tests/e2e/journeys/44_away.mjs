// Trains without a plan while the server is unreachable; everything is logged once when it is back.
import { startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  openExercise,
  expectTile,
  leaveSummary,
  expectToast,
  storedSets,
  tickSet,
  untickSet,
} from '../lib/people.mjs';

export const name = 'ticks and corrections while the server is unreachable are logged once, in their final state';

const weight = (card, number) => card.getByRole('textbox', { name: `Weight (lbs), set ${number}`, exact: true });

async function add(page, ...names) {
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const dialog = page.getByRole('dialog');
  for (const each of names) {
    await dialog.getByRole('combobox', { name: 'Search exercises' }).fill(each);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: /^Add( \d+)?$/ }).click();
}

async function trainAlone(page) {
  const squat = await openExercise(page, 'Goblet Squat');
  await weight(squat, 2).fill('55');
  await tickSet(page, 'Goblet Squat', 2);
  await squat.getByText('Waiting for the server').waitFor();
  await weight(squat, 1).fill('45');
  const row = await openExercise(page, 'Dumbbell Row');
  await weight(row, 1).fill('30');
  await tickSet(page, 'Dumbbell Row', 1);
  await tickSet(page, 'Dumbbell Row', 2);
  await untickSet(page, 'Dumbbell Row', 1);
  await openExercise(page, 'Dumbbell Curl');
  await tickSet(page, 'Dumbbell Curl', 1);
  await untickSet(page, 'Dumbbell Curl', 1);
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await page.goto(`${stage.address}/log-workout?workout=free`);
  await add(page, 'Goblet Squat', 'Dumbbell Row', 'Dumbbell Curl');
  const squat = await openExercise(page, 'Goblet Squat');
  await weight(squat, 1).fill('50');
  await tickSet(page, 'Goblet Squat', 1);
  await expectSoon(() => storedSets(calls), { 'Goblet Squat': [[50, 10, null]] }, 'the set before the server went');

  await stage.server.kill();
  await trainAlone(page);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉', 'It is saved on this device');
  await page.getByText('Saved on this device. It will be logged when FitApp is reachable.').waitFor();

  stage.server = await startServer({ db: stage.server.db, port: stage.server.port });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log to arrive');
  await leaveSummary(page);
  await expectTile(page, 'Total Workouts', '1');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(logged.exercises.toSorted(), ['Dumbbell Row', 'Goblet Squat'], 'the exercises of the log');
  const sets = {
    'Dumbbell Row': [[30, 10, null]],
    'Goblet Squat': [
      [45, 10, null],
      [55, 10, null],
    ],
  };
  expectEqual(await storedSets(calls, `?workoutId=${logged.id}`), sets, 'the logged sets');
  expectEqual(await storedSets(calls), sets, 'all that is stored');
  expectEqual((await calls.get('/api/exercise-completions')).length, 2, 'stored exercises');
}
