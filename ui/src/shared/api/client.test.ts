import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { fillStorage } from '@/mocks/storage';
import { ApiError, del, get, post, put, stopReading } from './client';
import { serverMessage } from './errors';
import { fieldMessages } from './fieldMessages';
import { endSession, loadSession, useSession, renewToken } from './session';

const PATH = '/api/workouts';
const yoga = { type: 'yoga' } as const;
const note = { exerciseName: 'Plank', note: 'Slowly.' };

function requestOf({ mock }: { mock: { calls: unknown[][] } }): Request | undefined {
  return mock.calls[0]?.[0] as Request | undefined;
}

// Responds to one route and records the requests.
function recordCall(method: 'get' | 'post' | 'put' | 'delete' = 'get', path = PATH) {
  const calls: Request[] = [];
  server.use(
    http[method](path, ({ request }) => {
      calls.push(request.clone());
      return HttpResponse.json({});
    }),
  );
  return calls;
}

function answer(status: number, body: string | null, init: ResponseInit = {}) {
  server.use(http.all(PATH, () => new HttpResponse(body, { status, ...init })));
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

// Resolves to 'nothing' if the promise has not settled after 80 ms.
function outcome(call: Promise<unknown>): Promise<string> {
  const settled = call.then(
    () => 'answer',
    () => 'failure',
  );
  return Promise.race([settled, new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), 80))]);
}

