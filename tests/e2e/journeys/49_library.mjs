// Uses the exercise library with the keyboard only: search, filter, open, add to a plan, train.
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, heading, signInAs } from '../lib/people.mjs';

export const name = 'the exercise library can be used with the keyboard alone';

const focusedText = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
  });

async function tabTo(page, wanted, most = 60) {
  const seen = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const text = (await focusedText(page)).trim();
    seen.push(text);
    if (wanted.test(text)) return;
  }
  throw new Error(`Tab never reached ${wanted}: ${seen.join(' → ')}`);
}

async function openFromPlans(page, stage) {
  await page.goto(`${stage.address}/workout-planner`);
  await heading(page, 'My Plans').waitFor();
  await tabTo(page, /^Exercises$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Exercises').waitFor();
}

async function searchInGerman(page) {
  await tabTo(page, /^Search exercises$/);
  await page.keyboard.type('Schrägbankdrücken');
  await expectSoon(
    async () => /incline/i.test((await page.getByRole('option').first().textContent()) ?? ''),
    true,
    'the first match of a German word',
  );
  await page.keyboard.press('Escape');
  await expectSoon(() => page.getByRole('combobox', { name: 'Search exercises' }).inputValue(), '', 'the search text');
}

async function filterByMuscle(page) {
  await tabTo(page, /^Muscle: Any$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which muscle?' });
  await dialog.waitFor();
  await tabTo(page, /^Neck$/);
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('ArrowDown');
  await expectSoon(() => focusedText(page), 'Quadriceps', 'the muscle that the arrow keys reached');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectSoon(async () => new URL(page.url()).search, '?muscle=quadriceps', 'the address');
  await page.reload();
  await page.getByRole('button', { name: 'Muscle: Quadriceps' }).waitFor();
}

async function openExercise(page) {
  await tabTo(page, /^Search exercises$/);
  await page.keyboard.type('goblet squat');
  await expectSoon(
    async () => (await page.getByRole('option').first().textContent())?.startsWith('Goblet Squat'),
    true,
    'the first match',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Goblet Squat' }).waitFor();
  await expectSoon(() => focusedText(page), 'Goblet Squat', 'what has the focus in the opened exercise');
}

async function addToPlan(page, calls, plan) {
  await tabTo(page, /^Add to plan$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Goblet Squat' });
  await dialog.getByRole('combobox', { name: 'Day' }).waitFor();
  await expectSoon(
    () => dialog.getByRole('button', { name: 'Add', exact: true }).isEnabled(),
    true,
    'the day to be known',
  );
  await tabTo(page, /^Add$/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const [day] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  const names = (await calls.get(`/api/planned-workouts/${day.id}/exercises`)).map(({ exerciseName }) => exerciseName);
  expectEqual(names, ['Plank', 'Goblet Squat'], 'the exercises of the day');
}

async function trainNow(page) {
  await tabTo(page, /^Train it now$/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await page
    .getByRole('article', { name: /Goblet Squat/ })
    .or(menu)
    .first()
    .waitFor();
  if (await menu.isVisible()) {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('article', { name: /Goblet Squat/ }).waitFor();
  expect(new URL(page.url()).pathname === '/log-workout', `the tracker is open, not ${page.url()}`);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const plan = await calls.post('/api/workout-plans', {
    name: 'Calm mornings',
    isFavorite: true,
    workouts: [
      {
        dayOfWeek: 1,
        title: 'Legs',
        type: 'strength',
        exercises: [{ exerciseName: 'Plank', category: 'main', sets: 3, duration: 30 }],
      },
    ],
  });
  await openFromPlans(page, stage);
  await searchInGerman(page);
  await filterByMuscle(page);
  await openExercise(page);
  await page.keyboard.press('Escape');
  await expectSoon(() => focusedText(page), 'Search exercises', 'what has the focus after Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Goblet Squat' }).waitFor();
  await addToPlan(page, calls, plan);
  await trainNow(page);
}
