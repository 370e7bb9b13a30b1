// Checks that a long workout stays short on a phone, and that bars leave enough space.
import { callsOf, signInAs, openTracker, planOf, tickSet } from '../lib/people.mjs';
import { expect, until } from '../lib/suite.mjs';

export const name =
  'a workout of fifteen exercises is at most 3,000 pixels high, and bars take at most 22 % of a phone screen';

const LONGEST = 3000;
const MOST_COVERED = 0.22;
const names = [
  ['warmup', 'Marching in Place', 'Arm Circles', 'Hip Circles', 'Ankle Circles'],
  [
    'main',
    'Goblet Squat',
    'Dumbbell Row',
    'Dumbbell Bench Press',
    'Dumbbell Romanian Deadlift',
    'Overhead Press',
    'Dumbbell Curl',
    'Plank',
    'Calf Raise',
  ],
  ['cooldown', 'Supine Twist', 'Pigeon Pose', 'Butterfly Stretch'],
];
const fifteen = names.flatMap(([category, ...own]) =>
  own.map((exerciseName) => ({
    exerciseName,
    category,
    ...(category === 'main' ? { weight: 40 } : { duration: 30, sets: 1 }),
  })),
);

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const workout = await planOf(page, stage.address, 'Everything', fifteen);
  await openTracker(page, stage.address, workout);
  expect((await page.getByRole('article').count()) === 15, 'fifteen exercises stand there');
  const open = page.getByRole('article').filter({ has: page.getByRole('textbox') });
  expect((await open.count()) === 1, 'one of them is open');
  if (!stage.isPhone) return;
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  expect(height <= LONGEST, `the page is ${height} pixels long, at most ${LONGEST}`);
  // During a rest its bar is between the header and the sets.
  await page
    .getByRole('button', { name: /^Goblet Squat/ })
    .first()
    .click();
  await tickSet(page, 'Goblet Squat', 1);
  const timer = page.getByRole('timer').first();
  await timer.waitFor();
  const calls = await callsOf(page, stage.address);
  await until(async () => (await calls.get('/api/exercise-completions')).length === 1, 'the set to be stored');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const covered = await page.evaluate(() => {
    const whole = document.documentElement;
    const stays = (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const rows = new Set();
    for (const element of document.querySelectorAll('body *')) {
      if (!stays(element)) continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < whole.clientWidth / 2 || bottom <= 0 || top >= window.innerHeight) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, Math.round(bottom)); y += 1)
        rows.add(y);
    }
    return rows.size;
  });
  expect(covered > 0 && covered <= screen * MOST_COVERED, `${covered} of ${screen} pixels are covered, at most 22 %`);
}
