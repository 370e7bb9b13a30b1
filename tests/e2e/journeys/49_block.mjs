// Trains a block of four weeks on held clocks: suggestions are accepted, changed and declined, and week 4 is lighter.
import { DatabaseSync } from 'node:sqlite';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, expectToast, heading, leaveSummary, openExercise, openTracker, signInAs } from '../lib/people.mjs';

export const name = 'a block of four weeks: suggestions are accepted and declined, and the last week is lighter';
export const timeoutMs = 120_000;

const BENCH = 'Bench Press';
const WEEKS = 4;
const DAY_MS = 86_400_000;

const field = (card, word, number, set = 'set') =>
  card.getByRole('textbox', { name: `${word}, ${set} ${number}`, exact: true });
const rampUp = (card, number) => field(card, 'Weight (lbs)', number, 'warm-up set');
const line = (card) => card.getByRole('group', { name: `Suggestion for ${BENCH}` });

// The plan began three weeks ago, so that this week is its fourth. Only the server's clock could do that otherwise.
function beginBlock(db, plan, day) {
  const file = new DatabaseSync(db);
  file.exec('PRAGMA busy_timeout = 5000');
  file.prepare('UPDATE workout_plans SET block_weeks = ?, block_started = ? WHERE id = ?').run(WEEKS, day, plan);
  file.close();
}

async function makePlan(page, calls, stage) {
  const today = await page.evaluate(() => new Date().setHours(12, 0, 0, 0));
  const dayOf = (at) => page.evaluate((time) => new Intl.DateTimeFormat('sv-SE').format(new Date(time)), at);
  const plan = await calls.post('/api/workout-plans', {
    name: 'Four weeks',
    isFavorite: true,
    workouts: [
      {
        dayOfWeek: await page.evaluate(() => new Date().getDay()),
        title: 'Push',
        type: 'strength',
        exercises: [
          { exerciseName: BENCH, sets: 3, reps: 8, repsMax: 10, restTime: 60, scheme: 'double', rampUpSets: 2 },
          { exerciseName: 'Push-Up', sets: 2, reps: 8, repsMax: 15, restTime: 60, scheme: 'repetitions' },
        ],
      },
    ],
  });
  const days = await Promise.all([3, 2, 1, 0].map((weeks) => dayOf(today - weeks * 7 * DAY_MS)));
  beginBlock(stage.server.db, plan.id, days[0]);
  const [workout] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  return { workout, times: [3, 2, 1, 0].map((weeks) => today - weeks * 7 * DAY_MS), days };
}

async function openWeek(page, stage, { workout, times }, week) {
  await page.clock.setFixedTime(times[week - 1]);
  await openTracker(page, stage.address, workout);
  await page.getByText(`Week ${week} of ${WEEKS}`, { exact: true }).waitFor();
  return openExercise(page, BENCH);
}

const setsOn = async (calls, day, exercise = BENCH) =>
  (
    (await calls.get(`/api/exercise-completions?date=${day}`)).find(({ exerciseName }) => exerciseName === exercise)
      ?.sets ?? []
  ).map(({ setType, weight, reps }) => [setType, weight, reps]);

async function complete(page, calls, day, wanted) {
  await page.getByRole('button', { name: `Complete ${BENCH}` }).click();
  await expectSoon(() => setsOn(calls, day), wanted, `the sets of ${day}`);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await until(async () => (await calls.get(`/api/workouts?from=${day}&to=${day}`)).length === 1, 'the log');
}

const nextTime = (page) =>
  page.getByRole('region', { name: 'Next time' }).getByRole('listitem').filter({ hasText: BENCH });

