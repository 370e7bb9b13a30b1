// Reads charts with the arrow keys, as a screen reader announces them, and by touch, in English and German.
import { callsOf, signInAs, heading } from '../lib/people.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';

export const name = 'the charts can be read with arrow keys and by touch, in the user’s language';

// Logs three workouts on this week's Monday, one night, and two exercises.
async function live(page, calls) {
  const monday = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
    return new Intl.DateTimeFormat('sv-SE').format(day);
  });
  for (let count = 0; count < 3; count += 1)
    await calls.post('/api/workouts', { type: 'running', duration: 30, date: monday });
  for (const [exerciseName, count] of [
    ['Goblet Squat', 4],
    ['Bench Press', 2],
  ]) {
    const sets = Array.from({ length: count }, () => ({ setType: 'normal', reps: 10, weight: 40 }));
    await calls.post('/api/exercise-completions', { exerciseName, category: 'main', sets, date: monday });
  }
  await calls.post('/api/sleep-trackings', {
    sleepDate: monday,
    bedtime: `${monday}T00:00:00Z`,
    wakeTime: `${monday}T07:30:00Z`,
  });
}

const chart = (page, label) => page.getByRole('application', { name: label });
// The text that a screen reader announces for the chart on this card.
const said = (page, label) => async () => {
  const text = await page.getByRole('region', { name: label }).getByRole('status').textContent();
  return text.replace(/^[^:]*: /, '');
};

// Chromium shows no focus ring after a click, so the chart is focused with Tab from the range selection.
async function tabToChart(page, label) {
  await page.getByRole('radio', { name: /^(4 weeks|4 Wochen)$/ }).focus();
  await page.keyboard.press('Tab');
  await expectSoon(
    () => chart(page, label).evaluate((drawn) => document.activeElement === drawn),
    true,
    'the focus on the chart',
  );
  const ring = await chart(page, label).evaluate((drawn) => getComputedStyle(drawn).outlineStyle);
  expectEqual(ring, 'solid', 'the ring around the chart');
}

async function readByKeys(page, label, { empty, full, card }) {
  await tabToChart(page, label);
  await expectSoon(said(page, label), empty, 'the first week');
  for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowRight');
  await expectSoon(said(page, label), full, 'this week');
  await page.getByText(card, { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(said(page, label), empty, 'the week before');
  await page.keyboard.press('Escape');
  await expectSoon(said(page, label), '', 'after Escape');
  await page.getByText(card, { exact: true }).waitFor({ state: 'detached' });
}

// Down and Right move to the next bar, Up and Left to the previous one, and the page does not scroll.
async function readRanks(page, label) {
  await chart(page, label).waitFor();
  const names = await page.getByRole('table', { name: label }).getByRole('rowheader').allTextContents();
  expect(names.length > 2, `more than two rows in ${names}`);
  const read = async () =>
    (await page.getByRole('region', { name: label }).getByRole('status').textContent()).split(':')[0];
  const scrolled = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
    );
  await chart(page, label).focus();
  await expectSoon(read, names[0], 'the first row');
  const before = await scrolled();
  for (const [key, row] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['End', names.length - 1],
    ['Home', 0],
  ]) {
    await page.keyboard.press(key);
    await expectSoon(read, names[row], `the row after ${key}`);
  }
  expectEqual(await scrolled(), before, 'how far the page is scrolled');
}

async function readByFinger(page, label, card) {
  await chart(page, label).scrollIntoViewIfNeeded();
  const box = await chart(page, label).boundingBox();
  // The last of four weeks, next to the label of the goal.
  const at = box.x + box.width * 0.75;
  await page.touchscreen.tap(at, box.y + box.height / 2);
  await page.getByText(card, { exact: true }).waitFor();
  // The value stays until something else is touched.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expectEqual(await page.getByText(card, { exact: true }).isVisible(), true, 'the reading after the tap');
  await heading(page, 'Progress Analytics').tap();
  await page.getByText(card, { exact: true }).waitFor({ state: 'detached' });
  await page.touchscreen.tap(at, box.y + box.height / 2);
  await page.getByText(card, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(card, { exact: true }).waitFor({ state: 'detached' });
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await live(page, calls);
  await page.goto(`${stage.address}/progress`);
  const english = 'How often do you train?';
  await chart(page, english).waitFor();
  await readByKeys(page, english, {
    empty: 'Workouts 0, Goal 5, Time 0 min',
    full: 'Workouts 3, Goal 5, Time 1 h 30 min',
    card: 'Workouts: 3',
  });
  if (stage.isPhone) await readByFinger(page, english, 'Workouts: 3');

  await page.goto(`${stage.address}/progress?tab=workouts`);
  await readRanks(page, 'Which muscles did you train?');

  await page.goto(`${stage.address}/wellness?tab=sleep`);
  await chart(page, 'How long did you sleep in the last 7 days?').waitFor();

  await calls.put('/api/user', { locale: 'de' });
  await page.goto(`${stage.address}/progress`);
  const german = 'Wie oft trainierst du?';
  await chart(page, german).waitFor();
  await readByKeys(page, german, {
    empty: 'Trainings 0, Ziel 5, Zeit 0 Min.',
    full: 'Trainings 3, Ziel 5, Zeit 1 Std. 30 Min.',
    card: 'Trainings: 3',
  });
}
