import 'fake-indexeddb/auto';
import { del, set } from 'idb-keyval';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { useKeepingSettings } from '@/shared/api/keptSettings';
import { answerStore, keyPrefix } from '@/shared/api/answerStore';
import { createQueryClient } from '@/shared/api/queryClient';
import { currentDay } from '@/shared/lib/currentDay';
import { addDays, weekdayOf } from '@/shared/lib/dates';
import { useUndoStore } from '@/shared/ui/undo';
import { prefetchForTraining } from './prefetch';

const today = currentDay();
const tomorrow = addDays(today, 1);
const inTwoDays = addDays(today, 2);
const workout = (id: number, day: string, type = 'strength') => ({ id, dayOfWeek: weekdayOf(day), type });

let asked: string[] = [];
let answers: Record<string, () => JsonBodyType> = {};
let week = [workout(11, inTwoDays), workout(12, today), workout(13, addDays(today, -1)), workout(14, tomorrow, 'rest')];

beforeEach(() => {
  asked = [];
  week = [workout(11, inTwoDays), workout(12, today), workout(13, addDays(today, -1)), workout(14, tomorrow, 'rest')];
  signIn(mara);
  answers = {
    '/api/workout-plans': () => [{ id: 1, isFavorite: true }],
    '/api/workout-plans/1/workouts': () => week,
  };
  server.use(
    http.get('/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(answers[pathname]?.() ?? []);
    }),
  );
});
afterEach(() => localStorage.clear());

const KEPT = `${keyPrefix(mara.id)}["/api/exercises"]`;
const keepCatalogue = () =>
  set(KEPT, { buster: __API_VERSION__, state: { data: [], dataUpdatedAt: Date.now() } }, answerStore());

const start = () => prefetchForTraining(createQueryClient(), {});

it('fetches the exercises of every workout, and suggestions and last sets of the next two', async () => {
  await start();
  for (const id of [11, 12, 13]) expect(asked).toContain(`/api/planned-workouts/${id}/exercises`);
  expect(asked.filter((path) => path.includes('/suggestions'))).toEqual([
    `/api/planned-workouts/12/suggestions?date=${today}`,
    `/api/planned-workouts/11/suggestions?date=${inTwoDays}`,
  ]);
  expect(asked).toContain(`/api/exercise-completions/last?before=${inTwoDays}&plannedWorkoutId=11`);
  expect(asked.filter((path) => path.includes('/14/'))).toEqual([]);
  for (const path of ['/api/exercises', '/api/nutrition-stats', '/api/favorite-foods', '/api/water'])
    expect(asked).toContain(path);
  expect(asked.length).toBeLessThan(60);
});

it('fetches what the dashboard and the calendar of this month show, and the foods that the search offers', async () => {
  await start();
  for (const path of ['/api/stats', '/api/daily-meal-plan', '/api/wellness-activities/stats'])
    expect(asked).toContain(path);
  const [from = '', to = ''] = asked
    .flatMap((path) => /workouts\?from=([\d-]+)&to=([\d-]+)/.exec(path)?.slice(1) ?? [])
    .slice(-2);
  expect(from <= `${today.slice(0, 7)}-01` && to > from).toBe(true);
  expect(asked).toContain('/api/nutrition-suggestions/Banana?limit=12');
  expect(asked.filter((path) => /sleep|period|body|coaching\/motivation/.test(path))).toEqual([]);
});

it('fetches the weeks of all plans, but the workouts only of those that count today', async () => {
  answers['/api/workout-plans'] = () => [{ id: 1, isFavorite: true }, { id: 2 }];
  answers['/api/workout-plans/2/workouts'] = () => [workout(15, today)];
  await start();
  expect(asked.filter((path) => path === '/api/workout-plans/1/workouts')).toHaveLength(1);
  expect(asked).toContain('/api/workout-plans/2/workouts');
  expect(asked.filter((path) => path.includes('/15/'))).toEqual([]);
});

it('fetches again after the end of a session has removed what was kept', async () => {
  await keepCatalogue();
  await start();
  asked = [];
  await del(KEPT, answerStore());
  await start();
  expect(asked).toContain('/api/exercises');
});

it('fetches once a day, and again after the plan has changed', async () => {
  await keepCatalogue();
  await start();
  asked = [];
  await start();
  expect(asked).toEqual(['/api/workout-plans', '/api/workout-plans/1/workouts']);
  week = [workout(21, today)];
  await start();
  expect(asked).toContain('/api/planned-workouts/21/exercises');
});

it('leaves no answers where screens find them, and asks for nothing that a screen has', async () => {
  const client = createQueryClient();
  client.setQueryData(['/api/water'], { ml: 250 });
  await prefetchForTraining(client, {});
  expect(asked).not.toContain('/api/water');
  expect(asked).toContain('/api/recipes');
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['/api/water']]);
});

it('stops when the user changes the plan in the meantime', async () => {
  const client = createQueryClient();
  client.setQueryData(['/api/workout-plans', 1, 'workouts'], week);
  server.use(
    http.get('/api/planned-workouts/12/exercises', () => {
      client.setQueryData(['/api/workout-plans', 1, 'workouts'], [workout(11, inTwoDays)]);
      return HttpResponse.json([]);
    }),
  );
  await prefetchForTraining(client, {});
  expect(asked.filter((path) => path.includes('/suggestions'))).toEqual([]);
  expect(useKeepingSettings.getState().prefetched).toBe('');
});

it('tries again at the next start after the connection was lost', async () => {
  server.use(http.get('/api/water', () => HttpResponse.error(), { once: true }));
  await start();
  expect(useKeepingSettings.getState().prefetched).toBe('');
  await start();
  expect(useKeepingSettings.getState().prefetched).toContain(today);
});

it('waits until the user has done nothing for three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  window.dispatchEvent(new Event('pointerdown'));
  const done = start();
  await vi.advanceTimersByTimeAsync(2500);
  window.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked).toEqual(['/api/workout-plans', '/api/workout-plans/1/workouts']);
  await vi.advanceTimersByTimeAsync(600);
  await done;
  expect(asked).toContain('/api/exercises');
  vi.useRealTimers();
});

it('waits while something can be undone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useUndoStore.setState({
    pending: { key: 'plan-1', message: 'Plan changed', created: [], undo: () => Promise.resolve() },
  });
  const done = start();
  await vi.advanceTimersByTimeAsync(8000);
  expect(asked).toEqual(['/api/workout-plans', '/api/workout-plans/1/workouts']);
  useUndoStore.setState({ pending: null });
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(asked).toContain('/api/planned-workouts/12/exercises');
  vi.useRealTimers();
});

it('fetches the history of the exercises of the next two workouts, each once', async () => {
  for (const id of [11, 12, 13])
    answers[`/api/planned-workouts/${id}/exercises`] = () => [
      { exerciseName: 'Squat' },
      { exerciseName: id === 13 ? 'Curl' : 'Row' },
    ];
  answers['/api/exercise-history'] = () => ({ sessions: [], sessionCount: 0 });
  await start();
  expect(asked.filter((path) => path.startsWith('/api/exercise-history')).sort()).toEqual([
    '/api/exercise-history?exercise=Row&limit=20&offset=0',
    '/api/exercise-history?exercise=Squat&limit=20&offset=0',
  ]);
});
