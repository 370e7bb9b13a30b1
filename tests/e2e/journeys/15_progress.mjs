// Tests the progress screen: four tabs, three ranges and a custom one, with one request each.
import { settled } from '../lib/browser.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading } from '../lib/people.mjs';

export const name = 'progress shows a month of data with one request per tab, and keeps its state after a reload';

const DAYS = 28;

const daysAgo = (page, counts) =>
  page.evaluate(
    (all) =>
      all.map((ago) => {
        const day = new Date();
        day.setDate(day.getDate() - ago);
        return new Intl.DateTimeFormat('sv-SE').format(day);
      }),
    counts,
  );

async function live(page, calls) {
  const days = await daysAgo(
    page,
    Array.from({ length: DAYS }, (_, ago) => ago),
  );
  for (const [ago, date] of days.entries()) {
    await calls.post('/api/food-entries', {
      name: 'Soup',
      mealType: 'lunch',
      calories: 1500 + 20 * ago,
      loggedAt: date,
    });
    if (ago % 2 === 0) await calls.post('/api/body-measurements', { weight: 180 + ago / 10, measuredAt: date });
    if (ago % 3 !== 0) continue;
    await calls.post('/api/workouts', { type: 'strength', duration: 40, date });
    await calls.post('/api/exercise-completions', {
      exerciseName: 'Goblet Squat',
      actualSets: 3,
      actualReps: 10,
      actualWeight: 60 - ago / 3,
      date,
    });
  }
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await live(page, calls);
  // The summary of last week asks for the same data, at a time of its own.
  await calls.put('/api/user', { notifyProgressUpdates: false });
  await page.reload();
  await settled(page);
  // A page that begins just after a change fetches everything twice, because the change may have come between.
  await page.reload();
  await page.getByRole('link', { name: 'View Progress' }).click();
  await heading(page, 'Progress Analytics').waitFor();
  await page.getByText('How often do you train?').waitFor();
  await page.getByText('3 in the last 7 days, 2 in the 7 days before').waitFor();

  const asked = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/progress/')) asked.push(pathname + search);
  });
  await page.getByRole('tab', { name: 'Body' }).click();
  await page.getByText(/−\d(\.\d)? lbs over this time/).waitFor();
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await page.getByText('of 12,600 kcal').waitFor();
  await page.getByRole('tab', { name: 'Workouts' }).click();
  await page.getByRole('table', { name: 'One-rep max: Goblet Squat' }).waitFor({ state: 'attached' });
  await page.getByText('1 year').click();
  await until(() => asked.length === 4, 'the year');
  expectEqual(
    asked,
    [
      '/api/progress/body?range=four_weeks',
      '/api/progress/nutrition?range=four_weeks',
      '/api/progress/workouts?range=four_weeks',
      '/api/progress/workouts?range=one_year',
    ],
    'calls of the tabs',
  );

  // The displayed value follows the pointer.
  const chart = page.getByRole('application', { name: 'How many workouts a week?' });
  const box = await chart.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText(/^Workouts: \d$/).waitFor();

  await page.reload();
  await page.getByText('Which muscles did you train?').waitFor();
  await expectSoon(() => page.getByRole('radio', { name: '1 year' }).isChecked(), true, 'the range after a reload');

  await page.getByText('Custom').click();
  const days = await daysAgo(page, [20, 10]);
  await page.getByLabel('From', { exact: true }).fill(days[0]);
  await page.getByLabel('To', { exact: true }).fill(days[1]);
  await until(() => asked.at(-1) === `/api/progress/workouts?from=${days[0]}&to=${days[1]}`, 'the days of their own');
  await page.getByLabel('To', { exact: true }).fill((await daysAgo(page, [21]))[0]);
  await page.getByText('End date must not be before the start date').waitFor();
  await page.reload();
  await expectSoon(
    () => page.getByLabel('From', { exact: true }).inputValue(),
    days[0],
    'the first day after a reload',
  );
  await expectSoon(() => page.getByLabel('To', { exact: true }).inputValue(), days[1], 'the last day after a reload');
}
