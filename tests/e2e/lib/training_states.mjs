// The states of suggestions, of advice and of sets that differ; part of states.mjs.
import { callsOf, heading, openExercise, openTracker, planOf } from './people.mjs';

const BENCH = 'Bench Press';
const TITLE = 'Push';

const dayAgo = (page, days) =>
  page.evaluate((ago) => new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() - ago * 86_400_000)), days);

// A workout of today that was trained a week ago, in a plan that drives no other screen.
async function trainedPush(page, address) {
  const calls = await callsOf(page, address);
  const plan = (await calls.get('/api/workout-plans')).find(({ name }) => name.startsWith(TITLE));
  if (plan) return (await calls.get(`/api/workout-plans/${plan.id}/workouts`))[0];
  const scheme = { scheme: 'double', restTime: 90 };
  const exercises = [
    { exerciseName: BENCH, reps: 8, repsMax: 10, rampUpSets: 2, ...scheme },
    { exerciseName: 'Dumbbell Shoulder Press', reps: 8, repsMax: 12, ...scheme },
  ];
  const day = await page.evaluate(() => new Date().getDay());
  const workout = await planOf(page, address, TITLE, exercises, { day });
  const [bench] = await calls.get(`/api/planned-workouts/${workout.id}/exercises`);
  await calls.post('/api/exercise-completions', {
    plannedExerciseId: bench.id,
    date: await dayAgo(page, 7),
    sets: [1, 2, 3].map(() => ({ reps: 10, weight: 100 })),
  });
  return workout;
}

async function openSuggestion(page, address) {
  await openTracker(page, address, await trainedPush(page, address));
  const card = await openExercise(page, BENCH);
  await card.getByRole('button', { name: 'Accept' }).waitFor();
  return card;
}

// For a user whose plan has a workout today.
export const suggestionStates = [
  [
    'training-suggestion',
    async (page, address) => {
      const card = await openSuggestion(page, address);
      // Below the bar at the top.
      await card.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120));
    },
  ],
  [
    'guided-suggestion',
    async (page, address) => {
      await openSuggestion(page, address);
      await page.getByRole('button', { name: 'Guided', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).waitFor();
    },
  ],
  [
    'planner-different-sets',
    async (page, address) => {
      const { workoutPlanId } = await trainedPush(page, address);
      await page.goto(`${address}/workout-planner?plan=${workoutPlanId}`);
      await page.getByRole('button', { name: `Edit Exercises of ${TITLE}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Bench Press.*Change amounts$/ }).click();
      await dialog.getByRole('button', { name: 'Different sets' }).click();
      await dialog.getByRole('button', { name: 'Shapes' }).click();
      await page.getByRole('menuitem', { name: 'Pyramid: 12, 10, 8, 6' }).click();
      await dialog.getByText(/^12 \/ 10 \/ 8 \/ 6/).waitFor();
    },
  ],
];

// For a user with a workout in this week.
export const muscleState = [
  'progress-muscles',
  async (page, address) => {
    await page.goto(`${address}/progress?tab=workouts`);
    await page.getByRole('table', { name: 'Sets this week by muscle' }).waitFor({ state: 'attached' });
    await page
      .getByRole('heading', { name: 'How are your muscles doing this week?' })
      .evaluate((title) => window.scrollTo(0, title.getBoundingClientRect().top + window.scrollY - 90));
  },
];

// For a user without a plan and without training: trains on the two days before.
export const adviceState = [
  'dashboard-advice',
  async (page, address) => {
    const calls = await callsOf(page, address);
    for (const [ago, exerciseName] of [
      [2, 'Pull-Up'],
      [1, 'Push-Up'],
    ]) {
      const date = await dayAgo(page, ago);
      const { id } = await calls.post('/api/exercise-completions', {
        exerciseName,
        actualSets: 4,
        actualReps: 8,
        date,
      });
      await calls.post('/api/workouts', { type: 'strength', duration: 40, date, completionIds: [id] });
    }
    await page.goto(address);
    await heading(page, /^Welcome/).waitFor();
    const advice = page.getByRole('region', { name: 'What should I train today?' });
    await advice.getByRole('button', { name: 'Start now' }).waitFor();
    await advice.evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top + window.scrollY - 90));
  },
];

// For a user who has just made the first plan, at the end of the tour.
export const fitState = [
  'plan-fit',
  async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Got it!' }).click();
    const card = page.getByRole('region', { name: 'Does your plan fit?' });
    await card.getByRole('button', { name: 'Make it fit' }).click();
    await card.getByRole('radio').first().waitFor();
    await card.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 90));
  },
];
