// Tests what waits when the session has ended or the account is gone by the time the server can be reached.
import { BusyDay, DIARY } from '../lib/busy_day.mjs';
import { untilInstalled } from '../lib/installed.mjs';
import { callsOf, createAccount, logIn, signInAs } from '../lib/people.mjs';
import { randomNumbers } from '../lib/random.mjs';
import { call, startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { comeOnline, waitingKinds, waitingLine } from '../lib/waiting.mjs';

export const name = 'entries wait for their person when the session has ended, and nobody else sends them';
export const onlyInAll = ['desktop'];

// Records without the server, on which `change` happens before the page reaches it again.
async function recordAway(page, stage, number, change) {
  await page.goto(stage.address + DIARY);
  await page.getByRole('button', { name: /^Add .* of water$/ }).waitFor();
  const { db, port } = stage.server;
  await stage.server.kill();
  const day = new BusyDay(randomNumbers(number));
  day.number = number * 100;
  day.useAt(page, stage.address);
  await day.food();
  await day.water();
  await waitingLine(page)
    .filter({ hasText: /\b2\s(entries|waiting)/ })
    .waitFor();
  // Another port, so that the page does not reach it.
  const hidden = await startServer({ db });
  await change(hidden.address);
  await hidden.stop();
  stage.server = await startServer({ db, port });
  await comeOnline(page);
  await page.waitForURL('**/auth');
  return day;
}

export async function run(stage) {
  stage.allow(/net::ERR_/, /status of 401/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const ida = await signInAs(page, stage.address, 'Ida');
  const { token } = await callsOf(page, stage.address);
  await untilInstalled(page);
  const day = await recordAway(page, stage, 1, async (address) => {
    expectEqual((await call(address, 'POST', '/api/auth/logout', { token })).status, 204, 'the end of the session');
  });
  expectEqual(await waitingKinds(page), ['food', 'water'], 'what waits without a session');

  // Another person neither sees nor sends them.
  const alan = await createAccount(stage.address, 'Alan');
  await logIn(page, alan);
  await page.goto(stage.address + DIARY);
  await page.getByRole('button', { name: /^Add .* of water$/ }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  expectEqual(await waitingLine(page).count(), 0, 'lines about what waits');
  expectEqual((await alan.get('/api/food-entries')).length, 0, "foods in the other person's diary");
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });
  await page.goto(`${stage.address}/auth`);
  await logIn(page, ida);
  await expectSoon(() => waitingKinds(page), [], 'what waits after the same person has logged in');
  const calls = await callsOf(page, stage.address);
  const foods = (await calls.get('/api/food-entries')).map((food) => food.name);
  expectEqual(
    foods,
    day.foods.map((food) => food.name),
    'the foods',
  );

  // The account is deleted on another device.
  await recordAway(page, stage, 2, async (address) => {
    const { status } = await call(address, 'DELETE', '/api/user', {
      token: calls.token,
      body: { password: ida.password },
    });
    expectEqual(status, 204, 'the deletion of the account');
  });
  await logIn(page, alan);
  await until(async () => (await page.locator('body').innerText()).includes('Alan'), 'the other person to be greeted');
  expectEqual(await waitingLine(page).count(), 0, 'lines about what waits for a deleted account');
  expectEqual((await alan.get('/api/food-entries')).length, 0, "foods in the other person's diary in the end");
}
