// Enters very long names without spaces: no page may become wider than its window.
import { settled } from '../lib/browser.mjs';
import { heading, logIn, newEmail, PASSWORD } from '../lib/people.mjs';
import { person } from '../lib/server.mjs';
import { expect } from '../lib/suite.mjs';

export const name = 'very long names do not make a page wider than its window';

const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

async function fill(who) {
  const exercises = [
    { exerciseName: WORD, category: 'main', sets: 3, reps: 10, restTime: 60, notes: WORD },
    { exerciseName: 'Plank', category: 'main', sets: 3, duration: 45, restTime: 60 },
  ];
  const workouts = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    dayOfWeek,
    title: WORD,
    type: 'strength',
    notes: WORD,
    exercises,
  }));
  const plan = await who.post('/api/workout-plans', { name: WORD, description: WORD, isFavorite: true, workouts });
  const [planned] = await who.get(`/api/workout-plans/${plan.id}/workouts`);
  await who.post('/api/workouts', { type: 'running', name: WORD, duration: 30, notes: WORD });
  return { plan, planned };
}

export async function run(stage) {
  const who = await person(stage.address, WORD.slice(0, 90), { email: newEmail('long'), password: PASSWORD });
  await who.put('/api/user', { onboardingCompleted: true, onboardingStage: 2 });
  const { plan, planned } = await fill(who);
  const page = await stage.openPage();
  await page.goto(`${stage.address}/auth`);
  await logIn(page, who);
  const paths = [
    '/',
    '/workout-planner?tab=myplans',
    `/workout-planner?plan=${plan.id}`,
    '/log-workout',
    `/log-workout?workout=${planned.id}`,
    '/workout-calendar',
    '/progress',
    '/wellness',
  ];
  for (const path of paths) {
    await page.goto(stage.address + path);
    await heading(page, /./).waitFor();
    await settled(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const room = page.viewportSize().width;
    expect(wide <= room, `${path} is ${wide} px wide where ${room} are there`);
  }
}
