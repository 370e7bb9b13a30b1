// Makes an own exercise in the planner, trains it to a record, and renames, hides and deletes it on its page.
import { settled } from '../lib/browser.mjs';
import { callsOf, expectToast, heading, openExercise, openTracker, signInAs, tickSet } from '../lib/people.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';

export const name =
  'an own exercise goes from the picker into a plan and to a record, and keeps its history when renamed';

async function pick(page, section, ...names) {
  await page.getByRole('button', { name: `Add exercise to ${section}` }).click();
  await page.getByRole('combobox', { name: 'Search exercises' }).waitFor();
  for (const each of names) {
    await page.keyboard.type(each);
    await page.keyboard.press('Enter');
  }
}

const add = (page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add( \d+)?$/ })
    .click();

async function staysInside(page, place) {
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide <= page.viewportSize().width, `${place} is ${wide} px wide`);
}

async function makeInPicker(page) {
  await pick(page, 'Main', 'goblet squat', 'push-up');
  await page.keyboard.type('Anvil Squat');
  await page.getByRole('button', { name: 'Create “Anvil Squat” as your own exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'New exercise' });
  await expectSoon(() => dialog.getByLabel('Name').inputValue(), 'Anvil Squat', 'the name in the dialog');
  await staysInside(page, 'the dialog');

  // A name that the library has, in German.
  await dialog.getByLabel('Name').fill('Bankdrücken');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The library already has this exercise: Bench Press. Choose another name.').waitFor();
  await dialog.getByLabel('Name').fill('  Anvil   Squat ');
  await dialog
    .getByRole('group', { name: 'Muscles', exact: true })
    .getByRole('checkbox', { name: 'Quadriceps' })
    .check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Exercise added');
  await page.getByText('3 selected').waitFor();
  await add(page);
}

async function plan(page, stage, calls) {
  const made = await calls.post('/api/workout-plans', { name: 'Week', isFavorite: true });
  await page.goto(`${stage.address}/workout-planner?plan=${made.id}`);
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date()));
  await page.getByRole('button', { name: `Add Workout on ${today}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Legs');
  await pick(page, 'Warm-up', 'arm circles');
  await add(page);
  await makeInPicker(page);
  await pick(page, 'Cool-down', "child's pose");
  await add(page);
  await dialog.getByRole('button', { name: 'Save Workout' }).click();
  await expectToast(page, 'Success!');
  const [workout] = await calls.get(`/api/workout-plans/${made.id}/workouts`);
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  expectEqual(
    exercises.map(({ exerciseKey }) => exerciseKey).slice(1, 4),
    ['goblet_squat', 'push_up', 'own_1'],
    'the keys of the planned exercises',
  );
  return workout;
}

async function trainToRecord(page, stage, calls, workout) {
  const weekAgo = await page.evaluate(() =>
    new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - 7 * 86_400_000)),
  );
  const sets = [{ reps: 10, weight: 50 }];
  await calls.post('/api/exercise-completions', { exerciseName: 'Anvil Squat', sets, date: weekAgo });
  await openTracker(page, stage.address, workout);
  const card = await openExercise(page, 'Anvil Squat');
  await card.getByRole('textbox', { name: 'Weight (lbs), set 1', exact: true }).fill('60');
  for (const set of [1, 2, 3]) await tickSet(page, 'Anvil Squat', set);
  await card.getByText('New record: 60 lbs').waitFor();
}

const chooseAction = async (page, label) => {
  await page.getByRole('button', { name: 'Actions for Anvil Squat' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};

async function careForIt(page, stage, calls) {
  await page.goto(`${stage.address}/exercise?name=Anvil%20Squat`);
  await heading(page, 'Anvil Squat').waitFor();
  await page.getByText('Your exercise · Barbell').waitFor();
  await page.getByRole('region', { name: 'Your numbers' }).getByText('60').first().waitFor();
  await chooseAction(page, 'Hide in lists');
  await expectToast(page, 'Anvil Squat is no longer offered');
  await chooseAction(page, 'Show in lists');
  await expectToast(page, 'Anvil Squat is offered again');
  await chooseAction(page, 'Delete');
  await page.getByText('Custom exercise', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Your exercise · Barbell').waitFor();

  await chooseAction(page, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit exercise' });
  await dialog.getByLabel('Name').fill('Amboss-Kniebeuge');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await heading(page, 'Amboss-Kniebeuge').waitFor();
  const history = await calls.get('/api/exercise-history?exercise=Amboss-Kniebeuge');
  expectEqual(history.sessionCount, 2, 'the sessions under the new name');
  expectEqual(
    (await calls.get('/api/personal-records')).map(({ exerciseName, value }) => [exerciseName, value]),
    [['Amboss-Kniebeuge', 60]],
    'the record under the new name',
  );
}

async function inGerman(page, calls) {
  await calls.put('/api/user', { locale: 'de' });
  await page.reload();
  await page.getByText('Deine Übung · Langhantel').waitFor();
  await staysInside(page, 'the page in German');
  await page.getByRole('button', { name: 'Aktionen für Amboss-Kniebeuge' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await page.getByRole('dialog', { name: 'Übung bearbeiten' }).getByText('Oberschenkel vorn').first().waitFor();
  await staysInside(page, 'the dialog in German');
}

export async function run(stage) {
  const page = await stage.openPage();
  stage.allow(/409/);
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await plan(page, stage, calls);
  await trainToRecord(page, stage, calls, workout);
  await careForIt(page, stage, calls);
  await inGerman(page, calls);
}
