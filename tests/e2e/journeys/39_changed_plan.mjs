// Changes the exercises of a planned workout while training: for today only, or also in the plan.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  chooseInMenu,
  signInAs,
  heading,
  leaveSummary,
  openExercise,
  openTracker,
  planOf,
  expectToast,
  storedSets,
  tickSet,
  trainedNames,
} from '../lib/people.mjs';

export const name = 'a planned workout can be changed for today or in the plan, and keeps its changes after a reload';
export const timeoutMs = 90_000;

const lifts = [
  { exerciseName: 'Goblet Squat', weight: 40 },
  { exerciseName: 'Dumbbell Row', weight: 30 },
  { exerciseName: 'Dumbbell Curl', weight: 20 },
  { exerciseName: 'Push-Up' },
];
const LIFTS = lifts.map(({ exerciseName }) => exerciseName);

const plannedRows = (calls, { id }) => calls.get(`/api/planned-workouts/${id}/exercises`);
const plannedNames = async (calls, workout) =>
  (await plannedRows(calls, workout)).map(({ exerciseName }) => exerciseName);
const notice = (page) => page.getByRole('group', { name: 'Changed for today only.' });

// Replaces the exercise with the first alternative, and returns its name.
async function replaceByFirst(page, calls, exercise) {
  const card = await openExercise(page, exercise);
  const here = await trainedNames(page);
  await card.getByRole('button', { name: `Replace ${exercise}` }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${exercise} with` });
  await dialog.getByText('Same muscles, with your equipment').waitFor();
  const offered = (await dialog.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  const ranked = (await calls.get(`/api/exercise-alternatives?exercise=${encodeURIComponent(exercise)}`)).map(
    ({ name: each }) => each,
  );
  expectEqual(
    offered,
    ranked.filter((each) => !here.includes(each)),
    'the alternatives and their order',
  );
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await dialog.waitFor({ state: 'hidden' });
  return offered[0];
}

async function forTodayAlone(page, stage, calls) {
  const workout = await planOf(page, stage.address, 'Other lifts', lifts, { day: 3 });
  await openTracker(page, stage.address, workout);
  const other = await replaceByFirst(page, calls, 'Push-Up');
  const changed = LIFTS.with(3, other);
  await expectSoon(() => trainedNames(page), changed, 'the exercises after one was replaced');
  await notice(page).waitFor();
  await page.reload();
  await notice(page).waitFor();
  await expectSoon(() => trainedNames(page), changed, 'the replaced exercise after a reload');
  expectEqual(await plannedNames(calls, workout), LIFTS, 'the plan after a change for today');

  // Resets all changes.
  await notice(page).getByRole('button', { name: 'Reset to plan' }).click();
  await expectSoon(() => trainedNames(page), LIFTS, 'the exercises of the plan again');
  await notice(page).waitFor({ state: 'hidden' });
  await page.reload();
  await expectSoon(() => trainedNames(page), LIFTS, 'the exercises of the plan after a reload');

  // Trains with the change: the log has the new exercise, the plan is unchanged.
  await replaceByFirst(page, calls, 'Push-Up');
  await openExercise(page, other);
  await tickSet(page, other, 1);
  await until(async () => (await storedSets(calls))[other]?.length === 1, 'the set of the other exercise');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  expectEqual((await calls.get('/api/workouts'))[0].exercises, [other], 'the exercises of the log');
  expectEqual(await plannedNames(calls, workout), LIFTS, 'the plan after the workout');
  await leaveSummary(page);
}

async function changeMuch(page, calls, workout) {
  const other = await replaceByFirst(page, calls, 'Dumbbell Row');
  await chooseInMenu(page, 'Push-Up', 'Remove Push-Up');
  await expectSoon(
    () => trainedNames(page),
    ['Goblet Squat', other, 'Dumbbell Curl'],
    'the exercises after one was removed',
  );
  await page.getByRole('button', { name: 'Add exercises' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search exercises' }).fill('hammer curl');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await chooseInMenu(page, 'Hammer Curl', 'Move up');
  const changed = ['Goblet Squat', other, 'Hammer Curl', 'Dumbbell Curl'];
  await expectSoon(() => trainedNames(page), changed, 'the exercises in their new order');
  await chooseInMenu(page, 'Goblet Squat', 'Superset with the next exercise');
  const squat = page.getByRole('article', { name: 'Goblet Squat', exact: true });
  await squat.getByText('Superset', { exact: true }).waitFor();

  await page.reload();
  await squat.getByText('Superset', { exact: true }).waitFor();
  await expectSoon(() => trainedNames(page), changed, 'the changed exercises after a reload');
  const tracker = page.url();
  await page.goto(new URL('/', tracker).href);
  const listed = async () =>
    (await page.getByRole('checkbox').allInnerTexts()).map((text) => text.split('\n')[0].trim());
  await expectSoon(listed, changed, 'the exercises on the dashboard');
  await page.goto(tracker);
  await squat.waitFor();
  expectEqual(await plannedNames(calls, workout), LIFTS, 'the plan before it is to follow');
  return changed;
}

async function inThePlan(page, stage, calls) {
  const workout = await planOf(page, stage.address, 'Four lifts', lifts);
  const before = await plannedRows(calls, workout);
  await openTracker(page, stage.address, workout);
  const changed = await changeMuch(page, calls, workout);
  const other = changed[1];
  await openExercise(page, other);
  await tickSet(page, other, 1);
  await openExercise(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 1);
  await until(async () => Object.keys(await storedSets(calls)).includes('Goblet Squat'), 'the ticks');

  await notice(page).getByRole('button', { name: 'Save to plan' }).click();
  await expectToast(page, 'Plan updated', 'These exercises are now in your plan.');
  await notice(page).waitFor({ state: 'hidden' });
  const rows = await plannedRows(calls, workout);
  expectEqual(
    rows.map(({ exerciseName, supersetWithNext, sets }) => [exerciseName, supersetWithNext, sets]),
    changed.map((each, index) => [each, index === 0, 3]),
    'the changed plan',
  );
  const idOf = (list, wanted) => list.find(({ exerciseName }) => exerciseName === wanted).id;
  for (const kept of ['Goblet Squat', 'Dumbbell Curl'])
    expectEqual(idOf(rows, kept), idOf(before, kept), `the row of ${kept}`);

  // Earlier ticks belong to the new planned exercise, here and on the dashboard.
  await page.reload();
  await openExercise(page, other);
  await page.getByRole('button', { name: `Set 1 not done, ${other}`, exact: true }).waitFor();
  await tickSet(page, other, 2);
  await until(async () => (await storedSets(calls))[other]?.length === 2, 'the second set of the new exercise');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 2, 'the second log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(logged.exercises, ['Goblet Squat', other], 'the exercises of the second log');
  expectEqual(Object.keys(await storedSets(calls, `?workoutId=${logged.id}`)).length, 2, 'rows of the second log');
  await leaveSummary(page);
  return { workout, other };
}

// Replaces a half-completed exercise, also in the plan: today has both exercises, the plan only the new one.
async function halfDone(page, stage, calls) {
  const workout = await planOf(page, stage.address, 'Two lifts', lifts.slice(0, 2), { day: 5 });
  await openTracker(page, stage.address, workout);
  await openExercise(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 1);
  await page.getByRole('button', { name: 'Replace Goblet Squat' }).click();
  await page.getByRole('dialog').getByText('Its 1 ticked set stays in the workout.').waitFor();
  await page.keyboard.press('Escape');
  const other = await replaceByFirst(page, calls, 'Goblet Squat');
  await expectSoon(
    () => trainedNames(page),
    ['Goblet Squat', other, 'Dumbbell Row'],
    'the exercises after a half-done one was replaced',
  );
  await page.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();
  await notice(page).getByRole('button', { name: 'Save to plan' }).click();
  await expectToast(page, 'Plan updated');
  const rows = await plannedRows(calls, workout);
  expectEqual(
    rows.map(({ exerciseName, sets }) => [exerciseName, sets]),
    [
      [other, 3],
      ['Dumbbell Row', 3],
    ],
    'the plan',
  );
  await page.reload();
  await page.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();
}

// Opens today's completed workout again.
async function openAgain(page, { other }) {
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByText('This workout is in your log for today.').waitFor();
  const card = page.getByRole('article', { name: other, exact: true });
  await card.waitFor();
  await page.getByRole('article', { name: 'Goblet Squat', exact: true }).getByText('1/3 sets').waitFor();
  expect(
    await card.getByText('2/3 sets').isVisible(),
    `${other} went into the plan while it was trained, and shows none of its sets afterwards`,
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await forTodayAlone(page, stage, calls);
  const what = await inThePlan(page, stage, calls);
  await heading(page, /^Welcome/).waitFor();
  await openAgain(page, what);
  await halfDone(page, stage, calls);
}
