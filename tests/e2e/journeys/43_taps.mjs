// Counts taps for common actions during a workout; see the table in docs/screens.md.
import { settled } from '../lib/browser.mjs';
import { expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, planOf, storedSets } from '../lib/people.mjs';
import { counter } from '../lib/taps.mjs';

export const name =
  'from the dashboard it takes 2 taps to the first set and a history, 3 to another exercise, 4 to a corrected weight';

// With more than three exercises each card is collapsed.
const yesterdays = ['Leg Press', 'Goblet Squat', 'Leg Curl', 'Dumbbell Row', 'Calf Raise'];

const start = (page) => page.getByRole('link', { name: /^(Start|Continue) Workout$/ });

async function fromTheDashboard(page, stage) {
  await page.goto(stage.address);
  await start(page).waitFor();
}

async function firstSet(page, calls, fingers) {
  await fingers.tap(start(page));
  // A tick logs what is shown, and the suggestion arrives after the last time's weight.
  await settled(page);
  await fingers.tap(page.getByRole('button', { name: 'Set 1 done, Goblet Squat' }));
  await expectSoon(() => storedSets(calls), { 'Goblet Squat': [[40, 10, null]] }, 'the first set');
  fingers.expectTaps(2, 'the first set');
}

async function history(page, fingers) {
  await fingers.tap(start(page));
  await fingers.tap(page.getByRole('link', { name: 'History of Goblet Squat' }));
  await heading(page, 'Goblet Squat').waitFor();
  fingers.expectTaps(2, 'the history of an exercise');
}

async function another(page, fingers) {
  await fingers.tap(start(page));
  await fingers.tap(page.getByRole('button', { name: 'Replace Goblet Squat' }));
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await first.waitFor();
  const name_ = (await first.innerText()).split('\n')[0];
  await fingers.tap(first.getByRole('button'));
  await page.getByRole('article', { name: name_, exact: true }).waitFor();
  fingers.expectTaps(3, 'another exercise in its place');
}

async function yesterdaysWeight(page, calls, fingers, workout) {
  await fingers.tap(page.getByRole('link', { name: 'Last workout: Leg day, yesterday' }));
  await fingers.tap(page.getByRole('button', { name: 'Set 2 of Goblet Squat, 35 lbs × 10: change' }));
  const weight = page
    .getByRole('listitem', { name: 'Goblet Squat', exact: true })
    .getByRole('textbox', { name: 'Weight, set 2' });
  await expectSoon(
    () => weight.evaluate((field) => field === document.activeElement),
    true,
    'the weight of the set to take what is typed',
  );
  await fingers.type(page, '37.5');
  await fingers.tap(page.getByRole('link', { name: 'Back', exact: true }));
  await start(page).waitFor();
  const stored = async () => (await storedSets(calls, `?workoutId=${workout.id}`))['Goblet Squat'];
  await expectSoon(
    stored,
    [
      [35, 10, null],
      [37.5, 10, null],
    ],
    "yesterday's weights",
  );
  fingers.expectTaps(4, "a corrected weight of yesterday's workout");
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const date = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - 86_400_000)));
  const sets = [35, 35].map((weight) => ({ setType: 'normal', reps: 10, weight }));
  const completionIds = [];
  for (const exerciseName of yesterdays) {
    const tick = await calls.post('/api/exercise-completions', { exerciseName, sets, date });
    completionIds.push(tick.id);
  }
  const yesterday = await calls.post('/api/workouts', {
    type: 'strength',
    name: 'Leg day',
    duration: 40,
    completionIds,
    date,
  });
  await planOf(page, stage.address, 'Two lifts', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  const fingers = counter(stage);

  await fromTheDashboard(page, stage);
  await yesterdaysWeight(page, calls, fingers, yesterday);
  await fromTheDashboard(page, stage);
  await history(page, fingers);
  await fromTheDashboard(page, stage);
  await another(page, fingers);
  await page.getByRole('button', { name: 'Reset to plan' }).click();
  await page.getByRole('article', { name: 'Goblet Squat', exact: true }).waitFor();
  await fromTheDashboard(page, stage);
  await calls.del(`/api/workouts/${yesterday.id}`);
  await until(async () => Object.keys(await storedSets(calls)).length === 0, 'yesterday to be gone');
  await page.reload();
  await start(page).waitFor();
  await firstSet(page, calls, fingers);
}
