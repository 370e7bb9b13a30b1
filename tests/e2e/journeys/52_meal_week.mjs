// Tests the meal week: planning, a swap, ticks of the shopping list that stay, the copied text and the printed page; then
// the nutrients of a logged meal, and what a new diet does to the planned meals.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, expectToast, heading, signInAs } from '../lib/people.mjs';
import { counter } from '../lib/taps.mjs';

export const name = 'a user plans a week of meals, swaps one of them and ticks off the shopping list';

// FITAPP_PICTURES is a folder for pictures of the printed pages.
const pictures = process.env.FITAPP_PICTURES;

const addDays = (day, count) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const boxes = (page) => page.getByRole('checkbox');
const swaps = (page) => page.getByRole('button', { name: /^Swap .* for another dish$/ });

// From the meal plan on the dashboard to the week after this one, which has seven days to plan.
async function plan(page, stage, calls, fingers) {
  await fingers.tap(page.getByRole('link', { name: 'Plan a week' }));
  await heading(page, 'Meal week').waitFor();
  await fingers.tap(page.getByRole('button', { name: 'Next week' }));
  await page.getByText('No meals are planned for these days').waitFor();
  await fingers.tap(page.getByRole('button', { name: 'Plan the week' }));
  fingers.expectTaps(3, 'plan the next week');
  await expectToast(page, 'Your week is planned', 'The shopping list is ready too');
  const { first } = await calls.get('/api/meal-week');
  const next = addDays(first, 7);
  expectEqual(new URL(page.url()).search, `?week=${next}`, 'the address');
  await expectSoon(() => page.getByRole('heading', { level: 3 }).count(), 7, 'the days');
  const { days } = await calls.get(`/api/meal-week?date=${next}`);
  expect(
    days.every(({ meals }) => meals !== null),
    'a day has no meals',
  );
  return next;
}

async function swap(page, calls, next) {
  const dinnerOf = async () => (await calls.get(`/api/meal-week?date=${next}`)).days[2].meals.dinner.name;
  const before = await dinnerOf();
  await page.getByRole('button', { name: `Swap ${before} for another dish` }).click();
  await expectSoon(async () => (await dinnerOf()) !== before, true, 'another dinner');
  const after = await dinnerOf();
  const dish = page.getByRole('button', { name: after, exact: false, expanded: false }).first();
  await dish.waitFor();
  await dish.press('Enter');
  await page.getByText('For one portion').waitFor();
  await page.getByText(before, { exact: true }).waitFor({ state: 'hidden' });
}

async function shop(page, calls, fingers, next) {
  const stored = async () => (await calls.get(`/api/shopping-list?date=${next}`)).items;
  const all = await stored();
  const total = all.filter(({ aisle }) => aisle !== 'spices').length;
  await page.getByRole('tab', { name: 'Shopping list' }).click();
  await page.getByText(`0 of ${total} bought`).waitFor();
  expectEqual(await boxes(page).count(), all.length, 'items');
  const atHome = page.getByRole('region', { name: 'Check at home' });
  expectEqual(await atHome.getByRole('checkbox').count(), all.length - total, 'items to check at home');
  // Taps on the words; the whole row is the target.
  const rows = page.locator('label').filter({ has: boxes(page) });
  for (const at of [0, 1, 2]) await fingers.tap(rows.nth(at));
  await page.getByText(`3 of ${total} bought`).waitFor();
  await fingers.tap(rows.nth(1));
  await page.getByText(`2 of ${total} bought`).waitFor();
  await boxes(page).nth(3).focus();
  await page.keyboard.press('Space');
  const wanted = [true, false, true, true];
  const names = await rows.evaluateAll((all) => all.slice(0, 4).map((row) => row.textContent.trim()));
  const ticks = async () => {
    const items = await stored();
    return names.map((each) => items.find(({ name: item, amount }) => `${item} ${amount}` === each)?.bought);
  };
  await expectSoon(ticks, wanted, 'the stored ticks');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights) >= 44, `a row is ${Math.min(...heights)} px high`);
  await page.reload();
  await page.getByText(`3 of ${total} bought`).waitFor();
  const shown = () => boxes(page).evaluateAll((all) => all.slice(0, 4).map((box) => box.checked));
  await expectSoon(shown, wanted, 'the ticks after a reload');
  return { total, all: all.length };
}

