// The states of body measurements, monthly reports and the daily meal plan; part of states.mjs.
import { callsOf, heading } from './people.mjs';

async function openBody(page, address, more = '') {
  await page.goto(`${address}/nutrition?tab=body${more}`);
  await heading(page, 'Nutrition').waitFor();
}

// Logs eight weights of the last weeks if there are none.
async function haveMeasurements(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/body-measurements?limit=2')).length > 1) return;
  const days = await page.evaluate(() =>
    Array.from({ length: 9 }, (_, index) =>
      new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - (9 - index) * 5 * 86_400_000)),
    ),
  );
  for (const [at, measuredAt] of days.entries()) {
    await calls.post('/api/body-measurements', {
      weight: 174.2 - 0.6 * at + (at % 3) * 0.5,
      waist: 34 - at / 8,
      bodyFat: 22 - at / 5,
      measuredAt,
    });
  }
}

async function haveReports(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/nutrition-reports?limit=1')).length > 0) return;
  await calls.post('/api/food-entries', {
    name: 'Lentil soup',
    mealType: 'lunch',
    calories: 1620,
    protein: 71,
    carbs: 210,
    fat: 40,
    fiber: 31,
  });
  const [year, month] = (await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date())))
    .split('-')
    .map(Number);
  await calls.post(`/api/nutrition-reports/${year}/${month}`);
  await calls.post(
    month === 1 ? `/api/nutrition-reports/${year - 1}/12` : `/api/nutrition-reports/${year}/${month - 1}`,
  );
}

// Scrolls an element below the bar at the top of small screens.
const bringUp = (part) =>
  part.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 80, behavior: 'instant' }),
  );

async function openPlan(page, address) {
  const calls = await callsOf(page, address);
  if (!(await calls.get('/api/daily-meal-plan')).meals) await calls.post('/api/auto-generate-meals');
  await page.goto(address);
  const card = page.getByRole('region', { name: "Today's Nutrition Plan" });
  await card
    .getByRole('button', { name: /^Recipe for/ })
    .first()
    .waitFor();
  await bringUp(card);
  return card;
}

// For a user without data.
export const measureStatesOfFresh = [
  [
    'nutrition-body-new',
    async (page, address) => {
      await openBody(page, address);
      await page.getByText('No measurements yet').waitFor();
      await bringUp(page.getByRole('tablist'));
    },
  ],
  [
    'reports-new',
    async (page, address) => {
      await page.goto(`${address}/nutrition-reports`);
      await page.getByText('No Reports Yet').waitFor();
    },
  ],
];

export const measureStates = [
  [
    'nutrition-body',
    async (page, address) => {
      await haveMeasurements(page, address);
      await openBody(page, address);
      await page
        .getByRole('region', { name: /^Weight, last/ })
        .getByRole('application')
        .waitFor();
      await bringUp(page.getByRole('tablist'));
    },
  ],
  [
    'nutrition-body-list',
    async (page) => {
      await bringUp(page.getByRole('region', { name: 'Latest measurements' }));
    },
  ],
  [
    'nutrition-body-dialog',
    async (page, address) => {
      await openBody(page, address, '&dialog=measurement');
      await page.getByRole('dialog').getByLabel('Body fat').fill('101');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Body fat must be between 0 and 100').waitFor();
    },
  ],
  [
    'reports',
    async (page, address) => {
      await haveReports(page, address);
      await page.goto(`${address}/nutrition-reports`);
      await page
        .getByRole('button', { name: /^Delete Report/ })
        .first()
        .waitFor();
    },
  ],
  [
    'reports-list',
    async (page) => {
      await bringUp(page.getByRole('heading', { level: 3 }).first());
    },
  ],
  [
    'reports-sheet',
    async (page) => {
      await page
        .getByRole('link', { name: /^View and print/ })
        .first()
        .click();
      await heading(page, 'Nutrition report').waitFor();
    },
  ],
  ['dashboard-meals', openPlan],
  [
    'dashboard-meals-logged',
    async (page, address) => {
      const card = await openPlan(page, address);
      const taken = card.getByRole('button', { name: /^Undo logging/ });
      if ((await taken.count()) === 0) await card.getByRole('button', { name: /^Log / }).first().click();
      await taken.first().waitFor();
      await card
        .getByRole('button', { name: /^Recipe for/ })
        .first()
        .click();
      await card.getByText('For one portion').waitFor();
    },
  ],
];
