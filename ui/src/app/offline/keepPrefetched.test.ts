import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshPlans } from '@/features/plans/api';
import { mara, signIn } from '@/mocks/people';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { answerStore, keyPrefix } from '@/shared/api/answerStore';
import { useKeepingSettings } from '@/shared/api/keptSettings';
import { plansQuery } from '@/shared/api/queries';
import { createQueryClient } from '@/shared/api/queryClient';
import { currentDay } from '@/shared/lib/currentDay';
import { weekdayOf } from '@/shared/lib/dates';
import { keepPrefetched } from './keepPrefetched';

const today = currentDay();
const weekOf = (id: number) => [{ id, dayOfWeek: weekdayOf(today), type: 'strength' }];
const EXERCISES = /^\/api\/planned-workouts\/(\d+)\/exercises$/;
const CATALOGUE = `${keyPrefix(mara.id)}["/api/exercises"]`;

let asked: string[] = [];
let plan = 1;
let beforeAnswer: (path: string) => void = () => {};
let end = () => {};

// The plan 1 has the workout 11, the plan 2 the workout 12.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  asked = [];
  plan = 1;
  beforeAnswer = () => {};
  signIn(mara);
  await set(CATALOGUE, { buster: __API_VERSION__, state: { data: [], dataUpdatedAt: Date.now() } }, answerStore());
  const answers: Record<string, () => JsonBodyType> = {
    '/api/workout-plans': () => [{ id: plan, isFavorite: true }],
    '/api/workout-plans/1/workouts': () => weekOf(11),
    '/api/workout-plans/2/workouts': () => weekOf(12),
  };
  server.use(
    http.get('/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      beforeAnswer(pathname);
      return HttpResponse.json(answers[pathname]?.() ?? []);
    }),
  );
});
afterEach(() => {
  end();
  localStorage.clear();
});

const workouts = () => asked.flatMap((path) => EXERCISES.exec(path)?.[1] ?? []);
const isFetched = (workout: number) =>
  vi.waitFor(() => expect(useKeepingSettings.getState().prefetched).toBe(`${today} ${workout}`), 5000);

async function start() {
  const client = createQueryClient();
  await client.fetchQuery(plansQuery);
  end = keepPrefetched(client, {});
  return client;
}

async function changePlan(client: Awaited<ReturnType<typeof start>>) {
  plan = 2;
  await refreshPlans(client);
  await vi.advanceTimersByTimeAsync(1000);
}

it('fetches the workouts of a plan that was made after the start, and nothing else again', async () => {
  const client = await start();
  await isFetched(11);
  expect(asked).toContain('/api/recipes');
  asked = [];
  await changePlan(client);
  await isFetched(12);
  expect(workouts()).toEqual(['12']);
  expect(asked).not.toContain('/api/recipes');
});

it('asks for nothing more of a plan that is gone', async () => {
  let changing: Promise<void> | undefined;
  beforeAnswer = (path) => {
    if (path === '/api/planned-workouts/today') changing ??= changePlan(client);
  };
  const client = await start();
  await isFetched(12);
  await changing;
  expect(workouts()).toEqual(['12']);
  expect(asked).toContain('/api/recipes');
});

it('an answer that says the same interrupts nothing and fetches nothing again', async () => {
  const client = await start();
  await client.fetchQuery({ ...plansQuery, staleTime: 0 });
  await isFetched(11);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(asked.filter((path) => path.endsWith('/1/workouts')).length).toBeGreaterThan(1));
  expect(workouts()).toEqual(['11']);
  expect(asked.filter((path) => path === '/api/recipes')).toHaveLength(1);
});

it('ends with the page', async () => {
  const client = await start();
  await isFetched(11);
  end();
  asked = [];
  await changePlan(client);
  await vi.advanceTimersByTimeAsync(1000);
  expect(workouts()).toEqual([]);
});

// An answer that says the same arrives while recipes are fetched.
async function refetchDuringRecipes() {
  const { open, opened } = gate();
  server.use(
    http.get('/api/recipes', async () => {
      asked.push('/api/recipes');
      await opened;
      return HttpResponse.json([]);
    }),
  );
  const client = await start();
  await vi.waitFor(() => expect(asked).toContain('/api/recipes'), 5000);
  await client.fetchQuery({ ...plansQuery, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(1100);
  asked = [];
  return { client, open };
}

it('ends with the page, also after an answer that says the same', async () => {
  const { client, open } = await refetchDuringRecipes();
  end();
  open();
  // Each takes as long as a request of the run would.
  for (let count = 0; count < 5; count += 1) await client.fetchQuery({ queryKey: ['/api/stats', { count }] });
  expect(asked.filter((path) => path !== '/api/stats')).toEqual([]);
});

it('a plan that is gone does not count as fetched, also after an answer that said the same', async () => {
  const { client, open } = await refetchDuringRecipes();
  const fetched = vi.fn();
  const stop = useKeepingSettings.subscribe(({ prefetched }) => void fetched(prefetched));
  await changePlan(client);
  open();
  await isFetched(12);
  stop();
  expect(fetched).not.toHaveBeenCalledWith(`${today} 11`);
});
