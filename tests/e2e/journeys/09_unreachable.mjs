// Tests an unreachable server: every screen shows a message and recovers with one button.
import { startServer } from '../lib/server.mjs';
import { expectSoon, until } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  leaveSummary,
  openMenu,
  planForToday,
  expectTile,
  expectToast,
} from '../lib/people.mjs';

export const name = 'screens report an unreachable server and recover when it is back';

export async function run(stage) {
  stage.allow(/net::ERR_/, /[Ff]ailed to fetch dynamically imported module|Unable to preload CSS/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  const workout = await planForToday(page, stage.address, 'Patient Strength');
  const restart = async () => {
    stage.server = await startServer({ db: stage.server.db, port: stage.server.port });
  };

  // The code of another screen cannot be fetched.
  await page.reload();
  await page.getByRole('heading', { name: 'Patient Strength' }).waitFor();
  await stage.server.kill();
  await page.getByRole('link', { name: 'Log Workout' }).last().click();
  await page.getByText('This part is not on this device yet.').waitFor();
  await restart();
  await page.getByRole('button', { name: 'Reload' }).click();
  await heading(page, 'Workout Tracker').waitFor();

  // The data of a screen cannot be fetched: its exercises are not cached.
  await page.getByRole('heading', { name: 'Patient Strength' }).waitFor();
  await stage.server.kill();
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByText('Not on this device yet').waitFor();
  await restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Patient Strength').waitFor();

  // A tick that cannot be sent stays on this device and is sent when the server is back.
  const exercises = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  const tick = page.getByRole('button', { name: `Complete ${exercises[0].exerciseName}`, exact: true });
  await tick.waitFor();
  // Without a server, the code of the toasts could not be loaded.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  await stage.server.kill();
  await tick.click();
  await expectToast(page, 'Sets kept on this device', 'They will be sent when the server can be reached.');
  await page.getByText('Waiting for the server').waitFor();
  await restart();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectToast(page, '1 entry sent');
  await page.getByRole('button', { name: `Mark ${exercises[0].exerciseName} as not done`, exact: true }).waitFor();
  await until(async () => (await calls.get('/api/exercise-completions')).length === 1, 'the tick to arrive');

  // Complete Workout without the server: it is queued like a tick and logged once.
  await stage.server.kill();
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Workout completed! 🎉', 'It is saved on this device');
  await restart();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until(async () => (await calls.get('/api/workouts')).length === 1, 'the log to arrive');
  await leaveSummary(page);
  await expectTile(page, 'Total Workouts', '1');
  await expectSoon(async () => (await calls.get('/api/workouts')).length, 1, 'logged workouts');

  // Logout works without the server, so that nobody stays signed in on this device.
  await stage.server.kill();
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForFunction(() => localStorage.getItem('token') === null && localStorage.getItem('user') === null);
}
