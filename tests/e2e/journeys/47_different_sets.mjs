// Makes a pyramid in the planner, trains it, sees the last time set by set, and makes all sets alike again.
import { settled } from '../lib/browser.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  expectToast,
  leaveSummary,
  openExercise,
  openTracker,
  planOf,
  signInAs,
  storedSets,
} from '../lib/people.mjs';

export const name = 'a pyramid is planned, trained, seen again and made equal';

const PYRAMID = [
  [95, 12],
  [100, 10],
  [105, 8],
  [110, 6],
];

const exerciseOf = async (calls, workout) => (await calls.get(`/api/planned-workouts/${workout.id}/exercises`))[0];

async function openForm(page, address, workout) {
  await page.goto(`${address}/workout-planner?plan=${workout.workoutPlanId}`);
  await page.getByRole('button', { name: 'Edit Exercises of Squats' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Goblet Squat.*Change amounts$/ }).click();
  return dialog;
}

async function save(page, dialog) {
  await dialog.getByRole('button', { name: 'Save Workout' }).click();
  await expectToast(page, 'Updated!');
}

async function makePyramid(page, address, calls, workout) {
  const dialog = await openForm(page, address, workout);
  await dialog.getByRole('button', { name: 'Different sets' }).click();
  await dialog.getByRole('button', { name: 'Shapes' }).click();
  await page.getByRole('menuitem', { name: 'Pyramid: 12, 10, 8, 6' }).click();
  await dialog.getByText('12 / 10 / 8 / 6 · 95–110 lbs').waitFor();
  // By keyboard from set to set, with the pad for whole numbers.
  const reps = dialog.getByRole('textbox', { name: 'Reps, set 4' });
  expectEqual(await reps.getAttribute('inputmode'), 'numeric', 'the pad of the repetitions');
  await reps.focus();
  await page.keyboard.press('Enter');
  await expectSoon(
    () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'Weight, set 4',
    'the field after Enter',
  );
  await save(page, dialog);
  const planned = await exerciseOf(calls, workout);
  expectEqual(
    planned.setTargets.map(({ weight, reps: count }) => [weight, count]),
    PYRAMID,
    'the planned sets',
  );
  expectEqual([planned.sets, planned.reps, planned.weight], [4, 12, 95], 'the values for all sets');
  return planned;
}

// Ticked as a whole by another device yesterday.
async function trainedYesterday(page, calls, planned) {
  const day = await page.evaluate(() => {
    const now = new Date();
    now.setDate(now.getDate() - 1);
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  });
  const done = await calls.post('/api/exercise-completions', { plannedExerciseId: planned.id, date: day });
  expectEqual(
    done.sets.map(({ weight, reps }) => [weight, reps]),
    PYRAMID,
    'the sets of a tick without values',
  );
}

async function train(page, address, calls, workout) {
  await openTracker(page, address, workout);
  const card = await openExercise(page, 'Goblet Squat');
  for (const [weight, reps] of PYRAMID) await card.getByText(`${weight} lbs × ${reps}`).first().waitFor();
  // A tick logs what is shown, and the suggestion arrives after the last time's weights.
  await settled(page);
  await page.getByRole('button', { name: 'Complete Goblet Squat' }).click();
  // All sets reached their targets, so each is one step heavier.
  const wanted = { 'Goblet Squat': PYRAMID.map(([weight, reps]) => [weight + 5, reps, null]) };
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await expectSoon(() => storedSets(calls, `?date=${today}`), wanted, 'the sets that were ticked');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  await leaveSummary(page);
}

async function makeAlike(page, address, calls, workout) {
  const dialog = await openForm(page, address, workout);
  await dialog.getByRole('button', { name: 'All sets alike' }).click();
  const question = page.getByRole('dialog', { name: 'Make all sets alike?' });
  await question.getByText(/like the first one: 4 × 12\./).waitFor();
  await question.getByRole('button', { name: 'All sets alike' }).click();
  await dialog.getByRole('textbox', { name: 'Sets' }).waitFor();
  await save(page, dialog);
  const planned = await exerciseOf(calls, workout);
  expectEqual([planned.setTargets, planned.sets, planned.reps], [null, 4, 12], 'the plan with equal sets');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'Squats', [{ exerciseName: 'Goblet Squat', weight: 100 }]);
  const planned = await makePyramid(page, stage.address, calls, workout);
  await trainedYesterday(page, calls, planned);
  await train(page, stage.address, calls, workout);
  await makeAlike(page, stage.address, calls, workout);
}
