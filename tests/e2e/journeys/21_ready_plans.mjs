// Uses a template adapted to an injury, a generated plan, and a level progression.
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, expectToast } from '../lib/people.mjs';

export const name = 'a user adopts a template, generates a plan, and moves up a level';

const DAY_MS = 86_400_000;
const WEEKS = 10;

async function exercisesOf(calls, plan) {
  const days = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  const lists = [];
  for (const day of days) lists.push(await calls.get(`/api/planned-workouts/${day.id}/exercises`));
  return { days, all: lists.flat() };
}

async function loadsOf(calls, area) {
  const catalogue = await calls.get('/api/exercises');
  return new Set(catalogue.filter(({ loads }) => loads.includes(area)).map((each) => each.name));
}

async function takeTemplate(page, address, calls) {
  await calls.put('/api/user', { equipment: 'dumbbells', injuries: ['knee'] });
  await page.goto(`${address}/workout-planner?tab=templates`);
  await page.getByRole('button', { name: 'See the days: First Steps' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('exercises were replaced to protect: Knee.').click();
  await dialog.getByText('Goblet Squat → Straight-Leg Raise').waitFor();
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expectToast(page, 'Template Created!', 'Goblet Squat → Straight-Leg Raise');
  await heading(page, 'First Steps').waitFor();
  const plans = await calls.get('/api/workout-plans');
  expectEqual(
    plans.map((plan) => plan.name),
    ['First Steps'],
    'plans',
  );
  const { days, all } = await exercisesOf(calls, plans[0]);
  expectEqual(
    days.map(({ dayOfWeek }) => dayOfWeek),
    [1, 3, 5],
    'training days',
  );
  const knee = await loadsOf(calls, 'knee');
  expectEqual(
    all.filter(({ exerciseName }) => knee.has(exerciseName)),
    [],
    'exercises that load the knee',
  );
  expect(
    all.every(({ restTime }) => restTime === 60),
    'a rest of a template is not 60 s',
  );
}

// The same in German: card, preview, toast, and what the plan keeps.
async function takeTemplateInGerman(page, address, calls) {
  await calls.put('/api/user', { locale: 'de', equipment: 'dumbbells', injuries: ['knee'] });
  await page.goto(`${address}/workout-planner?tab=templates`);
  await page.reload();
  await page.getByRole('button', { name: 'Tage ansehen: Erste Schritte' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ganzkörper A', { exact: true }).waitFor();
  await dialog.getByText(/Geschont wird: Knie/).waitFor();
  await dialog.getByText(/Woche 1–4: Lern die Bewegungen/).waitFor();
  await dialog.getByRole('button', { name: 'Diesen Plan verwenden' }).click();
  await expectToast(page, 'Vorlage angelegt!', 'ersetzt, um zu schonen: Knie');
  await heading(page, 'Erste Schritte').waitFor();
  const plan = (await calls.get('/api/workout-plans')).find((each) => each.name === 'Erste Schritte');
  expect(/Ganzkörpertage/.test(plan.description), 'the description is not German');
  expectEqual(plan.blockWeeks, 4, 'weeks of the block');
  const { days } = await exercisesOf(calls, plan);
  expect(
    days.every(({ title, notes }) => title.startsWith('Ganzkörper') && !/\b(the|leaves|weight)\b/.test(notes)),
    'a day is not German',
  );
  await calls.put('/api/user', { locale: 'en' });
  await page.goto(address);
  await page.reload();
}

async function answerQuestions(page, address, calls) {
  await page.goto(`${address}/workout-planner?tab=ai`);
  await page.getByRole('button', { name: 'Answer a few questions' }).click();
  const dialog = page.getByRole('dialog');
  const check = (role, label) => dialog.getByRole(role, { name: label, exact: true }).check();
  expect(
    await dialog.getByRole('checkbox', { name: 'Knee' }).isChecked(),
    'the injuries of the account are not in the form',
  );
  await dialog.getByRole('checkbox', { name: 'Full body' }).uncheck();
  await dialog.getByRole('button', { name: 'Create personalized plan' }).click();
  await dialog.getByText('Select at least one target area').waitFor();
  // By keyboard: the question is focused.
  const upperBody = dialog.getByRole('checkbox', { name: 'Upper body' });
  await expectSoon(
    () => upperBody.evaluate((box) => box === document.activeElement),
    true,
    'the focus at the question',
  );
  await page.keyboard.press('Space');
  expect(await upperBody.isChecked(), 'the focused answer is not checked');
  await check('radio', 'Muscle');
  await check('radio', 'Gym');
  await check('radio', '4');
  await check('radio', '60 min');
  await check('checkbox', 'Lower body');
  await dialog.getByRole('checkbox', { name: 'Knee' }).uncheck();
  await check('checkbox', 'Wrist');

  // Answers survive a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Answer a few questions' }).click();
  expect(await dialog.getByRole('radio', { name: '60 min' }).isChecked(), 'the answers are forgotten');
  await dialog.getByRole('button', { name: 'Create personalized plan' }).click();
  await expectToast(page, 'Personalized Plan Created!', 'Beginner, Muscle:');
  await heading(page, 'Muscle Building Plan').waitFor();
  const plan = (await calls.get('/api/workout-plans')).find((each) => each.name === 'Muscle Building Plan');
  const { days, all } = await exercisesOf(calls, plan);
  expectEqual(days.length, 4, 'days of the personalised plan');
  const wrist = await loadsOf(calls, 'wrist');
  expectEqual(
    all.filter(({ exerciseName }) => wrist.has(exerciseName)),
    [],
    'exercises that load the wrist',
  );
  await expectSoon(async () => (await calls.get('/api/user')).injuries, ['wrist'], 'injuries of the account');
}

// Logs ten weeks of three workouts each, with increasing weights.
async function trainForWeeks(calls) {
  await calls.put('/api/user', { weeklyGoal: 3 });
  const today = Date.now();
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const day = (at) => new Date(at).toISOString().slice(0, 10);
  for (let week = WEEKS; week >= 1; week -= 1) {
    const start = monday - week * 7 * DAY_MS;
    for (const after of [0, 2, 4]) {
      await calls.post('/api/workouts', {
        type: 'strength',
        duration: 40,
        intensity: 'moderate',
        date: day(start + after * DAY_MS),
      });
    }
    const lift = { exerciseName: 'Goblet Squat', actualSets: 3, actualReps: 10, actualWeight: 60 - 2 * week };
    await calls.post('/api/exercise-completions', { ...lift, date: day(start + 4 * DAY_MS) });
  }
}

async function moveUp(page, address, calls) {
  await trainForWeeks(calls);
  await page.goto(address);
  const card = page.getByRole('region', { name: 'Ready for the next level?' });
  await card.getByText('100% of your weekly goal over the last 8 weeks').waitFor();
  await card.getByText('Weekly goal reached 10 weeks in a row').waitFor();
  await card.getByRole('button', { name: 'Move up to Intermediate' }).click();
  await expectToast(page, 'You are now at Intermediate!');
  await card.waitFor({ state: 'detached' });
  await expectSoon(async () => (await calls.get('/api/user')).fitnessLevel, 'intermediate', 'the level');
  const [change] = await calls.get('/api/level-history');
  expectEqual([change.toLevel, change.triggeredBy], ['intermediate', 'suggestion'], 'the history');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await takeTemplate(page, stage.address, calls);
  await takeTemplateInGerman(page, stage.address, calls);
  await answerQuestions(page, stage.address, calls);
  await moveUp(page, stage.address, calls);
}
