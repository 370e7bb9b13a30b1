// From nothing to a trained workout: sign up, plan in one click, train, see the numbers grow, log out.
import { expect, expectEqual, until } from '../lib/suite.mjs';
import { heading, logOut, planForToday, readTile, seeTile, seeToast, signUp } from '../lib/people.mjs';

export const name = 'a person signs up, plans in one click, trains and sees it on the dashboard';

export async function run(stage) {
  const page = await stage.openPage();
  await signUp(page, stage.address, { name: 'Ada' });
  expectEqual(await readTile(page, 'Current Streak'), '0', 'the streak before');
  expectEqual(await readTile(page, 'Total Workouts'), '0', 'the total before');

  await page.getByRole('button', { name: 'Create my plan' }).click();
  await seeToast(page, 'Your Plan is Ready!');
  await page.getByRole('button', { name: 'Create my plan' }).waitFor({ state: 'hidden' });

  await planForToday(page, stage.address, 'Morning Strength');
  await page.reload();
  await page.getByRole('heading', { name: 'Morning Strength' }).waitFor();
  await page.getByText(/General Fitness Plan · \d+ exercises/).waitFor();
  await page.getByRole('link', { name: 'Start Workout' }).click();

  await heading(page, 'Morning Strength').waitFor();
  expect(/\/log-workout\?workout=\d+$/.test(page.url()), `the detail view is at ${page.url()}`);
  const complete = page.getByRole('button', { name: 'Complete Workout' });
  expect(await complete.isDisabled(), 'an empty workout can be completed');

  const names = await page.locator('article h3').allInnerTexts();
  for (const exercise of names.slice(0, 3)) {
    await page.getByRole('button', { name: `Complete ${exercise}`, exact: true }).click();
    await page.getByRole('button', { name: `Mark ${exercise} as not done`, exact: true }).waitFor();
  }
  await page.getByText(`3/${names.length} completed`).first().waitFor();
  await seeToast(page, 'Exercise completed! 🎉', 'Great job on completing that exercise!');
  await page.getByText('Keep going! You can log partial workouts too.').waitFor();

  // A reload in the middle keeps what was ticked; taking back and ticking again ends at the same count.
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

  await seeToast(page, 'Workout completed! 🎉', "Amazing work! You're someone who shows up and gets it done.");
  await heading(page, 'Welcome back, Ada!').waitFor();
  await page.getByText('Done for today').waitFor();
  await seeTile(page, 'Current Streak', '1');
  await seeTile(page, 'This Week', '1');
  await seeTile(page, 'Total Workouts', '1');
  const minutes = Number(/\d+/.exec(promised)[0]);
  await seeTile(page, 'Total Hours', (hours) => Math.abs(hours - minutes / 60) < 0.06);
  await page.getByText(`${minutes} min · ${minutes * 8} kcal`, { exact: false }).waitFor();

  await page.goto(`${stage.address}/log-workout`);
  await page.getByText('Logged today').waitFor();
  await logOut(page);
  await heading(page, 'Welcome back').waitFor();
  expectEqual(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]), [null, null],
    'what the browser still holds');
}
