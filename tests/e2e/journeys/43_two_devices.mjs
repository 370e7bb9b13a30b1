// Trains one workout on two devices: no tick is lost, and the workout is logged once.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  logIn,
  openExercise,
  openTracker,
  planOf,
  expectToast,
  storedSets,
  tickSet,
} from '../lib/people.mjs';

export const name = 'two devices tick sets of one workout; all ticks are kept, and it is logged once';

// Simulates that the device is used again.
const lookAt = (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const countSets = async (calls) => (await storedSets(calls))['Goblet Squat']?.length;

export async function run(stage) {
  const one = await stage.openPage();
  const who = await signInAs(one, stage.address, 'Ada');
  const calls = await callsOf(one, stage.address);
  const workout = await planOf(one, stage.address, 'Two lifts', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  await openTracker(one, stage.address, workout);
  await openExercise(one, 'Goblet Squat');
  await tickSet(one, 'Goblet Squat', 1);
  await until(async () => (await countSets(calls)) === 1, 'the first set');

  const other = await stage.openPage();
  await other.goto(`${stage.address}/auth`);
  await logIn(other, who);
  await other.getByRole('link', { name: 'Continue Workout' }).click();
  await heading(other, 'Two lifts').waitFor();
  await openExercise(other, 'Goblet Squat');
  await tickSet(other, 'Goblet Squat', 2);
  await until(async () => (await countSets(calls)) === 2, 'the second set');

  // The first device does not know about it yet.
  await tickSet(one, 'Goblet Squat', 3);
  await until(async () => (await countSets(calls)) === 3, 'the sets of both devices');
  expectEqual((await storedSets(calls))['Goblet Squat'], Array(3).fill([40, 10, null]), 'the sets');
  await lookAt(other);
  await other.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();

  await one.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(one, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  await lookAt(other);
  await other.getByText('This workout is in your log for today.').waitFor();
  await openExercise(other, 'Dumbbell Row');
  await tickSet(other, 'Dumbbell Row', 1);
  await expectSoon(
    () => storedSets(calls, `?workoutId=${logged.id}`),
    { 'Dumbbell Row': [[30, 10, null]], 'Goblet Squat': Array(3).fill([40, 10, null]) },
    'the sets of the one log',
  );
  await other.getByRole('region', { name: 'Exercises completed' }).getByRole('link', { name: 'View log' }).waitFor();
  expectEqual((await calls.get('/api/workouts')).length, 1, 'logged workouts');
}
