// Tests that what the browser keeps belongs to its user: the next one sees nothing of it, and health data needs a switch.
import { keepsAnswersOf, keepsText, keptKeys, untilInstalled } from '../lib/installed.mjs';
import { callsOf, createAccount, heading, logIn, logOut, planForToday, signInAs } from '../lib/people.mjs';
import { expect, expectEqual, until } from '../lib/suite.mjs';

export const name = 'kept answers belong to their user, and health data is kept only if they want it';

const TITLE = 'Secret Squats';
const HEALTH = ['/api/sleep-trackings', '/api/period-trackings', '/api/body-measurements', '/api/progress/overview'];

async function openHealthScreens(page, address) {
  for (const path of ['/wellness?tab=sleep', '/wellness?tab=periods', '/nutrition?tab=body', '/progress']) {
    await page.goto(address + path);
    await heading(page, /.+/).waitFor();
    await page.waitForLoadState('networkidle');
  }
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInAs(page, stage.address, 'Grace');
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  await planForToday(page, stage.address, TITLE);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await calls.post('/api/sleep-trackings', { sleepDate: today, quality: 4, notes: 'a dream of whales' });
  await page.reload();
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await until(() => keepsText(page, TITLE), 'the plan to be kept', 20_000);

  // Health data is not kept, until the switch is on, and no longer when it is off.
  await openHealthScreens(page, stage.address);
  await until(() => keepsAnswersOf(page, ['/api/stats']), 'other answers to be kept');
  for (const path of HEALTH) expect(!(await keepsAnswersOf(page, [path])), `${path} is kept without the switch`);
  expect(!(await keepsText(page, 'whales')), 'the night is kept without the switch');
  await page.goto(`${stage.address}/profile?section=device`);
  const health = page.getByRole('switch', { name: 'Keep health data on this device' });
  await health.check();
  await page.goto(`${stage.address}/wellness?tab=sleep`);
  await until(() => keepsText(page, 'whales'), 'the night to be kept', 20_000);
  await page.goto(`${stage.address}/profile?section=device`);
  await health.uncheck();
  await until(async () => !(await keepsText(page, 'whales')), 'the night to be removed');
  for (const path of HEALTH) expect(!(await keepsAnswersOf(page, [path])), `${path} is still kept`);

  // Another tab shows the first user's data while the session ends here.
  await untilInstalled(page);
  const other = await context.newPage();
  await other.goto(stage.address);
  await other.getByRole('heading', { name: TITLE }).waitFor();
  await page.goto(stage.address);
  await logOut(page);
  await other.waitForURL('**/auth');
  await until(async () => (await keptKeys(page)).length === 0, 'everything to be removed');
  await other.close();

  // The next user, with and without the server.
  const alan = await createAccount(stage.address, 'Alan');
  await logIn(page, alan);
  await page.getByRole('button', { name: 'Create my plan' }).waitFor();
  await until(() => keepsAnswersOf(page, ['/api/workout-plans']), "the second user's answers to be kept");
  expect(!(await keepsText(page, TITLE)), "the first user's plan is kept");
  const owners = (await keptKeys(page)).map((key) => Number(key.split(':')[0]));
  expectEqual([...new Set(owners)], [alan.user.id], 'the owners of the kept answers');
  await page.close();
  await stage.server.kill();
  const offline = await context.newPage();
  // From the first frame on.
  await offline.addInitScript((title) => {
    const look = () => {
      if (document.documentElement?.textContent.includes(title)) window.hasSeen = true;
      requestAnimationFrame(look);
    };
    look();
  }, TITLE);
  await offline.goto(stage.address);
  await heading(offline, /Alan/).waitFor();
  await offline.getByRole('button', { name: 'Create my plan' }).waitFor();
  expect(!(await offline.evaluate(() => window.hasSeen)), "the first user's plan was shown");

  // A screen with health data says why it is empty, and leads to the switch.
  await offline.goto(`${stage.address}/progress`);
  await offline.getByText('Not kept on this device').waitFor();
  await offline.getByRole('link', { name: 'Open the setting' }).click();
  await offline.getByRole('switch', { name: 'Keep health data on this device' }).waitFor();
}
