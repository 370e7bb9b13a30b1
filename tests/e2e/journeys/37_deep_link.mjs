// Opens an address while signed out, and arrives there after login or after sign-up and onboarding.
import { expectSoon } from '../lib/suite.mjs';
import { fillSignUp, heading, logIn, createAccount } from '../lib/people.mjs';

export const name = 'an address opened while signed out is shown after login';

const pathOf = (page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

async function loggingIn(stage, ada, workout) {
  const page = await stage.openPage();
  const asked = `/log-workout?workout=${workout.id}`;
  await page.goto(stage.address + asked);
  await page.getByRole('link', { name: 'Log in here' }).click();
  // The address is remembered after a reload of the login page.
  await page.getByLabel('Email').waitFor();
  await page.reload();
  await logIn(page, ada, asked);
  await heading(page, workout.title).waitFor();
  await page.reload();
  await heading(page, workout.title).waitFor();
}

// Another user's data is reported as not found.
async function anotherPersons(stage, workout) {
  const page = await stage.openPage();
  const asked = `/log-workout?workout=${workout.id}`;
  await page.goto(stage.address + asked);
  await page.getByRole('link', { name: 'Log in here' }).click();
  await logIn(page, await createAccount(stage.address, 'Alan'), asked);
  await page.getByText('This workout no longer exists').waitFor();
}

async function signingUp(stage) {
  const page = await stage.openPage();
  await page.goto(`${stage.address}/wellness?tab=sleep`);
  await page.getByRole('button', { name: 'Get started' }).click();
  await fillSignUp(page, { name: 'Grace' });
  await page.getByText('Step 2 of 3').waitFor();
  await page.getByRole('radio', { name: 'Beginner' }).check();
  await page.getByRole('radio', { name: 'Bodyweight only' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create my plan' }).click();
  await heading(page, 'Wellness Journey').waitFor();
  await expectSoon(() => pathOf(page), '/wellness?tab=sleep', 'the address after the first questions');
}

export async function run(stage) {
  stage.allow(/status of 404/);
  const ada = await createAccount(stage.address, 'Ada');
  await ada.post('/api/auto-generate-plan');
  const [plan] = await ada.get('/api/workout-plans');
  const [workout] = await ada.get(`/api/workout-plans/${plan.id}/workouts`);
  await loggingIn(stage, ada, workout);
  await anotherPersons(stage, workout);
  await signingUp(stage);
}
