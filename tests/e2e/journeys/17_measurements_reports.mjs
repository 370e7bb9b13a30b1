// Tests body measurements, a printed monthly report, and a planned meal that is added to the food log.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, expectToast } from '../lib/people.mjs';

export const name = 'a user logs measurements, prints a report, and adds a planned meal to the food log';

const dayAgo = (page, ago) =>
  page.evaluate((count) => {
    const date = new Date();
    date.setDate(date.getDate() - count);
    return new Intl.DateTimeFormat('sv-SE').format(date);
  }, ago);

async function add(page, values) {
  await page.getByRole('button', { name: 'Add Measurement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add measurement' });
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Measurement saved');
  await dialog.waitFor({ state: 'hidden' });
}

async function measure(page, calls) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Nutrition' }).click();
  await heading(page, 'Nutrition').waitFor();
  await page.getByRole('tab', { name: 'Body Measurements' }).click();
  await page.getByText('No measurements yet').waitFor();

  // An empty form is not sent, and the browser's Back closes it.
  await page.getByRole('button', { name: 'Add Measurement' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter at least one measurement').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await add(page, { Date: await dayAgo(page, 7), Weight: '172,5', Waist: '33.5' });
  await page.getByText('Log one more weight to see the change.').waitFor();
  await add(page, { Weight: '171', 'Body fat': '20.5', Notes: 'Before breakfast' });
  const banner = page.getByRole('region', { name: 'Weight change' });
  await banner.getByText('Down 1.5 lbs').waitFor();
  await banner.getByText('Well done! You are moving toward your goal.').waitFor();
  const chart = page.getByRole('region', { name: 'Weight, last 2 entries' });
  await chart.getByRole('application').waitFor();
  await expectSoon(
    () =>
      chart
        .locator('svg text')
        .filter({ hasText: /Lowest|Highest/ })
        .allTextContents(),
    ['Highest', 'Lowest'],
    'the marks',
  );

  // Editing only the notes leaves the stored weight unchanged.
  await page
    .getByRole('button', { name: /^Edit measurement from/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit measurement' });
  await dialog.getByLabel('Notes').fill('After breakfast');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Measurement updated');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('After breakfast').waitFor();
  const [latest] = await calls.get('/api/body-measurements');
  expectEqual([latest.weight, latest.bodyFat, latest.waist], [171, 20.5, null], 'the stored values');

  await page
    .getByRole('button', { name: /^Delete measurement from/ })
    .first()
    .click();
  await page.getByText('Log one more weight to see the change.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await banner.getByText('Down 1.5 lbs').waitFor();
  await expectSoon(
    async () => (await calls.get('/api/body-measurements')).length,
    2,
    'measurements after the undone deletion',
  );
}

async function inKilograms(page, calls) {
  await calls.put('/api/user', { weightUnit: 'kg', lengthUnit: 'cm' });
  await page.reload();
  await page.getByRole('region', { name: 'Weight change' }).getByText('Down 0.6 kg').waitFor();
  await page
    .getByRole('button', { name: /^Edit measurement from/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit measurement' });
  await expectSoon(() => dialog.getByLabel('Weight').inputValue(), '78.24', 'the weight in kilograms');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Measurement updated');
  await dialog.waitFor({ state: 'hidden' });
  const stored = (await calls.get('/api/body-measurements')).at(-1);
  expectEqual([stored.weight, stored.waist], [172.5, 33.5], 'what an edit without a change leaves');
}

// The printed page shows the report and no controls.
async function onPaper(page) {
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('button:visible, nav:visible, a:visible').count();
  expectEqual(shown, 0, 'controls on paper');
  await page.getByRole('article').waitFor();
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  expectEqual(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, 'pages of paper');
  await page.emulateMedia({ media: 'screen' });
}

async function reports(page, calls) {
  await calls.post('/api/food-entries', {
    name: 'Lentil soup',
    mealType: 'lunch',
    calories: 1750,
    protein: 82,
    carbs: 210,
    fat: 55,
    fiber: 30,
  });
  await page.getByRole('link', { name: 'Monthly Reports' }).click();
  await heading(page, 'Monthly Nutrition Reports').waitFor();
  await page.getByText('No Reports Yet').waitFor();
  await page.getByRole('button', { name: 'Generate First Report' }).click();
  await expectToast(page, 'Report generated');
  await page.getByText('97% goal completion').waitFor();
  await page.getByRole('button', { name: 'Generate Previous Month' }).click();
  await page.getByText('No days logged').waitFor();
  await page.getByRole('button', { name: 'Generate Current Month' }).click();
  await expectToast(page, 'Report updated');
  await expectSoon(
    async () => (await calls.get('/api/nutrition-reports')).length,
    2,
    'reports after one was made again',
  );

  await page
    .getByRole('link', { name: /^View and print/ })
    .first()
    .click();
  await heading(page, 'Nutrition report').waitFor();
  await page.getByText('Lentil soup ×1').waitFor();
  await onPaper(page);
  await page.getByRole('link', { name: 'Back to all reports' }).click();

  // The last one, because the region of the year also contains the text and comes first.
  const empty = page
    .getByRole('region')
    .filter({ has: page.getByText('No days logged') })
    .last();
  await empty.getByRole('button', { name: /^Delete Report/ }).click();
  await page.getByText('No days logged').waitFor({ state: 'hidden' });
  // A reload sends the pending deletion immediately.
  await page.reload();
  await until(async () => (await calls.get('/api/nutrition-reports')).length === 1, 'the report to be deleted');
  await page.getByRole('link', { name: 'Back to Nutrition' }).click();
  await heading(page, 'Nutrition').waitFor();
}

async function meals(page, calls, address) {
  // The food of the report used up the day, and a plan has only what is left.
  for (const { id } of await calls.get('/api/food-entries')) await calls.del(`/api/food-entries/${id}`);
  await page.goto(address);
  const card = page.getByRole('region', { name: "Today's Nutrition Plan" });
  await card.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expectToast(page, 'New Meal Plan Generated! 🍽️', 'Your fresh daily nutrition plan is ready');
  const recipes = card.getByRole('button', { name: /^Recipe for/ });
  await recipes.first().waitFor();
  const names = () => recipes.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  const before = await names();
  await card.getByRole('button', { name: 'Refresh Plan' }).click();
  await until(async () => (await names()).join() !== before.join(), 'another plan');
  await card.getByRole('button', { name: 'Refresh Plan' }).waitFor();

  await recipes.nth(1).click();
  await card.getByText('For one portion').waitFor();
  const { meals: planned } = await calls.get('/api/daily-meal-plan');
  await card.getByRole('button', { name: `Log ${planned.lunch.name}`, exact: true }).click();
  const undo = card.getByRole('button', { name: `Undo logging ${planned.lunch.name}`, exact: true });
  await undo.waitFor();
  const logged = async () => (await calls.get('/api/food-entries')).filter(({ name }) => name === planned.lunch.name);
  const [entry] = await logged();
  expectEqual(
    [entry.mealType, entry.calories, entry.protein],
    ['lunch', planned.lunch.calories, planned.lunch.protein],
    'the entry',
  );
  await undo.click();
  await until(async () => (await logged()).length === 0, 'the entry to be taken out again');
  await card.getByRole('button', { name: `Log ${planned.lunch.name}`, exact: true }).click();
  await undo.waitFor();
  await page.reload();
  await undo.waitFor();
  await expectSoon(async () => (await logged()).length, 1, 'entries of the meal');
  expect(
    await card.getByText('Not checked for allergens. Read the ingredients.').isVisible(),
    'the word on allergies is not seen',
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.put('/api/user', { targetWeight: 160 });
  await page.reload();
  await heading(page, 'Welcome, Ada!').waitFor();
  await measure(page, calls);
  await inKilograms(page, calls);
  await reports(page, calls);
  await meals(page, calls, stage.address);
}
