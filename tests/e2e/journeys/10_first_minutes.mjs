// Onboarding from the welcome page, and the way back in after a forgotten password.
import { settled } from '../lib/browser.mjs';
import { call, command } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, fillSignUp, heading, logIn, logOut } from '../lib/people.mjs';

export const name = 'a visitor signs up from the welcome page and returns after forgetting the password';

async function settleIn(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Get started' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Step 1 of 3').waitFor();
  const who = await fillSignUp(page, { name: 'Ada' });
  await overlay.getByText('Step 2 of 3').waitFor();
  await overlay.getByRole('radio', { name: 'Intermediate' }).check();
  // A reload shows the same question, with the answer.
  await page.reload();
  await overlay.getByText('Step 2 of 3').waitFor();
  expect(await overlay.getByRole('radio', { name: 'Intermediate' }).isChecked(), 'the answer is forgotten');
  await overlay.getByRole('radio', { name: 'Full gym' }).check();
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByRole('button', { name: 'Skip Tour' }).click();
  await heading(page, 'Welcome, Ada!').waitFor();
  const calls = await callsOf(page, address);
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 1, 'plans');
  const user = await calls.get('/api/user');
  expectEqual(
    [user.fitnessLevel, user.equipment, user.weeklyGoal, user.onboardingCompleted, user.onboardingStage],
    ['intermediate', 'full_gym', 3, true, 2],
    'what was answered',
  );
  // An English-speaking browser of the United States.
  expectEqual([user.weightUnit, user.distanceUnit], ['lb', 'mi'], 'the units');
  const card = page.getByRole('region', { name: 'Does your plan fit?' });
  await card.getByRole('button', { name: 'Not now' }).click();
  await card.waitFor({ state: 'hidden' });
  return who;
}

async function forget(page, stage, who) {
  await logOut(page);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByRole('button').last().click();
  await dialog.getByText('This server does not send email. Contact its administrator.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const { out } = await command(['user-reset', who.email, '--link', '--db', stage.server.db]);
  const path = /(\/reset-password#token=\S+)/.exec(out)[1];
  await page.goto(stage.address + path);
  await heading(page, 'Choose a new password').waitFor();
  await expectSoon(() => page.url(), `${stage.address}/reset-password`, 'the address without the token');
  const password = 'a better horse 9';
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).press('Enter');
  await page.getByText('Password Reset Successful').first().waitFor();
  await page.waitForURL('**/auth');
  const old = await call(stage.address, 'POST', '/api/auth/login', {
    body: { email: who.email, password: who.password },
  });
  expectEqual(old.status, 401, 'the old password');
  await logIn(page, { email: who.email, password });

  // Requests that the dashboard still sends would get a 401 after the logout.
  await settled(page);
  await logOut(page);
  await page.goto(stage.address + path);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).press('Enter');
  await page.getByText('Invalid or expired reset token').first().waitFor();
}

export async function run(stage) {
  stage.allow(/status of 400 .*\/api\/auth\/reset-password/);
  const page = await stage.openPage();
  const who = await settleIn(page, stage.address);
  await forget(page, stage, who);
}
