// Interrupts onboarding at every step: reloads, lost connections, lost responses and a second tab.
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, heading, newEmail, PASSWORD } from '../lib/people.mjs';

export const name = 'interruptions of onboarding lose no input and create only one plan';

const overlayOf = (page) => page.getByRole('dialog');
const isChecked = (overlay, choice) => overlay.getByRole('radio', { name: choice }).isChecked();

// Once, the server processes the request, but its response is lost.
const loseAnswer = (page, path) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

async function interruptAccount(page, address) {
  const email = newEmail('Ada');
  await page.goto(address);
  await page.getByRole('button', { name: 'Get started' }).click();
  const overlay = overlayOf(page);
  await overlay.getByText('Step 1 of 3').waitFor();
  await overlay.getByLabel('Name').fill('Ada');
  await overlay.getByLabel('Email').fill(email);
  await page.reload();
  await overlay.getByText('Step 1 of 3').waitFor();
  await expectSoon(
    async () => [await overlay.getByLabel('Name').inputValue(), await overlay.getByLabel('Email').inputValue()],
    ['Ada', email],
    'what was typed, after the reload',
  );

  const create = overlay.getByRole('button', { name: 'Create account' });
  await overlay.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.context().setOffline(true);
  await create.click();
  await overlay.getByRole('alert').getByText('Failed to create account. Please try again.').waitFor();
  await page.context().setOffline(false);
  await loseAnswer(page, '/api/auth/signup');
  await create.click();
  await overlay.getByRole('alert').getByText('Failed to create account. Please try again.').waitFor();
  // The account exists now; the same button signs in.
  await create.click();
  await overlay.getByText('Step 2 of 3').waitFor();
}

async function interruptQuestions(page) {
  const overlay = overlayOf(page);
  await overlay.getByRole('textbox').fill('Ada L.');
  await overlay.getByRole('radio', { name: 'Beginner' }).check();
  await overlay.getByRole('radio', { name: 'Resistance bands' }).check();
  await page.reload();
  await overlay.getByText('Step 2 of 3').waitFor();
  await expectSoon(() => overlay.getByRole('textbox').inputValue(), 'Ada L.', 'the name after the reload');
  // The page below is loaded, too.
  await settled(page);
  await page.context().setOffline(true);
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  const alert = overlay.getByRole('alert');
  await alert.getByText('Failed to create your workout plan. Please try again.').waitFor();
  await alert.getByText('FitApp could not be reached. Your answers are still here.').waitFor();
  await page.context().setOffline(false);
  expect((await isChecked(overlay, 'Beginner')) && (await isChecked(overlay, 'Resistance bands')), 'answers are lost');
}

async function interruptPlan(page, calls) {
  const overlay = overlayOf(page);
  await loseAnswer(page, '/api/auto-generate-plan');
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByRole('alert').getByText('Failed to create your workout plan. Please try again.').waitFor();
  await overlay.getByText('Step 2 of 3').waitFor();
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 1, 'plans after the lost answer');

  // Reloads while the new plan is shown: the page continues there and asks nothing again.
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByText('Step 3 of 3').waitFor();
  await expectSoon(async () => (await calls.get('/api/user')).onboardingStage, 1, 'the stage while the plan is made');
  await page.reload();
  await overlay.getByText('Step 3 of 3').waitFor();
  await page.getByText('1 of 5').waitFor();
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 1, 'plans after the reload');
  const user = await calls.get('/api/user');
  expectEqual([user.name, user.onboardingStage, user.onboardingCompleted], ['Ada L.', 2, true], 'who settled in');
  await page.getByRole('button', { name: 'Skip Tour' }).click();
}

async function twoTabs(page, stage) {
  await page.goto(`${stage.address}/auth?tab=signup`);
  await page.getByLabel('Name').fill('Lee');
  await page.getByLabel('Email').fill(newEmail('Lee'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  // The second tab opens only once the account exists: before that it would show Sign In.
  await overlayOf(page).getByText('Step 1 of 2').waitFor();
  const second = await page.context().newPage();
  await second.goto(stage.address);
  for (const tab of [page, second]) {
    await tab.bringToFront(); // a hidden tab draws nothing
    const overlay = overlayOf(tab);
    await overlay.getByText('Step 1 of 2').waitFor();
    await overlay.getByRole('radio', { name: 'Intermediate' }).check();
    await overlay.getByRole('radio', { name: 'Bodyweight only' }).check();
  }
  // Both concurrently, because a click waits for the page to be drawn, and one of two tabs is hidden.
  const create = (tab) => overlayOf(tab).getByRole('button', { name: 'Create my plan' });
  await Promise.all([page, second].map((tab) => create(tab).dispatchEvent('click')));
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await overlayOf(tab)
      .getByText(/^Step \d/)
      .waitFor({ state: 'hidden' });
    await heading(tab, 'Welcome, Lee!').waitFor();
  }
  const calls = await callsOf(page, stage.address);
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 1, 'plans of who answered in two tabs');
}

export async function run(stage) {
  stage.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /status of 409 .*\/api\/auth\/signup/);
  const page = await stage.openPage();
  await interruptAccount(page, stage.address);
  await interruptQuestions(page);
  await interruptPlan(page, await callsOf(page, stage.address));
  await twoTabs(await stage.openPage(), stage);
}
