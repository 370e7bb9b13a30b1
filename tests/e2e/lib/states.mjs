// All states of all screens, each with the steps to reach it.
// Over 400 lines because it is one table: in several files a state would be hard to find.
import { settled } from './browser.mjs';
import { foodStates } from './food_states.mjs';
import { measureStates, measureStatesOfFresh } from './measure_states.mjs';
import { nutritionNewStates, nutritionStates } from './nutrition_states.mjs';
import { callsOf, fillSignUp, heading, leaveSummary, openMenu, planForToday } from './people.mjs';
import { coachStates } from './coach_states.mjs';
import { exerciseStates } from './exercise_states.mjs';
import { libraryStates } from './library_states.mjs';
import { plannerStates } from './planner_states.mjs';
import { profileStates } from './profile_states.mjs';
import { shellStates } from './shell_states.mjs';
import { summaryState, trackerStates } from './tracker_states.mjs';
import { adviceState, fitState, muscleState, suggestionStates } from './training_states.mjs';
import { wellnessStates } from './wellness_states.mjs';

const goTo = (path) => async (page, address) => {
  await page.goto(address + path);
  await heading(page, /.+/).waitFor();
};

async function openTracker(page, address) {
  await goTo('/log-workout')(page, address);
  await page.getByRole('link', { name: 'View Details' }).first().waitFor();
}

async function openWorkout(page, address) {
  await openTracker(page, address);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Complete Workout' }).waitFor();
}

async function tick(page, count) {
  for (let number = 0; number < count; number += 1) {
    const marked = page.getByRole('button', { name: / as not done$/ });
    const before = await marked.count();
    await page
      .getByRole('button', { name: /^Complete (?!Workout$)/ })
      .first()
      .click();
    await marked.nth(before).waitFor();
  }
}

// The first exercise with more than one set, so that there is a rest.
async function cardWithSets(page) {
  const line = page
    .locator('article h3 button')
    .filter({ hasText: /[2-9] × \d/ })
    .first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  const card = page.locator('article:has(li:nth-child(2))').first();
  await card.scrollIntoViewIfNeeded();
  return card;
}

export const signedOut = [
  ['welcome', goTo('/')],
  ['login', goTo('/auth')],
  ['sign-up', goTo('/auth?tab=signup')],
  [
    'login-refused',
    async (page, address) => {
      await goTo('/auth')(page, address);
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Invalid email or password').first().waitFor();
    },
  ],
  [
    'forgot-password',
    async (page, address) => {
      await goTo('/auth')(page, address);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('dialog').getByText('Reset your password').waitFor();
    },
  ],
  ['reset-password', goTo(`/reset-password#token=${'a'.repeat(43)}`)],
  [
    'reset-password-invalid',
    async (page, address) => {
      await goTo('/reset-password')(page, address);
      await page.getByText('Invalid Link').waitFor();
    },
  ],
  [
    'onboarding-account',
    async (page, address) => {
      await goTo('/')(page, address);
      await page.getByRole('button', { name: 'Get started' }).click();
      await page.getByText('Step 1 of 3').waitFor();
      await page.reload();
      await page.getByText('Step 1 of 3').waitFor();
    },
  ],
];

