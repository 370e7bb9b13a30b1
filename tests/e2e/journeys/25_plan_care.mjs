// Tests confirmations and undo for plans: a taken day, a replaced plan, and the dashboard that follows the plan.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { settled } from '../lib/browser.mjs';
import { callsOf, signInAs, heading, planForToday, expectToast } from '../lib/people.mjs';

export const name = 'a plan is never overwritten without confirmation, and changes can be undone';

const undo = (page) => page.getByRole('button', { name: 'Undo' });

async function trainFreely(page, address) {
  await page.goto(`${address}/log-workout?workout=free`);
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Log Flip');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Add/ }).last().click();
  await page.getByLabel('Name').fill('Garage');
  await page.getByRole('button', { name: 'Complete Log Flip' }).click();
  const complete = page.getByRole('button', { name: 'Complete Workout' });
  await until(() => complete.isEnabled(), 'Complete Workout to open');
  await complete.click();
  await page.getByRole('combobox', { name: 'Day' }).waitFor();
}

const namesOn = async (calls, plan, day) => {
  const workout = (await calls.get(`/api/workout-plans/${plan.id}/workouts`)).find(
    ({ dayOfWeek }) => dayOfWeek === day,
  );
  if (!workout) return null;
  // The plan is replaced in two requests; in between it does not exist.
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`).catch(() => []);
  return [workout.title, ...exercises.map(({ exerciseName }) => exerciseName)];
};

async function keepOnTakenDay(page, address, calls) {
  const [plan] = await calls.get('/api/workout-plans');
  const today = await page.evaluate(() => new Date().getDay());
  const before = await namesOn(calls, plan, today);

  await trainFreely(page, address);
  const day = page.getByRole('combobox', { name: 'Day' });
  await day.waitFor();
  // The form shows the week as it was last loaded, and fetches it again.
  await settled(page);
  expect((await day.locator('option:checked').innerText()).endsWith(', free'), 'the day that is offered is not free');
  await day.selectOption(String(today));
  await page.getByRole('button', { name: 'Save to plan' }).click();
  const dialog = page.getByRole('dialog');
  for (const exercise of before.slice(1)) await dialog.getByText(exercise, { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expectEqual(await namesOn(calls, plan, today), before, 'the day after Cancel');

  await page.getByRole('button', { name: 'Save to plan' }).click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await page.getByText(/^“Garage” replaced/).waitFor();
  // What the dashboard asks about the new workout is answered before Undo deletes it.
  await page.getByRole('region', { name: 'Garage' }).waitFor();
  await settled(page);
  expectEqual(await namesOn(calls, plan, today), ['Garage', 'Log Flip'], 'the day after Replace');
  await undo(page).click();
  await expectSoon(() => namesOn(calls, plan, today), before, 'the day after Undo');
  return { plan, today };
}

async function addToDay(page, address, calls, plan) {
  const rest = await calls.post('/api/planned-workouts', {
    workoutPlanId: plan.id,
    dayOfWeek: ((await page.evaluate(() => new Date().getDay())) + 1) % 7,
    title: 'Short',
    type: 'strength',
    replace: true,
    exercises: [{ exerciseName: 'Goblet Squat', category: 'main', sets: 3, reps: 8 }],
  });
  const [squat] = await calls.get(`/api/planned-workouts/${rest.id}/exercises`);
  await trainFreely(page, address);
  await page.getByRole('combobox', { name: 'Day' }).selectOption(String(rest.dayOfWeek));
  await page.getByRole('button', { name: 'Save to plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to it' }).click();
  await expectToast(page, 'Updated!', 'Added 1 exercise to “Short”.');
  const exercises = await calls.get(`/api/planned-workouts/${rest.id}/exercises`);
  expectEqual(
    exercises.map(({ exerciseName, id }) => [exerciseName, id === squat.id]),
    [
      ['Goblet Squat', true],
      ['Log Flip', false],
    ],
    'the list',
  );
}

async function takeAnotherPlan(page, address, calls) {
  const favorites = async () =>
    (await calls.get('/api/workout-plans')).filter(({ isFavorite }) => isFavorite).map((plan) => plan.name);
  const before = await favorites();
  await page.goto(`${address}/workout-planner?tab=templates`);
  await page.getByText(`Your dashboard follows “${before[0]}”.`).waitFor();
  await page.getByRole('button', { name: 'Use this plan: First Steps' }).click();
  await page.getByText('“First Steps” is now your plan. Your dashboard follows it.').waitFor();
  expectEqual(await favorites(), ['First Steps'], 'the favourites after a template');
  await undo(page).click();
  await expectSoon(favorites, before, 'the favourites after Undo');

  await page.goto(`${address}/workout-planner?tab=myplans`);
  await page.getByRole('button', { name: 'New custom plan' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan name').fill(' first STEPS ');
  await dialog.getByText('You already have a plan called “first STEPS”. Choose another name.').waitFor();
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  expectEqual((await calls.get('/api/workout-plans')).length, 2, 'plans after a name that is taken');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

async function tickOnDashboard(page, address, calls, { plan, today }) {
  await page.goto(address);
  const hero = page.getByRole('region', { name: 'Morning Strength' });
  await hero.getByRole('link', { name: plan.name }).waitFor();
  await hero.getByText(/^about \d+ min$/).waitFor();
  const box = hero.getByRole('checkbox').first();
  await box.click();
  await until(
    async () => (await calls.get('/api/exercise-completions')).some(({ plannedExerciseId }) => plannedExerciseId),
    'the tick',
  );
  await expectSoon(() => box.getAttribute('aria-checked'), 'true', 'the box');
  await page.reload();
  await expectSoon(() => box.getAttribute('aria-checked'), 'true', 'the box after a reload');
  await box.click();
  await until(
    async () => (await calls.get('/api/exercise-completions')).every(({ plannedExerciseId }) => !plannedExerciseId),
    'the tick to go',
  );

  const [, ...names] = await namesOn(calls, plan, today);
  await hero.getByRole('link', { name: plan.name }).click();
  await heading(page, plan.name).waitFor();
  const card = page.getByRole('article', { name: 'Morning Strength' });
  await card.getByText(new RegExp(`^${names.length}\\sexercises\\s·\\s\\d+\\smin$`)).waitFor();
  expectEqual(
    await card.getByRole('list').getByRole('listitem').count(),
    5,
    'lines of the card: four names and how many more',
  );
  await until(() => card.evaluate((item) => item.getBoundingClientRect().top < innerHeight), 'today to be in view');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  await planForToday(page, stage.address, 'Morning Strength');
  const kept = await keepOnTakenDay(page, stage.address, calls);
  await addToDay(page, stage.address, calls, kept.plan);
  await takeAnotherPlan(page, stage.address, calls);
  await tickOnDashboard(page, stage.address, calls, kept);
}
