// Checks that the response to a tick changes nothing on the screen: no row, no tick, no focused field.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, openExercise, openTracker, planOf, storedSets, tickSet } from '../lib/people.mjs';

export const name = 'the response to a tick moves nothing on the screen';

// Holds back every change of a completion until it is released.
async function holdChanges(page) {
  let open;
  const opened = new Promise((resolve) => (open = resolve));
  await page.route('**/api/exercise-completions/*', async (route) => {
    if (route.request().method() === 'PUT') await opened;
    await route.continue();
  });
  return open;
}

// The rows after each change: x is ticked, o is not.
async function watchRows(page, exercise) {
  await page.getByRole('list', { name: `Sets of ${exercise}` }).evaluate((list) => {
    const look = () => [...list.children].map((row) => (row.querySelector('[aria-pressed=true]') ? 'x' : 'o')).join('');
    window.rowsSeen = [look()];
    const note = () => window.rowsSeen.at(-1) !== look() && window.rowsSeen.push(look());
    new MutationObserver(note).observe(list, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => window.rowsSeen);
}

async function start(stage, title) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  const workout = await planOf(page, stage.address, title, [
    { exerciseName: 'Goblet Squat', weight: 40 },
    { exerciseName: 'Dumbbell Row', weight: 30 },
  ]);
  await openTracker(page, stage.address, workout);
  const card = await openExercise(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 1);
  await until(async () => (await storedSets(calls))['Goblet Squat']?.length === 1, 'the first set');
  const letThrough = await holdChanges(page);
  const rows = await watchRows(page, 'Goblet Squat');
  await tickSet(page, 'Goblet Squat', 2);
  const arrive = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    letThrough();
    await answer;
    // Waits until the page has drawn the change.
    await until(async () => (await storedSets(calls))['Goblet Squat'].length === 2, 'the second set');
    await page.evaluate(
      () =>
        new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 100)),
    );
  };
  return { page, calls, card, arrive, rows };
}

async function typing(stage) {
  const { page, calls, card, arrive, rows } = await start(stage, 'Typing');
  const weight = card.getByRole('textbox', { name: 'Weight (lbs), set 3', exact: true });
  await weight.click();
  await page.keyboard.type('4');
  await arrive();
  await page.keyboard.type('5');
  expectEqual(await rows(), ['xoo', 'xxo'], 'how the rows looked');
  await expectSoon(() => weight.inputValue(), '45', 'what was typed before and after the answer');
  await tickSet(page, 'Goblet Squat', 3);
  await expectSoon(
    async () => (await storedSets(calls))['Goblet Squat'],
    [
      [40, 10, null],
      [40, 10, null],
      [45, 10, null],
    ],
    'the sets',
  );
}

async function choosing(stage) {
  const { page, card, arrive } = await start(stage, 'Choosing');
  await card.getByRole('button', { name: 'Set 3, Normal: change' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set 3' });
  await sheet.waitFor();
  await arrive();
  await sheet.getByText('To failure', { exact: true }).click();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Set 3, To failure: change' }).waitFor();
}

export async function run(stage) {
  await typing(stage);
  await choosing(stage);
}
