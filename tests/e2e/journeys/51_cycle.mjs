// Tests the calendar of the cycle: flow and symptoms by keyboard and by taps, the months, regularity and history.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading } from '../lib/people.mjs';
import { counter } from '../lib/taps.mjs';

export const name = 'a user logs flow and symptoms of single days in a calendar and sees how regular the cycles are';

const dayAgo = (page, ago) =>
  page.evaluate((count) => {
    const date = new Date();
    date.setDate(date.getDate() - count);
    return new Intl.DateTimeFormat('sv-SE').format(date);
  }, ago);

const cell = (page, day) => page.locator(`td[data-day="${day}"]`);
const focusedDay = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));

// Seven periods whose cycles last 28 and 30 days in turn.
async function havePeriods(page, calls) {
  for (const ago of [2, 30, 60, 88, 118, 146, 176]) {
    const [startDate, endDate] = [await dayAgo(page, ago), ago === 2 ? null : await dayAgo(page, ago - 4)];
    await calls.post('/api/period-trackings', { startDate, endDate });
  }
}

async function byTaps(page, stage, calls, fingers) {
  const today = await dayAgo(page, 0);
  const panel = page
    .getByRole('region')
    .filter({ has: page.getByRole('group', { name: 'Symptoms' }) })
    .last();
  const chip = (group, label) => panel.getByRole('group', { name: group }).locator('label').filter({ hasText: label });
  // The period of two days ago has no end, so it may still last today.
  await fingers.tap(chip('Flow', /^Medium$/));
  await fingers.tap(chip('Symptoms', /^Cramps$/));
  await fingers.tap(chip('Symptoms', /^Fatigue$/));
  fingers.expectTaps(3, 'a flow and two symptoms');
  const stored = async () => (await calls.get('/api/period-days')).find(({ localDate }) => localDate === today);
  await expectSoon(
    async () => {
      const day = await stored();
      return day && [day.flow, day.symptoms];
    },
    ['medium', ['cramps', 'fatigue']],
    'the day',
  );
  await page.reload();
  await cell(page, today).getByText('period; Flow: Medium; Cramps, Fatigue', { exact: false }).waitFor();
  await panel.getByRole('button', { name: 'Period ended on this day' }).click();
  await until(async () => (await calls.get('/api/period-trackings'))[0].endDate === today, 'the period to end');
}

// Outside a period there are symptoms only. Everything works without a pointer.
async function byKeyboard(page, calls) {
  const [today, before] = [await dayAgo(page, 0), await dayAgo(page, 7)];
  await cell(page, today).focus();
  await page.keyboard.press('ArrowUp');
  await expectSoon(() => focusedDay(page), before, 'the day a week before');
  await page.keyboard.press('Enter');
  const panel = page.locator('section[aria-labelledby="cycle-day"]');
  await expectSoon(() => panel.getByRole('group', { name: 'Flow' }).count(), 0, 'a flow outside a period');
  const cravings = panel.getByRole('checkbox', { name: 'Cravings' });
  await cravings.focus();
  await page.keyboard.press('Space');
  await until(
    async () => (await calls.get('/api/period-days')).some(({ localDate }) => localDate === before),
    'the symptom to be stored',
  );
  // The server may know the symptom before the chip shows it.
  await expectSoon(() => cravings.isChecked(), true, 'the chip');
  await cravings.press('Space');
  await until(
    async () => !(await calls.get('/api/period-days')).some(({ localDate }) => localDate === before),
    'the empty day to be removed',
  );
}

async function months(page) {
  const title = () =>
    page
      .getByRole('grid')
      .evaluate((grid) => document.getElementById(grid.getAttribute('aria-labelledby')).textContent);
  const shown = await title();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await until(async () => (await title()) !== shown, 'another month');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectSoon(title, shown, 'the month again');
}

async function history(page) {
  await page.getByText('Regular: your latest 6 cycles differ by 2 days. Up to 7 days count as regular.').waitFor();
  const rows = page.getByRole('button', { name: /^Edit period starting/ });
  expectEqual(await rows.count(), 5, 'periods at first');
  await page.getByRole('button', { name: 'Show all 7 periods' }).click();
  await expectSoon(() => rows.count(), 7, 'all periods');
}

export async function run(stage) {
  const page = await stage.openPage();
  const fingers = counter(stage);
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await havePeriods(page, calls);
  await page.goto(`${stage.address}/wellness?tab=period`);
  await heading(page, 'Wellness Journey').waitFor();
  await byTaps(page, stage, calls, fingers);
  await byKeyboard(page, calls);
  await months(page);
  await history(page);
}