// Without a server, the tick comes back and a message says so.
async function offline(page, total) {
  await page.route('**/api/shopping-list', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await boxes(page).nth(1).press('Space');
  await expectToast(page, 'could not be ticked', 'It is as before');
  await page.getByText(`3 of ${total} bought`).waitFor();
  await page.unroute('**/api/shopping-list');
}

async function picture(page, stage, title) {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${title}-${stage.size}.png`), fullPage: true });
}

async function print(page, stage, all) {
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: /^Shopping list, / }).waitFor();
  for (const hidden of [
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('tab', { name: 'Meals' }),
    page.getByRole('button', { name: 'Next week' }),
    heading(page, 'Meal week'),
  ])
    await hidden.waitFor({ state: 'hidden' });
  expectEqual(await boxes(page).count(), all, 'boxes on paper');
  await picture(page, stage, 'list-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'Meals' }).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: /^Meals, / }).waitFor();
  expectEqual(await swaps(page).first().isVisible(), false, 'buttons on paper');
  await picture(page, stage, 'meals-on-paper');
  await page.emulateMedia({ media: 'screen' });
}

// All days planned again, after a confirmation; the plan of today is that of the dashboard.
async function replan(page, stage, calls) {
  await page.getByRole('button', { name: 'This week' }).click();
  await page.getByRole('button', { name: 'Plan the week' }).click();
  await expectToast(page, 'Your week is planned');
  const before = (await calls.get('/api/daily-meal-plan')).meals;
  await page.getByRole('button', { name: 'Plan all days again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan all days again' }).click();
  await expectToast(page, 'Your week is planned');
  const { meals } = await calls.get('/api/daily-meal-plan');
  expect(JSON.stringify(meals) !== JSON.stringify(before), 'the meals of today are the same');
  await page.getByRole('link', { name: 'Back to Nutrition' }).click();
  await heading(page, 'Nutrition').waitFor();
  await page.goto(stage.address);
  const { name: dish } = meals.dinner ?? meals.lunch ?? meals.snacks[0];
  await page.getByRole('region', { name: "Today's Nutrition Plan" }).getByText(dish, { exact: true }).waitFor();
}

// A planned meal that is logged counts with its minerals. Of some dishes the calcium is not known.
async function log(page, calls) {
  const { meals } = await calls.get('/api/daily-meal-plan');
  const planned = [meals.dinner, meals.lunch, meals.breakfast, ...meals.snacks];
  const meal = planned.find((each) => each && each.calcium !== null);
  await page.getByRole('button', { name: `Log ${meal.name}`, exact: true }).click();
  await page.getByRole('button', { name: `Undo logging ${meal.name}` }).waitFor();
  const calcium = async () => {
    const { nutrients } = await calls.get('/api/nutrient-day');
    return nutrients.find(({ nutrient }) => nutrient === 'calcium').amount;
  };
  await expectSoon(calcium, meal.calcium, 'the calcium of today');
}

async function becomeVegan(page, stage, calls) {
  const dishes = async () => {
    const { days } = await calls.get('/api/meal-week');
    const meals = days.flatMap(({ meals: of }) => (of ? [of.breakfast, of.lunch, of.dinner, ...of.snacks] : []));
    return meals.filter(Boolean).map(({ dish }) => dish);
  };
  const before = await dishes();
  await page.goto(`${stage.address}/profile?section=nutrition`);
  await page.getByRole('checkbox', { name: 'Vegan' }).click();
  await page
    .getByText(/planned meals? (was|were) replaced because of your changes/)
    .first()
    .waitFor();
  const after = await dishes();
  const kept = before.filter((dish) => after.includes(dish)).length;
  expect(kept > 0, 'all meals were replaced');
  expect(kept < before.length, 'no meal was replaced');
}

export async function run(stage) {
  const page = await stage.openPage();
  stage.allow(/shopping-list.*ERR_FAILED|ERR_FAILED.*shopping-list/);
  const fingers = counter(stage);
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const next = await plan(page, stage, calls, fingers);
  await swap(page, calls, next);
  const { total, all } = await shop(page, calls, fingers, next);
  await offline(page, total);
  await print(page, stage, all);
  await replan(page, stage, calls);
  await log(page, calls);
  await becomeVegan(page, stage, calls);
}
