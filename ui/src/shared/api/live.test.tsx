import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventStreams } from '@/mocks/events';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { clientName } from './changes';
import { put } from './client';
import { useLive } from './live';
import { exercisesQuery, statsQuery } from './queries';
import { useSession } from './session';

function Page() {
  useLive();
  const exercises = useQuery(exercisesQuery);
  const stats = useQuery(statsQuery);
  return <p>{exercises.data && stats.data && 'loaded'}</p>;
}

let asked = { exercises: 0, stats: 0 };

beforeEach(() => {
  signIn();
  asked = { exercises: 0, stats: 0 };
  server.use(
    http.get('/api/exercises', () => HttpResponse.json([{ asked: (asked.exercises += 1) }])),
    http.get('/api/stats', () => HttpResponse.json({ asked: (asked.stats += 1) })),
  );
});

// Renders the page and returns its streams, the first of which is open.
async function openPage() {
  const streams = eventStreams();
  const page = renderPart(<Page />);
  await screen.findByText('loaded');
  await waitFor(() => expect(streams).toHaveLength(1));
  return { ...page, streams, first: streams[0]! };
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

// Time passes faster, and answers still arrive.
function fastClock(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
}

it('the long list of exercises is fetched again only when another tab changed an own exercise', async () => {
  await openPage();
  const otherTab = new BroadcastChannel('changes');
  otherTab.postMessage({ user: 7, path: '/api/food-entries' });
  await waitFor(() => expect(asked.stats).toBe(2));
  expect(asked.exercises).toBe(1);
  otherTab.postMessage({ user: 7, path: '/api/own-exercises' });
  await waitFor(() => expect(asked).toEqual({ exercises: 2, stats: 3 }));
  otherTab.close();
});

it('a change in another tab is fetched, also if it came before this part of the page was loaded', async () => {
  const otherTab = new BroadcastChannel('changes');
  const echo = new BroadcastChannel('changes');
  const arrived = new Promise((resolve) => {
    echo.onmessage = resolve;
  });
  otherTab.postMessage({ user: 7, path: '/api/food-entries' });
  await arrived;
  await openPage();
  await waitFor(() => expect(asked.stats).toBe(2));
  otherTab.close();
  echo.close();
});

describe('a change on another device', () => {
  it('is fetched, and passed on to the other tabs of this browser', async () => {
    const { first } = await openPage();
    const otherTab = new BroadcastChannel('changes');
    const heard: unknown[] = [];
    otherTab.onmessage = ({ data }) => heard.push(data);
    first.send({ type: 'changed', path: '/api/food-entries', by: 'phone' }, 'run-5');
    await waitFor(() => expect(asked).toEqual({ exercises: 1, stats: 2 }));
    expect(heard).toEqual([{ user: 7, path: '/api/food-entries', id: 'run-5' }]);
    otherTab.close();
  });

  it('is fetched within a second, even if changes never stop', async () => {
    const { first } = await openPage();
    fastClock();
    const sending = setInterval(() => first.send({ type: 'changed', path: '/api/food-entries', by: 'phone' }), 100);
    const began = Date.now();
    await vi.waitUntil(() => asked.stats > 1, { timeout: 5000 });
    clearInterval(sending);
    expect(Date.now() - began).toBeLessThan(2500);
  });

  it('under the name of this browser is not fetched: its tabs know it already', async () => {
    const { first } = await openPage();
    first.send({ type: 'changed', path: '/api/food-entries', by: clientName() });
    first.send({ type: 'changed', path: '/api/own-exercises', by: 'phone' });
    await waitFor(() => expect(asked.exercises).toBe(2));
    expect(asked.stats).toBe(2);
  });
});

it('each request names this browser, and the name stays the same', async () => {
  const names: (string | null)[] = [];
  server.use(
    http.put('/api/user', ({ request }) => {
      names.push(request.headers.get('X-Client'));
      return HttpResponse.json({});
    }),
  );
  await put('/api/user', { body: { name: 'Mara' } });
  await put('/api/user', { body: { name: 'Mara' } });
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(names[1]).toBe(names[0]);
});

describe('a stream that is lost', () => {
  it('is opened again from its last event, and what was missed is fetched', async () => {
    const { streams, first } = await openPage();
    first.send({ type: 'opened', missed: false }, 'run-4');
    first.send({ type: 'changed', path: '/api/food-entries', by: 'phone' }, 'run-5');
    await waitFor(() => expect(asked.stats).toBe(2));
    first.close();
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(streams[1]!.headers.get('Last-Event-ID')).toBe('run-5');
    streams[1]!.send({ type: 'opened', missed: false }, 'run-5');
    streams[1]!.send({ type: 'changed', path: '/api/own-exercises', by: clientName() });
    streams[1]!.close();
    await waitFor(() => expect(streams).toHaveLength(3));
    expect(asked.stats).toBe(2);
    streams[2]!.send({ type: 'opened', missed: true }, 'run-9');
    await waitFor(() => expect(asked).toEqual({ exercises: 2, stats: 3 }));
  });

  it('is opened again when the network returns or the device wakes up', async () => {
    fastClock();
    const { streams, first } = await openPage();
    first.send({ type: 'opened', missed: false }, 'run-4');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(streams).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(120_000);
    await waitFor(() => expect(streams.length).toBeGreaterThan(2));
  });

  it('is not opened again at once when other devices took its place, but when the page is used', async () => {
    const { streams, first } = await openPage();
    fastClock();
    first.send({ type: 'ended', reason: 'replaced' });
    first.close();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(streams).toHaveLength(1);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(streams).toHaveLength(2));
  });
});

