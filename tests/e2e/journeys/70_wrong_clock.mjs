// Tests a device whose clock is three days ahead: it is said, nothing is lost, and what was refused can be mended.
import { callsOf, signInAs } from '../lib/people.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { waitingLine } from '../lib/waiting.mjs';

export const name = 'a wrong clock is said, and what the server refused because of it gets the right time';

const AHEAD_MS = 3 * 24 * 3_600_000;

// The clock of the page is ahead until `clockIsRight` is set.
function setClockAhead(ahead) {
  const RealDate = Date;
  const now = () => RealDate.now() + (window.clockIsRight ? 0 : ahead);
  window.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]));
    }
    static now() {
      return now();
    }
  };
}

export async function run(stage) {
  stage.allow(/net::ERR_|status of 400/);
  const context = await stage.openBrowserOf();
  const page = await context.newPage();
  await signInAs(page, stage.address, 'Tick');
  const calls = await callsOf(page, stage.address);
  await page.addInitScript(setClockAhead, AHEAD_MS);
  await page.goto(`${stage.address}/nutrition`);
  const notice = page.getByRole('status', { name: 'The clock of this device is wrong' });
  await notice.getByText('It is about 3 days ahead. Set it, or the server does not accept what you log.').waitFor();

  // Made without a connection, with the date of this device.
  const glass = page.getByRole('button', { name: /^Add .* of water$/ });
  await glass.waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await glass.click();
  await waitingLine(page)
    .filter({ hasText: /\b1\s(entry|waiting)/ })
    .waitFor();
  await context.setOffline(false);
  const refused = page.getByRole('main').getByText('1 entry was not accepted');
  await refused.waitFor({ timeout: 20_000 });
  expectEqual((await calls.get('/api/water')).ml, 0, 'the water before the clock was set');

  // The person sets the clock.
  await page.evaluate(() => {
    window.clockIsRight = true;
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('main').getByRole('button', { name: 'Show' }).first().click();
  const list = page.getByRole('dialog', { name: 'Not on the server yet' });
  await list.getByText('The date can be at most one day in the future').waitFor();
  await list.getByRole('button', { name: /^Use the current time for Water/ }).click();
  await list.getByText('Everything is on the server.').waitFor();
  await expectSoon(async () => (await calls.get('/api/water')).ml > 0, true, 'the water of today on the server');
  await until(async () => (await notice.count()) === 0, 'the notice to leave');
}
