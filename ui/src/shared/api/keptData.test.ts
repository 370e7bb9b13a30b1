import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { set } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { onDayChange } from '@/shared/lib/currentDay';
import { useConnection } from './connection';
import { keepAnswers, useKeepingProblem } from './keepAnswers';
import {
  answerWith,
  disconnect,
  endApps,
  hidePage,
  kept,
  keptKeys,
  setNow,
  show,
  startApp,
  untilKept,
} from './keptFixtures';
import { restoreStartPage } from './keptData';
import { changeKeepingSettings } from './keptSettings';
import { answerStore } from './answerStore';
import { createQueryClient } from './queryClient';
import { endSession } from './session';
import { deviceStorage } from '@/shared/lib/storage';

const PLANS = '/api/workout-plans';
const PLANS_KEY = `${mara.id}:["${PLANS}"]`;
const STATS = '/api/nutrition-stats';
const NIGHTS = '/api/sleep-trackings';
const DAY_BOUND = { dayBound: true };

beforeEach(() => signIn(mara));
afterEach(async () => {
  await endApps();
  useKeepingProblem.setState({ problem: null });
});

// An app that has loaded this, is closed, and starts again.
const keep = async (path: string, body: object, meta = {}) => keepIn(await startApp(), path, body, meta);

async function keepIn(client: QueryClient, path: string, body: object, meta = {}): Promise<void> {
  answerWith(path, body);
  const { seen, end } = show(client, [path], meta);
  await waitFor(() => expect(seen).toEqual([body]));
  await waitFor(async () => {
    hidePage();
    expect((await keptKeys()).some((key) => key.includes(path))).toBe(true);
  });
  end();
  client.clear();
}

it('a screen shows the kept answer at once, and then the answer of the server', async () => {
  await keep(PLANS, ['old']);
  answerWith(PLANS, ['new']);
  const { seen } = show(await startApp(), [PLANS]);
  await waitFor(() => expect(seen).toEqual([['old'], ['new']]));
});

it('a screen that was left before the device was read asks for nothing, and asks when it is shown again', async () => {
  await keep(STATS, ['kept']);
  const asked: string[] = [];
  server.use(
    http.get(PLANS, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(['new']);
    }),
  );
  const client = await startApp();
  show(client, [PLANS]).end();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toEqual([]);
  const { seen } = show(client, [PLANS]);
  await waitFor(() => expect(seen).toEqual([['new']]));
});

it('a screen keeps showing the answer while the server is away, without an error', async () => {
  await keep(PLANS, ['old']);
  disconnect(PLANS);
  const client = await startApp();
  const { seen } = show(client, [PLANS]);
  await waitFor(() => expect(useConnection.getState().lostAt).not.toBeNull());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(seen).toEqual([['old']]);
  expect(client.getQueryState([PLANS])).toMatchObject({ status: 'success', fetchStatus: 'idle', error: null });
  answerWith(PLANS, ['new']);
  await client.refetchQueries();
  expect(seen).toEqual([['old'], ['new']]);
  expect(useConnection.getState().lostAt).toBeNull();
});

it('a refusal of the server is an error, also beside data', async () => {
  await keep(PLANS, ['old']);
  const client = await startApp();
  const { seen } = show(client, [PLANS]);
  await waitFor(() => expect(seen).toEqual([['old']]));
  server.use(http.get(PLANS, () => HttpResponse.json({ message: 'no' }, { status: 404 })));
  await client.refetchQueries();
  expect(seen.at(-1)).toBe('error');
});

it('a caller that acts on an answer waits for the server, and gets the kept one only while it is away', async () => {
  await keep(PLANS, ['old']);
  answerWith(PLANS, ['new']);
  expect(await (await startApp()).fetchQuery({ queryKey: [PLANS] })).toEqual(['new']);
  disconnect(PLANS);
  expect(await (await startApp()).fetchQuery({ queryKey: [PLANS] })).toEqual(['old']);
});

it("yesterday's totals are not shown as today's", async () => {
  const stop = onDayChange(() => {});
  setNow(new Date(2026, 10, 20, 20));
  const stats = { dailyGoal: 1800, entries: 3, remaining: 100, totalCalories: 1700, totalProtein: 90 };
  await keep(STATS, stats, DAY_BOUND);
  setNow(new Date(2026, 10, 21, 9));
  disconnect(STATS);
  const { seen } = show(await startApp(), [STATS], DAY_BOUND);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ dailyGoal: 1800, entries: 0, remaining: 1800, totalCalories: 0, totalProtein: 0 });
  stop();
});

it('what is older than 30 days is removed at the start', async () => {
  setNow(new Date(2026, 10, 20, 20));
  await keep(PLANS, ['old']);
  setNow(new Date(2026, 11, 21, 20));
  await startApp();
  expect(await kept()).toEqual([]);
});

it('what a server with another API has answered is not shown, and removed at the start', async () => {
  await keep(PLANS, ['old']);
  const [[key, answer] = ['']] = await kept();
  await set(key, { ...answer, buster: 'other' }, answerStore());
  answerWith(PLANS, ['new']);
  const { seen, end } = show(createQueryClient(), [PLANS]);
  await waitFor(() => expect(seen).toEqual([['new']]));
  end();
  await startApp();
  expect(await kept()).toEqual([]);
});

