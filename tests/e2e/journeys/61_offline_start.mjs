// Tests a cold start of the installed app without a server: every screen shows what was last loaded.
import { makeDemo } from '../lib/demo.mjs';
import { untilInstalled, untilPrefetched } from '../lib/installed.mjs';
import { heading, logIn } from '../lib/people.mjs';
import { startServer } from '../lib/server.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'the installed app opens without a server and shows what was last loaded';
export const timeoutMs = 90_000;

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const demo = await makeDemo();
  const { port } = stage.server;
  await stage.server.stop();
  stage.server = await startServer({ db: demo.db, port });
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(`${stage.address}/auth`);
  await logIn(first, demo);
  await untilInstalled(first);
  await untilPrefetched(first);
  // Another screen was open once.
  await first.getByRole('link', { name: 'Nutrition' }).first().waitFor();
  await first.goto(`${stage.address}/nutrition`);
  await heading(first, 'Nutrition').waitFor();
  await first.waitForTimeout(3500);
  await first.close();

  await stage.server.kill();
  const page = await context.newPage();
  await page.goto(`${stage.address}/`);
  await heading(page, /^Welcome/).waitFor();
  await page.locator('#todays-workout').waitFor();
  await page.getByText('No connection. You see what was last loaded').waitFor();
  expect((await page.getByText('FitApp cannot be reached').count()) === 0, 'the dashboard shows an error');
}
