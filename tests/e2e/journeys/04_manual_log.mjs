// Tests the manual workout form with errors: a missing type, a slow or unreachable server, a lost response.
import { startServer } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, expectTile, expectToast, untilSent } from '../lib/people.mjs';

export const name = 'a workout logged by hand is stored exactly once, whatever goes wrong';

const submit = (page) => page.getByRole('button', { name: /^(Log Workout|Logging Workout\.\.\.)$/ });

async function fill(page, { type, minutes, notes }) {
  await page.getByRole('radio', { name: type }).check();
  await page.getByLabel('Duration').fill(String(minutes));
  await page.getByLabel('Notes').fill(notes);
}

async function openForm(page) {
  await page.getByRole('link', { name: 'Log Workout' }).last().click();
  await page.getByRole('tab', { name: 'Log Workout' }).click();
  await page.getByLabel('Notes').waitFor();
}

async function missingType(page) {
  await page.getByLabel('Notes').fill('no type yet');
  await submit(page).click();
  await expectToast(page, 'Error', 'Please select a workout type');
  await page.locator('fieldset').getByText('Please select a workout type').waitFor();
}

async function slowServer(page) {
  let open;
  const gate = new Promise((resolve) => (open = resolve));
  await page.route('**/api/workouts', async (route) => {
    await gate;
    await route.continue();
  });
  await fill(page, { type: 'Running', minutes: 31, notes: 'slow line' });
  await submit(page).click();
  await page.getByRole('button', { name: 'Logging Workout...' }).waitFor();
  expect(await submit(page).isDisabled(), 'the form can be sent twice');
  open();
  await expectToast(page, 'Workout logged successfully! 🎉');
  await heading(page, 'Welcome back, Ada!').waitFor();
  await expectTile(page, 'Total Workouts', '1');
  await page.unroute('**/api/workouts');
}

// The server stores the workout, but its response is lost.
async function lostAnswer(page) {
  await openForm(page);
  await fill(page, { type: 'Cycling', minutes: 42, notes: 'lost answer' });
  let arrived = false;
  await page.route('**/api/workouts', async (route) => {
    if (route.request().method() !== 'POST' || arrived) return route.continue();
    const answer = await route.fetch();
    arrived = answer.status() === 201;
    return route.abort('connectionreset');
  });
  await submit(page).click();
  // The outbox sends it again under its key.
  await expectSoon(() => arrived, true, 'the first try to reach the server');
  await untilSent(page);
  await expectTile(page, 'Total Workouts', '2');
  await page.unroute('**/api/workouts');
}

async function deadServer(page, stage) {
  await openForm(page);
  await fill(page, { type: 'Swimming', minutes: 53, notes: 'dead server' });
  await stage.server.kill();
  await submit(page).click();
  await expectToast(page, 'Workout logged successfully! 🎉');

  // It is sent after a restart of the server, and the page may be reloaded before.
  stage.server = await startServer({ db: stage.server.db, port: stage.server.port });
  await page.reload();
  await untilSent(page);
  await expectTile(page, 'Total Workouts', '3');
}

export async function run(stage) {
  stage.allow(/net::ERR_(CONNECTION|EMPTY|FAILED)/);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  await openForm(page);
  await missingType(page);
  await slowServer(page);
  await lostAnswer(page);
  await deadServer(page, stage);

  const workouts = await (await callsOf(page, stage.address)).get('/api/workouts');
  const logged = workouts.map(({ type, duration, notes }) => [type, duration, notes]);
  for (const wanted of [
    ['running', 31, 'slow line'],
    ['cycling', 42, 'lost answer'],
    ['swimming', 53, 'dead server'],
  ]) {
    expectEqual(
      logged.filter((each) => JSON.stringify(each) === JSON.stringify(wanted)).length,
      1,
      `workouts ${wanted}`,
    );
  }
  expectEqual(workouts.length, 3, 'workouts in all');
  for (const { calories } of workouts) expect(calories > 100, `estimated ${calories} kcal`);

  // The dashboard's quick form works the same way and returns to the dashboard.
  await page.getByRole('button', { name: 'Quick Log' }).first().click();
  await fill(page, { type: 'Walking', minutes: 20, notes: 'quick' });
  await submit(page).click();
  await expectToast(page, 'Workout logged successfully! 🎉');
  await expectTile(page, 'Total Workouts', '4');
  await until(() => page.getByRole('button', { name: 'Quick Log' }).first().isVisible(), 'the day to be back');
}
