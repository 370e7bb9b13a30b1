// Shows, moves, deletes and restores workouts in the calendar, by mouse and keyboard.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, planForToday, expectToast } from '../lib/people.mjs';

export const name = 'the calendar shows workouts, moves them with their completions, and restores deleted ones';

const dayOf = (page, offset) =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return new Intl.DateTimeFormat('sv-SE').format(day);
  }, offset);
const cell = (page, day) => page.locator(`[data-day="${day}"]`);
const panel = (page) => page.locator('section[aria-labelledby="calendar-day"]');

async function openCalendar(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Calendar' }).click();
  await heading(page, 'Workout Calendar').waitFor();
}

// The 42 days may begin after yesterday; the grid then shows the previous month.
async function chooseDay(page, day) {
  if (!(await cell(page, day).isVisible())) await page.getByRole('button', { name: 'Previous month' }).click();
  await cell(page, day).click();
}

async function moveToYesterday(page, calls, today, yesterday) {
  await cell(page, today).click();
  await panel(page).getByText('Leg day').waitFor();
  await panel(page).getByRole('button', { name: 'Edit Leg day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit workout' });
  await dialog.getByLabel('Date').fill(yesterday);
  await dialog.getByLabel('Notes').fill('counted for yesterday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Workout updated');
  await panel(page).getByText('counted for yesterday').waitFor();
  const there = await calls.get(`/api/exercise-completions?date=${yesterday}`);
  expectEqual(
    there.map(({ exerciseName }) => exerciseName),
    ['Goblet Squat'],
    'the exercises of yesterday',
  );
  await expectSoon(() => calls.get(`/api/exercise-completions?date=${today}`), [], 'the exercises of today');
}

async function deleteAndUndo(page, calls, yesterday) {
  await panel(page).getByRole('button', { name: 'Delete Leg day' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this workout?' });
  await question.getByText('also deletes 1 ticked exercise', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Delete workout' }).click();
  await panel(page).getByText('No workouts logged on this day').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel(page).getByText('Leg day').waitFor();
  await expectSoon(
    async () => (await calls.get(`/api/workouts?from=${yesterday}&to=${yesterday}`)).length,
    1,
    'workouts after undoing',
  );
}

// Without Undo the deletion is sent, also when the page is left earlier.
async function deleteForGood(page, calls, yesterday) {
  await panel(page).getByRole('button', { name: 'Delete Leg day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete workout' }).click();
  await panel(page).getByText('No workouts logged on this day').waitFor();
  await page.reload();
  await until(
    async () => (await calls.get(`/api/workouts?from=${yesterday}&to=${yesterday}`)).length === 0,
    'the deletion',
  );
  await expectSoon(() => calls.get('/api/exercise-completions'), [], 'exercises of a deleted workout');
  await expectSoon(() => calls.get('/api/personal-records'), [], 'records of a deleted workout');
}

async function turnPages(page, today) {
  const title = page.locator('#calendar-month');
  await page.goto(page.url().split('?')[0]);
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Next month' }).click();
  await until(async () => (await title.textContent()) !== first, 'the next month');
  const next = await title.textContent();
  await page.reload();
  await expectSoon(() => title.textContent(), next, 'the month after a reload');
  await page.goBack();
  await until(async () => (await title.textContent()) === first, 'the month before, by the browser');
  await cell(page, today).focus();
  await page.keyboard.press('PageDown');
  await until(async () => (await title.textContent()) === next, 'the next month by key');
  await page.keyboard.press('PageUp');
  await until(
    () =>
      cell(page, today)
        .evaluate((node) => node === document.activeElement)
        .catch(() => false),
    'the focus on the same day',
  );
  await page.keyboard.press('Enter');
  await until(
    () =>
      panel(page)
        .getByRole('heading', { level: 2 })
        .evaluate((node) => node === document.activeElement),
    'the focus in the panel',
  );
  await page.keyboard.press('Escape');
  await until(() => cell(page, today).evaluate((node) => node === document.activeElement), 'the focus back on the day');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const [today, yesterday] = [await dayOf(page, 0), await dayOf(page, -1)];
  await calls.post('/api/auto-generate-plan');
  await planForToday(page, stage.address, 'Planned for today');
  const tick = await calls.post('/api/exercise-completions', {
    exerciseName: 'Goblet Squat',
    actualSets: 3,
    actualReps: 10,
    date: today,
  });
  await calls.post('/api/workouts', {
    type: 'strength',
    name: 'Leg day',
    duration: 40,
    completionIds: [tick.id],
    date: today,
  });
  for (const type of ['running', 'yoga']) await calls.post('/api/workouts', { type, duration: 20, date: today });
  await page.reload();

  const asked = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/workouts') asked.push([...url.searchParams.keys()].sort().join());
  });
  await openCalendar(page);
  await cell(page, today)
    .getByText(stage.isPhone ? '+2' : '+2 more', { exact: true })
    .waitFor();
  expect(
    asked.length > 0 && asked.every((keys) => ['from,to', 'limit'].includes(keys)),
    `asked for more than the shown days: ${asked}`,
  );
  await expectSoon(() => page.getByRole('gridcell').count(), 42, 'cells');

  await moveToYesterday(page, calls, today, yesterday);
  await deleteAndUndo(page, calls, yesterday);
  await deleteForGood(page, calls, yesterday);
  await turnPages(page, today);
  await chooseDay(page, yesterday);
  await panel(page).getByText('No workouts logged on this day').waitFor();
}
