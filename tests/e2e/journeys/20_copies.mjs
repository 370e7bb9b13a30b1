// Copies a day within a plan, onto a taken day and into another plan, and a whole plan; takes copies back.
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, heading, signInAs } from '../lib/people.mjs';

export const name = 'a user copies a day and a whole plan';

const exercise = (exerciseName, more) => ({ exerciseName, sets: 3, reps: 8, restTime: 90, ...more });
const monday = {
  dayOfWeek: 1,
  title: 'Drücken',
  type: 'strength',
  notes: 'Langsam',
  exercises: [exercise('Push-Up', { supersetWithNext: true }), exercise('Goblet Squat', { weight: 35, repsMax: 12 })],
};
const thursday = { dayOfWeek: 4, title: 'Lauf', type: 'cardio', exercises: [exercise('Jump Rope')] };

// The menu takes the focus a moment after it opens.
async function chooseFrom(page, button, item) {
  await page.getByRole('button', { name: button }).press('Enter');
  await page.locator('[role=menu]:focus-within, [role=menu]:focus').waitFor();
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

async function copyTo(page, title, day, { plan, replaces } = {}) {
  await chooseFrom(page, `${title} verschieben oder kopieren`, 'Kopieren ...');
  const dialog = page.getByRole('dialog', { name: `„${title}“ kopieren` });
  if (plan) await dialog.getByLabel('In welchen Plan?').selectOption({ label: plan });
  await dialog.getByLabel('Auf welchen Tag?').selectOption({ label: day });
  await settled(page);
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrollWidth <= clientWidth, 'the dialog makes the page scroll sideways');
  await dialog.getByRole('button', { name: 'Kopieren', exact: true }).press('Enter');
  if (!replaces) return;
  const taken = page.getByRole('dialog', { name: /ist belegt$/ });
  await taken.getByText(`Die Kopie würde „${replaces}“`, { exact: false }).waitFor();
  await taken.getByRole('button', { name: 'Ersetzen' }).click();
}

async function copyDays(page, calls, plan, other) {
  const titles = async (id) =>
    (await calls.get(`/api/workout-plans/${id}/workouts`)).map(({ dayOfWeek, title }) => `${dayOfWeek} ${title}`);
  const undo = page.getByRole('button', { name: 'Rückgängig' });

  await copyTo(page, 'Drücken', 'Samstag, frei');
  await page.getByText('„Drücken“ wurde auf Samstag kopiert.').waitFor();
  expectEqual(await titles(plan), ['1 Drücken', '4 Lauf', '6 Drücken'], 'the week with the copy');
  await undo.click();
  await expectSoon(() => titles(plan), ['1 Drücken', '4 Lauf'], 'the week after Undo');

  await copyTo(page, 'Drücken', 'Donnerstag: Lauf', { replaces: 'Lauf' });
  await page.getByText('„Drücken“ wurde auf Donnerstag kopiert.').waitFor();
  expectEqual(await titles(plan), ['1 Drücken', '4 Drücken'], 'the week with the replaced day');
  await undo.click();
  await expectSoon(() => titles(plan), ['1 Drücken', '4 Lauf'], 'the replaced day after Undo');

  await copyTo(page, 'Drücken', 'Dienstag, frei', { plan: 'Urlaub' });
  await page.getByText('„Drücken“ wurde auf Dienstag in „Urlaub“ kopiert.').waitFor();
  expectEqual(await titles(other), ['2 Drücken'], 'the other plan');
}

const contentOf = async (calls, plan) => {
  const days = await calls.get(`/api/workout-plans/${plan}/workouts`);
  return Promise.all(
    days.map(async ({ id, dayOfWeek, title, type, notes }) => ({
      ...{ dayOfWeek, title, type, notes },
      exercises: (await calls.get(`/api/planned-workouts/${id}/exercises`)).map((exercise) => ({
        ...exercise,
        id: undefined,
        plannedWorkoutId: undefined,
      })),
    })),
  );
};

async function copyPlan(page, calls, plan) {
  await page.getByRole('button', { name: 'Plan kopieren' }).click();
  await page.getByText('„Kopie von Alltag“ wurde erstellt', { exact: false }).waitFor();
  const copy = (await calls.get('/api/workout-plans')).find((each) => each.name === 'Kopie von Alltag');
  expectEqual(copy.isFavorite, false, 'the favourite flag of the copy');
  expectEqual(await contentOf(calls, copy.id), await contentOf(calls, plan), 'the content of the copy');

  await page.getByRole('link', { name: 'Zu den Plänen' }).click();
  await page.getByRole('link', { name: 'Kopie von Alltag' }).waitFor();
  await chooseFrom(page, 'Weitere Optionen für „Alltag“', 'Plan kopieren');
  await page.getByRole('link', { name: 'Kopie von Alltag 2' }).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('link', { name: 'Kopie von Alltag 2' }).waitFor({ state: 'hidden' });
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 3, 'plans');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.put('/api/user', { locale: 'de' });
  const plan = await calls.post('/api/workout-plans', {
    name: 'Alltag',
    isFavorite: true,
    workouts: [monday, thursday],
  });
  const other = await calls.post('/api/workout-plans', { name: 'Urlaub' });
  await page.goto(`${stage.address}/workout-planner?plan=${plan.id}`);
  await page.reload();
  await heading(page, 'Alltag').waitFor();
  await copyDays(page, calls, plan.id, other.id);
  await copyPlan(page, calls, plan.id);
}
