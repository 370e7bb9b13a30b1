// Tests a whole day in the installed app, which is opened cold and without a server: a workout with timers, suggestion and
// summary, and everything that is eaten. All of it is stored once when the server is back.
import { BusyDay, DIARY } from '../lib/busy_day.mjs';
import { keepsAnswersOf, untilInstalled, untilPlanKept, untilPrefetched } from '../lib/installed.mjs';
import { callsOf, expectToast, heading, openExercise, planOf, signInAs, storedSets, tickSet } from '../lib/people.mjs';
import { randomNumbers } from '../lib/random.mjs';
import { startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { comeOnline, waitingKinds, waitingLine } from '../lib/waiting.mjs';

export const name = 'a whole day without a server from a cold start of the installed app is stored once and in order';
export const timeoutMs = 120_000;
export const onlyInAll = ['desktop'];

const BENCH = 'Bench Press';
const ROW = 'Dumbbell Row';

// The app was opened once with the server. A week ago there was a workout, so that there is a suggestion.
async function install(page, stage) {
  await signInAs(page, stage.address, 'Ida');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'Push and pull', [
    { exerciseName: BENCH, reps: 8, repsMax: 10, scheme: 'double', restTime: 90 },
    { exerciseName: ROW, sets: 2, weight: 30 },
  ]);
  const [bench] = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  await calls.post('/api/exercise-completions', {
    plannedExerciseId: bench.id,
    date: await page.evaluate(() => new Date(Date.now() - 7 * 86_400_000).toLocaleDateString('sv')),
    sets: [1, 2, 3].map(() => ({ reps: 10, weight: 100 })),
  });
  await untilInstalled(page);
  await page.reload();
  await untilPrefetched(page);
  await untilPlanKept(page);
  await page.goto(stage.address + DIARY);
  await until(
    () => keepsAnswersOf(page, ['/api/nutrition-stats', '/api/food-entries']),
    'the diary to be kept',
    20_000,
  );
  return calls;
}

async function train(page, stage) {
  await page.goto(stage.address);
  await heading(page, 'Welcome, Ida!').waitFor();
  await page.getByRole('link', { name: 'Start Workout' }).click();
  const bench = await openExercise(page, BENCH);
  await bench.getByRole('button', { name: 'Accept' }).click();
  const weight = bench.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true });
  await expectSoon(async () => Number(await weight.inputValue()) > 100, true, 'more weight than a week ago');
  const suggested = Number(await weight.inputValue());
  await tickSet(page, BENCH, 1);
  await page.getByRole('region', { name: 'Running timer' }).getByRole('timer').waitFor();
  await tickSet(page, BENCH, 2);
  await tickSet(page, BENCH, 3);
  await openExercise(page, ROW);
  await tickSet(page, ROW, 1);
  await tickSet(page, ROW, 2);
  await page.getByText('2/2 completed').waitFor();
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉', 'Completed. It is saved on this device');
  const figures = page.getByRole('region', { name: 'In numbers' });
  const sets = async () => (await figures.getByRole('definition').allInnerTexts())[2]?.trim();
  await expectSoon(sets, '5', 'the sets in the summary');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await heading(page, 'Welcome back, Ida!').waitFor();
  await page.getByText('Done for today', { exact: true }).waitFor();
  return suggested;
}

async function eat(page, stage) {
  const day = new BusyDay(randomNumbers(1));
  day.useAt(page, stage.address);
  await day.show(DIARY);
  for (const action of ['food', 'water', 'food', 'weight', 'sleep', 'food', 'moment', 'water']) await day[action]();
  return day;
}

const byId = (rows) => [...rows].sort((one, other) => one.id - other.id);

async function expectStored(calls, day, suggested) {
  const foods = byId(await calls.get('/api/food-entries'));
  expectEqual(
    foods.map(({ name: food, calories }) => ({ name: food, calories })),
    day.foods,
    'the foods',
  );
  expectEqual((await calls.get('/api/water')).entries.length, 2, 'glasses of water');
  const rows = async (path) => (await calls.get(path)).length;
  for (const path of ['/api/body-measurements', '/api/sleep-trackings', '/api/wellness-activities'])
    expectEqual(await rows(path), 1, path);
  const workouts = await calls.get('/api/workouts');
  expectEqual(
    workouts.map(({ name: title, exercises }) => [title, exercises]),
    [['Push and pull', [BENCH, ROW]]],
    'the workouts',
  );
  const sets = await storedSets(calls, `?workoutId=${workouts[0].id}`);
  const lifted = sets[BENCH].map(([weight]) => weight);
  expectEqual(lifted, Array(3).fill(suggested), 'the lifted weights');
  expectEqual(sets[ROW].length, 2, 'sets of the row');
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const first = await context.newPage();
  const calls = await install(first, stage);
  await first.close();
  const { db, port } = stage.server;
  await stage.server.kill();

  const page = await context.newPage();
  const suggested = await train(page, stage);
  const day = await eat(page, stage);
  const kinds = await waitingKinds(page);
  expectEqual(
    kinds.filter((kind) => !['exercise', 'log', 'answer'].includes(kind)),
    ['food', 'water', 'food', 'measurement', 'night', 'food', 'moment', 'water'],
    'what waits, in order',
  );
  await page.close();

  // Everything is still there after another cold start.
  const last = await context.newPage();
  await last.goto(stage.address + DIARY);
  for (const { name: food } of day.foods)
    await last.getByRole('button', { name: `Edit ${food}`, exact: true }).waitFor();
  await waitingLine(last).waitFor();
  await last.goto(stage.address);
  await last.getByText('Done for today', { exact: true }).waitFor();

  stage.server = await startServer({ db, port });
  await comeOnline(last);
  await expectSoon(() => waitingKinds(last), [], 'what waits in the end');
  await waitingLine(last).waitFor({ state: 'detached' });
  await last.getByText('Done for today', { exact: true }).waitFor();
  await expectStored(calls, day, suggested);
}
