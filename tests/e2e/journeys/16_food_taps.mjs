// Counts taps for logging food; see the table in docs/screens.md.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs } from '../lib/people.mjs';

export const name = 'an apple is logged in 3 taps and its letters, and the breakfast of yesterday in 1 tap';

function counter(stage) {
  let taps = 0;
  return {
    tap: async (target) => {
      taps += 1;
      await (stage.isPhone ? target.tap() : target.click());
    },
    expectTaps: (wanted, what) => {
      expectEqual(taps, wanted, `taps to ${what}`);
      taps = 0;
    },
  };
}

const dialog = (page) => page.getByRole('dialog');
const foodsOf = async (calls) => (await calls.get('/api/food-entries')).map(({ name: food }) => food);

async function breakfast(page, stage, calls, fingers) {
  await page.goto(stage.address);
  await fingers.tap(page.getByRole('button', { name: 'Breakfast 460 kcal, as yesterday' }));
  fingers.expectTaps(1, "yesterday's breakfast");
  await page.getByRole('status').filter({ hasText: '2 foods copied to today' }).waitFor();
  const today = async () => (await calls.get('/api/nutrition-stats')).totalCalories;
  await expectSoon(today, 460, 'the breakfast of today');
  await page.getByRole('button', { name: /^Breakfast .* as yesterday/ }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(today, 0, 'the breakfast to be taken back');
  await page.getByRole('button', { name: /^Breakfast .* as yesterday/ }).waitFor();
}

async function apple(page, stage, calls, fingers) {
  await page.goto(stage.address);
  await page.getByRole('heading', { name: "Today's Nutrition Plan" }).waitFor();
  await fingers.tap(page.getByRole('link', { name: 'Add Food', exact: true }));
  await fingers.tap(dialog(page).getByLabel('Name'));
  await page.keyboard.type('apple');
  await fingers.tap(dialog(page).getByRole('button', { name: /^Log Apple, 1 / }));
  fingers.expectTaps(3, 'an apple');
  await dialog(page)
    .getByRole('status')
    .filter({ hasText: /^Apple · \d+ kcal added to/ })
    .waitFor();
  await until(async () => (await foodsOf(calls)).includes('Apple'), 'the apple to be logged');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const loggedAt = await page.evaluate(() => {
    const yesterday = new Date(Date.now() - 86_400_000);
    yesterday.setHours(7, 30, 0, 0);
    return yesterday.toISOString();
  });
  await calls.post('/api/food-entries', { name: 'Oatmeal', mealType: 'breakfast', calories: 342, loggedAt });
  await calls.post('/api/food-entries', { name: 'Flat white', mealType: 'breakfast', calories: 118, loggedAt });
  const fingers = counter(stage);
  await breakfast(page, stage, calls, fingers);
  await apple(page, stage, calls, fingers);
}
