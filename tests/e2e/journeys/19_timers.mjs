// Tracks a workout set by set with timers. The journey controls the page's clock.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  leaveSummary,
  openExercise,
  planForToday,
  expectTile,
  expectToast,
} from '../lib/people.mjs';

export const name = 'a workout is tracked set by set, with timers that are visible on every screen';

const secondsOf = (text) =>
  text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

// Button labels that do not fit.
const cutOff = (place) =>
  place.locator('button').evaluateAll((buttons) =>
    buttons
      .map((button) => button.querySelector('.mantine-Button-label'))
      .filter((label) => label && label.scrollWidth > label.clientWidth)
      .map((label) => label.textContent),
  );

// A toast covers neither the timer bar nor the next button nor the bar at the bottom.
async function expectUncovered(page, what) {
  const boxes = await page.evaluate(() =>
    ['[role=region] li', '[data-timer-bar]', '[data-tab-bar]'].map(
      (each) => document.querySelector(each)?.getBoundingClientRect().toJSON() ?? null,
    ),
  );
  const button = await page.getByRole('button', { name: 'Complete Workout' }).boundingBox();
  const [toast, bar, tabs] = boxes;
  for (const [name, other] of [
    ['the timer', bar],
    ['Complete Workout', button],
    ['the tab bar', tabs],
  ]) {
    if (!toast || !other) continue;
    const apart =
      toast.y + toast.height <= other.y ||
      toast.y >= other.y + other.height ||
      toast.x + toast.width <= other.x ||
      toast.x >= other.x + other.width;
    expect(apart, `${what} covers ${name}: ${JSON.stringify([toast, other])}`);
  }
  return bar !== null;
}

async function holdClock(page) {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  const workout = await planForToday(page, stage.address, 'Timed Strength');
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  const lifted = exercises.find(({ category, reps, sets }) => category === 'main' && reps && sets > 2);
  await calls.post('/api/exercise-completions', {
    exerciseName: lifted.exerciseName,
    sets: [{ reps: 6 }, { reps: 5 }],
    date: await page.evaluate(() => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)),
  });

  await page.clock.install();
  await page.goto(`${stage.address}/log-workout?workout=${workout.id}`);
  await heading(page, 'Timed Strength').waitFor();
  const card = await openExercise(page, lifted.exerciseName);
  await card.getByText(/^last: 6 reps/).waitFor();
  const suggestions = await calls.get(`/api/planned-workouts/${workout.id}/suggestions`);
  const { reps, setReps } = suggestions.find(({ plannedExerciseId }) => plannedExerciseId === lifted.id);
  await expectSoon(
    () => card.getByRole('textbox', { name: 'Reps, set 1' }).inputValue(),
    String(setReps[0] ?? reps),
    'the suggested reps',
  );
  await holdClock(page);
  await card.getByRole('button', { name: `Set 1 done, ${lifted.exerciseName}` }).click();

  // The rest starts with the tick, is shown in the bar, and continues while typing.
  const bar = page.getByRole('region', { name: 'Running timer' });
  const face = bar.getByRole('timer');
  const began = secondsOf(await face.innerText());
  await page.clock.runFor(5000);
  await card.getByRole('textbox', { name: 'Reps, set 2' }).fill('7');
  await page.clock.runFor(5000);
  await expectSoon(async () => secondsOf(await face.innerText()), began - 10, 'the rest after ten seconds');
  await card.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await expectSoon(async () => secondsOf(await face.innerText()), began - 10, 'the paused rest');
  await card.getByRole('button', { name: 'Resume' }).click();
  await card.getByRole('button', { name: '+15 seconds' }).click();
  await expectSoon(async () => secondsOf(await face.innerText()), began + 5, 'the rest with 15 seconds more');

  // It is also visible on another screen and after a reload. A new page has a running clock.
  await page.getByRole('link', { name: 'Back' }).first().click();
  await heading(page, 'Workout Tracker').waitFor();
  await expectSoon(async () => secondsOf(await bar.getByRole('timer').innerText()), began + 5, 'the rest in the bar');
  await page.clock.resume();
  await page.reload();
  await bar.getByRole('link', { name: `Rest ${lifted.exerciseName}: go to exercise` }).click();
  await heading(page, 'Timed Strength').waitFor();
  await openExercise(page, lifted.exerciseName);
  await holdClock(page);
  const left = secondsOf(await face.innerText());
  expect(left > 0 && left <= began + 5, `the rest after a reload is at ${left} s`);
  await page.clock.runFor((left - 10) * 1000);
  await expectSoon(() => face.getAttribute('data-warning'), 'true', 'the warning at ten seconds');
  await page.clock.runFor(10_000);
  await expectToast(page, 'Rest time complete! 💪', 'Ready for your next set');
  expect(!(await bar.isVisible()), 'the bar shows a timer that is over');
  await card.getByRole('button', { name: 'Start again' }).waitFor();
  expectEqual(await cutOff(card), [], 'words that are cut off');

  // Input and ticks are still there. The last set completes the exercise.
  await page.clock.resume();
  await expectSoon(
    () => card.getByRole('textbox', { name: 'Reps, set 2' }).inputValue(),
    '7',
    'the typed reps after the reload',
  );
  for (let number = 2; number <= lifted.sets; number += 1) {
    await card.getByRole('button', { name: `Set ${number} done, ${lifted.exerciseName}` }).click();
  }
  await card.getByRole('button', { name: `Mark ${lifted.exerciseName} as not done` }).waitFor();
  await expectToast(page, 'Exercise completed! 🎉');
  expect(await expectUncovered(page, 'the toast of an exercise'), 'no timer runs beside the toast');
  const [done] = await calls.get('/api/exercise-completions');
  expectEqual(
    done.sets.map(({ reps }) => reps),
    [lifted.reps, ...Array(lifted.sets - 1).fill(7)],
    'the sets that arrived',
  );
  expect(
    done.sets.every(({ doneAt }) => doneAt),
    'a set does not know when it was done',
  );

  await until(() => page.getByRole('button', { name: 'Complete Workout' }).isEnabled(), 'Complete Workout to open');
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await leaveSummary(page);
  await expectTile(page, 'Total Workouts', '1');
}
