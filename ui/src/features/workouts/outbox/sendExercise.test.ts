import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createElement, type PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { completionsOnQuery } from '@/shared/api/queries';
import { createQueryClient } from '@/shared/api/queryClient';
import type { SavedCompletion } from '@/shared/api/types';
import { useToastStore } from '@/shared/ui/toast';
import { outboxEntries } from '@/shared/outbox/entries';
import { throwAway } from '@/shared/outbox/decide';
import { newRowId, record, sendAllNow } from '@/shared/outbox/record';
import { workoutList } from '@/shared/outbox/workouts';
import { useExerciseCompletions } from '@/features/workouts/api';
import { discardRefused, firstRequest } from './sendExercise';
import { queueLog } from './queueLog';
import {
  changeExerciseIds,
  updateExercise,
  findExercise,
  queueExercise,
  unsent,
  type DesiredState,
  type ExerciseUpdate,
  type UnsentExercise,
} from './unsent';

const DAY = '2026-11-20';
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const desired: DesiredState = { sets: [{ reps: 9, doneAt: '2026-11-20T10:00:09.000Z' }], notes: null };

beforeEach(() => {
  signIn();
});

const planned = {
  id: 7,
  exerciseKey: stored.exerciseKey,
  exerciseName: stored.exerciseName,
  category: stored.category,
  sets: 3,
  reps: 9,
  weight: null,
  duration: null,
  restTime: 60,
};
// Added by hand: the id is negative.
const added = { ...planned, id: -1 };

function keep(want: DesiredState | null, more: Partial<ExerciseUpdate> = {}) {
  return queueExercise({
    workout: '3',
    training: 'a-key',
    day: DAY,
    want,
    completion: stored.id,
    shown: [],
    praise: false,
    exercise: planned,
    ...more,
  });
}

// Sends it. Returns what became of it.
async function send(client: QueryClient, slot: string): Promise<UnsentExercise | 'saved'> {
  await sendAllNow(client);
  return findExercise(slot) ?? 'saved';
}

const mockPlan = () => server.use(http.get('/api/planned-workouts/today', () => HttpResponse.json(null)));
const PUT = `/api/exercise-completions/${stored.id}`;

it('an exercise that is ticked again while its untick is in flight is listed once', async () => {
  const client = createQueryClient();
  client.setQueryData(completionsOnQuery(DAY).queryKey, [{ ...stored, plannedExerciseId: 7 }]);
  const removal = gate();
  const asked = gate();
  server.use(
    http.delete('/api/exercise-completions/:id', async () => {
      asked.open();
      await removal.opened;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/exercise-completions', () =>
      HttpResponse.json({ ...stored, plannedExerciseId: 7, id: stored.id + 1 }, { status: 201 }),
    ),
    http.get('/api/planned-workouts/today', () => HttpResponse.json(null)),
  );
  const sending = send(client, keep(null));
  await asked.opened;
  keep(desired);
  removal.open();
  expect(await sending).toBe('saved');
  expect(client.getQueryData(completionsOnQuery(DAY).queryKey)?.map(({ id }) => id)).toEqual([stored.id + 1]);
});

describe('a tick', () => {
  const responses: [string, number, 'waiting' | 'refused'][] = [
    ['waits for the next session', 401, 'waiting'],
    ['waits for a faster network', 408, 'waiting'],
    ['waits its turn', 429, 'waiting'],
    ['waits for a working server', 500, 'waiting'],
    ['waits for a working proxy', 502, 'waiting'],
    ['waits for a restarting server', 503, 'waiting'],
    ['is refused as invalid', 400, 'refused'],
    ['is refused on a conflict', 409, 'refused'],
    ['is refused if too large', 413, 'refused'],
    ['is refused if not JSON', 415, 'refused'],
  ];
  it.each(responses)('%s: %i', async (_what, status, state) => {
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json({ message: 'No.' }, { status })));
    const slot = keep(desired);
    void send(createQueryClient(), slot);
    await expect.poll(() => findExercise(slot)?.state, { timeout: 5000 }).toBe(status === 401 ? 'sending' : state);
    // A 401 ends the session. The tick is still there when the same user signs in again.
    if (status === 401) {
      signIn();
      expect(findExercise(slot)?.want).toEqual(desired);
    }
  });

  it('waits for room while the storage on the server is full, with the reason', async () => {
    const full = { message: 'Your account is full.', code: 'QUOTA_REACHED' };
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json(full, { status: 409 })));
    const slot = keep(desired);
    expect(await send(createQueryClient(), slot)).toMatchObject({ state: 'waiting', want: desired });
    expect(useToastStore.getState().current?.description).toContain('Your account is full.');
  });

  it('waits while the server is unreachable', async () => {
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.error()));
    expect(await send(createQueryClient(), keep(desired))).toMatchObject({ state: 'waiting' });
  });
});

