// Ticks single sets: only these are logged, and later corrections stay in the same workout.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  leaveSummary,
  openExercise,
  openTracker,
  planOf,
  expectToast,
  storedSets,
  tickSet,
  untickSet,
} from '../lib/people.mjs';

export const name = 'single sets can be completed, only these are logged, and corrections stay in the same workout';

const TICKED = {
  'Dumbbell Row': [
    [35, 10, null],
    [35, 10, null],
  ],
  'Goblet Squat': [[40, 10, null]],
};
const complete = (page) => page.getByRole('button', { name: 'Complete Workout' });
const weight = (card, number) => card.getByRole('textbox', { name: `Weight (lbs), set ${number}`, exact: true });

async function tickSome(page, calls) {
  await expectSoon(() => complete(page).isEnabled(), false, 'Complete Workout before the first tick');
  const squat = await openExercise(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 1);
  await squat.getByText('1/3 sets').waitFor();
  await expectSoon(() => complete(page).isEnabled(), true, 'Complete Workout with one set');

  const row = await openExercise(page, 'Dumbbell Row');
  await weight(row, 1).fill('35');
  await tickSet(page, 'Dumbbell Row', 1);
  await tickSet(page, 'Dumbbell Row', 2);
  await row.getByText('2/3 sets').waitFor();
  await page.getByText('0/3 completed').waitFor();
  await expectSoon(() => storedSets(calls), TICKED, 'the sets that arrived');

  await page.reload();
  await squat.getByText('1/3 sets').waitFor();
  await row.getByText('2/3 sets').waitFor();
}

// A removed ticked set can be restored for a while.
async function removeOne(page, calls) {
  const row = await openExercise(page, 'Dumbbell Row');
  await row.getByRole('button', { name: 'Set 2, Normal: change' }).click();
  await page.getByRole('dialog', { name: 'Set 2' }).getByRole('button', { name: 'Remove set' }).click();
  await expectSoon(
    async () => (await storedSets(calls))['Dumbbell Row'],
    [[35, 10, null]],
    'the sets after one was removed',
  );
  await page.getByText('Set 2 of Dumbbell Row removed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(() => storedSets(calls), TICKED, 'the sets after Undo');
  await row.getByText('2/3 sets').waitFor();
}

async function completeThem(page, calls) {
  const [, minutes, calories] = /Logs (\d+) min · (\d+) kcal/.exec(await page.getByText(/^Logs \d+ min/).innerText());
  await complete(page).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(
    [logged.name, logged.exercises, logged.duration, logged.calories],
    ['Three lifts', ['Goblet Squat', 'Dumbbell Row'], Number(minutes), Number(calories)],
    'what was logged',
  );
  expectEqual(await storedSets(calls, `?workoutId=${logged.id}`), TICKED, 'the sets of the log');
  await leaveSummary(page);
  return logged;
}

const namesIn = async (calls, { id }) => (await calls.get(`/api/workouts/${id}`)).exercises.toSorted();

async function correct(page, calls, logged) {
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByText('This workout is in your log for today.').waitFor();
  const mine = `?workoutId=${logged.id}`;

  // Unticking the only set of an exercise removes it from the log; ticking adds it again with the new weight.
  const squat = await openExercise(page, 'Goblet Squat');
  await untickSet(page, 'Goblet Squat', 1);
  await expectSoon(() => namesIn(calls, logged), ['Dumbbell Row'], 'exercises of the log after the set was unticked');
  await weight(squat, 1).fill('45');
  await tickSet(page, 'Goblet Squat', 1);
  await expectSoon(
    async () => (await storedSets(calls, mine))['Goblet Squat'],
    [[45, 10, null]],
    'the corrected set in the log',
  );
  await expectSoon(
    () => namesIn(calls, logged),
    ['Dumbbell Row', 'Goblet Squat'],
    'exercises of the log after the correction',
  );

  // Changes the weight of a ticked set.
  const row = await openExercise(page, 'Dumbbell Row');
  await weight(row, 2).fill('37.5');
  await expectSoon(
    async () => (await storedSets(calls, mine))['Dumbbell Row'],
    [
      [35, 10, null],
      [37.5, 10, null],
    ],
    'a set typed over',
  );

  // Completes a skipped set later.
  await page.getByRole('button', { name: 'Complete Plank' }).click();
  await expectSoon(
    async () => (await storedSets(calls, mine)).Plank,
    [
      [null, null, 30],
      [null, null, 30],
    ],
    'the exercise that was added to the log',
  );
  await expectSoon(() => namesIn(calls, logged), ['Dumbbell Row', 'Goblet Squat', 'Plank'], 'exercises of the log');
  expectEqual((await calls.get('/api/workouts')).length, 1, 'logged workouts');

  await page.getByRole('region', { name: 'Exercises completed' }).getByRole('link', { name: 'View log' }).click();
  await heading(page, 'Three lifts').waitFor();
  const entry = page.getByRole('listitem', { name: 'Goblet Squat', exact: true });
  await expectSoon(
    () => entry.getByRole('textbox', { name: 'Weight, set 1' }).inputValue(),
    '45',
    'the weight on the page of the log',
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'Three lifts', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
    { exerciseName: 'Plank', sets: 2, duration: 30 },
  ]);
  await openTracker(page, stage.address, workout);
  await tickSome(page, calls);
  await removeOne(page, calls);
  const logged = await completeThem(page, calls);
  await correct(page, calls, logged);
}
