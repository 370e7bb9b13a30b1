// Trains on two days, looks at the body map, and starts what the dashboard suggests for the rest.
import { expect, expectEqual, until } from '../lib/suite.mjs';
import { callsOf, heading, signInAs } from '../lib/people.mjs';

export const name = 'two days of training are on the body map, and a free day suggests the rest';

const dayAgo = (page, ago) =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() - days);
    return new Intl.DateTimeFormat('sv-SE').format(day);
  }, ago);

async function train(calls, exerciseName, actualSets, date) {
  const completion = await calls.post('/api/exercise-completions', {
    exerciseName,
    actualSets,
    actualReps: 8,
    actualWeight: 60,
    date,
  });
  await calls.post('/api/workouts', { type: 'strength', duration: 40, date, completionIds: [completion.id] });
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await calls.put('/api/user', { equipment: 'full_gym', fitnessLevel: 'intermediate' });
  await train(calls, 'Barbell Row', 3, await dayAgo(page, 2));
  await train(calls, 'Bench Press', 4, await dayAgo(page, 1));

  // On a Monday or Tuesday some of it belongs to the week before.
  const { muscles } = await calls.get('/api/muscle-status');
  const chest = muscles.find(({ muscle }) => muscle === 'chest');
  expect(chest.recovery !== 'ready', 'the chest to be recovering');

  await page.goto(`${stage.address}/progress?tab=workouts`);
  await heading(page, 'Progress Analytics').waitFor();
  const map = page.getByRole('table', { name: 'Sets this week by muscle' });
  await map.getByRole('row', { name: `Chest ${chest.sets} sets, range 8–16` }).waitFor({ state: 'attached' });
  await page.getByText('Recovery', { exact: true }).click();
  const rested = page.getByRole('table', { name: 'Recovery by muscle' });
  await rested.getByRole('row', { name: `Chest ${chest.recovery}, about` }).waitFor({ state: 'attached' });
  await rested.getByRole('row', { name: 'Quadriceps ready' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.getByRole('table', { name: 'Sets, range and recovery of each muscle' }).waitFor();

  await page.goto(stage.address);
  const advice = page.getByRole('region', { name: 'What should I train today?' });
  await advice.getByText(/^Recovered, and short of this week's sets: /).waitFor();
  await advice.getByText(/Left out because they still recover: .*chest/).waitFor();
  const { workout } = await calls.get('/api/training-advice');
  const main = workout.exercises.filter(({ category }) => category === 'main').map((each) => each.name);
  for (const exercise of main) await advice.getByText(exercise, { exact: true }).waitFor();
  await advice.getByRole('button', { name: 'Start now' }).click();
  await until(() => page.url().endsWith('/log-workout?workout=free'), 'the tracker');
  await page.getByText(main[0], { exact: true }).first().waitFor();
  expectEqual(await page.getByLabel('Name').inputValue(), workout.title.text, 'the name of the workout');

  // Until it is finished, no other can start.
  await page.goto(stage.address);
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await advice.getByText('Finish or discard your unfinished workout first.').waitFor();
  expectEqual(await advice.getByRole('button', { name: 'Start now' }).count(), 0, 'buttons to start');
}
