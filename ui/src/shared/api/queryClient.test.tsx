import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '@/mocks/render';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useRefetchOnNewDay, useToday } from '@/shared/hooks/useToday';
import { createQueryClient, dayBound, queryAt, queryFunction, refetchPaths } from './queryClient';

describe('the query of a path', () => {
  async function askedBy(query: { queryKey: QueryKey }): Promise<string> {
    let requestedUrl = '';
    server.use(
      http.get('/api/*', ({ request: { url } }) => {
        requestedUrl = url.replace(location.origin, '');
        return HttpResponse.json([]);
      }),
    );
    await createQueryClient().fetchQuery(query);
    return requestedUrl;
  }

  it('joins the parts of the key with slashes', async () => {
    const week = queryAt('/api/workout-plans/{id}/workouts', { path: { id: 5 } });
    expect(week.queryKey).toEqual(['/api/workout-plans', 5, 'workouts']);
    expect(await askedBy(week)).toBe('/api/workout-plans/5/workouts');
    expect(queryAt('/api/stats').queryKey).toEqual(['/api/stats']);
    expect(await askedBy(queryAt('/api/stats'))).toBe('/api/stats');
    expect(await askedBy(queryAt('/api/nutrition-suggestions/{name}', { path: { name: 'rice/corn $&' } }))).toBe(
      '/api/nutrition-suggestions/rice%2Fcorn%20%24%26',
    );
  });

  it('turns an object at the end into the query string, without unset values', async () => {
    const query = { from: '2026-11-16', limit: 7, offset: undefined, to: null };
    expect(await askedBy(queryAt('/api/workouts', { query }))).toBe('/api/workouts?from=2026-11-16&limit=7');
    expect(await askedBy(queryAt('/api/workouts', { query: {} }))).toBe('/api/workouts');
  });
});

it('refetchPaths refetches queries of a path and below it, and no others', async () => {
  const client = createQueryClient();
  const keys = [
    ['/api/exercise-completions/last', { before: '2026-11-23' }],
    ['/api/workouts', 5],
    ['/api/workouts'],
    ['/api/workout-plans'],
    ['other', 1],
  ];
  for (const key of keys) client.setQueryData(key, []);
  await refetchPaths(client, ['/api/exercise-completions', '/api/workouts']);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false, false]);
});

it('refetchPaths starts a first fetch again, because its answer may be older than the change', async () => {
  const { open, opened } = gate();
  let rows = [1];
  let asked = 0;
  server.use(
    http.get('/api/workouts', async () => {
      const answer = rows;
      asked += 1;
      if (answer.length === 1) await opened;
      return HttpResponse.json(answer);
    }),
  );
  const seen: unknown[] = [];
  let client: QueryClient | undefined;
  function List() {
    client = useQueryClient();
    const { data } = useQuery<number[]>({ queryKey: ['/api/workouts'] });
    if (data) seen.push(data);
    return null;
  }
  renderPart(<List />);
  await vi.waitFor(() => expect(asked).toBe(1));
  rows = [];
  const refetched = refetchPaths(client!, ['/api/workouts']);
  open();
  await refetched;
  await vi.waitFor(() => expect(seen).not.toEqual([]));
  expect(seen).toEqual([[]]);
});

describe('the defaults', () => {
  it('never refetch automatically, never go stale and never retry', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('fetch the path of the key', async () => {
    server.use(http.get('/api/workout-plans/5/workouts', () => HttpResponse.json([{ id: 1 }])));
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/workout-plans', 5, 'workouts'] })).toEqual([
      { id: 1 },
    ]);
  });

  it('throw on a 401', async () => {
    server.use(http.get('/api/stats', () => HttpResponse.json({}, { status: 401 })));
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/stats'] })).rejects.toHaveProperty('status', 401);
  });

  it('return null on a 401 if configured, and still throw on other failures', async () => {
    const queryFn = queryFunction({ on401: 'returnNull' });
    server.use(http.get('/api/stats', () => HttpResponse.json({}, { status: 401 })));
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/stats'], queryFn })).toBeNull();
    server.use(http.get('/api/stats', () => HttpResponse.json({}, { status: 500 })));
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/stats'], queryFn })).rejects.toHaveProperty(
      'status',
      500,
    );
  });
});

describe('a new day', () => {
  function Page() {
    useRefetchOnNewDay();
    const today = useToday();
    const bound = useQuery<{ n: number }>({ queryKey: ['/api/bound'], meta: dayBound });
    const free = useQuery<{ n: number }>({ queryKey: ['/api/free'] });
    return (
      <p>
        {today} bound {bound.data?.n} free {free.data?.n}
      </p>
    );
  }

  function countAnswers(path: string): void {
    let n = 0;
    server.use(http.get(path, () => HttpResponse.json({ n: (n += 1) })));
  }

  it('refetches day-bound queries at local midnight, and no others', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30), shouldAdvanceTime: true });
    countAnswers('/api/bound');
    countAnswers('/api/free');
    renderPart(<Page />);
    await screen.findByText('2026-11-21 bound 1 free 1');
    await act(() => vi.advanceTimersByTimeAsync(32_000));
    await screen.findByText('2026-11-22 bound 2 free 1');
  });

  it('refetches them when the page resumes on another day', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 20), shouldAdvanceTime: true });
    countAnswers('/api/bound');
    countAnswers('/api/free');
    renderPart(<Page />);
    await screen.findByText('2026-11-21 bound 1 free 1');
    // Timers do not run while a machine is suspended: only the clock advances.
    vi.setSystemTime(new Date(2026, 10, 23, 7));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('2026-11-23 bound 2 free 1');
  });

  it('refetches nothing when the page resumes on the same day', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 9), shouldAdvanceTime: true });
    countAnswers('/api/bound');
    countAnswers('/api/free');
    renderPart(<Page />);
    await screen.findByText('2026-11-21 bound 1 free 1');
    vi.setSystemTime(new Date(2026, 10, 21, 18));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('2026-11-21 bound 1 free 1')).toBeInTheDocument();
  });
});
