// Tests with the keyboard where the focus goes when rows disappear, and that the undo bar covers no control of a dialog.
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, signInAs } from '../lib/people.mjs';

export const name = 'the focus stays near a deleted row, and Undo covers nothing of a dialog';

const DAY_MS = 86_400_000;
const dialog = (page) => page.getByRole('dialog');
const button = (page, label) => page.getByRole('button', { name: label, exact: true });

const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: active, body } = document;
    return active === body ? 'nothing' : (active.getAttribute('aria-label') ?? active.textContent);
  });

// Presses a button by keyboard. `next` is what has the focus afterwards.
async function press(page, target, next) {
  await target.focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => focused(page), next, `the focus after ${target}`);
}

async function foods(page, address, calls) {
  for (const [food, mealType] of [
    ['Bread', 'breakfast'],
    ['Banana', 'breakfast'],
    ['Soup', 'lunch'],
  ])
    await calls.post('/api/food-entries', { name: food, mealType, calories: 100 });
  await page.goto(`${address}/nutrition`);
  await press(page, button(page, 'Delete Banana'), 'Bread');
  await press(page, button(page, 'Undo'), 'Delete Banana');
  await press(page, button(page, 'Delete Bread'), 'Banana');
  await press(page, button(page, 'Delete Banana'), 'Add Breakfast');
}

// Each control of the dialog is what a tap at its center hits, while the bar is shown.
async function coversNothing(page, address) {
  await page.goto(`${address}/nutrition`);
  await button(page, 'Delete Soup').click();
  await page.getByRole('button', { name: 'Add Food' }).first().click();
  await dialog(page).getByLabel('Name').waitFor();
  await dialog(page).getByRole('button', { name: 'Undo' }).waitFor();
  const covered = await dialog(page).evaluate((root) =>
    [...root.querySelectorAll('button, input')]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('[role=status]') && !hit.closest('[role=status]').contains(each);
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );
  expectEqual(covered, [], 'the controls that the bar covers');
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await button(page, 'Delete Soup').waitFor();
}

async function recipe(page, address) {
  await page.goto(`${address}/nutrition/foods?tab=recipes`);
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  const search = dialog(page).getByRole('textbox', { name: 'Add a food' });
  for (const food of ['rice', 'leek']) {
    await search.fill(food);
    const hit = dialog(page).getByRole('button', { name: /^Add / }).first();
    await hit.waitFor();
    await hit.focus();
    await page.keyboard.press('Enter');
    await expectSoon(
      () => search.evaluate((field) => field === document.activeElement),
      true,
      'the search to have focus',
    );
  }
  const removers = dialog(page).getByRole('button', { name: /^Remove / });
  const last = await removers.last().getAttribute('aria-label');
  await press(page, removers.first(), last);
  await removers.first().focus();
  await page.keyboard.press('Enter');
  await expectSoon(
    () => search.evaluate((field) => field === document.activeElement),
    true,
    'the search to have focus',
  );
}

async function nights(page, address, calls) {
  for (const days of [1, 2]) {
    const wakeTime = new Date(Date.now() - days * DAY_MS);
    const bedtime = new Date(wakeTime.getTime() - 28_800_000);
    await calls.post('/api/sleep-trackings', { bedtime: bedtime.toISOString(), wakeTime: wakeTime.toISOString() });
  }
  await page.goto(`${address}/wellness?tab=sleep`);
  const removers = page.getByRole('button', { name: /^Delete sleep/ });
  await removers.first().waitFor();
  const [newer, older] = await removers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await press(page, button(page, newer), older.replace('Delete', 'Edit'));
  await press(page, button(page, older), 'Log Sleep');
  await press(page, button(page, 'Undo'), older);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Fay');
  const calls = await callsOf(page, stage.address);
  await foods(page, stage.address, calls);
  await coversNothing(page, stage.address);
  await recipe(page, stage.address);
  await nights(page, stage.address, calls);
  expect(
    (await calls.get('/api/food-entries')).some(({ name: food }) => food === 'Soup'),
    'the soup is still logged',
  );
}
