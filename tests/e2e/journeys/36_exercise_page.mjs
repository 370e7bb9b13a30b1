// Corrects a logged weight in four taps from the calendar; history, records and numbers follow.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu } from '../lib/people.mjs';

export const name = "a logged set can be changed, added and removed later, and the exercise's page is updated";

const dayOf = (page, offset) =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return new Intl.DateTimeFormat('sv-SE').format(day);
  }, offset);

async function logWorkout(calls, date, weights) {
  const sets = weights.map((weight) => ({ setType: 'normal', reps: 10, weight }));
  const tick = await calls.post('/api/exercise-completions', { exerciseName: 'Goblet Squat', sets, date });
  return calls.post('/api/workouts', {
    type: 'strength',
    name: 'Leg day',
    duration: 40,
    completionIds: [tick.id],
    date,
  });
}

const entry = (page, exercise) => page.getByRole('listitem', { name: exercise, exact: true });
const setsOf = async (calls, workout) =>
  (await calls.get(`/api/exercise-completions?workoutId=${workout.id}`)).map(({ sets }) =>
    sets.map(({ weight, reps }) => [weight, reps]),
  );

// Taps: calendar, day, workout, weight.
async function openInFour(page, yesterday) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Calendar' }).click();
  await heading(page, 'Workout Calendar').waitFor();
  const cell = page.locator(`[data-day="${yesterday}"]`);
  if (!(await cell.isVisible())) await page.getByRole('button', { name: 'Previous month' }).click();
  await cell.click();
  const panel = page.locator('section[aria-labelledby="calendar-day"]');
  await panel.getByText('2 × 10 · 40 lbs').waitFor();
  await panel.getByRole('link', { name: 'Leg day' }).click();
  await heading(page, 'Leg day').waitFor();
  await entry(page, 'Goblet Squat').getByRole('textbox', { name: 'Weight, set 2' }).click();
}

async function changeSets(page, calls, workout) {
  const squats = entry(page, 'Goblet Squat');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expectSoon(
    () => setsOf(calls, workout),
    [
      [
        [40, 10],
        [50, 10],
      ],
    ],
    'sets after a correction',
  );
  await expectSoon(
    async () => (await calls.get('/api/personal-records'))[0]?.value,
    50,
    'the record after a correction',
  );

  await squats.getByRole('button', { name: 'Add set' }).click();
  await expectSoon(
    () => setsOf(calls, workout),
    [
      [
        [40, 10],
        [50, 10],
        [50, 10],
      ],
    ],
    'sets after adding one',
  );
  await squats.getByRole('button', { name: 'Remove set 1' }).click();
  await expectSoon(
    () => setsOf(calls, workout),
    [
      [
        [50, 10],
        [50, 10],
      ],
    ],
    'sets after removing one',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(
    () => setsOf(calls, workout),
    [
      [
        [40, 10],
        [50, 10],
        [50, 10],
      ],
    ],
    'sets after Undo',
  );

  await squats.getByRole('button', { name: 'Set 1, Normal: change' }).click();
  await page.getByRole('dialog').getByText('Warm-up', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Reps in reserve' }).selectOption('2');
  await page.keyboard.press('Escape');
  await expectSoon(
    async () =>
      (await calls.get(`/api/exercise-completions?workoutId=${workout.id}`))[0].sets.map(({ setType, rpe }) => [
        setType,
        rpe,
      ]),
    [
      ['warmup', 8],
      ['normal', null],
      ['normal', null],
    ],
    'kinds and efforts',
  );
}

async function addAndRemoveExercise(page, calls, workout) {
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await page.getByRole('combobox', { name: 'Search exercises' }).fill('wall sit');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const added = entry(page, 'Wall Sit');
  await until(
    () => added.getByRole('textbox', { name: 'Time, set 1' }).evaluate((field) => field === document.activeElement),
    'the focus in the new exercise',
  );
  await page.keyboard.type('45');
  await page.keyboard.press('Tab');
  const names = async () => (await calls.get(`/api/workouts/${workout.id}`)).exercises;
  await expectSoon(names, ['Goblet Squat', 'Wall Sit'], 'exercises after adding one');
  await expectSoon(
    async () => (await calls.get(`/api/exercise-history?exercise=wall%20sit`)).best.duration?.value,
    45,
    'the time of the new exercise',
  );
  await added.getByRole('button', { name: 'More options for Wall Sit' }).click();
  await page.getByRole('menuitem', { name: 'Remove exercise' }).click();
  await added.waitFor({ state: 'detached' });
  // The deletion is sent after the undo time, or when the page is left.
  await page.reload();
  await expectSoon(names, ['Goblet Squat'], 'exercises after removing one');
}

async function readHistory(page, calls) {
  await entry(page, 'Goblet Squat').getByRole('link', { name: 'Goblet Squat' }).click();
  await heading(page, 'Goblet Squat').waitFor();
  await page.getByRole('list', { name: 'Steps' }).waitFor();
  const first = page.locator('section[aria-labelledby="exercise-sessions"] > ol > li').first();
  expectEqual(
    (await first.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
    ['W Warm-up: 40 lbs × 10 2 in reserve', '1 50 lbs × 10', '2 50 lbs × 10'],
    'sets of the newest session',
  );
  await page.getByText('+15 lbs since').waitFor();
  await page.getByRole('table', { name: 'Best weight by reps' }).getByText('50 lbs').waitFor();

  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Pinned note' }).fill('Heels on plates');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Heels on plates', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Heels on plates', { exact: true }).waitFor();
  await expectSoon(
    async () => (await calls.get('/api/exercise-notes')).map(({ note }) => note),
    ['Heels on plates'],
    'notes',
  );

  const alternative = page.locator('section[aria-labelledby="exercise-alternatives"]').getByRole('link').first();
  const other = (await alternative.innerText()).split('\n')[0];
  await alternative.click();
  await heading(page, other).waitFor();
  await page.getByText('Not done yet').waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await heading(page, 'Goblet Squat').waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await heading(page, 'Leg day').waitFor();
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const [before, yesterday] = [await dayOf(page, -8), await dayOf(page, -1)];
  await logWorkout(calls, before, [35, 35]);
  const workout = await logWorkout(calls, yesterday, [40, 40]);
  await page.reload();

  await openInFour(page, yesterday);
  await changeSets(page, calls, workout);
  await addAndRemoveExercise(page, calls, workout);
  await readHistory(page, calls);

  await page.getByRole('button', { name: 'Delete Leg day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete workout' }).click();
  await heading(page, 'Workout Calendar').waitFor();
  expect(new URL(page.url()).searchParams.get('day') === yesterday, `the calendar opened at ${page.url()}`);
  await page.getByText('No workouts logged on this day').waitFor();
}
