// Tests the shell of a phone: the bar at the bottom, the + that logs, swipes and pull to refresh; and the + on a desktop.
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, expectToast, heading, openTracker, planOf, signInAs } from '../lib/people.mjs';

export const name = 'the bar and the + of a phone lead everywhere, and swipes turn the days';
export const timeoutMs = 90_000;

const pathOf = (page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const bar = (page) => page.getByRole('navigation', { name: 'Bottom navigation' });
const plus = (page) => page.getByRole('button', { name: 'Log something' });
const sheet = (page) => page.getByRole('dialog', { name: 'Log', exact: true });
const gone = (dialog) => dialog.waitFor({ state: 'hidden' });
const focusedName = (page) =>
  page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);

async function tabs(page) {
  const places = [
    ['Train', '/log-workout', 'Workout Tracker'],
    ['Eat', '/nutrition', /Nutrition/],
    ['Wellness', '/wellness', 'Wellness Journey'],
    ['Today', '/', /^Welcome/],
  ];
  for (const [word, path, title] of places) {
    const link = bar(page).getByRole('link', { name: word });
    await link.tap();
    await heading(page, title).waitFor();
    expectEqual(pathOf(page), path, `where ${word} leads`);
    await expectSoon(() => link.getAttribute('aria-current'), 'page', `the mark of ${word}`);
  }
  await bar(page).getByRole('button', { name: 'More' }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Log Out' }).waitFor();
  expectEqual(
    await drawer.getByRole('link').allInnerTexts(),
    ['Dashboard', 'Nutrition', 'Wellness', 'Calendar', 'My Plans', 'AI Coach', 'Progress', 'Profile'],
    'the entries of the drawer',
  );
  await drawer.getByRole('link', { name: 'Progress' }).tap();
  await heading(page, 'Progress').waitFor();
  await gone(drawer);
  expectEqual(
    await bar(page).getByRole('button', { name: 'More' }).getAttribute('aria-current'),
    'true',
    'the mark of More',
  );
}

// Opens the sheet and the dialog of an entry.
async function open(page, entry, title) {
  await plus(page).tap();
  await sheet(page).getByRole('button', { name: entry }).tap();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

async function backCloses(page) {
  await plus(page).tap();
  await sheet(page).waitFor();
  await page.goBack();
  await gone(sheet(page));
  await expectSoon(() => focusedName(page), 'Log something', 'the focus after Back');
  const dialog = await open(page, 'Night', 'Log sleep');
  await page.goBack();
  await gone(dialog);
  await expectSoon(() => focusedName(page), 'Log something', 'the focus after Back from a dialog');
  expectEqual(pathOf(page), '/progress', 'the page after two Backs');
}

// All five entries from the page of the progress.
async function logEverything(page, stage, calls) {
  const food = await open(page, 'Food', 'Add Food');
  await food.getByLabel('Name').fill('banana');
  await food.getByLabel('Name').press('Enter');
  await food.getByRole('textbox', { name: 'Quantity' }).press('Enter');
  await food.getByRole('status').filter({ hasText: 'added' }).first().waitFor();
  await food.getByRole('button', { name: 'Done' }).tap();
  await gone(food);
  await expectSoon(async () => (await calls.get('/api/food-entries')).map(({ name }) => name), ['Banana'], 'the foods');

  const weight = await open(page, 'Weight', 'Add measurement');
  await expectSoon(
    () => page.evaluate(() => document.activeElement.labels?.[0]?.textContent),
    'Weight',
    'the first field',
  );
  await weight.getByLabel('Weight').fill('171');
  await weight.getByRole('button', { name: 'Save' }).tap();
  await gone(weight);
  await expectSoon(async () => (await calls.get('/api/body-measurements')).length, 1, 'the weights');

  const night = await open(page, 'Night', 'Log sleep');
  await night.getByRole('button', { name: 'Save' }).tap();
  await gone(night);
  await expectSoon(async () => (await calls.get('/api/sleep-trackings')).length, 1, 'the nights');

  const moment = await open(page, 'Moment for yourself', 'Log a moment');
  await moment.getByRole('radio', { name: 'Self-care' }).check();
  await moment.getByRole('radio', { name: 'Sunshine Moment' }).check();
  await moment.getByRole('button', { name: 'Save' }).tap();
  await expectToast(page, 'Moment logged');
  await expectSoon(
    async () => (await calls.get('/api/wellness-activities')).map(({ activityName }) => activityName),
    ['Sunshine Moment'],
    'the moments',
  );
  expectEqual(pathOf(page), '/progress', 'the page on which everything was logged');
}

// Without a plan to the choice, with one to today's workout, and into the one under way.
async function logSet(page, stage) {
  const link = () => sheet(page).getByRole('link', { name: /^A set/ });
  await plus(page).tap();
  await link().tap();
  await heading(page, 'Workout Tracker').waitFor();
  await gone(sheet(page));
  const workout = await planOf(page, stage.address, 'Legs', [{ exerciseName: 'Goblet Squat' }]);
  await page.goto(`${stage.address}/progress`);
  await heading(page, 'Progress').waitFor();
  await plus(page).tap();
  await sheet(page).getByText('Start Legs').tap();
  await heading(page, 'Legs').waitFor();
  expectEqual(pathOf(page), `/log-workout?workout=${workout.id}`, "today's workout");
  return workout;
}

// Everything that sticks to the bottom is above the bar, and nothing covers anything.
async function expectStacked(page, stage, workout) {
  await openTracker(page, stage.address, workout);
  await page.getByRole('button', { name: /^Set 1 done/ }).tap();
  await page.getByRole('region', { name: 'Running timer' }).waitFor();
  await settled(page);
  const boxOf = async (locator) => {
    const { y, height } = await locator.boundingBox();
    return { top: y, bottom: y + height };
  };
  const tabBar = await boxOf(page.locator('[data-tab-bar]'));
  const footer = await boxOf(page.locator('[data-in-reach]'));
  const timer = await boxOf(page.locator('[data-timer-bar]'));
  expectEqual(tabBar.bottom, 844, 'the lower edge of the bar');
  expect(
    Math.abs(footer.bottom - tabBar.top) <= 1,
    `the footer ends at ${footer.bottom}, the bar begins at ${tabBar.top}`,
  );
  expect(timer.bottom < footer.top, 'the timer is below the footer');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  const last = await boxOf(page.locator('[data-in-reach]'));
  expect(last.bottom <= tabBar.top + 1, 'the footer is behind the bar at the end of the page');
}

// A finger that moves in steps, as the browser sees it.
async function finger(page, from, to, { steps = 8 } = {}) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const at = (key) => from[key] + ((to[key] - from[key]) * step) / steps;
    await send('touchMove', [{ x: at('x'), y: at('y') }]);
  }
  await send('touchEnd', []);
  await session.detach();
}

