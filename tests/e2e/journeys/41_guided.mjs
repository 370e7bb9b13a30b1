// Tests guided mode: sets by button or Space, rests and holds on the controlled clock, Exit and Back.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, openTracker, planOf, readyToPress, expectToast, storedSets } from '../lib/people.mjs';

export const name = 'guided mode leads from set to set, times rests and holds, and ticks the sets of the tracker';

const secondsOf = (text) =>
  text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

function guideOf(page) {
  const dialog = page.getByRole('dialog', { name: 'Guided lifts' });
  const rest = dialog.getByRole('timer', { name: 'Rest left' });
  return {
    dialog,
    rest,
    restLeft: async () => secondsOf(await rest.innerText()),
    seeSet: async (exercise, words) => {
      await dialog.getByRole('heading', { level: 3, name: exercise, exact: true }).waitFor();
      await dialog.getByText(words, { exact: true }).waitFor();
    },
    seeNext: async (exercise, words) => {
      await rest.waitFor();
      await dialog.getByText(`Next: ${exercise}`, { exact: true }).waitFor();
      await dialog.getByText(words).waitFor();
    },
    press: async (label) => {
      const button = dialog.getByRole('button', { name: label, exact: true });
      await readyToPress(page, button);
      await button.click();
    },
    space: async (label) => {
      await readyToPress(page, dialog.getByRole('button', { name: label, exact: true }));
      await page.keyboard.press('Space');
    },
  };
}

const holdClock = async (page) => page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
const enter = async (page, guide) => {
  await page.getByRole('button', { name: 'Guided', exact: true }).click();
  await guide.dialog.waitFor();
};

async function squats(page, guide) {
  await guide.seeSet('Goblet Squat', 'Set 1 of 2');
  await guide.press('Done');
  await guide.seeNext('Goblet Squat', 'Set 2 of 2');
  await expectSoon(guide.restLeft, 60, 'the rest at its beginning');
  await page.clock.runFor(20_000);
  await expectSoon(guide.restLeft, 40, 'the rest after twenty seconds');
  await guide.dialog.getByRole('button', { name: '+15 s' }).click();
  await expectSoon(guide.restLeft, 55, 'the rest with 15 seconds more');
  await page.clock.runFor(55_000);

  // Changes the weight of this set and the following ones; ticks the set with Space.
  await guide.seeSet('Goblet Squat', 'Set 2 of 2');
  await guide.dialog.getByRole('button', { name: /^Increase Weight/ }).click();
  await expectSoon(
    () => guide.dialog.getByRole('textbox', { name: /^Weight/ }).inputValue(),
    '45',
    'the weight after +',
  );
  await guide.space('Done');
  await guide.seeNext('Plank', 'Set 1 of 1');

  // Undoes a tick.
  await guide.dialog.getByRole('button', { name: 'Undo' }).click();
  await guide.seeSet('Goblet Squat', 'Set 2 of 2');
  await guide.space('Done');
  await guide.seeNext('Plank', 'Set 1 of 1');
  await guide.space('Skip rest');
}

// The set is ticked automatically at zero.
async function plank(page, guide) {
  await guide.seeSet('Plank', 'Set 1 of 1');
  await guide.space('Start');
  const left = guide.dialog.getByRole('timer', { name: 'Time left, Plank' });
  await guide.dialog.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await page.clock.runFor(10_000);
  await expectSoon(async () => secondsOf(await left.innerText()), 20, 'the hold after ten seconds');
  await page.clock.runFor(20_000);
  await guide.seeSet('Dumbbell Row', 'Set 1 of 2');
}

async function leaveAndReturn(page, guide) {
  const tracker = page.url();
  await page.clock.resume();
  await guide.dialog.getByRole('button', { name: 'Exit' }).click();
  await guide.dialog.waitFor({ state: 'hidden' });
  await page.getByText('2/3 completed').waitFor();

  await enter(page, guide);
  await guide.seeSet('Dumbbell Row', 'Set 1 of 2');
  await holdClock(page);
  await guide.press('Done');
  await guide.seeNext('Dumbbell Row', 'Set 2 of 2');
  await page.clock.resume();
  await page.goBack();
  await guide.dialog.waitFor({ state: 'hidden' });
  expectEqual(page.url(), tracker, 'the address after Back');
  await page.getByRole('button', { name: 'Set 1 not done, Dumbbell Row' }).waitFor();
  await page.getByRole('region', { name: 'Running timer' }).waitFor();

  // The rest continues, and the next set is shown.
  await enter(page, guide);
  await guide.seeNext('Dumbbell Row', 'Set 2 of 2');
  await holdClock(page);
  expect((await guide.restLeft()) <= 60, 'the rest began again');
  await guide.press('Skip rest');
  await guide.seeSet('Dumbbell Row', 'Set 2 of 2');
  await guide.press('Done');
  await guide.dialog.getByRole('heading', { level: 3, name: 'All done' }).waitFor();
  await guide.press('Finish');
  await guide.dialog.waitFor({ state: 'hidden' });
  await page.clock.resume();
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, 'Guided lifts', [
    { exerciseName: 'Goblet Squat', sets: 2, weight: 40 },
    { exerciseName: 'Plank', sets: 1, duration: 30 },
    { exerciseName: 'Dumbbell Row', sets: 2, reps: 8, weight: 30 },
  ]);
  await page.clock.install();
  await openTracker(page, stage.address, workout);
  const guide = guideOf(page);
  await enter(page, guide);
  await holdClock(page);
  await squats(page, guide);
  await plank(page, guide);
  await leaveAndReturn(page, guide);

  await page.getByText('All Exercises Complete!').waitFor();
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(
    await storedSets(calls, `?workoutId=${logged.id}`),
    {
      'Dumbbell Row': [
        [30, 8, null],
        [30, 8, null],
      ],
      'Goblet Squat': [
        [40, 10, null],
        [45, 10, null],
      ],
      Plank: [[null, null, 30]],
    },
    'the logged sets',
  );
}
