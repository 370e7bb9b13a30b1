// Answers while the server is away: what was kept, and what follows from it on a new day.
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { onDayChange } from '@/shared/lib/currentDay';
import { isOfDataNotKept } from './errors';
import { disconnect, endApps, hidePage, setNow, startApp } from './keptFixtures';
import { changeKeepingSettings } from './keptSettings';
import { offlineAnswer } from './offlineAnswer';

// A Friday.
const FRIDAY = new Date(2026, 10, 20, 20);
const SATURDAY = new Date(2026, 10, 21, 9);
let stop = () => {};

beforeEach(() => {
  stop = onDayChange(() => {});
  setNow(FRIDAY);
  signIn(mara);
});
afterEach(async () => {
  stop();
  await endApps();
});

async function keepAll(answers: readonly (readonly [readonly unknown[], unknown])[]): Promise<void> {
  const client = await startApp();
  client.setQueryDefaults(TODAY, { meta: { dayBound: true } });
  for (const [queryKey, data] of answers) client.setQueryData(queryKey, data);
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const dataOf = async (queryKey: QueryKey) => (await offlineAnswer(queryKey))?.data;

const plan = (id: number, isFavorite: boolean) => ({ id, isFavorite });
const workout = (id: number, dayOfWeek: number, type = 'strength') => ({ id, dayOfWeek, type });
const TODAY = ['/api/planned-workouts/today'];

it("today's workout on a new day is that of the plan, as the server chooses it", async () => {
  await keepAll([
    [['/api/workout-plans'], [plan(1, true), plan(2, true), plan(3, false)]],
    [['/api/workout-plans', 1, 'workouts'], [workout(11, 5)]],
    [['/api/workout-plans', 2, 'workouts'], [workout(21, 6)]],
    [['/api/workout-plans', 3, 'workouts'], [workout(31, 6)]],
    [['/api/planned-workouts', 21, 'exercises'], ['squat']],
    [TODAY, { workout: workout(11, 5) }],
  ]);
  setNow(SATURDAY);
  expect(await dataOf(TODAY)).toEqual({
    workout: workout(21, 6),
    plan: plan(2, true),
    exercises: ['squat'],
    completions: [],
  });
});

it('a day without a planned workout is free, and one whose exercises are not kept is unknown', async () => {
  await keepAll([
    [['/api/workout-plans'], [plan(1, false)]],
    [
      ['/api/workout-plans', 1, 'workouts'],
      [workout(11, 5), workout(12, 0)],
    ],
  ]);
  setNow(SATURDAY);
  expect(await dataOf(TODAY)).toEqual({ workout: null, plan: null, exercises: [], completions: [] });
  setNow(new Date(2026, 10, 22, 9));
  expect(await dataOf(TODAY)).toBeUndefined();
});

it('nothing has happened yet on a day after the last answer, but other days are unknown', async () => {
  await keepAll([
    [['/api/workout-plans'], []],
    [['/api/food-entries', { from: '2026-11-20', to: '2026-11-20' }], ['apple']],
  ]);
  setNow(SATURDAY);
  const on = (day: string) => dataOf(['/api/food-entries', { from: day, to: day }]);
  expect(await on('2026-11-21')).toEqual([]);
  expect(await on('2026-11-20')).toEqual(['apple']);
  expect(await on('2026-11-19')).toBeUndefined();
  expect(await dataOf(['/api/exercise-completions', { date: '2026-11-21' }])).toEqual([]);
});

it('the entries of fewer days come from a list of more days', async () => {
  const entries = [{ localDate: '2026-11-18' }, { localDate: '2026-11-20' }];
  await keepAll([
    [['/api/workout-plans'], []],
    [['/api/food-entries', { from: '2026-11-14' }], entries],
  ]);
  setNow(SATURDAY);
  expect(await dataOf(['/api/food-entries', { from: '2026-11-15' }])).toEqual(entries);
  expect(await dataOf(['/api/food-entries', { from: '2026-11-19', to: '2026-11-21' }])).toEqual([entries[1]]);
  expect(await dataOf(['/api/food-entries', { from: '2026-11-13' }])).toBeUndefined();
});

it('the last sets and the suggestions are those of the latest earlier day, of the same workout', async () => {
  const last = (before: string, plannedWorkoutId: number) => [
    '/api/exercise-completions/last',
    { before, plannedWorkoutId },
  ];
  await keepAll([
    [last('2026-11-13', 11), ['older']],
    [last('2026-11-20', 11), ['newer']],
    [last('2026-11-20', 12), ['other']],
    [['/api/planned-workouts', 11, 'suggestions', { date: '2026-11-20' }], ['suggested']],
  ]);
  setNow(SATURDAY);
  expect(await dataOf(last('2026-11-21', 11))).toEqual(['newer']);
  expect(await dataOf(last('2026-11-12', 11))).toBeUndefined();
  expect(await dataOf(['/api/planned-workouts', 11, 'suggestions', { date: '2026-11-27' }])).toEqual(['suggested']);
});

it('a plan of meals is not that of another day', async () => {
  await keepAll([[['/api/meal-week', { date: '2026-11-20' }], ['meals']]]);
  setNow(SATURDAY);
  expect(await dataOf(['/api/meal-week', { date: '2026-11-21' }])).toBeUndefined();
});

it.each([
  ['/api/sleep-trackings', false, true],
  ['/api/sleep-trackings', true, false],
  ['/api/recipes', false, false],
] as const)(
  'without a connection, %s with the switch %s: the error says that health data is not kept: %s',
  async (path, health, isTold) => {
    changeKeepingSettings({ health });
    disconnect(path);
    const client = await startApp();
    const error: unknown = await client.fetchQuery({ queryKey: [path] }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(TypeError);
    expect(isOfDataNotKept(error)).toBe(isTold);
  },
);
