// Tests a day that is logged while the server is down: everything is seen at once, listed, and stored once when the server
// is back.
import { keepsAnswersOf, untilInstalled } from '../lib/installed.mjs';
import { callsOf, heading, openMenu, signInAs } from '../lib/people.mjs';
import { startServer } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';

export const name = 'food, water, weight, night and moment of a day without a server are stored once';
export const timeoutMs = 120_000;

const KEPT = 'Kept on this device. It is sent when the server can be reached.';
const line = (page, text) => page.getByRole('status').filter({ hasText: text });
const dialog = (page, title) => page.getByRole('dialog', { name: title });
const isLost = (page) => page.getByText('No connection. As of').waitFor();

// What the screens showed at their last visit is what they show without a server.
async function visitAll(page, stage) {
  await page.goto(`${stage.address}/profile?section=device`);
  await page.getByRole('switch', { name: 'Keep health data on this device' }).check();
  for (const [path, ...answers] of [
    ['/nutrition', '/api/nutrition-stats', '/api/water'],
    ['/nutrition?tab=body', '/api/body-measurements'],
    ['/wellness?tab=sleep', '/api/sleep-trackings', '/api/wellness-activities/stats'],
  ]) {
    await page.goto(stage.address + path);
    await heading(page, /.+/).waitFor();
    await until(() => keepsAnswersOf(page, answers), `${answers.join(', ')} to be kept`, 20_000);
  }
}

async function logFood(page, stage) {
  await page.goto(`${stage.address}/nutrition`);
  await isLost(page);
  await page.getByRole('button', { name: 'Add Food' }).first().click();
  const sheet = dialog(page, 'Add Food');
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lentil soup');
  await sheet.getByRole('button', { name: /^Enter values/ }).click();
  await sheet.getByRole('textbox', { name: 'Calories' }).fill('420');
  await sheet.getByRole('button', { name: 'Add Food' }).click();
  await sheet.getByText('420 kcal added').waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  const today = page.getByRole('region', { name: "Today's Nutrition" });
  await today.getByText(/^420 of /).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Lentil soup' });
  await row.getByRole('img', { name: 'Waiting for a connection' }).waitFor();
  await page.getByRole('button', { name: /^Add .* of water$/ }).click();
  await page
    .getByRole('group', { name: 'Water' })
    .getByText(/^8 of /)
    .waitFor();
}

async function logWeight(page, stage) {
  await page.goto(`${stage.address}/nutrition?tab=body`);
  const field = page.getByRole('textbox', { name: 'Log weight' });
  await field.fill('170.2');
  await field.press('Enter');
  await page.getByText(KEPT).first().waitFor();
  const list = page.getByRole('region', { name: 'Latest measurements' });
  await list.getByRole('img', { name: 'Waiting for a connection' }).waitFor();
}

async function logNightAndMoment(page, stage) {
  await page.goto(`${stage.address}/wellness?tab=sleep`);
  await page.getByRole('button', { name: 'Log Sleep' }).click();
  const night = dialog(page, 'Log sleep');
  await night.getByRole('button', { name: 'Save' }).click();
  await night.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Nights' }).getByRole('listitem').waitFor();
  await page.goto(`${stage.address}/wellness?tab=self-care&guide=victory-moment`);
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('heading', { name: 'Well done!' }).waitFor();
  await page.getByRole('button', { name: 'Try Another' }).click();
}

async function openList(page) {
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  return dialog(page, 'Not on the server yet');
}

async function logOutAsks(page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = dialog(page, /entries are not on the server yet$/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  if (await page.getByRole('button', { name: 'Close menu' }).isVisible())
    await page.getByRole('button', { name: 'Close menu' }).click();
}

// A value that no form lets through, as if the limits of the server had changed.
async function spoilWeight(page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith('outbox:'))) {
      const entry = JSON.parse(localStorage.getItem(key));
      if (entry.kind !== 'measurement') continue;
      localStorage.setItem(
        key,
        JSON.stringify({ ...entry, attempted: false, body: { ...entry.body, weight: 99_999 } }),
      );
    }
  });
  await page.reload();
}

async function expectStored(calls) {
  const [food, water, nights, moments] = await Promise.all([
    calls.get('/api/food-entries'),
    calls.get('/api/water'),
    calls.get('/api/sleep-trackings'),
    calls.get('/api/wellness-activities'),
  ]);
  expectEqual(
    food.map((entry) => entry.name),
    ['Lentil soup'],
    'the food on the server',
  );
  expectEqual(water.entries.length, 1, 'glasses of water on the server');
  expectEqual(nights.length, 1, 'nights on the server');
  expectEqual(
    moments.map((moment) => moment.activityName),
    ['Victory Moment'],
    'moments on the server',
  );
}

async function mendWeight(page, calls) {
  const list = await openList(page);
  const first = list.getByRole('listitem').first();
  await first.getByText(/^At most/).waitFor();
  await first.getByRole('button', { name: /^Edit / }).click();
  const form = dialog(page, 'Edit measurement');
  await form.getByLabel('Weight').fill('170.2');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await list.getByText('Everything is on the server.').waitFor();
  await list.getByRole('button', { name: 'Close' }).click();
  const weights = async () => (await calls.get('/api/body-measurements')).map(({ weight }) => weight);
  await expectSoon(weights, [170.2], 'the weights on the server');
}

export async function run(stage) {
  stage.allow(/net::ERR_/, /status of 400/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInAs(page, stage.address, 'Ida');
  const calls = await callsOf(page, stage.address);
  await untilInstalled(page);
  await visitAll(page, stage);
  const { db, port } = stage.server;
  await stage.server.kill();

  await logFood(page, stage);
  await logWeight(page, stage);
  await logNightAndMoment(page, stage);
  await line(page, /^Offline, as of .*\b5\swaiting/).waitFor();
  const list = await openList(page);
  await list.getByRole('listitem').nth(4).waitFor();
  const titles = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('p').textContent));
  expectEqual(titles.length, 5, 'listed entries');
  expect(titles[0].startsWith('Lentil soup') && titles[1].startsWith('Water'), `the order is ${titles.join(', ')}`);
  await list.getByRole('button', { name: 'Close' }).click();
  await logOutAsks(page);
  await spoilWeight(page);
  await line(page, /^Offline, as of .*\b5\swaiting/).waitFor();

  stage.server = await startServer({ db, port });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // The others were sent meanwhile.
  await line(page, '1 entry was not accepted').filter({ hasNotText: /wait/ }).waitFor();
  await expectStored(calls);
  await mendWeight(page, calls);
  await until(async () => (await line(page, /wait|accepted/).count()) === 0, 'the line to leave');
}