it('another user of the browser gets nothing, and the answers of the first are removed', async () => {
  await keep(PLANS, ['secret']);
  signIn({ ...mara, id: mara.id + 1 });
  disconnect(PLANS);
  const { seen } = show(await startApp(), [PLANS]);
  await waitFor(() => expect(seen).toEqual(['error']));
  expect(await kept()).toEqual([]);
});

it.each(['logout', 'expired', 'deleted'] as const)('the end of the session removes everything: %s', async (change) => {
  await keep(PLANS, ['secret']);
  endSession(change);
  await untilKept();
});

it('an answer that waits to be stored is not stored after another tab has ended the session', async () => {
  const client = await startApp();
  answerWith(PLANS, ['secret']);
  await client.fetchQuery({ queryKey: [PLANS] });
  await new Promise((resolve) => setTimeout(resolve));
  // The event for this tab has not arrived yet.
  deviceStorage.remove('token');
  hidePage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await kept()).toEqual([]);
});

it('health data is kept only while the user wants it', async () => {
  const client = await startApp();
  answerWith(NIGHTS, ['eight hours']);
  answerWith(PLANS, ['plan']);
  await client.fetchQuery({ queryKey: [NIGHTS] });
  await client.fetchQuery({ queryKey: [PLANS] });
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  await untilKept(PLANS_KEY);
  changeKeepingSettings({ health: true });
  hidePage();
  await untilKept(PLANS_KEY, `${mara.id}:["${NIGHTS}"]`);
  changeKeepingSettings({ health: false });
  await untilKept(PLANS_KEY);
});

it('changes that this device makes to an answer are kept too', async () => {
  const client = await startApp();
  answerWith(PLANS, ['plan']);
  await client.fetchQuery({ queryKey: [PLANS] });
  client.setQueryData([PLANS], ['plan', 'another']);
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  await untilKept(PLANS_KEY);
  expect((await kept())[0]?.[1].state.data).toEqual(['plan', 'another']);
});

it('an answer that is too long is not kept, and the oldest make room for newer ones', async () => {
  setNow(new Date(2026, 10, 20, 12));
  const client = await startApp();
  answerWith('/api/workouts/:id', 'x');
  client.setQueryData(['/api/workouts', 0], 'x'.repeat(3_100_000));
  for (let id = 1; id <= 5; id += 1) {
    setNow(new Date(2026, 10, 20, 12, id));
    client.setQueryData(['/api/workouts', id], 'x'.repeat(2_900_000));
    await new Promise((resolve) => setTimeout(resolve));
    hidePage();
  }
  await untilKept(...[2, 3, 4, 5].map((id) => `${mara.id}:["/api/workouts",${id}]`));
});

it.each([
  ['QuotaExceededError', 'full'],
  ['InvalidStateError', 'refused'],
])('a browser that stores nothing is reported, and the app works on: %s', async (error, problem) => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', error);
  });
  const client = await startApp();
  answerWith(PLANS, ['plan']);
  expect(await client.fetchQuery({ queryKey: [PLANS] })).toEqual(['plan']);
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  await waitFor(() => expect(useKeepingProblem.getState().problem).toBe(problem));
  put.mockRestore();
});

it('the start page is drawn with what it showed last time, and fetched again', async () => {
  answerWith(PLANS, ['old']);
  answerWith('/api/stats', { n: 1 });
  const client = createQueryClient();
  const shown = show(client, [PLANS]);
  await client.fetchQuery({ queryKey: ['/api/stats'] });
  await waitFor(() => expect(shown.seen).toEqual([['old']]));
  // The page is idle.
  await startApp(client);
  hidePage();
  await untilKept(PLANS_KEY, `${mara.id}:["/api/stats"]`);
  const again = createQueryClient();
  await restoreStartPage(again);
  expect(again.getQueryData([PLANS])).toEqual(['old']);
  expect(again.getQueryData(['/api/stats'])).toBeUndefined();
  answerWith(PLANS, ['new']);
  const { seen } = show(again, [PLANS]);
  await waitFor(() => expect(seen).toEqual([['old'], ['new']]));
});

it('lists are fetched before rows, so that a screen does not ask about rows that are gone', async () => {
  const WEEK = [PLANS, 1, 'workouts'];
  const client = await startApp();
  answerWith(PLANS, [{ id: 1 }]);
  answerWith(`${PLANS}/1/workouts`, ['monday']);
  await client.fetchQuery({ queryKey: [PLANS] });
  await client.fetchQuery({ queryKey: WEEK });
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  await untilKept(PLANS_KEY, `${mara.id}:["${PLANS}",1,"workouts"]`);
  // The plan was deleted elsewhere.
  const asked: string[] = [];
  server.use(
    http.get('/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json([]);
    }),
  );
  const again = await startApp();
  const week = show(again, WEEK);
  const plans = new QueryObserver<unknown[]>(again, { queryKey: [PLANS] });
  const end = plans.subscribe(({ data }) => data?.length === 0 && week.end());
  await waitFor(() => expect(plans.getCurrentResult().data).toEqual([]));
  await waitFor(() => expect(again.isFetching()).toBe(0));
  expect(week.seen).toEqual([['monday']]);
  expect(asked).toEqual([PLANS]);
  end();
});

it('answers are kept on when an earlier start ends after a later one has begun', async () => {
  const client = createQueryClient();
  const endEarlier = await keepAnswers(client);
  await startApp(client);
  endEarlier();
  await keepIn(client, PLANS, [{ id: 1 }]);
});
