// Goes from an unknown address to the fitness journey and the planner. The page sends no requests.
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { signInAs, heading } from '../lib/people.mjs';

export const name = 'an unknown address leads to the fitness journey, and from there to the planner';

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  await page.goto(`${stage.address}/no/such/page`);
  await heading(page, 'Page Not Found').waitFor();
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.getByRole('link', { name: 'Fitness Journey' }).click();
  await heading(page, 'Fitness Journey').waitFor();
  await page.getByText('What keeps people going').scrollIntoViewIfNeeded();
  expectEqual(asked, [], 'what the page asked the server');

  const lengths = page.getByRole('region', { name: 'How long do you want to plan for?' });
  await expectSoon(() => lengths.getByRole('link').count(), 4, 'plan lengths');
  await lengths.getByRole('link', { name: /Strength Builder/ }).click();
  await heading(page, 'My Plans').waitFor();
  await page.goBack();
  await heading(page, 'Fitness Journey').waitFor();

  const features = page.getByRole('region', { name: 'What helps you along the way' });
  await features.getByRole('link', { name: /Workout Tracker/ }).click();
  await page.waitForURL('**/log-workout');
  await page.goBack();
  await features.getByRole('link', { name: /Dashboard/ }).click();
  await heading(page, 'Welcome, Ada!').waitFor();
  expect(!page.url().includes('fitness-journey'), 'the dashboard has an address of its own');
}
