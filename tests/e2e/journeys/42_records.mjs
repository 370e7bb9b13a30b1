// Tests records in the summary: compared with the previous best, and without warm-ups and removed sets.
import { expectEqual, expectSoon } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  openExercise,
  openTracker,
  planOf,
  expectToast,
  tickSet,
  untickSet,
} from '../lib/people.mjs';

export const name = 'the summary shows records with the previous best, and none for warm-ups or removed sets';

async function didBefore(page, calls) {
  const ago = (days) =>
    page.evaluate((many) => new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - many * 86_400_000)), days);
  const did = async (exerciseName, days, set) =>
    calls.post('/api/exercise-completions', { exerciseName, sets: [set], date: await ago(days) });
  await did('Goblet Squat', 21, { reps: 10, weight: 50 });
  await did('Goblet Squat', 7, { reps: 10, weight: 40 });
  await did('Dumbbell Row', 7, { reps: 10, weight: 30 });
  await did('Dumbbell Curl', 7, { reps: 10, weight: 20 });
}

async function fillWeight(page, exercise, set, pounds) {
  const card = await openExercise(page, exercise);
  await card.getByRole('textbox', { name: `Weight (lbs), ${set}`, exact: true }).fill(String(pounds));
}

async function lift(page, exercise, number, pounds) {
  await fillWeight(page, exercise, `set ${number}`, pounds);
  await tickSet(page, exercise, number);
}

const records = async (calls) =>
  (await calls.get('/api/personal-records')).map(({ exerciseName, value }) => `${exerciseName} ${value}`).toSorted();

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await didBefore(page, calls);
  const workout = await planOf(page, stage.address, 'Heavy day', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
    { exerciseName: 'Dumbbell Curl', weight: 20 },
  ]);
  await openTracker(page, stage.address, workout);

  // Lighter sets afterwards do not remove a record.
  await lift(page, 'Goblet Squat', 1, 55);
  await lift(page, 'Goblet Squat', 2, 50);
  await lift(page, 'Goblet Squat', 3, 50);
  await page.getByRole('article', { name: 'Goblet Squat', exact: true }).getByText('New record: 55 lbs').waitFor();

  // A warm-up set is no record, however heavy.
  const row = await openExercise(page, 'Dumbbell Row');
  await row.getByRole('button', { name: 'Set 1, Normal: change' }).click();
  await page.getByRole('dialog', { name: 'Set 1' }).getByText('Warm-up', { exact: true }).click();
  await page.keyboard.press('Escape');
  await fillWeight(page, 'Dumbbell Row', 'warm-up set 1', 90);
  await page.getByRole('button', { name: 'Warm-up set 1 done, Dumbbell Row' }).click();
  await lift(page, 'Dumbbell Row', 1, 30);

  // Removes a set that was ticked by mistake.
  await lift(page, 'Dumbbell Curl', 1, 35);
  await lift(page, 'Dumbbell Curl', 2, 20);
  await expectSoon(() => records(calls), ['Dumbbell Curl 35', 'Goblet Squat 55'], 'records while training');
  await untickSet(page, 'Dumbbell Curl', 1);
  await expectSoon(() => records(calls), ['Goblet Squat 55'], 'records after the mistake was taken back');

  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  const part = page.getByRole('region', { name: 'A new record', exact: true });
  await part.waitFor();
  const lines = (await part.getByRole('listitem').allInnerTexts()).map((text) =>
    text
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
  );
  expectEqual(lines, [['Goblet Squat', '55 lbs', 'previously 50 lbs']], 'the record and what it beat');
}
