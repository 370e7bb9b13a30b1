// Tests the wellness screen: a routine, a breathing exercise with a pause, periods, an insight and sleep.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, expectToast } from '../lib/people.mjs';

export const name = 'a user logs wellness activities, a period and a night, and saves an insight';

const tab = (page, label) => page.getByRole('tab', { name: label });

async function openFromMenu(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Wellness' }).click();
  await heading(page, 'Wellness Journey').waitFor();
  await page.getByText('Every journey begins small.', { exact: false }).waitFor();
}

async function routine(page, calls) {
  await page.getByRole('link', { name: /^Comfort Reset/ }).click();
  for (let step = 1; step < 5; step += 1) {
    await page.getByText(`Step ${step} of 5`).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('heading', { name: 'Well done!' }).waitFor();
  await until(async () => (await calls.get('/api/wellness-activities')).length === 1, 'the routine to be recorded');
  await page.getByRole('button', { name: 'Try Another' }).click();
  await page.getByRole('link', { name: /^Energy Boost/ }).waitFor();
  await page.getByText('1 moment in the last 30 days').waitFor();
}

// Controls the page's clock, so that 90 seconds pass immediately.
async function breathing(page, calls) {
  await tab(page, 'Mindful Moments').click();
  await page
    .locator('label')
    .filter({ hasText: /^Energize/ })
    .click();
  await page.clock.install();
  await page.getByRole('button', { name: 'Start' }).click();
  const dialog = page.getByRole('dialog', { name: 'Energize breathing' });
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await dialog.getByText('Breathe in').waitFor();
  await page.clock.runFor(4000);
  await dialog.getByText('Breathe out').waitFor();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await dialog.getByText('Paused').waitFor();
  await dialog.getByText('Cycle 1 of 12').waitFor();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(30_000);
  await dialog.getByText('Cycle 6 of 12').waitFor();
  expectEqual((await calls.get('/api/wellness-activities')).length, 1, 'moments before the run is over');
  await page.clock.runFor(40_000);
  await dialog.getByRole('heading', { name: 'Well done!' }).waitFor();
  await until(async () => (await calls.get('/api/wellness-activities')).length === 2, 'the breathing to be recorded');
  const [latest] = await calls.get('/api/wellness-activities');
  expectEqual([latest.activityType, latest.activityName], ['breathing', 'energize'], 'what was recorded');
  await dialog.getByRole('button', { name: 'Try Different Style' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.clock.resume();
}

async function logPeriod(page, start, end) {
  await page.getByRole('button', { name: 'Log Period' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start date').fill(start);
  await dialog.getByLabel('End date').fill(end);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Period logged');
  await dialog.waitFor({ state: 'hidden' });
}

async function periods(page) {
  const day = (ago) =>
    page.evaluate((count) => {
      const date = new Date();
      date.setDate(date.getDate() - count);
      return new Intl.DateTimeFormat('sv-SE').format(date);
    }, ago);
  await tab(page, /^Period/).click();
  await page.getByText('No periods logged').waitFor();
  await logPeriod(page, await day(38), await day(34));
  await page.getByText('An estimate needs two periods that start 15 to 45 days apart.').waitFor();
  await logPeriod(page, await day(10), await day(6));
  await page.getByText('Last Period').waitFor();
  await page.getByText('10 days ago').waitFor();
  await page.getByText('In 18 days').first().waitFor();
  await tab(page, 'Period (2)').waitFor();

  // An overlapping period: the input is kept, and the message names the other period.
  await page.getByRole('button', { name: 'Log Period' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start date').fill(await day(8));
  await dialog.getByLabel('Notes').fill('spotting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const inWords = async (ago) =>
    new Date(await day(ago)).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  await dialog.getByText(`This overlaps the period from ${await inWords(10)} to ${await inWords(6)}`).waitFor();
  await expectSoon(() => dialog.getByLabel('Notes').inputValue(), 'spotting', 'the notes after the refusal');
  await page.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file (ICS)' }).click(),
  ]);
  expectEqual(file.suggestedFilename(), 'fitapp-period.ics', 'the name of the calendar file');
}

async function insight(page, calls) {
  await tab(page, 'Insights').click();
  await page.getByRole('button', { name: 'Generate insights' }).click();
  await expectToast(page, 'Insights generated successfully');
  await page.getByRole('button', { name: /^Save insight: Your one logged cycle/ }).click();
  await page.getByText(/^Saved /).waitFor();
  await page.reload();
  await page.getByText('Your one logged cycle lasted 28 days.', { exact: false }).waitFor();
  expectEqual(await page.getByText('Not saved yet').count(), 0, 'temporary insights after a reload');
  await page.getByRole('button', { name: /^Remove saved insight: Your one logged cycle/ }).click();
  await page.getByText('No insights yet').waitFor();
  // The deletion is still pending after navigating within the app; a reload sends it.
  await page.reload();
  await until(async () => (await calls.get('/api/wellness-insights')).length === 0, 'the insight to be removed');
}

async function hidePeriods(page) {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Hide period tracking' }).click();
  // While the menu closes, the page below it is hidden, too.
  await expectToast(page, 'Period tracking is hidden');
  await tab(page, /^Period/).waitFor({ state: 'hidden' });
  expectEqual(await page.getByText('Last Period').count(), 0, 'tiles while periods are hidden');
  await page.reload();
  await heading(page, 'Wellness Journey').waitFor();
  await tab(page, 'Sleep').waitFor();
  expectEqual(await tab(page, /^Period/).count(), 0, 'period tabs after a reload');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Show period tracking' }).click();
  await tab(page, 'Period (2)').waitFor();
}

async function night(page, calls) {
  await tab(page, 'Sleep').click();
  await page.getByRole('button', { name: 'Log Sleep' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bedtime').fill('23:00');
  await dialog.getByLabel('Wake time').fill('06:45');
  await dialog.getByText('7 h 45 min of sleep · bedtime was the evening before').waitFor();
  await dialog.getByRole('slider').first().press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Sleep logged');
  await page.getByText('On average 7 h 45 min over 1 day, quality 4 of 5').waitFor();
  const [stored] = await calls.get('/api/sleep-trackings');
  expectEqual(Date.parse(stored.wakeTime) - Date.parse(stored.bedtime), 465 * 60_000, 'the length that was stored');
  await page.getByRole('button', { name: /^Delete sleep on/ }).click();
  await page.getByText('No sleep logged').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Quality: good', { exact: false }).waitFor();
}

export async function run(stage) {
  // The browser logs refused requests to the console.
  stage.allow(/status of 400/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await openFromMenu(page);
  await routine(page, calls);
  await breathing(page, calls);
  await periods(page);
  await insight(page, calls);
  await hidePeriods(page);
  await night(page, calls);
}
