// Deletes a plan during its workout: ticks are kept and logged. Also offers another device's ticks of the day before.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  leaveSummary,
  openTracker,
  planOf,
  expectToast,
  storedSets,
  tickSet,
} from '../lib/people.mjs';

export const name = 'a workout survives the deletion of its plan, and ticks of another device are offered for logging';

const lifts = [
  { exerciseName: 'Goblet Squat', weight: 40 },
  { exerciseName: 'Dumbbell Row', weight: 30 },
];
const unfinished = (page) => page.getByRole('region', { name: 'Unfinished workout' });
const unlogged = (page) => page.getByRole('region', { name: 'Ticked, but not logged' });

// A plan without a workout today.
async function beginOtherDay(page, stage, calls) {
  const weekday = await page.evaluate(() => new Date().getDay());
  const workout = await planOf(page, stage.address, 'Leg day', lifts, { day: (weekday + 2) % 7 });
  await openTracker(page, stage.address, workout);
  await tickSet(page, 'Goblet Squat', 1);
  await tickSet(page, 'Goblet Squat', 2);
  await until(async () => (await storedSets(calls))['Goblet Squat']?.length === 2, 'the sets to be stored');
  return workout;
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await beginOtherDay(page, stage, calls);

  await page.goto(stage.address);
  await unfinished(page).getByRole('heading', { name: 'Leg day' }).waitFor();

  const [plan] = await calls.get('/api/workout-plans');
  await calls.del(`/api/workout-plans/${plan.id}`);
  await page.goto(stage.address);
  await unfinished(page).getByRole('link', { name: 'Continue' }).click();
  await heading(page, 'Leg day').waitFor();
  await page.getByText(/no longer in your plan\. Your ticks are saved/).waitFor();
  await tickSet(page, 'Goblet Squat', 3);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  const logs = () => calls.get('/api/workouts');
  await until(async () => (await logs()).length === 1, 'the log');
  const [logged] = await logs();
  expectEqual(
    [logged.name, logged.exercises, logged.plannedWorkoutId],
    ['Leg day', ['Goblet Squat'], null],
    'what was logged',
  );
  const stored = () => storedSets(calls, `?workoutId=${logged.id}`);
  await expectSoon(
    stored,
    {
      'Goblet Squat': [
        [40, 10, null],
        [40, 10, null],
        [40, 10, null],
      ],
    },
    'the sets of the log',
  );
  await leaveSummary(page);
  await page.goto(`${stage.address}/log-workout?workout=${workout.id}`);
  await heading(page, 'This workout no longer exists').waitFor();

  // Like another device.
  const yesterday = await page.evaluate(() =>
    new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - 86_400_000)),
  );
  await calls.post('/api/exercise-completions', {
    exerciseName: 'Bench Press',
    sets: [{ reps: 5, weight: 135 }],
    date: yesterday,
  });
  await page.goto(`${stage.address}/log-workout`);
  await unlogged(page)
    .getByText(/: Bench Press$/)
    .waitFor();
  await unlogged(page).getByRole('button', { name: 'Log it' }).click();
  await unlogged(page).waitFor({ state: 'hidden' });
  expectEqual(
    (await logs()).map(({ exercises, localDate }) => [exercises[0], localDate === yesterday]),
    [
      ['Goblet Squat', false],
      ['Bench Press', true],
    ],
    'the logs',
  );
}
