// Tests today's workout on the dashboard: ticks that match the tracker, and the link to the log.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  leaveSummary,
  openExercise,
  planOf,
  expectToast,
  storedSets,
  tickSet,
} from '../lib/people.mjs';

export const name = "the dashboard's checklist matches the tracker, shows what was done, and links to the log";

const box = (page, exercise) => page.getByRole('checkbox', { name: exercise });
const stateOf = (page, exercise) => box(page, exercise).getAttribute('aria-checked');
const textOf = async (page, exercise) => (await box(page, exercise).innerText()).replace(/\s+/g, ' ').trim();
const hero = (page) => page.getByRole('region', { name: 'Three lifts' });

async function tickAndUntick(page, calls) {
  await expectSoon(() => textOf(page, 'Goblet Squat'), 'Goblet Squat 3 × 10 · 40 lbs', 'what a tick would log');
  await box(page, 'Goblet Squat').click();
  await expectSoon(() => stateOf(page, 'Goblet Squat'), 'true', 'the ticked exercise');
  await expectToast(page, 'Exercise completed! 🎉');
  await expectSoon(() => textOf(page, 'Goblet Squat'), 'Goblet Squat 3 × 10 · 40 lbs', 'what was done');
  await hero(page).getByText('1/3 completed').waitFor();
  await hero(page).getByRole('link', { name: 'Continue Workout' }).waitFor();
  await expectSoon(() => storedSets(calls), { 'Goblet Squat': Array(3).fill([40, 10, null]) }, 'what was stored');

  await box(page, 'Goblet Squat').click();
  await expectSoon(() => stateOf(page, 'Goblet Squat'), 'false', 'the exercise that was unticked');
  await expectSoon(() => storedSets(calls), {}, 'what is left of it');
  await hero(page).getByRole('link', { name: 'Start Workout' }).waitFor();
  await expectSoon(() => textOf(page, 'Goblet Squat'), 'Goblet Squat 3 × 10 · 40 lbs', 'what a tick would log again');
}

// Dashboard and tracker show each other's ticks immediately.
async function withTheTracker(page, calls) {
  await box(page, 'Goblet Squat').click();
  await hero(page).getByRole('link', { name: 'Continue Workout' }).click();
  await page.getByRole('button', { name: 'Mark Goblet Squat as not done' }).waitFor();
  const row = await openExercise(page, 'Dumbbell Row');
  await row.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true }).fill('35');
  await tickSet(page, 'Dumbbell Row', 1);
  await until(async () => 'Dumbbell Row' in (await storedSets(calls)), 'the set to arrive');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await heading(page, /^Welcome/).waitFor();
  await expectSoon(() => stateOf(page, 'Dumbbell Row'), 'mixed', 'the exercise of which one set is done');
  await expectSoon(() => textOf(page, 'Dumbbell Row'), 'Dumbbell Row 35 lbs × 10', 'the set that was done');
  await page.reload();
  await expectSoon(() => stateOf(page, 'Dumbbell Row'), 'mixed', 'the same after a reload');

  // Ticks all remaining sets with one tap.
  await box(page, 'Dumbbell Row').click();
  await expectSoon(() => stateOf(page, 'Dumbbell Row'), 'true', 'the exercise that was finished here');
  await expectSoon(async () => (await storedSets(calls))['Dumbbell Row'], Array(3).fill([35, 10, null]), 'its sets');
  await box(page, 'Plank').click();
  await hero(page).getByText('3/3 completed').waitFor();
}

async function complete(page, calls) {
  await hero(page)
    .getByText(/^about \d+ min$/)
    .waitFor();
  await hero(page).getByRole('link', { name: 'Continue Workout' }).click();
  const logs = await page.getByText(/^Logs \d+ min/).innerText();
  const minutes = Number(/Logs (\d+) min/.exec(logs)[1]);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await leaveSummary(page);
  await hero(page).getByText('Done for today').waitFor();
  await hero(page)
    .getByText(`${minutes} min · ${minutes * 8} kcal. You showed up.`)
    .waitFor();
  const [logged] = await calls.get('/api/workouts');
  expectEqual([logged.duration, logged.exercises], [minutes, ['Goblet Squat', 'Dumbbell Row', 'Plank']], 'the log');

  // Unticking and ticking again after completion updates the log.
  const names = async () => (await calls.get(`/api/workouts/${logged.id}`)).exercises.toSorted();
  await box(page, 'Plank').click();
  await expectSoon(names, ['Dumbbell Row', 'Goblet Squat'], 'the log after an exercise was unticked');
  await box(page, 'Plank').click();
  await expectSoon(names, ['Dumbbell Row', 'Goblet Squat', 'Plank'], 'the log after it was ticked again');
  expectEqual((await calls.get('/api/workouts')).length, 1, 'logged workouts');

  await page.getByRole('link', { name: 'Last workout: Three lifts, today' }).click();
  await heading(page, 'Three lifts').waitFor();
  expectEqual(new URL(page.url()).search, `?id=${logged.id}`, 'the page of the log');
  await page.getByRole('listitem', { name: 'Plank', exact: true }).waitFor();
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await planOf(page, stage.address, 'Three lifts', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
    { exerciseName: 'Plank', sets: 2, duration: 30 },
  ]);
  await page.reload();
  await hero(page).waitFor();
  await tickAndUntick(page, calls);
  await withTheTracker(page, calls);
  await complete(page, calls);
}
