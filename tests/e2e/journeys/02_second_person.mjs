// Checks that another user cannot see a user's data: in the same tab, with Back, or in another browser.
import { expect, expectSoon } from '../lib/suite.mjs';
import {
  callsOf,
  signInAs,
  heading,
  logIn,
  logOut,
  createAccount,
  openMenu,
  planForToday,
  readTile,
  expectTile,
} from '../lib/people.mjs';

export const name = 'a second user sees no data of the first';

const FIRST = 'Grace';
const TITLE = 'Secret Squats';
const CALORIES = 13579;

async function beginAsFirst(page, stage) {
  const first = await signInAs(page, stage.address, FIRST);
  const calls = await callsOf(page, stage.address);
  await calls.post('/api/auto-generate-plan');
  await planForToday(page, stage.address, TITLE);
  await calls.post('/api/workouts', {
    type: 'yoga',
    name: 'Hidden Yoga',
    duration: 61,
    calories: CALORIES,
    notes: 'for my eyes',
  });
  await page.reload();
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await expectTile(page, 'Total Workouts', '1');
  await page.goto(`${stage.address}/log-workout`);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await page.getByRole('link', { name: 'View Details' }).click();
  await heading(page, TITLE).waitFor();
  return { ...first, workoutAddress: page.url() };
}

// Everything in the page that a user or a script could read.
async function everythingIn(page) {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    const cached = [];
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) cached.push(request.url);
    }
    return [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      JSON.stringify(databases),
      cached.join(),
    ].join('\n');
  });
}

async function expectNothingOf(page, first, where) {
  const all = await everythingIn(page);
  for (const trace of [FIRST, first.email, TITLE, 'Hidden Yoga', 'for my eyes', String(CALORIES), '13,579']) {
    expect(!all.includes(trace), `${where}: "${trace}" of the first person is still there`);
  }
}

export async function run(stage) {
  const page = await stage.openPage();
  const first = await beginAsFirst(page, stage);
  await logOut(page);
  await heading(page, 'Welcome back').waitFor();
  await expectNothingOf(page, first, 'after logout');
  await page.goBack();
  await page.waitForLoadState();
  await expectNothingOf(page, first, 'Back after logout');

  // The same tab, without a reload. All responses for the second user are checked too.
  await page.goto(`${stage.address}/auth`);
  const answers = [];
  page.on('response', (answer) => answer.url().includes('/api/') && answers.push(answer.text().catch(() => '')));
  await logIn(page, await createAccount(stage.address, 'Alan'));
  await heading(page, 'Welcome, Alan!').waitFor();
  await page.getByRole('button', { name: 'Create my plan' }).waitFor();
  await expectSoon(() => readTile(page, 'Total Workouts'), '0', "the second person's total");
  await expectNothingOf(page, first, 'dashboard of the second person');

  // Opens another screen, and uses Back and Forward through the pages of the first user.
  await page.getByRole('link', { name: 'Log Workout' }).last().click();
  await heading(page, 'Workout Tracker').waitFor();
  await page.getByText('No workout planned today').waitFor();
  await expectNothingOf(page, first, 'tracker of the second person');
  for (let step = 0; step < 4; step += 1) {
    if (!(await page.goBack({ waitUntil: 'domcontentloaded' }).catch(() => null)) && step > 0) break;
    await expectNothingOf(page, first, `Back ${step + 1} times`);
  }
  for (const text of await Promise.all(answers))
    expect(!text.includes(TITLE), "an answer held the first person's plan");

  // The second user cannot open the first user's workout.
  await page.goto(first.workoutAddress);
  await page.getByText('This workout no longer exists').first().waitFor();
  await expectNothingOf(page, first, "the first person's address");

  const other = await stage.openPage();
  await signInAs(other, stage.address, 'Mary');
  await other.getByRole('button', { name: 'Create my plan' }).waitFor();
  await expectNothingOf(other, first, 'another browser');
  await expectSoon(() => readTile(other, 'Total Workouts'), '0', "the third person's total");

  // The first user finds all data again in the tab that the second used.
  await page.goto(stage.address);
  await heading(page, 'Welcome, Alan!').waitFor();
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/auth');
  await logIn(page, first);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await expectTile(page, 'Total Workouts', '1');
}
