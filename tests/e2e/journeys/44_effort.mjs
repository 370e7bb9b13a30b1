// Records set types and repetitions in reserve, if enabled, and shows them in the log.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  openExercise,
  openMenu,
  openTracker,
  planOf,
  expectToast,
  tickSet,
  untickSet,
} from '../lib/people.mjs';

export const name = 'set types and reps in reserve are recorded while training and shown in the log';

const effortOf = (card, number) => card.getByRole('group', { name: `Reps in reserve, set ${number}` });
const anyEffort = (card) => card.getByRole('group', { name: /^Reps in reserve, / });
const field = (card, word, number) => card.getByRole('textbox', { name: `${word}, set ${number}`, exact: true });

async function stored(calls, query = '') {
  const [done] = await calls.get(`/api/exercise-completions${query}`);
  return (done?.sets ?? []).map(({ setType, weight, reps, rpe }) => [setType, weight, reps, rpe]);
}

async function switchEffortOn(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Training' }).click();
  await page.getByRole('switch', { name: 'Ask for reps in reserve after each set' }).click();
  await expectSoon(
    () => page.getByRole('switch', { name: 'Ask for reps in reserve after each set' }).isChecked(),
    true,
    'the switch',
  );
}

async function choose(page, card, number, kind) {
  await card.getByRole('button', { name: `Set ${number}, Normal: change` }).click();
  // A warm-up set has another name.
  const options = page.getByRole('dialog', { name: new RegExp(`^(Set|Warm-up set) ${number}\\b`) });
  await options.getByText(kind, { exact: true }).click();
  await expectSoon(() => options.getByRole('radio', { name: kind }).isChecked(), true, `the kind of set ${number}`);
  await page.keyboard.press('Escape');
  await options.waitFor({ state: 'hidden' });
}

async function train(page, calls) {
  const card = await openExercise(page, 'Goblet Squat');
  expectEqual(await effortOf(card, 1).count(), 0, 'questions before a set is done');
  await card.getByRole('button', { name: 'Add set' }).click();
  await choose(page, card, 1, 'Warm-up');
  await card.getByRole('textbox', { name: 'Weight (lbs), warm-up set 1', exact: true }).fill('20');
  await card.getByRole('button', { name: 'Warm-up set 1 done, Goblet Squat' }).click();
  await expectSoon(() => stored(calls), [['warmup', 20, 10, null]], 'the warm-up set');
  expectEqual(await anyEffort(card).count(), 0, 'questions after a warm-up set');

  // The last ticked set shows the question; a second tap on an answer removes it.
  await tickSet(page, 'Goblet Squat', 1);
  await effortOf(card, 1).getByRole('button', { name: '3 in reserve' }).click();
  await expectSoon(
    () => stored(calls),
    [
      ['warmup', 20, 10, null],
      ['normal', 40, 10, 7],
    ],
    'the effort of a set',
  );
  await effortOf(card, 1).getByRole('button', { name: '3 in reserve' }).click();
  await expectSoon(async () => (await stored(calls))[1], ['normal', 40, 10, null], 'the effort that was taken back');
  await effortOf(card, 1).getByRole('button', { name: '2 in reserve' }).click();

  await choose(page, card, 2, 'Drop set');
  await field(card, 'Weight (lbs)', 2).fill('30');
  await tickSet(page, 'Goblet Squat', 2);
  await effortOf(card, 2).waitFor();
  expectEqual(await effortOf(card, 1).count(), 0, 'questions of the set before');
  await choose(page, card, 3, 'To failure');
  await field(card, 'Weight (lbs)', 3).fill('40');
  await field(card, 'Reps', 3).fill('8');
  await tickSet(page, 'Goblet Squat', 3);
}

const SETS = [
  ['warmup', 20, 10, null],
  ['normal', 40, 10, 8],
  ['drop', 30, 10, null],
  ['failure', 40, 8, 10],
];

async function rateLast(page, calls) {
  // The exercise is complete; the next one opens after its last set was rated.
  const card = page.getByRole('article', { name: 'Goblet Squat', exact: true });
  await effortOf(card, 3).getByRole('button', { name: '0 in reserve' }).click();
  await page.getByRole('button', { name: 'Set 1 done, Dumbbell Row' }).waitFor();
  await expectSoon(() => stored(calls), SETS, 'all sets with kind and effort');
  await page.reload();
  await openExercise(page, 'Goblet Squat');
  const zero = effortOf(card, 3).getByRole('button', { name: '0 in reserve' });
  await expectSoon(() => zero.getAttribute('aria-pressed'), 'true', 'the effort after a reload');
  await card.getByRole('button', { name: 'Set 2, Drop set: change' }).waitFor();
}

// Guided mode asks during the rest.
async function rateGuided(page, calls) {
  await page.getByRole('button', { name: 'Guided', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'One lift and a row' });
  // The rest after the last set is still running.
  await dialog.getByText('Next: Dumbbell Row', { exact: true }).waitFor();
  const rated = dialog.getByRole('group', { name: 'Reps in reserve, Dumbbell Row, set 1' });
  for (const label of ['Skip rest', 'Done']) {
    const button = dialog.getByRole('button', { name: label, exact: true });
    // A press immediately after another one still counts for the previous button.
    await button.waitFor();
    await until(async () => {
      if (await button.isVisible()) await button.click();
      return !(await button.isVisible());
    }, `what follows ${label}`);
  }
  await rated.getByRole('button', { name: '1 in reserve' }).click();
  const row = async () =>
    (await calls.get('/api/exercise-completions')).find(({ exerciseName }) => exerciseName === 'Dumbbell Row');
  await expectSoon(async () => (await row())?.sets.map(({ rpe }) => rpe), [9], 'the effort told in the guided mode');
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await openExercise(page, 'Dumbbell Row');
  await untickSet(page, 'Dumbbell Row', 1);
  await expectSoon(row, undefined, 'the row that was taken back');
}

async function readLog(page, calls) {
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(await stored(calls, `?workoutId=${logged.id}`), SETS, 'the logged sets');
  const figures = page.getByRole('region', { name: 'In numbers' });
  const values = (await figures.getByRole('definition').allInnerTexts()).map((text) => text.replaceAll(',', '').trim());
  expectEqual(values.slice(1, 3), ['1020 lbs', '3'], 'volume and sets without the warm-up');

  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Last workout: One lift and a row, today' }).click();
  await heading(page, 'One lift and a row').waitFor();
  const rows = page
    .getByRole('listitem', { name: 'Goblet Squat', exact: true })
    .getByRole('list')
    .getByRole('listitem');
  await expectSoon(() => rows.count(), 4, 'sets on the page of the log');
  const marks = (await rows.allInnerTexts()).map((text) => text.split(/\s+/).filter(Boolean));
  expectEqual(
    marks,
    [
      ['W', '–'],
      ['1', '2'],
      ['D', '–'],
      ['F', '0'],
    ],
    'letters and reserves',
  );
  const names = ['Warm-up set 1', 'Set 1, Normal', 'Set 2, Drop set', 'Set 3, To failure'];
  for (const [index, label] of names.entries()) {
    await rows
      .nth(index)
      .getByRole('button', { name: `${label}: change` })
      .waitFor();
  }
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'One lift and a row', [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  await switchEffortOn(page);
  await openTracker(page, stage.address, workout);
  await train(page, calls);
  await rateLast(page, calls);
  await rateGuided(page, calls);
  await readLog(page, calls);
}