// For a user who has just signed up. The last state completes onboarding.
export const newcomer = [
  [
    'onboarding',
    async (page, address) => {
      await page.goto(address);
      await page.getByText('Step 1 of 2').waitFor();
    },
  ],
  [
    'onboarding-missing',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Create my plan' }).click();
      await page.getByText('Please select your fitness level').waitFor();
    },
  ],
  [
    'tour',
    async (page) => {
      await page.getByRole('dialog').getByRole('radio', { name: 'Beginner' }).check();
      await page.getByRole('dialog').getByRole('radio', { name: 'Bodyweight only' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Create my plan' }).click();
      await page.getByText('1 of 5').waitFor();
    },
  ],
  [
    'tour-end',
    async (page) => {
      for (let step = 1; step < 5; step += 1) {
        await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
        await page.getByText(`${step + 1} of 5`).waitFor();
      }
    },
  ],
  fitState,
];

// For a user without a plan.
export const fresh = [
  ['dashboard-new', goTo('/')],
  ['progress-new', goTo('/progress')],
  ['progress-workouts-new', goTo('/progress?tab=workouts')],
  ['progress-nutrition-new', goTo('/progress?tab=nutrition')],
  ['progress-body-new', goTo('/progress?tab=body')],
  ['tracker-new', goTo('/log-workout')],
  ['planner-new', goTo('/workout-planner')],
  ...measureStatesOfFresh,
  ...nutritionNewStates,
  adviceState,
];

// For a user whose plan has a workout today (see prepare).
export const signedIn = [
  ['dashboard', goTo('/')],
  [
    'quick-log',
    async (page, address) => {
      await goTo('/')(page, address);
      await page.getByRole('button', { name: 'Quick Log' }).first().click();
      await page.getByLabel('Notes').waitFor();
    },
  ],
  ['tracker-today', openTracker],
  ['log', goTo('/log-workout?tab=log')],
  [
    'log-missing',
    async (page, address) => {
      await goTo('/log-workout?tab=log')(page, address);
      await page.getByRole('button', { name: 'Log Workout' }).click();
      await page.locator('fieldset').getByText('Please select a workout type').waitFor();
    },
  ],
  ['training-new', openWorkout],
  [
    'training-instructions',
    async (page, address) => {
      await openWorkout(page, address);
      await page.getByRole('button', { name: 'Instructions' }).first().click();
      await page.getByText('Watch a video').first().waitFor();
    },
  ],
  [
    'training',
    async (page, address) => {
      await openWorkout(page, address);
      await tick(page, 3);
      // Removes the message of the last tick.
      await page.reload();
      await page
        .getByText(/^3\/\d+ completed/)
        .first()
        .waitFor();
    },
  ],
  ['calendar', goTo('/workout-calendar')],
  [
    'calendar-day',
    async (page, address) => {
      await goTo('/workout-calendar')(page, address);
      await page.locator('[aria-current="date"]').click();
      await page.getByRole('button', { name: 'Close day details' }).waitFor();
    },
  ],
  [
    'calendar-log',
    async (page, address) => {
      await goTo('/workout-calendar')(page, address);
      await page.getByRole('button', { name: 'Log Workout' }).click();
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
    },
  ],
  [
    'training-rest',
    async (page, address) => {
      await openWorkout(page, address);
      const card = await cardWithSets(page);
      await card.getByRole('button', { name: /^Set 1 done/ }).click();
      await page.getByRole('region', { name: 'Running timer' }).waitFor();
      await page.getByRole('region', { name: 'Running timer' }).getByRole('button', { name: 'Pause' }).click();
    },
  ],
  [
    'training-set',
    async (page, address) => {
      await openWorkout(page, address);
      await (await cardWithSets(page)).getByRole('button', { name: /^Set 2, Normal/ }).click();
      await page.getByRole('button', { name: 'Remove set' }).waitFor();
    },
  ],
  [
    'timer-settings',
    async (page, address) => {
      await openWorkout(page, address);
      await page.getByRole('button', { name: 'Training settings' }).click();
      await page.getByText('Play a sound when time is up').waitFor();
    },
  ],
  ...trackerStates,
  ['empty-workout', goTo('/log-workout?workout=free')],
  [
    'empty-workout-begun',
    async (page, address) => {
      await goTo('/log-workout?workout=free')(page, address);
      await page.getByRole('button', { name: 'Add exercises' }).click();
      await page.getByRole('dialog').getByRole('combobox').fill('Barbell Back Squat');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('article', { name: 'Barbell Back Squat' }).waitFor();
    },
  ],
  [
    'plates',
    async (page, address) => {
      await goTo('/log-workout?workout=free')(page, address);
      await page.getByRole('textbox', { name: 'Weight (lbs), set 1' }).fill('95');
      await page.getByRole('button', { name: 'Plates for Barbell Back Squat' }).click();
      await page.getByText('Total 95 lbs').waitFor();
    },
  ],
  [
    'tracker-unfinished',
    async (page, address) => {
      await openTracker(page, address);
      await page.getByRole('region', { name: 'Unfinished workout' }).waitFor();
    },
  ],
  [
    'empty-workout-discarded',
    async (page, address) => {
      await openTracker(page, address);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('link', { name: 'Empty workout' }).waitFor();
    },
  ],
  ['training-gone', goTo('/log-workout?workout=999999')],
  ...plannerStates,
  ...nutritionStates,
  ...foodStates,
  ...wellnessStates,
  ...measureStates,
  ...profileStates,
  ...coachStates,
  ['fitness-journey', goTo('/fitness-journey')],
  ['not-found', goTo('/no/such/page')],
  [
    'menu',
    async (page, address) => {
      await goTo('/no/such/page')(page, address);
      await openMenu(page);
      await page.getByRole('button', { name: 'Log Out' }).waitFor();
    },
  ],
  ...shellStates,
  [
    'logout-asks',
    async (page, address) => {
      await goTo('/log-workout?tab=log')(page, address);
      await page.getByLabel('Notes').fill('unfinished');
      await openMenu(page);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByText('You have unsaved entries').waitFor();
    },
  ],
];

// These change today's data, so they come last.
export const afterwards = [
  summaryState,
  [
    'dashboard-done',
    async (page) => {
      await leaveSummary(page);
      await page.getByText('Done for today', { exact: true }).waitFor();
    },
  ],
  ['tracker-done', openTracker],
  ['progress', goTo('/progress')],
  ['progress-workouts', goTo('/progress?tab=workouts')],
  muscleState,
  ...exerciseStates,
  ...libraryStates,
  ...suggestionStates,
  [
    'progress-nutrition',
    async (page, address) => {
      const calls = await callsOf(page, address);
      await calls.post('/api/food-entries', { name: 'Oatmeal', mealType: 'breakfast', calories: 420, protein: 15 });
      await goTo('/progress?tab=nutrition')(page, address);
      await page.getByText('Oatmeal', { exact: true }).first().waitFor();
    },
  ],
  [
    'progress-body',
    async (page, address) => {
      const calls = await callsOf(page, address);
      await calls.post('/api/body-measurements', { weight: 171, waist: 33 });
      await goTo('/progress?tab=body')(page, address);
      await page.getByText('Recent measurements').waitFor();
    },
  ],
  [
    'calendar-done',
    async (page, address) => {
      await goTo('/workout-calendar')(page, address);
      await page.locator('[aria-current="date"]').click();
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .waitFor();
    },
  ],
  [
    'calendar-edit',
    async (page, address) => {
      await goTo('/workout-calendar')(page, address);
      await page.locator('[aria-current="date"]').click();
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
    },
  ],
  [
    'calendar-delete-asks',
    async (page, address) => {
      await goTo('/workout-calendar')(page, address);
      await page.locator('[aria-current="date"]').click();
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByText('Delete this workout?').waitFor();
    },
  ],
  [
    'rest-day',
    async (page, address) => {
      const calls = await callsOf(page, address);
      const [plan] = await calls.get('/api/workout-plans');
      const { id } = await calls.post('/api/planned-workouts', {
        workoutPlanId: plan.id,
        dayOfWeek: await page.evaluate(() => (new Date().getDay() + 1) % 7),
        title: 'Rest',
        type: 'rest',
        notes: 'Go for a walk if you like.',
        replace: true,
      });
      await goTo(`/log-workout?workout=${id}`)(page, address);
      await page.getByText("You've earned it!", { exact: false }).waitFor();
    },
  ],
];

// Creates a plan with a workout today for the signed-in user.
export async function prepare(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/workout-plans')).length === 0) await calls.post('/api/auto-generate-plan');
  await planForToday(page, address, 'Full Body Strength');
}

// Signs up on the page, up to the first onboarding question.
export async function arrive(page, address, name) {
  await page.goto(`${address}/auth?tab=signup`);
  await fillSignUp(page, { name });
  await page.getByText('Step 1 of 2').waitFor();
}

// Ends the session of this page, whatever it shows.
export async function leave(page, address) {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/auth`);
}

export async function enter([, way], page, address) {
  await way(page, address);
  await settled(page);
}
