// Uses a phone and a laptop at the same time: what one does shows on the other, without anybody looking away or reloading.
import { openContext } from '../lib/browser.mjs';
import { startServer } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, heading, logIn, openExercise, openTracker, planOf, signInAs, tickSet } from '../lib/people.mjs';

export const name = 'a phone and a laptop of one user show what the other does, as it happens';
export const timeoutMs = 120_000;

const SQUAT = 'Goblet Squat';
const bar = (page) => page.getByRole('region', { name: 'Running timer' });
const count = (page) => page.getByText(/^\d+\/\d+ completed$/);

// A browser of the other size, with its own storage.
async function otherDevice(stage) {
  const opened = await openContext(stage.browser, stage.isPhone ? 'desktop' : 'phone');
  stage.contexts.push(opened);
  return opened.context.newPage();
}

// Resolves when the page's next stream has its first bytes. Call it before what opens the page.
const streamOf = (context) =>
  context.waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/api/events') && response.status() === 200,
    timeout: 60_000,
  });

const water = (page) => page.getByRole('group', { name: 'Water', exact: true });

// A glass of water shows on the other device, whose page nobody touches.
async function shareWater(one, other, address) {
  await Promise.all([one, other].map((page) => page.goto(`${address}/nutrition`)));
  for (const page of [one, other])
    await water(page)
      .getByText(/^0 of \d/)
      .waitFor();
  await water(one).getByRole('button', { name: /^Add/ }).click();
  for (const page of [one, other])
    await water(page)
      .getByText(/^8 of \d/)
      .waitFor();
}

// A second tab of a browser opens no stream, and shows what the first one receives.
async function openSecondTab(one, other, address) {
  const tab = await one.context().newPage();
  await tab.goto(`${address}/nutrition`);
  await water(tab)
    .getByText(/^8 of \d/)
    .waitFor();
  const waitsForTheStream = () =>
    tab.evaluate(async () => {
      const { held, pending } = await navigator.locks.query();
      return [held, pending].every((locks) => locks.filter(({ name: lock }) => lock === 'live').length === 1);
    });
  await until(waitsForTheStream, 'the second tab to wait for the stream of the first', 30_000);
  await water(other).getByRole('button', { name: /^Add/ }).click();
  for (const page of [tab, one, other])
    await water(page)
      .getByText(/^16 of \d/)
      .waitFor();
  await tab.close();
}

async function secondsIn(page) {
  const text = await bar(page)
    .getByRole('timer')
    .innerText({ timeout: 500 })
    .catch(() => null);
  if (text === null) return null;
  const [minutes, seconds] = text.trim().split(':').map(Number);
  return minutes * 60 + seconds;
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const one = await stage.openPage();
  const firstStream = streamOf(one.context());
  const who = await signInAs(one, stage.address, 'Ada');
  const calls = await callsOf(one, stage.address);
  const workout = await planOf(one, stage.address, 'Two lifts', [
    { exerciseName: SQUAT, weight: 40, restTime: 600 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  const other = await otherDevice(stage);
  const secondStream = streamOf(other.context());
  await other.goto(`${stage.address}/auth`);
  await logIn(other, who);
  await Promise.all([firstStream, secondStream]);

  await shareWater(one, other, stage.address);
  await openSecondTab(one, other, stage.address);

  // A ticked set, and the rest that it starts.
  await openTracker(one, stage.address, workout);
  await openTracker(other, stage.address, workout);
  await openExercise(one, SQUAT);
  await openExercise(other, SQUAT);
  await tickSet(one, SQUAT, 1);
  await other.getByRole('button', { name: `Set 1 not done, ${SQUAT}`, exact: true }).waitFor();
  await until(async () => (await secondsIn(other)) !== null, 'the rest on the other device');
  const [here, there] = [await secondsIn(one), await secondsIn(other)];
  expect(there > 500 && Math.abs(here - there) <= 3, `the rests show ${here} and ${there} seconds`);

  // Paused there, it is paused here. Ended here, it is over there.
  await bar(other).getByRole('button', { name: 'Pause' }).click();
  await bar(one).getByRole('button', { name: 'Resume' }).waitFor();
  await bar(other).getByRole('button', { name: 'Resume' }).click();
  await bar(one).getByRole('button', { name: 'Pause' }).waitFor();
  await bar(one).getByRole('button', { name: 'Reset' }).click();
  await bar(other).waitFor({ state: 'detached' });
  expectEqual(await bar(one).count(), 0, 'running timers');

  // Each device ticks a set of its own. Neither loses one.
  await tickSet(other, SQUAT, 2);
  await one.getByRole('button', { name: `Set 2 not done, ${SQUAT}`, exact: true }).waitFor();
  await tickSet(one, SQUAT, 3);
  await expectSoon(() => count(other).innerText(), '1/2 completed', 'the progress on the other device');
  const [completion] = await calls.get('/api/exercise-completions');
  expectEqual(completion.sets.length, 3, 'stored sets');

  // The stream returns after a restart, and what was missed is fetched.
  const returned = streamOf(other.context());
  await stage.server.stop();
  stage.server = await startServer({ db: stage.server.db, port: stage.server.port });
  await calls.put(`/api/exercise-completions/${completion.id}`, { sets: completion.sets.slice(0, 2) });
  await returned;
  await other.getByRole('button', { name: `Set 3 done, ${SQUAT}`, exact: true }).waitFor();

  // Logging out everywhere ends the other device's session, too.
  stage.allow(/status of 401/);
  await calls.del('/api/user/sessions');
  await other.waitForURL('**/auth');
  await one.waitForURL('**/auth');
  await heading(one, /./).waitFor();
}