// The first time: no weight is invented. The ramp-up sets follow the weight that is typed.
async function firstWeek(page, calls, stage, block) {
  const card = await openWeek(page, stage, block, 1);
  await line(card).getByText('Find a weight that you could lift 2 more times.').waitFor();
  expectEqual(await field(card, 'Weight (lbs)', 1).inputValue(), '', 'the weight of the first time');
  await field(card, 'Weight (lbs)', 1).fill('100');
  await expectSoon(() => rampUp(card, 1).inputValue(), '50', 'the first ramp-up set');
  await expectSoon(() => rampUp(card, 2).inputValue(), '75', 'the second ramp-up set');
  for (const set of [1, 2, 3]) await field(card, 'Reps', set).fill('10');
  await complete(page, calls, block.days[0], [
    ['warmup', 50, 5],
    ['warmup', 75, 3],
    ...Array.from({ length: 3 }, () => ['normal', 100, 10]),
  ]);
  await nextTime(page).getByText('3 × 8–10 · 105 lbs').waitFor();
  await leaveSummary(page);
}

// A suggestion is taken by ticking; the ramp-up sets are left out.
async function secondWeek(page, calls, stage, block) {
  const card = await openWeek(page, stage, block, 2);
  await line(card)
    .getByText(/All sets reached 10 repetitions\. Next: 105 lbs/)
    .waitFor();
  expectEqual(await field(card, 'Weight (lbs)', 1).inputValue(), '105', 'the suggested weight');
  for (const set of [1, 2, 3]) {
    await field(card, 'Reps', set).fill('10');
    await card.getByRole('button', { name: `Set ${set} done, ${BENCH}`, exact: true }).click();
  }
  await expectSoon(
    () => setsOn(calls, block.days[1]),
    Array.from({ length: 3 }, () => ['normal', 105, 10]),
    'the sets',
  );
  await page.getByRole('button', { name: `Mark ${BENCH} as not done` }).waitFor();
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉');
  await nextTime(page).getByText('3 × 8–10 · 110 lbs').waitFor();
  await leaveSummary(page);
}

// A suggestion is declined and rests.
async function thirdWeek(page, calls, stage, block) {
  const card = await openWeek(page, stage, block, 3);
  await line(card).getByRole('button', { name: 'Keep 105 lbs' }).click();
  await expectSoon(() => field(card, 'Weight (lbs)', 1).inputValue(), '105', 'the weight that is kept');
  const suggested = async () =>
    (await calls.get(`/api/planned-workouts/${block.workout.id}/suggestions?date=${block.days[2]}`))[0].kind;
  await expectSoon(suggested, 'same', 'the declined suggestion');
  await page.reload();
  await line(card)
    .getByText(/You declined the next step/)
    .waitFor();
  expectEqual(await field(card, 'Weight (lbs)', 1).inputValue(), '105', 'the weight after a reload');
  await complete(page, calls, block.days[2], [
    ['warmup', 55, 5],
    ['warmup', 80, 3],
    ...Array.from({ length: 3 }, () => ['normal', 105, 10]),
  ]);
  await nextTime(page)
    .getByText(/This is a lighter week/)
    .waitFor();
  await leaveSummary(page);
}

// Fewer sets with the same weight, on every screen.
async function fourthWeek(page, calls, stage, block) {
  await page.clock.setFixedTime(block.times[3]);
  await page.goto(`${stage.address}/`);
  await page.getByText('Lighter week', { exact: true }).waitFor();
  await page.goto(`${stage.address}/workout-planner?plan=${block.workout.workoutPlanId}`);
  await heading(page, 'Four weeks').waitFor();
  await page.getByText('Lighter week', { exact: true }).waitFor();
  const card = await openWeek(page, stage, block, 4);
  await page.getByText(/fewer sets with the same weights/).waitFor();
  await line(card)
    .getByText(/2 sets with the same weight/)
    .waitFor();
  await complete(page, calls, block.days[3], [
    ['warmup', 55, 5],
    ['warmup', 80, 3],
    ...Array.from({ length: 2 }, () => ['normal', 105, 10]),
  ]);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const block = await makePlan(page, calls, stage);
  await firstWeek(page, calls, stage, block);
  await secondWeek(page, calls, stage, block);
  await thirdWeek(page, calls, stage, block);
  await fourthWeek(page, calls, stage, block);
}