describe('the notes of a completion', () => {
  beforeEach(() => {
    mockPlan();
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json(stored)));
  });

  it('stay if none were typed', async () => {
    const sent = requestBodies<Record<string, unknown>>('PUT', PUT);
    await send(createQueryClient(), keep({ sets: desired.sets }));
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('notes');
  });

  it('are cleared if they were emptied', async () => {
    const sent = requestBodies('PUT', PUT);
    await send(createQueryClient(), keep({ sets: desired.sets, notes: null }));
    expect(sent).toMatchObject([{ notes: null }]);
  });
});

it("a correction sends its basis, so that another device's corrections remain", async () => {
  mockPlan();
  const shown = [{ setType: 'normal' as const, reps: 8, doneAt: '2026-11-20T10:00:01.000Z' }];
  const later = [{ ...shown[0], reps: 12 }, ...desired.sets];
  const response = gate();
  server.use(
    http.put('/api/exercise-completions/:id', async () => {
      await response.opened;
      return HttpResponse.json({ ...stored, sets: later });
    }),
  );
  const sent = requestBodies('PUT', PUT);
  const sending = send(createQueryClient(), keep({ sets: [...shown, ...desired.sets] }, { shown }));
  await expect.poll(() => sent.length).toBe(1);
  // Removed while in flight: the second request is based on the server's response to the first.
  keep({ sets: desired.sets }, { shown });
  response.open();
  await sending;
  expect(sent).toMatchObject([{ shownSets: shown }, { shownSets: desired.sets }]);
});

it('a change that is undone after its response was lost is sent', async () => {
  mockPlan();
  const sent = requestBodies<{ sets: unknown[]; shownSets?: unknown[] }>('PUT', PUT);
  server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.error()));
  const set = (reps: number, second: number) => ({
    setType: 'normal' as const,
    reps,
    doneAt: `2026-11-20T10:00:0${second}.000Z`,
  });
  const shown = [set(8, 1), set(8, 2), set(8, 3)];
  const client = createQueryClient();
  // One set changed and one was removed. Both requests arrived, but their responses were lost.
  await send(client, keep({ sets: [set(12, 1), set(8, 3)] }, { shown }));
  await send(client, keep({ sets: shown }, { shown }));
  await expect.poll(() => sent.length).toBe(2);
  // If reported as shown, the server would treat them as unchanged by this device.
  expect(sent.map(({ shownSets }) => shownSets)).toEqual([[set(8, 3)], [set(8, 3)]]);
  expect(sent[1]?.sets).toEqual(shown);
});

describe('an exercise that was added by hand after its workout was logged', () => {
  beforeEach(mockPlan);

  it('joins its log', async () => {
    server.use(http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })));
    const sent = requestBodies('POST', '/api/exercise-completions');
    await send(createQueryClient(), keep(desired, { exercise: added, completion: null, log: 12 }));
    expect(sent).toMatchObject([{ exerciseName: stored.exerciseName, workoutId: 12 }]);
  });

  it('is stored without the log if that was deleted meanwhile', async () => {
    const message = 'This workout no longer exists.';
    server.use(
      http.post(
        '/api/exercise-completions',
        () => HttpResponse.json({ message, fields: { workoutId: 'Workout not found' } }, { status: 404 }),
        { once: true },
      ),
      http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })),
    );
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/exercise-completions');
    expect(await send(createQueryClient(), keep(desired, { exercise: added, completion: null, log: 12 }))).toBe(
      'saved',
    );
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toHaveProperty('workoutId');
    expect(sent[1]?.['clientKey']).not.toBe(sent[0]?.['clientKey']);
  });
});

it('a discarded refused correction leaves its exercise in the waiting log', () => {
  const slot = keep(desired);
  queueLog({
    workout: '3',
    training: 'a-key',
    day: DAY,
    plannedWorkoutId: 3,
    body: { type: 'strength' },
    parts: [{ slot, completion: stored.id, name: stored.exerciseName }],
  });
  updateExercise(slot, { state: 'refused' });
  discardRefused(slot);
  expect(unsent()).toMatchObject({ exercises: [], logs: [{ parts: [{ completion: stored.id }] }] });
});

