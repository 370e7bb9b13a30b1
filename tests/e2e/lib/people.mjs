// Common steps of journeys: sign-up, login, logout, reading tiles.
import { expect, until } from './suite.mjs';
import { person, session } from './server.mjs';

export const PASSWORD = 'correct horse 7';

export function newEmail(name) {
  return `${name.toLowerCase()}.${Math.random().toString(36).slice(2, 10)}@example.org`;
}

export const heading = (page, name) => page.getByRole('heading', { level: 1, name });

// Waits for a toast that was not seen before, because an earlier toast with the same text may still be visible.
export async function expectToast(page, title, description) {
  let toast = page.locator('[role=region] li:not([data-seen])').filter({ hasText: title });
  if (description) toast = toast.filter({ hasText: description });
  await toast.first().waitFor();
  await toast.first().evaluate((item) => item.setAttribute('data-seen', ''));
}

export async function fillSignUp(page, { name, email = newEmail(name), password = PASSWORD }) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return { name, email, password };
}

// Creates an account that has completed onboarding, without a page.
export async function createAccount(address, name) {
  const made = await person(address, name, { password: PASSWORD });
  await made.put('/api/user', { onboardingCompleted: true, onboardingStage: 2 });
  return made;
}

// Signs in a user who has completed onboarding and has no plan.
export async function signInAs(page, address, name) {
  const who = await createAccount(address, name);
  await page.goto(`${address}/auth`);
  await logIn(page, who);
  await heading(page, `Welcome, ${name}!`).waitFor();
  return who;
}

// `at`: the page that was requested before.
export async function logIn(page, { email, password = PASSWORD }, at = '/') {
  await page.getByRole('tab', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await until(() => page.url() === new URL(at, page.url()).href, `${at} after logging in`);
  if (at === '/') await heading(page, /^Welcome/).waitFor();
}

export async function openMenu(page) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu
    .or(page.getByRole('button', { name: 'Log Out' }))
    .first()
    .waitFor();
  if (await menu.isVisible()) await menu.click();
}

export async function logOut(page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/auth');
}

// Requests with the session of the signed-in user of this page.
export async function callsOf(page, address) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token, 'nobody is signed in on this page');
  return session(address, token);
}

const tileOf = (page, label) => page.locator('section[aria-label="Your numbers"] > div').filter({ hasText: label });

// The number in a dashboard tile, as text.
export async function readTile(page, label) {
  return (await tileOf(page, label).innerText()).split('\n').filter((line) => line.trim())[1];
}

export async function expectTile(page, label, wanted) {
  await until(async () => {
    const number = await readTile(page, label);
    return typeof wanted === 'function' ? wanted(Number(number)) : number === wanted;
  }, `${label} to be ${wanted}`);
}

// Expands the card of an exercise in the tracker, if it is collapsed.
export async function openExercise(page, name) {
  const card = page.getByRole('article', { name, exact: true });
  const line = card.locator('h3 button');
  await line.waitFor();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await card.getByRole('list', { name: `Sets of ${name}` }).waitFor();
  return card;
}

// Leaves the summary after Complete for the dashboard.
export async function leaveSummary(page) {
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await heading(page, /^Welcome/).waitFor();
}

// Moves the plan's first workout to today, so that a journey does not depend on the weekday.
export async function planForToday(page, address, title) {
  const calls = await callsOf(page, address);
  const [plan] = await calls.get('/api/workout-plans');
  const [first] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  const exercises = await calls.get(`/api/planned-workouts/${first.id}/exercises`);
  return calls.post('/api/planned-workouts', {
    workoutPlanId: plan.id,
    dayOfWeek: await page.evaluate(() => new Date().getDay()),
    title,
    type: first.type,
    replace: true,
    exercises: exercises.map(({ exerciseName, category, sets, reps, weight, duration, restTime }) => ({
      exerciseName,
      category,
      sets,
      reps,
      weight,
      duration,
      restTime,
    })),
  });
}

// Creates a plan with these main exercises on one day, by default today. Exercises default to 3 × 10 with 60 seconds of
// rest.
export async function planOf(page, address, title, exercises, { day } = {}) {
  const calls = await callsOf(page, address);
  const dayOfWeek = day ?? (await page.evaluate(() => new Date().getDay()));
  const plan = await calls.post('/api/workout-plans', {
    name: `${title}, every week`,
    isFavorite: day === undefined,
    workouts: [
      {
        dayOfWeek,
        title,
        type: 'strength',
        exercises: exercises.map((each) => ({
          category: 'main',
          sets: 3,
          ...(each.duration ? {} : { reps: 10 }),
          restTime: 60,
          ...each,
        })),
      },
    ],
  });
  const [workout] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  return workout;
}

export async function openTracker(page, address, workout) {
  await page.goto(`${address}/log-workout?workout=${workout.id}`);
  await heading(page, workout.title).waitFor();
}

// The exercises in the tracker, in order.
export const trainedNames = (page) =>
  page
    .getByRole('article')
    .locator('h3')
    .evaluateAll((titles) =>
      titles.map(
        (title) => document.getElementById(title.closest('article').getAttribute('aria-labelledby')).textContent,
      ),
    );

// The stored sets by exercise name, each as [weight, reps, seconds].
export async function storedSets(calls, query = '') {
  const list = await calls.get(`/api/exercise-completions${query}`);
  const entries = list.map(({ exerciseName, sets }) => [
    exerciseName,
    sets.map(({ weight, reps, duration }) => [weight, reps, duration]),
  ]);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

export const tickSet = (page, exercise, number) =>
  page.getByRole('button', { name: `Set ${number} done, ${exercise}`, exact: true }).click();
export const untickSet = (page, exercise, number) =>
  page.getByRole('button', { name: `Set ${number} not done, ${exercise}`, exact: true }).click();

// Chooses an item in the menu of an exercise in the tracker.
export async function chooseInMenu(page, exercise, item) {
  const card = await openExercise(page, exercise);
  await card.getByRole('button', { name: `More options for ${exercise}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

// Waits until the big button of a player can be pressed. A tap within half a second of the last one still counts for the
// previous button, so the journey's clock is advanced after the button has appeared.
export async function readyToPress(page, button) {
  await button.waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
  await page.clock.runFor(500);
}

// Waits until the server has answered everything that this device recorded.
export async function untilSent(page) {
  await until(
    () =>
      page.evaluate(() =>
        Object.entries(localStorage).every(
          ([key, text]) => !key.startsWith('outbox:') || JSON.parse(text).state === 'sent',
        ),
      ),
    'the outbox to be sent',
  );
}