describe('the request', () => {
  it('sends the stored token as a bearer header', async () => {
    signIn(mara, 'secret-token');
    const calls = recordCall();
    await get(PATH);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
  });

  it('continues after the page is closed if keepalive is set', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    recordCall('delete', '/api/workouts/5');
    await del('/api/workouts/{id}', { params: { path: { id: 5 } }, keepalive: true });
    expect(requestOf(sent)?.keepalive).toBe(true);
  });

  it.each(['', 'undefined', 'null'])('ignores the stored token %j', async (token) => {
    localStorage.setItem('token', token);
    const calls = recordCall();
    await get(PATH);
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends no Authorization header when no token is stored', async () => {
    const calls = recordCall();
    await get(PATH);
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('always sends credentials', async () => {
    // The mock server does not see this option; only the browser uses it.
    const sent = vi.spyOn(globalThis, 'fetch');
    recordCall();
    await get(PATH);
    expect(requestOf(sent)?.credentials).toBe('include');
  });

  it('sends Content-Type JSON with a body', async () => {
    const calls = recordCall('post');
    await post(PATH, { body: yoga });
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await calls[0]?.json()).toEqual(yoga);
  });

  it('sends no Content-Type without a body', async () => {
    const calls = recordCall('post', '/api/auto-generate-plan');
    await post('/api/auto-generate-plan');
    expect(calls[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('contains the browser’s time zone', async () => {
    const calls = recordCall('put', '/api/exercise-notes');
    await put('/api/exercise-notes', { body: note });
    expect(calls[0]?.headers.get('X-Timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe('the arguments of a call', () => {
  it('are sent in the path, the query string and the body', async () => {
    const calls = recordCall('put', '/api/workouts/:id');
    await put('/api/workouts/{id}', { params: { path: { id: 5 } }, body: { name: 'Morning' } });
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/workouts/5');
    expect(await calls[0]?.json()).toEqual({ name: 'Morning' });
    const removals = recordCall('delete', '/api/exercise-completions/:id');
    await del('/api/exercise-completions/{id}', { params: { path: { id: 7 }, query: { knownSets: ['a', 'b'] } } });
    expect(new URL(removals[0]?.url ?? '').searchParams.get('knownSets')).toBe('a,b');
  });

  it('include a binary body', async () => {
    const calls = recordCall('put', '/api/user/picture');
    const body = new Blob(['bytes'], { type: 'image/png' });
    await put('/api/user/picture', { body, headers: { 'Content-Type': body.type } });
    expect(calls[0]?.headers.get('Content-Type')).toBe('image/png');
    expect(await calls[0]?.text()).toBe('bytes');
  });

  it('are checked by the compiler against the OpenAPI description', () => {
    // Type check only: each @ts-expect-error fails if the line below it compiles.
    const wrong = () => {
      // @ts-expect-error -- no such path
      void get('/api/workoutz');
      // @ts-expect-error -- no such method
      void post('/api/stats');
      // @ts-expect-error -- no such parameter
      void get(PATH, { params: { query: { limit: 1, page: 2 } } });
      // @ts-expect-error -- the path's parameter is missing
      void del('/api/workouts/{id}');
      // @ts-expect-error -- no such field
      void put('/api/exercise-notes', { body: { ...note, colour: 'red' } });
      // @ts-expect-error -- the body is missing
      void post(PATH);
      // @ts-expect-error -- the response is a list
      const answer: Promise<{ id: number }> = get(PATH);
      return answer;
    };
    expect(wrong).toBeTypeOf('function');
  });
});

describe('the result of a call', () => {
  it('returns nothing for a 204', async () => {
    server.use(http.delete('/api/workouts/5', () => new HttpResponse(null, { status: 204 })));
    expect(await del('/api/workouts/{id}', { params: { path: { id: 5 } } })).toBeUndefined();
  });

  it('returns the JSON body otherwise', async () => {
    answer(200, '{"entries":[1,2]}');
    expect(await get(PATH)).toEqual({ entries: [1, 2] });
  });

  it('turns a response that is not OK into an error "{status}: {response text}"', async () => {
    answer(409, '{"message":"Taken","code":"DAY_TAKEN","fields":{"dayOfWeek":"Taken"}}');
    const error = (await failureOf(get(PATH))) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe('409: {"message":"Taken","code":"DAY_TAKEN","fields":{"dayOfWeek":"Taken"}}');
    expect(error.status).toBe(409);
    expect(error.body).toEqual({ message: 'Taken', code: 'DAY_TAKEN', fields: { dayOfWeek: 'Taken' } });
  });

  it('has a German message, even for the first failed call of a page', async () => {
    signIn({ ...mara, locale: 'de' });
    answer(404, '{"message":"Workout not found","reason":{"code":"WORKOUT_NOT_FOUND"}}');
    const error = await failureOf(get(PATH));
    expect(serverMessage(error, '')).toBe('Dieses Training gibt es nicht mehr.');
  });

  it('uses the status text if the response has no text', async () => {
    answer(502, '', { statusText: 'Bad Gateway' });
    expect(await failureOf(get(PATH))).toHaveProperty('message', '502: Bad Gateway');
  });

  it('uses Unknown error if there is neither text nor status text', async () => {
    // HTTP/2 has no status text; the test server always adds one.
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500, statusText: '' }));
    expect(await failureOf(get(PATH))).toHaveProperty('message', '500: Unknown error');
  });

  it('shows users the server’s message, or the fallback if there is none', async () => {
    answer(400, '{"message":"Calories are missing","fields":{"calories":"Required"}}');
    const told = await failureOf(get(PATH));
    expect(serverMessage(told, 'It failed')).toBe('Calories are missing');
    expect(fieldMessages(told)).toEqual({ calories: 'Required' });
    answer(500, '<html>');
    expect(serverMessage(await failureOf(get(PATH)), 'It failed')).toBe('It failed');
    expect(serverMessage(new TypeError('no network'), 'It failed')).toBe('It failed');
  });
});

describe('a 401', () => {
  it('deletes the stored token and user, ends the session and still fails the call', async () => {
    signIn();
    answer(401, '{"message":"Please log in"}');
    expect(await failureOf(get(PATH))).toHaveProperty('status', 401);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('of /api/auth/* does not change the stored session', async () => {
    signIn(mara, 'still-good');
    server.use(http.post('/api/auth/login', () => HttpResponse.json({ message: 'No' }, { status: 401 })));
    expect(
      await failureOf(post('/api/auth/login', { body: { email: 'mara@example.org', password: 'wrong' } })),
    ).toHaveProperty('status', 401);
    expect(localStorage.getItem('token')).toBe('still-good');
    expect(useSession.getState().status).toBe('signedIn');
  });

  it('for an old token does not change the newer session that another tab stored', async () => {
    signIn(mara, 'old');
    server.use(
      http.get(PATH, () => {
        // Another user logs in in another tab while the request is in flight.
        localStorage.setItem('user', JSON.stringify({ ...mara, id: 8 }));
        localStorage.setItem('token', 'new');
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    expect(await outcome(get(PATH))).toBe('nothing');
    expect(localStorage.getItem('token')).toBe('new');
    await vi.waitFor(() => expect(useSession.getState().session?.user.id).toBe(8));
  });
});

it('what screens read while the user logs out is not answered, and does not end the session', async () => {
  signIn();
  const asked: string[] = [];
  server.use(
    http.get(PATH, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({}, { status: 401 });
    }),
    http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
  );
  const before = outcome(get(PATH));
  stopReading();
  expect(await before).toBe('nothing');
  expect(await outcome(get(PATH))).toBe('nothing');
  expect(asked.length).toBeLessThan(2);
  await post('/api/auth/logout');
  expect(useSession.getState().status).toBe('signedIn');
  // The next session reads again.
  endSession('logout');
  signIn();
  answer(200, '[]');
  expect(await get(PATH)).toEqual([]);
});

it('a 401 after the end of the session does not end it again', async () => {
  endSession('logout');
  const { epoch } = useSession.getState();
  answer(401, '{"message":"Please log in"}');
  expect(await failureOf(get(PATH))).toHaveProperty('status', 401);
  expect(useSession.getState().epoch).toBe(epoch);
});

it('a 401 for a token that was renewed meanwhile sends the request again with the new one', async () => {
  signIn(mara, 'old');
  server.use(
    http.get(PATH, ({ request }) => {
      if (request.headers.get('Authorization') === 'Bearer renewed') return HttpResponse.json({ totalWorkouts: 3 });
      renewToken('renewed');
      return HttpResponse.json({}, { status: 401 });
    }),
  );
  expect(await get(PATH)).toEqual({ totalWorkouts: 3 });
  expect(useSession.getState().status).toBe('signedIn');
});

describe('the end of a session', () => {
  // A call whose response is delayed until `release` is called.
  async function heldCall(status: number) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let arrived = () => {};
    const asked = new Promise<void>((resolve) => (arrived = resolve));
    server.use(
      http.get(PATH, async () => {
        arrived();
        await held;
        return HttpResponse.json({ secret: 'of the person before' }, { status });
      }),
    );
    const call = outcome(get(PATH));
    await asked;
    return { call, release };
  }

  it('cancels requests in flight', async () => {
    signIn();
    const sent = vi.spyOn(globalThis, 'fetch');
    const { call, release } = await heldCall(200);
    const signal = requestOf(sent)?.signal;
    expect(signal?.aborted).toBe(false);
    signIn({ ...mara, id: 8 }, 'another');
    expect(signal?.aborted).toBe(true);
    expect(await call).toBe('nothing');
    release();
  });

  it.each([200, 401, 500])(
    'drops a late response %d of the old session and does not end the new one',
    async (status) => {
      signIn();
      // Ignores the abort signal, as if the response had arrived just before it.
      const plainFetch = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => plainFetch(input, { ...init, signal: null }));
      const { call, release } = await heldCall(status);
      signIn({ ...mara, id: 8 }, 'another');
      release();
      expect(await call).toBe('nothing');
      expect(localStorage.getItem('token')).toBe('another');
      expect(useSession.getState().session?.user.id).toBe(8);
    },
  );

  it('sends no request if another tab has logged in as another user', async () => {
    signIn(mara, 'mine');
    localStorage.setItem('user', JSON.stringify({ ...mara, id: 8 }));
    localStorage.setItem('token', 'theirs');
    const calls = recordCall('post');
    expect(await outcome(post(PATH, { body: yoga }))).toBe('nothing');
    expect(calls).toHaveLength(0);
    expect(useSession.getState().session?.token).toBe('theirs');
  });

  it('sends the token that was checked, although another tab logs in a moment later', async () => {
    signIn(mara, 'mine');
    const calls = recordCall('post');
    const body = {
      ...yoga,
      toJSON() {
        localStorage.setItem('token', 'theirs');
        return yoga;
      },
    };
    await outcome(post(PATH, { body }));
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer mine');
  });

  it('lets a caller cancel its own call', async () => {
    server.use(http.get(PATH, () => delay('infinite')));
    loadSession();
    const controller = new AbortController();
    const call = failureOf(get(PATH, { signal: controller.signal }));
    controller.abort();
    expect(await call).toHaveProperty('name', 'AbortError');
  });
});

describe('in a browser with full storage', () => {
  afterEach(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

  it.each([
    ['post', PATH, () => post(PATH, { body: yoga })],
    ['put', '/api/exercise-notes', () => put('/api/exercise-notes', { body: note })],
  ] as const)('a %s that the server accepted succeeds', async (method, path, send) => {
    signIn();
    recordCall(method, path);
    fillStorage();
    await expect(send()).resolves.toEqual({});
  });

  it('a session lasts until the page is closed', async () => {
    const calls = recordCall();
    fillStorage();
    signIn(mara, 'fresh');
    await get(PATH);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer fresh');
    endSession('logout');
    expect(useSession.getState().status).toBe('signedOut');
  });
});

it('a call succeeds even if other tabs cannot be notified', async () => {
  signIn();
  recordCall('post');
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await expect(post(PATH, { body: yoga })).resolves.toEqual({});
});
