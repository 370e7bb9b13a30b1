// Signs up, creates a plan with one click, trains, checks the numbers and logs out.
import { expect, expectSoon, until } from '../lib/suite.mjs';
import {
  fillSignUp,
  heading,
  leaveSummary,
  logOut,
  planForToday,
  readTile,
  expectTile,
  expectToast,
} from '../lib/people.mjs';

export const name = 'a user signs up, creates a plan with one click, trains and sees it on the dashboard';

// Answers three questions, creates the plan with one click, then uses the dashboard.
async function settleIn(page, address) {
  await page.goto(`${address}/auth?tab=signup`);
  await fillSignUp(page, { name: 'Ada' });
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Step 1 of 2').waitFor();
  await expectSoon(() => overlay.getByRole('textbox').inputValue(), 'Ada', 'the name in the questions');
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByText('Please select your fitness level').waitFor();
  await overlay.getByText('Please select your available equipment').waitFor();
  await overlay.getByRole('radio', { name: 'Beginner' }).check();
  await overlay.getByRole('radio', { name: 'Dumbbells' }).check();
  await overlay.getByRole('button', { name: 'Create my plan' }).click();
  await overlay.getByText('Step 2 of 2').waitFor();
  await overlay.getByText('Step 2 of 2').waitFor({ state: 'hidden' });

  const tour = page.getByRole('dialog');
  await tour.getByText('1 of 5').waitFor();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByText('2 of 5').waitFor();
  await tour.getByRole('button', { name: 'Skip Tour' }).click();
  await tour.waitFor({ state: 'hidden' });
  await heading(page, 'Welcome, Ada!').waitFor();
}

export async function run(stage) {
  const page = await stage.openPage();
  await settleIn(page, stage.address);
  await expectSoon(() => readTile(page, 'Current Streak'), '0', 'the streak before');
  await expectSoon(() => readTile(page, 'Total Workouts'), '0', 'the total before');

  await planForToday(page, stage.address, 'Morning Strength');
  await page.reload();
  await page.getByRole('heading', { name: 'Morning Strength' }).waitFor();
  expect(!(await page.getByRole('dialog').isVisible()), 'the questions or the tour came back after a reload');
  await page.getByRole('link', { name: 'General Fitness Plan' }).waitFor();
  await page.getByText(/^\d+ exercises$/).waitFor();
  await page.getByRole('link', { name: 'Start Workout' }).click();

  await heading(page, 'Morning Strength').waitFor();
  expect(/\/log-workout\?workout=\d+$/.test(page.url()), `the detail view is at ${page.url()}`);
  const complete = page.getByRole('button', { name: 'Complete Workout' });
  expect(await complete.isDisabled(), 'an empty workout can be completed');

  const names = await page
    .locator('article')
    .evaluateAll((cards) =>
      cards.map((card) => document.getElementById(card.getAttribute('aria-labelledby')).textContent),
    );
  for (const exercise of names.slice(0, 3)) {
    await page.getByRole('button', { name: `Complete ${exercise}`, exact: true }).click();
    await page.getByRole('button', { name: `Mark ${exercise} as not done`, exact: true }).waitFor();
  }
  await page.getByText(`3/${names.length} completed`).first().waitFor();
  await expectToast(page, 'Exercise completed! 🎉', 'Great job on completing that exercise!');
  await page.getByText('Keep going! You can log partial workouts too.').waitFor();

  // A reload keeps the ticks. Unticking and ticking again gives the same count.
  await page.reload();
  await page.getByText(`3/${names.length} completed`).first().waitFor();
  await page.getByRole('button', { name: `Mark ${names[2]} as not done`, exact: true }).click();
  await page.getByText(`2/${names.length} completed`).first().waitFor();
  await page.getByRole('button', { name: `Complete ${names[2]}`, exact: true }).click();
  for (const exercise of names.slice(3)) {
    await page.getByRole('button', { name: `Complete ${exercise}`, exact: true }).click();
  }
  await page.getByText('All Exercises Complete!').waitFor();
  await until(() => complete.isEnabled(), 'Complete Workout to open');
  const promised = await page.getByText(/^Logs \d+ min/).innerText();
  await complete.click();

  await expectToast(page, 'Workout completed! 🎉', "Amazing work! You're someone who shows up and gets it done.");
  await heading(page, 'Morning Strength').waitFor();
  await page.getByText('Workout done').waitFor();
  await leaveSummary(page);
  await page.getByText('Done for today', { exact: true }).waitFor();
  await expectTile(page, 'Current Streak', '1');
  await expectTile(page, 'This Week', '1');
  await expectTile(page, 'Total Workouts', '1');
  const minutes = Number(/\d+/.exec(promised)[0]);
  await expectTile(page, 'Total Hours', (hours) => Math.abs(hours - minutes / 60) < 0.06);
  await page.getByText(`${minutes} min · ${minutes * 8} kcal`, { exact: false }).waitFor();

  await page.goto(`${stage.address}/log-workout`);
  await page.getByText('Logged today').waitFor();
  await logOut(page);
  await heading(page, 'Welcome back').waitFor();
  await expectSoon(
    () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    [null, null],
    'what the browser still holds',
  );
}