it('an added exercise that becomes planned while its tick is in flight continues under the new id', async () => {
  mockPlan();
  const response = gate();
  server.use(
    http.post('/api/exercise-completions', async () => {
      await response.opened;
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  const sent = requestBodies('POST', '/api/exercise-completions');
  const client = createQueryClient();
  const first = send(client, keep(desired, { exercise: added, completion: null }));
  await expect.poll(() => sent.length).toBe(1);
  changeExerciseIds('3', new Map([[-1, 40]]));
  const [renamed] = unsent().exercises;
  expect(renamed).toMatchObject({ slot: `40:${DAY}`, exercise: { id: 40 } });
  response.open();
  await first;
  await sendAllNow(client);
  expect(unsent().exercises).toEqual([]);
  // The identical body: the server recognises it.
  expect(sent[1]).toEqual(sent[0]);
});

it('ticks that the service worker may send first are sent with the same body', async () => {
  mockPlan();
  server.use(http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })));
  const sent = requestBodies('POST', '/api/exercise-completions');
  const slot = keep(desired, { completion: null });
  const first = firstRequest(outboxEntries()[0]!);
  expect(first).toMatchObject({ method: 'post', path: '/api/exercise-completions', body: { plannedExerciseId: 7 } });
  expect(await send(createQueryClient(), slot)).toBe('saved');
  expect(sent).toEqual([first!.body]);
});

it.each([
  ['that the server has', desired, stored.id],
  ['without a tick', null, null],
])('an exercise %s has no first request', (_which, want, completion) => {
  keep(want, { completion });
  expect(firstRequest(outboxEntries()[0]!)).toBeNull();
});

it('a tick without an answer waits after 20 seconds', async () => {
  const limits: number[] = [];
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return late.signal;
  });
  const asked = gate();
  server.use(
    http.put('/api/exercise-completions/:id', () => {
      asked.open();
      return new Promise<never>(() => {});
    }),
  );
  const sending = send(createQueryClient(), keep(desired));
  await asked.opened;
  expect(limits).toEqual([20_000]);
  // The time is up.
  late.abort(new DOMException('Too late', 'TimeoutError'));
  expect(await sending).toMatchObject({ state: 'waiting', want: desired });
});

describe('after the next start, older kept data', () => {
  // As a page that opens: its data is that of an earlier moment, and the server does not answer.
  async function shownOver(list: SavedCompletion[]) {
    const client = createQueryClient();
    client.setQueryData(completionsOnQuery(DAY).queryKey, list, { updatedAt: Date.now() - 60_000 });
    server.use(http.all('/api/*', () => HttpResponse.error()));
    await sendAllNow(client);
    const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children);
    const { result } = renderHook(() => useExerciseCompletions(DAY), { wrapper });
    return result.current.data?.map(({ id, sets }) => [id, sets.map(({ reps }) => reps)]);
  }
  const planned7 = { ...stored, plannedExerciseId: 7 };
  const nothing = { weight: null, duration: null, distance: null, rpe: null };
  const sets = [{ setType: 'normal' as const, reps: 9, ...nothing, doneAt: '2026-11-20T10:00:09.000Z' }];
  beforeEach(mockPlan);

  it('does not bring back an earlier set', async () => {
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json({ ...planned7, sets })));
    expect(await send(createQueryClient(), keep(desired))).toBe('saved');
    expect(await shownOver([planned7])).toEqual([[stored.id, [9]]]);
  });

  it('does not bring back what was unticked', async () => {
    server.use(http.delete('/api/exercise-completions/:id', () => new HttpResponse(null, { status: 204 })));
    expect(await send(createQueryClient(), keep(null))).toBe('saved');
    expect(await shownOver([planned7])).toEqual([]);
  });
});

it('an exercise added to a log that this device has made is sent after it, and joins it', async () => {
  mockPlan();
  const sent: unknown[] = [];
  let isAway = true;
  server.use(
    http.post('/api/workouts', () => (isAway ? HttpResponse.error() : HttpResponse.json({ id: 41 }, { status: 201 }))),
    http.post('/api/exercise-completions', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  const client = createQueryClient();
  const log = newRowId();
  await record(client, { ...workoutList, method: 'post', body: { type: 'strength' }, rows: [{ id: log }] });
  keep(desired, { exercise: added, completion: null, log });
  await sendAllNow(client);
  expect(sent).toEqual([]);
  expect(firstRequest(outboxEntries()[1]!)).toBeNull();
  isAway = false;
  await sendAllNow(client);
  expect(sent).toMatchObject([{ exerciseName: stored.exerciseName, workoutId: 41 }]);
});

it('an exercise of a log that was thrown away is logged by itself', async () => {
  mockPlan();
  server.use(http.post('/api/workouts', () => HttpResponse.error()));
  const sent = requestBodies('POST', '/api/exercise-completions');
  server.use(http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })));
  const client = createQueryClient();
  const log = newRowId();
  await record(client, { ...workoutList, method: 'post', body: { type: 'strength' }, rows: [{ id: log }] });
  keep(desired, { exercise: added, completion: null, log });
  throwAway(outboxEntries()[0]!);
  await sendAllNow(client);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('workoutId');
  expect(unsent().exercises).toEqual([]);
});
