// Tests two tabs that record without a server and get their connection back together: each entry is sent once.
import { BusyDay, DIARY } from '../lib/busy_day.mjs';
import { untilInstalled } from '../lib/installed.mjs';
import { settled } from '../lib/browser.mjs';
import { callsOf, signInAs } from '../lib/people.mjs';
import { randomNumbers } from '../lib/random.mjs';
import { startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon } from '../lib/suite.mjs';
import { comeOnline, waitingKinds, waitingLine } from '../lib/waiting.mjs';

export const name = 'two tabs that recorded without a server send each entry once, and both show everything';
export const onlyInAll = ['desktop'];

async function record(page, address, number, actions) {
  const day = new BusyDay(randomNumbers(number));
  day.number = number * 100;
  day.useAt(page, address);
  for (const action of actions) await day[action]();
  return day.foods.map((food) => food.name);
}

// The keys of all changes that were answered.
function keysOf(context) {
  const keys = [];
  context.on('response', (response) => {
    const key = response.request().headers()['idempotency-key'];
    if (key !== undefined && response.ok()) keys.push(key);
  });
  return keys;
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const one = await context.newPage();
  await signInAs(one, stage.address, 'Ida');
  const calls = await callsOf(one, stage.address);
  await untilInstalled(one);
  const other = await context.newPage();
  for (const page of [one, other]) {
    await page.goto(stage.address + DIARY);
    await page.getByRole('button', { name: /^Add .* of water$/ }).waitFor();
  }
  // The foods are loaded on their own, and nothing keeps them yet.
  await settled(other);
  const { db, port } = stage.server;
  await stage.server.kill();

  // In turns, so that the order is known.
  const foods = [
    ...(await record(one, stage.address, 1, ['food', 'water', 'weight'])),
    ...(await record(other, stage.address, 2, ['food', 'water', 'moment'])),
    ...(await record(one, stage.address, 3, ['food'])),
  ];
  for (const page of [one, other])
    await waitingLine(page)
      .filter({ hasText: /\b7\s(entries|waiting)/ })
      .waitFor();
  const keys = keysOf(context);
  stage.server = await startServer({ db, port });
  await Promise.all([one, other].map(comeOnline));
  for (const page of [one, other]) await expectSoon(() => waitingKinds(page), [], 'what waits in the end');

  expectEqual(keys.length, 7, 'changes that were answered');
  expectEqual(new Set(keys).size, 7, 'their keys');
  const stored = (await calls.get('/api/food-entries')).sort((a, b) => a.id - b.id);
  expectEqual(
    stored.map((food) => food.name),
    foods,
    'the foods',
  );
  expectEqual((await calls.get('/api/water')).entries.length, 2, 'glasses of water');
  for (const page of [one, other]) {
    await waitingLine(page).waitFor({ state: 'detached' });
    for (const food of foods) await page.getByRole('button', { name: `Edit ${food}`, exact: true }).waitFor();
  }
}
