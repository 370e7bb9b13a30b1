// The states of an exercise's page and of a logged workout; part of states.mjs.
import { callsOf, heading } from './people.mjs';

const isLift = ({ workoutId, category, actualWeight }) => workoutId !== null && category === 'main' && actualWeight > 0;

// Logs two workouts with squats for a user without weights: a week ago, and yesterday with more weight.
async function lift(page, calls) {
  for (const [daysAgo, weight] of [
    [8, 40],
    [1, 45],
  ]) {
    const date = await page.evaluate(
      (days) => new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - days * 86_400_000)),
      daysAgo,
    );
    const sets = [1, 2, 3].map(() => ({ setType: 'normal', reps: 10, weight }));
    const { id } = await calls.post('/api/exercise-completions', {
      exerciseName: 'Goblet Squat',
      category: 'main',
      sets,
      date,
    });
    await calls.post('/api/workouts', { type: 'strength', name: 'Leg day', duration: 40, completionIds: [id], date });
  }
}

// The latest workout with a lifted weight, and that exercise. Creates one for a user without weights.
async function latestLift(page, address) {
  const calls = await callsOf(page, address);
  const find = async () => (await calls.get('/api/exercise-completions?limit=200')).find(isLift);
  const found = await find();
  if (found) return found;
  await lift(page, calls);
  return find();
}

async function openExercise(page, address) {
  const { exerciseName } = await latestLift(page, address);
  await page.goto(`${address}/exercise?name=${encodeURIComponent(exerciseName)}`);
  await heading(page, exerciseName).waitFor();
  await page.getByRole('application', { name: `Weight: ${exerciseName}` }).waitFor();
}

async function openOwn(page, address) {
  const calls = await callsOf(page, address);
  const name = 'Anvil Squat';
  if (!(await calls.get('/api/own-exercises')).some((each) => each.name === name)) {
    await calls.post('/api/own-exercises', {
      name,
      implement: 'barbell',
      primaryMuscles: ['quadriceps', 'glutes'],
      secondaryMuscles: ['core'],
      instructions: 'Bar in the crook of the elbows.\nSit down between the hips.',
    });
  }
  await page.goto(`${address}/exercise?name=Anvil%20Squat`);
  await page.getByText('Your exercise · Barbell').waitFor();
}

async function openLogged(page, address) {
  const { workoutId, exerciseName } = await latestLift(page, address);
  await page.goto(`${address}/workout?id=${workoutId}`);
  const exercise = page.getByRole('listitem', { name: exerciseName, exact: true });
  // In a workout with many exercises each one is collapsed.
  const line = page.getByRole('button', { name: exerciseName, exact: true, expanded: false });
  await exercise.or(line).first().waitFor();
  if (await line.isVisible()) await line.click();
  await exercise.waitFor();
  return exercise;
}

export const exerciseStates = [
  ['exercise', openExercise],
  [
    'exercise-new',
    async (page, address) => {
      await page.goto(`${address}/exercise?name=Stone%20lift`);
      await page.getByText('Not done yet').waitFor();
    },
  ],
  ['exercise-own', openOwn],
  [
    'exercise-own-edit',
    async (page, address) => {
      await openOwn(page, address);
      await page.getByRole('button', { name: 'Actions for Anvil Squat' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog', { name: 'Edit exercise' }).waitFor();
    },
  ],
  [
    'exercise-note',
    async (page, address) => {
      await openExercise(page, address);
      await page.getByRole('button', { name: 'Add a note' }).click();
      await page.getByRole('textbox', { name: 'Pinned note' }).waitFor();
    },
  ],
  ['workout-logged', openLogged],
  [
    'workout-logged-set',
    async (page, address) => {
      const exercise = await openLogged(page, address);
      await exercise
        .getByRole('button', { name: /^Set \w+, .*: change$/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Reps in reserve' }).waitFor();
    },
  ],
];
