// Ends sessions by logout elsewhere, in another tab and by broken storage; unfinished work is kept.
import { call } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import {
  signInAs,
  heading,
  logIn,
  createAccount,
  readTile,
  expectTile,
  expectToast,
  untilSent,
} from '../lib/people.mjs';

export const name = 'an ended session leads to login, and unfinished work is kept';

const stored = (page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
const SENTENCE = 'Authentication expired. Please log in again.';
const FORM = '/log-workout?tab=log';

async function endOnServer(page, address) {
  const [token] = await stored(page);
  const { status } = await call(address, 'POST', '/api/auth/logout', { token });
  expectEqual(status, 204, 'the logout from elsewhere');
}

async function openForm(page, address) {
  await page.goto(address + FORM);
  await page.getByLabel('Notes').waitFor();
}

async function deadTokenOnSubmit(page, stage, ada) {
  await openForm(page, stage.address);
  await page.getByRole('radio', { name: 'Yoga' }).check();
  await page.getByLabel('Notes').fill('half a sentence');
  await endOnServer(page, stage.address);
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await page.waitForURL('**/auth');
  await expectToast(page, 'Error', SENTENCE);
  await expectSoon(() => stored(page), [null, null], 'token and user after the end');

  // Another user logs in in between. Only the first one returns to the address, and the form is empty.
  await logIn(page, await createAccount(stage.address, 'Alan'));
  // The page's first requests complete before the session ends, so that the reload is the first to notice it.
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/user'));
  await page.goto(stage.address + FORM);
  await page.getByLabel('Notes').waitFor();
  await answered;
  await expectSoon(() => page.getByLabel('Notes').inputValue(), '', 'the notes of the second person');
  await endOnServer(page, stage.address);
  await page.reload();
  await page.waitForURL('**/auth');
  await expectToast(page, 'Error', SENTENCE);

  await logIn(page, ada);
  // The workout waited for its person.
  await untilSent(page);
  await expectTile(page, 'Total Workouts', '1');
}

// The message about a wrong password is at the password field.
async function wrongPassword(page, stage, ada) {
  await page.getByLabel('Email').fill(ada.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Invalid email or password').first().waitFor();
  await expectSoon(() => page.getByLabel('Email').inputValue(), ada.email, 'the typed address');
}

async function brokenStores(page, stage, ada) {
  const [token, user] = await stored(page);
  for (const [badToken, badUser, what] of [
    ['undefined', user, 'the token "undefined"'],
    ['null', user, 'the token "null"'],
    ['', user, 'an empty token'],
    [token, '{"name":"Ada"}', 'a user without an id'],
    [token, '{"id":', 'a user that does not parse'],
    [token, 'null', 'a user that is null'],
  ]) {
    await page.evaluate(
      ([t, u]) => {
        localStorage.setItem('user', u);
        localStorage.setItem('token', t);
      },
      [badToken, badUser],
    );
    await page.goto(stage.address);
    await heading(page, /.+/).waitFor();
    await expectSoon(() => stored(page), [null, null], `what is stored after ${what}`);
    expect(!(await page.getByRole('button', { name: 'Quick Log' }).isVisible()), `${what} signs in`);
  }
  await page.goto(`${stage.address}/auth`);
  await wrongPassword(page, stage, ada);
  await logIn(page, ada);
}

async function otherTab(page, stage) {
  const second = await page.context().newPage();
  await second.goto(stage.address);
  await heading(second, 'Welcome back, Ada!').waitFor();
  const button = second.getByRole('button', { name: 'Log Out' });
  if (stage.isPhone) await second.getByRole('button', { name: 'Open menu' }).click();
  await button.click();
  await second.waitForURL('**/auth');
  await page.waitForURL('**/auth');

  await logIn(second, await createAccount(stage.address, 'Mary'));
  await heading(second, 'Welcome, Mary!').waitFor();
  await heading(page, 'Welcome, Mary!').waitFor();
  await until(async () => (await readTile(page, 'Total Workouts')) === '0', 'the other tab to show the new person');
  expect(!(await page.content()).includes('Ada'), 'the other tab still names the first person');
}

export async function run(stage) {
  stage.allow(/status of 401/);
  const page = await stage.openPage();
  const ada = await signInAs(page, stage.address, 'Ada');
  await deadTokenOnSubmit(page, stage, ada);
  await heading(page, 'Welcome back, Ada!').waitFor();
  await brokenStores(page, stage, ada);
  await otherTab(page, stage);
}
