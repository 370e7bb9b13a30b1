// Tests a cold start of the installed app without a server: every screen shows what was last loaded.
import { makeDemo } from '../lib/demo.mjs';
import { keepsAnswersOf, untilInstalled, untilPrefetched } from '../lib/installed.mjs';
import { heading, logIn } from '../lib/people.mjs';
import { startServer } from '../lib/server.mjs';
import { expect, until } from '../lib/suite.mjs';

export const name = 'the installed app opens without a server and shows what was last loaded';
export const timeoutMs = 90_000;

// Screens that are opened once with the server, and the answers that they show.
const SCREENS = {
  '/nutrition': ['/api/nutrition-stats', '/api/food-entries'],
  '/progress?tab=workouts': ['/api/progress/workouts', '/api/muscle-status'],
  '/workout-planner': ['/api/workout-plans'],
};

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
  for (const [path, answers] of Object.entries(SCREENS)) {
    await first.goto(stage.address + path);
    await until(() => keepsAnswersOf(first, answers), `the answers of ${path} to be kept`, 20_000);
  }
  await first.close();

  await stage.server.kill();
  const page = await context.newPage();
  const shows = async (where) => {
    await page.getByText('No connection. As of').waitFor();
    const failed = await page.getByText('Not on this device yet').count();
    expect(failed === 0, `${where} shows an error`);
  };
  await page.goto(`${stage.address}/`);
  await heading(page, /^Welcome/).waitFor();
  await page.locator('#todays-workout').waitFor();
  await shows('the dashboard');

  // The workout was never open.
  await page.goto(`${stage.address}/log-workout`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Complete Workout' }).waitFor();
  await shows('the tracker');

  await page.goto(`${stage.address}/nutrition`);
  await heading(page, 'Nutrition').waitFor();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .waitFor();
  await shows('the food log');

  await page.goto(`${stage.address}/workout-planner`);
  await heading(page, /.+/).waitFor();
  await shows('the planner');

  await page.goto(`${stage.address}/progress?tab=workouts`);
  await heading(page, 'Progress').waitFor();
  await shows('the progress');

  // When the server is back, the page notices on its own.
  stage.server = await startServer({ db: demo.db, port });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('No connection').waitFor({ state: 'detached' });
}