async function swipes(page, stage) {
  await page.goto(`${stage.address}/workout-calendar?month=2026-05`);
  const month = page.getByRole('heading', { level: 2, name: /2026/ });
  await page.getByRole('grid').waitFor();
  const { y, height } = await page.getByRole('grid').boundingBox();
  const middle = y + height / 2;
  const left = [
    { x: 300, y: middle },
    { x: 120, y: middle + 6 },
  ];
  await expectSoon(() => month.innerText(), 'May 2026', 'the month');
  await finger(page, ...left);
  await expectSoon(() => month.innerText(), 'June 2026', 'the month after a swipe to the left');
  await finger(page, ...left.toReversed());
  await expectSoon(() => month.innerText(), 'May 2026', 'the month after a swipe to the right');
  // A vertical move scrolls, as before.
  await finger(page, { x: 200, y: 700 }, { x: 210, y: 500 });
  await until(() => page.evaluate(() => window.scrollY > 50), 'the page to scroll');
  expectEqual(await month.innerText(), 'May 2026', 'the month after scrolling');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Next month' }).tap();
  await expectSoon(() => month.innerText(), 'June 2026', 'the month after the button');

  // The day below the month.
  await page.goto(`${stage.address}/workout-calendar?month=2026-05&day=2026-05-31`);
  const day = page.locator('#calendar-day');
  await day.waitFor();
  await day.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await day.boundingBox();
  await finger(page, { x: 300, y: box.y + 20 }, { x: 120, y: box.y + 22 });
  await expectSoon(() => day.innerText(), 'Monday, June 1', 'the day after a swipe to the left');
}

// Chromium cannot emulate the display of an installed app, so the answer to the media query is replaced.
async function pullToRefresh(page, stage) {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto(`${stage.address}/progress`);
  await heading(page, 'Progress').waitFor();
  // The arrow that follows the finger.
  await page.locator('.tabler-icon-arrow-down').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await finger(page, { x: 200, y: 200 }, { x: 205, y: 460 });
  await page.getByText('Up to date').waitFor({ state: 'attached' });
  expect(
    asked.includes('/api/stats') || asked.some((path) => path.startsWith('/api/')),
    `asked for ${asked.join(', ')}`,
  );
  expectEqual(pathOf(page), '/progress', 'the page after a pull');
  // Not while a dialog is open.
  await plus(page).tap();
  await sheet(page).waitFor();
  await settled(page);
  asked.length = 0;
  await finger(page, { x: 200, y: 100 }, { x: 205, y: 400 });
  await settled(page);
  // The stream and what it says of itself come at their own times.
  const pulled = asked.filter((path) => path !== '/api/events' && path !== '/api/user/usage');
  expectEqual(pulled, [], 'what a pull over a dialog asks for');
}

// The + in the sidebar, with the keyboard alone.
async function byKeyboard(page) {
  const button = page.locator('aside').getByRole('button', { name: 'Log something' });
  expect(!(await page.locator('[data-tab-bar]').isVisible()), 'a desktop has the bar of a phone');
  await button.focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  await expectSoon(() => focusedName(page), 'A set Choose a workout', 'the first focus in the sheet');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectSoon(() => focusedName(page), 'Weight', 'the second entry after it');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add measurement' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await gone(dialog);
  await expectSoon(() => focusedName(page), 'Log something', 'the focus after Escape');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  if (!stage.isPhone) return byKeyboard(page);
  const calls = await callsOf(page, stage.address);
  await tabs(page);
  await backCloses(page);
  await logEverything(page, stage, calls);
  const workout = await logSet(page, stage);
  await expectStacked(page, stage, workout);
  await swipes(page, stage);
  await pullToRefresh(page, stage);
}
