// Tests that the browser's Back closes what is on top, and needs no second press afterwards.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading } from '../lib/people.mjs';

export const name = 'Back closes what is on top, and leaves the page only if nothing is';
export const timeoutMs = 90_000;

const pathOf = (page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const expectAt = (page, path, what) => expectSoon(() => pathOf(page), path, what);
const focused = (page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));

// Opens the tested page after the wellness page, which shows that Back has left it.
async function arrive(page, stage, path) {
  await page.goto(`${stage.address}/wellness`);
  await heading(page, 'Wellness Journey').waitFor();
  // Adds a history entry as the router does, then loads it.
  await page.evaluate(
    (to) => window.history.pushState({ key: `to-${to}`, idx: window.history.state.idx + 1 }, '', to),
    path,
  );
  await page.reload();
  // A new page takes the focus, also from something that was opened and closed before.
  await until(() => page.evaluate(() => document.activeElement?.tagName === 'H1'), 'the heading to have the focus');
}

const gone = (overlay) => overlay.waitFor({ state: 'hidden' });

async function leaves(page) {
  await page.goBack();
  await expectAt(page, '/wellness', 'the page after one more Back');
}

// Opens something and presses Back twice: the first closes it, the second leaves the page.
async function closes(page, open, overlay, path = pathOf(page)) {
  await open();
  await overlay.waitFor();
  await page.goBack();
  await gone(overlay);
  await expectAt(page, path, 'the address after Back');
}

async function drawer(page, stage) {
  await arrive(page, stage, '/progress');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog');
  await closes(page, () => menu.click(), dialog, '/progress');
  await expectSoon(() => focused(page), 'Open menu', 'what has the focus');
  // After a link in it, Back leads to the page itself.
  await menu.click();
  await dialog.getByRole('link', { name: 'My Plans' }).click();
  await heading(page, 'My Plans').waitFor();
  await page.goBack();
  await expectAt(page, '/progress', 'the address before the link');
  await gone(dialog);
  await leaves(page);
}

async function quickLog(page, stage) {
  await arrive(page, stage, '/log-workout');
  const open = page.getByRole('button', { name: 'Quick Log' });
  const view = page.getByRole('button', { name: 'Log Workout', exact: true });
  await closes(page, () => open.click(), view, '/log-workout');
  await expectSoon(() => focused(page), 'Quick Log', 'what has the focus');
  await leaves(page);

  await arrive(page, stage, '/');
  await closes(page, () => open.click(), page.getByRole('region', { name: 'Log a workout' }), '/');
  await leaves(page);
}

async function picker(page, stage) {
  await arrive(page, stage, '/log-workout?workout=free');
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('button', { name: 'Add exercises' }).first();
  await closes(page, () => open.click(), dialog, '/log-workout?workout=free');
  // Closing it in another way leaves no history entry.
  await open.click();
  await page.keyboard.press('Escape');
  await gone(dialog);
  await leaves(page);
}

async function nested(page, stage, calls) {
  const plan = await calls.post('/api/workout-plans', { name: 'Calm mornings' });
  const path = `/workout-planner?plan=${plan.id}`;
  await arrive(page, stage, path);
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox');
  await page.getByRole('button', { name: 'Add Workout on Monday' }).click();
  await dialog.getByRole('button', { name: 'Add exercise to Main' }).click();
  await search.waitFor();
  await page.goBack();
  await gone(search);
  await dialog.getByLabel('Title').waitFor();
  await page.goBack();
  await gone(dialog);
  await expectAt(page, path, 'the address after two Backs');
  await leaves(page);
}

async function food(page, stage) {
  await arrive(page, stage, '/nutrition');
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Add Food' }).first().click();
  await open();
  await dialog.waitFor();
  await page.goBack();
  await gone(dialog);
  await expectSoon(() => new URL(page.url()).pathname, '/nutrition', 'the page after Back');
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await gone(dialog);
  // Reloads while it is open, then goes back.
  await open();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await gone(dialog);
  await expectSoon(() => new URL(page.url()).pathname, '/nutrition', 'the page after a reload and Back');
  await page.goForward();
  await expectSoon(() => page.evaluate(() => window.history.state?.overlays ?? 0), 0, 'the entry after Forward');
  await leaves(page);
}

async function players(page, stage) {
  await arrive(page, stage, '/progress');
  await page.goto(`${stage.address}/wellness?tab=mindful`);
  const dialog = page.getByRole('dialog');
  await closes(page, () => page.getByRole('button', { name: 'Start' }).click(), dialog, '/wellness?tab=mindful');
  const exit = page.getByRole('button', { name: 'Exit' });
  const guide = page.locator('main ul').getByRole('link').first();
  await closes(page, () => guide.click(), exit, '/wellness?tab=mindful');
  await guide.click();
  await exit.click();
  await guide.waitFor();
  await page.goBack();
  await expectAt(page, '/progress', 'the page before the players');
}

// Unsaved changes need a confirmation: Back stays, and leaving takes only one press.
async function unsaved(page, stage) {
  await arrive(page, stage, '/profile?section=account');
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('Ada Byron');
  const dialog = page.getByRole('dialog');
  await page.goBack();
  await dialog.waitFor();
  await page.goBack();
  await gone(dialog);
  expectEqual([pathOf(page), await field.inputValue()], ['/profile?section=account', 'Ada Byron'], 'what stays');
  await page.goBack();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: /Discard/ }).click();
  await expectAt(page, '/wellness', 'the page that was meant');
  await gone(dialog);
}

async function menus(page, stage) {
  await arrive(page, stage, '/workout-planner?tab=myplans');
  await closes(
    page,
    () => page.getByRole('button', { name: 'More options for “Calm mornings”' }).click(),
    page.getByRole('menu'),
  );
  await leaves(page);
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  if (stage.isPhone) await drawer(page, stage);
  await quickLog(page, stage);
  await picker(page, stage);
  await nested(page, stage, calls);
  await food(page, stage);
  await players(page, stage);
  await unsaved(page, stage);
  await menus(page, stage);
  await until(
    async () => (await page.evaluate(() => window.history.state?.overlays ?? 0)) === 0,
    'nothing to be left over',
  );
}
