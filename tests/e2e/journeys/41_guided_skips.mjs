// Tests guided mode with skipped sets, a hold that ends early, a rest on another screen, Back and measured times.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, planOf, readyToPress, expectToast, storedSets } from '../lib/people.mjs';

export const name =
  'guided mode can skip and return, stores the actual length of a hold, and Back leaves it and then the page';

const guideOf = (page) => page.getByRole('dialog', { name: 'Odd lifts' });
const pathOf = (page) => new URL(page.url()).pathname;

async function enter(page) {
  await page.getByRole('button', { name: 'Guided', exact: true }).click();
  await guideOf(page).waitFor();
}

async function seeSet(page, exercise, words) {
  await guideOf(page).getByRole('heading', { level: 3, name: exercise, exact: true }).waitFor();
  if (words) await guideOf(page).getByText(words, { exact: true }).waitFor();
}

async function press(page, label) {
  const button = guideOf(page).getByRole('button', { name: label, exact: true });
  await readyToPress(page, button);
  await button.click();
}

const holdClock = async (page) => page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));

async function skipAndHold(page, calls) {
  await holdClock(page);
  await seeSet(page, 'Goblet Squat', 'Set 1 of 1');
  await press(page, 'Skip this set');
  await seeSet(page, 'Plank', 'Set 1 of 2');
  await press(page, 'Start');
  await page.clock.runFor(12_000);
  await press(page, 'Done');
  await guideOf(page).getByText('Next: Plank', { exact: true }).waitFor();
  await expectSoon(async () => (await storedSets(calls)).Plank, [[null, null, 12]], 'a hold that ended early');
  await page.clock.resume();
}

async function backAndBack(page) {
  await page.goBack();
  await guideOf(page).waitFor({ state: 'hidden' });
  expectEqual(pathOf(page), '/log-workout', 'the page after Back');
  await page.goBack();
  await heading(page, /^Welcome/).waitFor();
  expectEqual(pathOf(page), '/', 'the page after one more Back');

  // The rest continues on the other screen and ends there.
  const timer = page.getByRole('region', { name: 'Running timer' });
  await timer.waitFor();
  await page.clock.fastForward(60_000);
  await expectToast(page, 'Rest time complete! 💪');
  expect(!(await timer.isVisible()), 'the bar shows a rest that is over');
  await page.getByRole('link', { name: 'Continue Workout' }).click();
  await heading(page, 'Odd lifts').waitFor();
}

// Guided mode continues with the remaining sets, and asks for skipped ones at the end.
async function finish(page) {
  await enter(page);
  await holdClock(page);
  await seeSet(page, 'Goblet Squat', 'Set 1 of 1');
  await press(page, 'Skip this set');
  await seeSet(page, 'Plank', 'Set 2 of 2');
  await press(page, 'Start');
  await press(page, 'Start over');
  await press(page, 'Start');
  await page.clock.runFor(10_000);
  await press(page, 'Done');
  await seeSet(page, 'All done');
  await guideOf(page).getByText('One set was skipped.').waitFor();
  await guideOf(page).getByRole('button', { name: 'Go to skipped sets' }).click();
  await seeSet(page, 'Goblet Squat', 'Set 1 of 1');
  await press(page, 'Done');
  await guideOf(page).getByText('Every set is ticked. Finish, then complete the workout to log it.').waitFor();
  await press(page, 'Finish');
  await guideOf(page).waitFor({ state: 'hidden' });
  await page.clock.resume();
}

async function takeMeasured(page, calls) {
  await page.clock.fastForward('40:00');
  const offer = page.getByRole('button', { name: /^Use measured 4\d min$/ });
  await offer.click();
  const minutes = Number(/Logs (\d+) min/.exec(await page.getByText(/^Logs 4\d min/).innerText())[1]);
  await page.getByRole('button', { name: /^Use estimated/ }).waitFor();
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await page.getByRole('region', { name: 'In numbers' }).getByText(`${minutes} min`).waitFor();
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log');
  const [logged] = await calls.get('/api/workouts');
  expectEqual(logged.duration, minutes, 'the measured minutes in the log');
  expectEqual(
    await storedSets(calls, `?workoutId=${logged.id}`),
    {
      'Goblet Squat': [[40, 10, null]],
      Plank: [
        [null, null, 12],
        [null, null, 10],
      ],
    },
    'the logged sets',
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await planOf(page, stage.address, 'Odd lifts', [
    { exerciseName: 'Goblet Squat', sets: 1, weight: 40 },
    { exerciseName: 'Plank', sets: 2, duration: 30 },
  ]);
  await page.clock.install();
  await page.goto(stage.address);
  await page.getByRole('link', { name: 'Start Workout' }).click();
  await heading(page, 'Odd lifts').waitFor();
  await enter(page);
  await skipAndHold(page, calls);
  await backAndBack(page);
  await finish(page);
  await takeMeasured(page, calls);
}