describe('a page that is hidden', () => {
  it('gives up its stream after a minute and opens one when it is visible', async () => {
    const { streams, first } = await openPage();
    fastClock();
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(50_000);
    expect(first.isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(first.isAborted()).toBe(true));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(streams).toHaveLength(1);
    setVisibility('visible');
    await waitFor(() => expect(streams).toHaveLength(2));
  });
});

it('a change between the loading of a page and its first stream is fetched', async () => {
  const { first } = await openPage();
  first.send({ type: 'opened', missed: false, sinceChangeMs: performance.now() + 60_000 }, 'run-1');
  first.send({ type: 'changed', path: '/api/own-exercises', by: clientName() });
  first.close();
  const { first: another } = await openPage();
  another.send({ type: 'opened', missed: false, sinceChangeMs: 0 }, 'run-1');
  await waitFor(() => expect(asked.stats).toBeGreaterThan(2));
});

it('a server without streams is asked once', async () => {
  let calls = 0;
  server.use(
    http.get('/api/events', () => {
      calls += 1;
      return HttpResponse.json({ message: 'Address not found', code: 'NOT_FOUND' }, { status: 404 });
    }),
  );
  fastClock();
  renderPart(<Page />);
  await screen.findByText('loaded');
  await waitFor(() => expect(calls).toBe(1));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(calls).toBe(1);
});

it('a server that is busy is asked again after some time', async () => {
  let calls = 0;
  server.use(
    http.get('/api/events', () => {
      calls += 1;
      return HttpResponse.json({ message: 'Busy', code: 'BUSY' }, { status: 503 });
    }),
  );
  fastClock();
  renderPart(<Page />);
  await screen.findByText('loaded');
  await waitFor(() => expect(calls).toBe(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toBe(1);
  // The wait begins with the answer, which may not have been read yet.
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(5000);
      expect(calls).toBeGreaterThan(1);
    },
    { timeout: 10_000 },
  );
});

describe('a session', () => {
  it('that was ended on another device ends here, too', async () => {
    const { first } = await openPage();
    server.use(
      http.get('/api/stats', () => HttpResponse.json({ message: 'Log in', code: 'UNAUTHORIZED' }, { status: 401 })),
    );
    first.send({ type: 'ended', reason: 'signed_out' });
    first.close();
    await waitFor(() => expect(useSession.getState().status).toBe('signedOut'));
  });

  it('of another user in the same browser has a stream of its own, from its beginning', async () => {
    const { streams, first } = await openPage();
    first.send({ type: 'opened', missed: false }, 'run-4');
    signIn({ ...mara, id: 8 }, 'token-of-another');
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(first.isAborted()).toBe(true);
    expect(streams[1]!.headers.get('Authorization')).toBe('Bearer token-of-another');
    expect(streams[1]!.headers.get('Last-Event-ID')).toBeNull();
    const otherTab = new BroadcastChannel('changes');
    const before = asked.stats;
    otherTab.postMessage({ user: 7, path: '/api/food-entries' });
    otherTab.postMessage({ user: 8, path: '/api/food-entries' });
    await waitFor(() => expect(asked.stats).toBe(before + 1));
    otherTab.close();
  });
});
