// Tests the tracker: Mark Complete and its confirmation, actual values, a record, and the language.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  PASSWORD,
  callsOf,
  signInAs,
  heading,
  newEmail,
  openExercise,
  planForToday,
  expectTile,
  expectToast,
  untilSent,
} from '../lib/people.mjs';

export const name = 'the tracker logs actual values, and asks before logging twice';

async function markComplete(page, stage, calls) {
  await page.goto(`${stage.address}/log-workout`);
  await page.getByRole('heading', { name: 'Evening Strength' }).waitFor();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expectSoon(
    () => page.getByLabel('Duration').inputValue(),
    '30',
    'the minutes that are shown before they are logged',
  );
  await page.getByRole('button', { name: 'Log it' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await page.getByText('Logged today').waitFor();
  const [logged] = await calls.get('/api/workouts');
  expectEqual(
    [logged.duration, logged.calories, logged.intensity, logged.name, logged.notes.includes('Evening Strength')],
    [30, 200, 'moderate', 'Evening Strength', true],
    'what Mark Complete logged',
  );

  await page.getByRole('button', { name: 'Mark Complete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Log it a second time?').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expectEqual((await calls.get('/api/workouts')).length, 1, 'workouts after the question was closed');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await dialog.getByRole('button', { name: 'Log again' }).click();
  await until(async () => (await calls.get('/api/workouts')).length === 2, 'the second log');
}

async function realValues(page, calls, workout) {
  await page.getByRole('link', { name: 'View Details' }).click();
  await heading(page, 'Evening Strength').waitFor();
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  const lifted = exercises.find(({ category, reps }) => category === 'main' && reps);
  const card = await openExercise(page, lifted.exerciseName);
  await card.getByLabel('Reps, set 1', { exact: true }).fill(String(lifted.reps + 2));
  await card.getByRole('button', { name: /Notes|Add notes/ }).click();
  await card.getByRole('textbox', { name: 'Notes' }).fill('felt light');

  // Entered values survive a reload before the exercise is ticked.
  await page.reload();
  await openExercise(page, lifted.exerciseName);
  await expectSoon(
    () => card.getByLabel('Reps, set 1', { exact: true }).inputValue(),
    String(lifted.reps + 2),
    'the reps after a reload',
  );
  await card.getByRole('button', { name: `Complete ${lifted.exerciseName}` }).click();
  await expectToast(page, 'Exercise completed! 🎉', 'Great job on completing that exercise!');
  await card.getByText('First time').waitFor();
  const [done] = await calls.get('/api/exercise-completions');
  expectEqual(
    [done.exerciseName, done.actualReps, done.actualSets, done.notes],
    [lifted.exerciseName, lifted.reps + 2, lifted.sets, 'felt light'],
    'the stored completion',
  );
  await expectSoon(async () => (await calls.get('/api/personal-records')).length, 0, 'records after a first time');

  // Unticking removes it from the history.
  await card.getByRole('button', { name: `Mark ${lifted.exerciseName} as not done` }).click();
  await until(async () => (await calls.get('/api/exercise-completions')).length === 0, 'the tick to be taken back');
  await expectSoon(async () => (await calls.get('/api/personal-records')).length, 0, 'records after taking back');
  // A page that closes before the answer sends the removal again, which the server then answers with 404.
  await untilSent(page);
}

async function german(stage) {
  const page = await stage.openPage({ locale: 'de-DE' });
  await page.goto(`${stage.address}/auth?tab=signup`);
  await page.getByRole('tab', { name: 'Registrieren' }).waitFor();
  await page.getByLabel('Name').fill('Jürgen');
  await page.getByLabel('E-Mail').fill(newEmail('juergen'));
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Schritt 1 von 2').waitFor();
  await expectSoon(() => page.evaluate(() => document.documentElement.lang), 'de', 'the language of the page');
  await overlay.getByRole('radio', { name: 'Am Anfang' }).check();
  await overlay.getByRole('radio', { name: 'Nur mit dem Körpergewicht' }).check();
  await overlay.getByRole('button', { name: 'Meinen Plan erstellen' }).click();
  await overlay.getByRole('button', { name: 'Tour überspringen' }).click();
  await heading(page, 'Willkommen, Jürgen!').waitFor();
  const text = await page.locator('main').innerText();
  const english = /\b(Workout|Streak|Today|Week|Total|Hours|Goal|Log)\b/.exec(text);
  expect(!english, `English on a German page: "${english?.[0]}" in ${text}`);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  const workout = await planForToday(page, stage.address, 'Evening Strength');
  await markComplete(page, stage, calls);
  await realValues(page, calls, workout);
  await page.goto(stage.address);
  await expectTile(page, 'Total Workouts', '2');
  await expectTile(page, 'Current Streak', '1');
  await german(stage);
}
