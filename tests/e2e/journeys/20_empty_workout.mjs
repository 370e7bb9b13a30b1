// Trains without a plan, with a reload and midnight in between, and adds the workout to a plan.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openExercise, expectToast } from '../lib/people.mjs';

export const name = 'an empty workout survives a reload and midnight, is logged, and can be added to a plan';

async function add(page, name) {
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  return openExercise(page, name);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const began = await page.evaluate(() =>
    new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
  );

  await page.goto(`${stage.address}/log-workout`);
  await page.getByRole('link', { name: 'Empty workout' }).click();
  await page.getByText('Add your first exercise').waitFor();
  const squat = await add(page, 'Goblet Squat');
  await squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }).fill('50');
  await squat.getByRole('button', { name: 'Set 1 done, Goblet Squat' }).click();
  const flip = await add(page, 'Log Flip');
  await flip.getByRole('textbox', { name: 'Reps, set 1' }).fill('4');
  await page.getByLabel('Name').fill('Garage');

  await page.reload();
  await openExercise(page, 'Goblet Squat');
  await squat.getByRole('button', { name: 'Set 1 not done, Goblet Squat' }).waitFor();
  await openExercise(page, 'Log Flip');
  await expectSoon(
    () => flip.getByRole('textbox', { name: 'Reps, set 1' }).inputValue(),
    '4',
    'the typed reps after a reload',
  );
  await squat.getByRole('button', { name: 'Complete Goblet Squat' }).click();
  await expectToast(page, 'Exercise completed! 🎉');

  // Midnight passes during the workout: the page shows the next day, the workout keeps its own.
  await page.clock.install({ time: new Date(await page.evaluate(() => new Date().setHours(24, 10, 0, 0))) });
  await page.goto(`${stage.address}/log-workout`);
  await page.getByRole('region', { name: 'Unfinished workout' }).getByText('1/2 exercises done').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText(/^You started this workout on/).waitFor();
  await flip.getByRole('button', { name: 'Complete Log Flip' }).click();
  await page.getByText('2/2 completed').waitFor();
  await until(() => page.getByRole('button', { name: 'Complete Workout' }).isEnabled(), 'Complete Workout to open');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await heading(page, 'Garage').waitFor();
  await expectToast(page, 'Workout completed! 🎉');

  const [workout] = await calls.get('/api/workouts');
  expectEqual(
    [workout.name, workout.exercises, workout.localDate],
    ['Garage', ['Goblet Squat', 'Log Flip'], began],
    'the log',
  );
  const completions = await calls.get('/api/exercise-completions');
  expectEqual(
    completions.map(({ localDate, workoutId }) => [localDate, workoutId]),
    Array(2).fill([began, workout.id]),
    'its exercises',
  );

  await page.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Wednesday' });
  await page.getByRole('button', { name: 'Save to plan' }).click();
  await until(async () => (await calls.get('/api/workout-plans')).length === 1, 'the plan');
  const [plan] = await calls.get('/api/workout-plans');
  await until(async () => (await calls.get(`/api/workout-plans/${plan.id}/workouts`)).length === 1, 'its day');
  const [kept] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  expectEqual([kept.title, kept.type, kept.dayOfWeek], ['Garage', 'strength', 3], 'the planned day');
  const exercises = await calls.get(`/api/planned-workouts/${kept.id}/exercises`);
  expectEqual(
    exercises.map(({ exerciseName, sets, weight }) => [exerciseName, sets, weight]),
    [
      ['Goblet Squat', 3, 50],
      ['Log Flip', 3, null],
    ],
    'its exercises',
  );
}
