// Tests a new version of the app: it waits, is offered when nobody is interrupted, and then runs in all tabs.
import { untilInstalled } from '../lib/installed.mjs';
import { callsOf, heading, leaveSummary, openExercise, planOf, signInAs } from '../lib/people.mjs';
import { expect, expectEqual, until } from '../lib/suite.mjs';
import { startVersionProxy } from '../lib/version_proxy.mjs';

export const name = 'a new version is offered after the workout, and runs in all tabs without losing anything';
export const timeoutMs = 90_000;

const offer = (page) => page.getByRole('region', { name: 'App version' });
const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.version ?? '1');
// The page has looked whether it may offer the version, and holds it back.
const holdsBack = (page) =>
  page.evaluate(async () => (await navigator.locks.query()).held.some(({ name }) => name === 'app-busy'));
const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
  });

export async function run(stage) {
  const proxy = await startVersionProxy(stage.server);
  try {
    const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await signInAs(page, proxy.address, 'Ada');
    await planOf(page, proxy.address, 'Long Session', [{ exerciseName: 'Goblet Squat' }]);
    await untilInstalled(page);

    // During a workout nothing is offered.
    await page.goto(`${proxy.address}/log-workout`);
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await openExercise(page, 'Goblet Squat');
    await page.getByRole('button', { name: 'Complete Goblet Squat', exact: true }).click();
    await page.getByRole('button', { name: 'Mark Goblet Squat as not done', exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto(`${proxy.address}/profile?section=account`);
    await other.getByRole('textbox', { name: 'Age' }).fill('41');
    await other.getByRole('textbox', { name: 'Age' }).blur();
    await other.getByText('1 unsaved change').waitFor();
    proxy.version = 2;
    await until(() => page.evaluate(() => document.readyState === 'complete'), 'the page to load');
    await lookForUpdate(page);
    await until(() => holdsBack(page), 'the tab with the workout to hold the new version back');
    expectEqual(await offer(page).count(), 0, 'offers during the workout');
    expectEqual(await offer(other).count(), 0, 'offers in the other tab during the workout');

    // Afterwards it is offered in both tabs.
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await leaveSummary(page);
    await offer(page).getByText('A new version is ready.').waitFor();
    await offer(other).waitFor();
    expectEqual([await versionOf(page), await versionOf(other)], ['1', '1'], 'the versions before Reload');
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    for (const each of [page, other]) {
      await until(async () => (await versionOf(each).catch(() => '')) === '2', 'the new version', 20_000);
      await each.waitForLoadState();
    }
    await other.getByText('1 unsaved change').waitFor();
    expectEqual(await other.getByRole('textbox', { name: 'Age' }).inputValue(), '41', 'the unsaved age');
    await heading(page, /^Welcome/).waitFor();
    const workouts = await (await callsOf(page, proxy.address)).get('/api/workouts');
    expectEqual(workouts.length, 1, 'the logged workouts');
    // Also without the server.
    expect(
      await page.evaluate(async () => Boolean(await caches.match('/index.html', { ignoreSearch: true }))),
      'no page is stored',
    );
  } finally {
    proxy.stop();
  }
}
