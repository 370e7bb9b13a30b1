// Resets a forgotten password with a real email, and tries links that do not work.
import { startMailServer } from '../lib/mail.mjs';
import { startServer } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { signInAs, heading, logIn, logOut, expectToast } from '../lib/people.mjs';

export const name = 'a forgotten password can be reset with a real email, and no other link works';

const NEW_PASSWORD = 'a better horse 9';

async function askForLink(page, email) {
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await dialog.getByText('Please enter your email address').waitFor();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Email').press('Enter');
  await expectToast(page, 'Email Sent', 'If an account with that email exists, a password reset link has been sent.');
  await dialog.waitFor({ state: 'hidden' });
}

// The only link of the email, which must be the same in both parts. Returns its path.
function pathIn(email) {
  const plain = [...email.text.matchAll(/https:\/\/\S+token\S+/g)].map(([link]) => link);
  const rich = [...new Set([...email.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link))];
  expectEqual(plain.length, 1, `links in the plain part:\n${email.text}`);
  expectEqual(rich, plain, 'links in the HTML part');
  const { origin, pathname, search, hash } = new URL(plain[0]);
  expectEqual([origin, pathname, search], ['https://fit.example.com', '/reset-password', ''], 'where the link leads');
  return pathname + hash;
}

async function setPassword(page, password, confirmation = password) {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(confirmation);
  await page.getByRole('textbox', { name: 'Confirm new password' }).press('Enter');
}

async function expectRefused(page, url) {
  await page.goto(url);
  await heading(page, 'Choose a new password').waitFor();
  await setPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Reset Failed', 'Invalid or expired reset token');
  await page.getByRole('link', { name: 'Request a new link' }).waitFor();
}

async function expectInvalid(page, url) {
  await page.goto(url);
  const alert = page.getByRole('alert');
  await alert.getByText('Invalid Link').waitFor();
  await alert.getByText('The reset link is invalid or missing a token.').waitFor();
}

export async function run(stage) {
  stage.allow(/status of 400 .*\/api\/auth\/reset-password/, /status of 401/);
  const mail = await startMailServer({ user: 'postmaster', password: 'mail secret 5' });
  const { address, stop } = await startServer({ env: mail.env });
  const page = await stage.openPage({ colorScheme: 'dark' });
  const ada = await signInAs(page, address, 'Ada');
  await logOut(page);

  const elsewhere = await stage.openPage();
  await elsewhere.goto(`${address}/auth`);
  await logIn(elsewhere, ada);

  await askForLink(page, ada.email);
  const path = pathIn(await mail.email());
  const token = path.split('token=')[1];
  const sent = [];
  page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(address + path);
  await heading(page, 'Choose a new password').waitFor();
  await expectSoon(() => page.url(), `${address}/reset-password`, 'the address without the token');
  expect(!sent.some((text) => text.includes(token)), 'an address or a header contained the token');
  // No entry of the history contains it either.
  await page.goBack();
  await page.waitForURL('**/auth');
  await page.goto(address + path);
  await heading(page, 'Choose a new password').waitFor();
  await setPassword(page, 'short', 'short');
  await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long');
  await setPassword(page, NEW_PASSWORD, 'another horse 9');
  await expectToast(page, "Passwords Don't Match", 'Please make sure both passwords match');
  await setPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password Reset Successful');
  await page.waitForURL('**/auth');
  await logIn(page, { email: ada.email, password: NEW_PASSWORD });
  await logOut(page);

  // Other sessions have ended.
  await elsewhere.reload();
  await elsewhere.waitForURL('**/auth');

  await expectRefused(page, address + path);
  // The form of links before the token moved to the fragment, and a second link in the same page.
  await expectRefused(page, `${address}/reset-password?token=${'A'.repeat(43)}`);
  await expectSoon(() => page.url(), `${address}/reset-password`, 'the address without the old token');
  await expectRefused(page, `${address}/reset-password#token=${'A'.repeat(43)}`);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('dialog', { name: 'Reset your password' }).waitFor();
  for (const token of ['', '#token=', '#token=undefined', '#token=null', '?token=', '?token=null']) {
    await expectInvalid(page, `${address}/reset-password${token}`);
  }
  await page.waitForURL('**/auth');
  await logIn(page, { email: ada.email, password: NEW_PASSWORD });
  expectEqual(mail.emails().length, 1, 'emails');
  // No page sends requests any more when the server stops.
  await Promise.all([page.close(), elsewhere.close()]);
  await stop();
  await mail.stop();
}
