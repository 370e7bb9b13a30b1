// Ends sessions on the server and in another tab, and checks that the pages keep nothing that the next person could read.
import { call } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, createAccount, heading, logIn, openMenu, signInAs } from '../lib/people.mjs';

export const name = 'a session that ends elsewhere leaves nothing readable in the browser';

const NAME = 'Grace';
const EXERCISE = 'Pelvic floor lift';
const EXERCISE_PATH = `/exercise?name=${encodeURIComponent(EXERCISE)}`;
const NOTES = 'after the operation';
const TRACES = [NAME, EXERCISE, 'Pelvic', NOTES];

// What a person can see in the page: text, fields, title. Drafts stay in the storage for the same user.
const readable = (page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
    return [document.title, document.documentElement.outerHTML, ...fields].join('\n');
  });

async function expectNothing(page, where, traces = TRACES) {
  await until(async () => {
    const text = await readable(page).catch(() => traces[0]);
    return traces.every((trace) => !text.includes(trace));
  }, `nothing of the first person to be readable ${where}`);
}

async function endOnServer(page, address) {
  const { status } = await call(address, 'POST', '/api/auth/logout', { token: (await callsOf(page, address)).token });
  expectEqual(status, 204, 'the logout from elsewhere');
}

async function openExercise(page, address) {
  await page.goto(address + EXERCISE_PATH);
  await heading(page, EXERCISE).waitFor();
}

const comeBack = (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// The picture's address is only known to the page.
const isImage = (page, address) =>
  page.evaluate(
    (source) =>
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(true);
        image.onerror = () => resolve(false);
        image.src = source;
      }),
    address,
  );

async function addPicture(page, { address }) {
  const { token } = await callsOf(page, address);
  const content = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    return canvas.toDataURL('image/png').split(',')[1];
  });
  const answer = await fetch(`${address}/api/user/picture`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
    body: Buffer.from(content, 'base64'),
  });
  expect(answer.ok, `the picture was refused: ${answer.status}`);
}

// A tab in the background learns that its session has ended when it is shown again.
async function idleTab(page, stage, grace) {
  await openExercise(page, stage.address);
  await endOnServer(page, stage.address);
  await comeBack(page);
  await page.waitForURL('**/auth');
  await expectNothing(page, 'after the tab was shown again');

  // The address of the page can hold the name of an exercise, so only the same user returns to it.
  const alan = await createAccount(stage.address, 'Alan');
  await logIn(page, alan);
  await heading(page, 'Welcome, Alan!').waitFor();
  await expectNothing(page, 'to the next person');
  await endOnServer(page, stage.address);
  await comeBack(page);
  await page.waitForURL('**/auth');
  await logIn(page, grace);
}

// Without the code of the login page there is no new title.
async function unreachable(page, stage, grace) {
  await openExercise(page, stage.address);
  await page.route('**/assets/**', (route) => route.abort());
  await endOnServer(page, stage.address);
  await comeBack(page);
  await expectNothing(page, 'while the login page cannot be loaded');
  await page.unroute('**/assets/**');
  await page.reload();
  await page.waitForURL('**/auth');
  await logIn(page, grace, EXERCISE_PATH);
}

// Log Out with Discard, while another tab has an open form.
async function discardedElsewhere(page, stage, grace) {
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${stage.address}/log-workout?tab=log`);
    await tab.getByLabel('Notes').fill(NOTES);
  }
  await page.goto(`${stage.address}/profile`);
  const picture = await page
    .getByRole('img', { name: `Picture of ${NAME}` })
    .last()
    .getAttribute('src');
  expect(await isImage(page, picture), 'the picture is not shown');
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const tab of [page, second]) {
    await tab.waitForURL('**/auth');
    await expectNothing(tab, 'after Log Out in another tab', [...TRACES, grace.email]);
  }
  expectEqual(await isImage(page, picture), false, 'whether the picture can still be opened');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const trace of [...TRACES, grace.email, 'draft'])
    expect(!kept.includes(trace), `the browser still stores "${trace}": ${kept}`);
  await second.close();
}

// Browsers keep a left page in memory and show it again on Back. Headless Chromium does not, so the event is simulated.
async function backFromMemory(page, stage, end, logInAgain) {
  await logInAgain();
  await openExercise(page, stage.address);
  await end(page);
  await page.evaluate(() => window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL('**/auth');
  await expectNothing(page, 'after Back');
  await expectSoon(() => page.evaluate(() => localStorage.getItem('token')), null, 'the stored token');
}

export async function run(stage) {
  stage.allow(
    /status of 401/,
    /ERR_FAILED/,
    /blob:/,
    /Failed to fetch dynamically imported module/,
    /Unable to preload/,
  );
  const page = await stage.openPage();
  const grace = await signInAs(page, stage.address, NAME);
  await addPicture(page, stage);
  await idleTab(page, stage, grace);
  await unreachable(page, stage, grace);
  await discardedElsewhere(page, stage, grace);
  const endElsewhere = () => endOnServer(page, stage.address);
  const clear = () => page.evaluate(() => localStorage.clear());
  await backFromMemory(page, stage, endElsewhere, () => logIn(page, grace));
  await backFromMemory(page, stage, clear, () => logIn(page, grace, EXERCISE_PATH));
}
