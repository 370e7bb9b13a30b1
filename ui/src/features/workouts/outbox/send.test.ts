import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { completionsOnQuery } from '@/shared/api/queries';
import { createQueryClient } from '@/shared/api/queryClient';
import type { SavedCompletion } from '@/shared/api/types';
import { discardRefused, sendExercise } from './send';
import { arrived, changeExercise, findExercise, keepExercise, keepLog, outbox, type Wanted, type Wish } from './unsent';
import { renameExercises } from './unsentRename';

const DAY = '2026-11-20';
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const wanted: Wanted = { sets: [{ reps: 9, doneAt: '2026-11-20T10:00:09.000Z' }], notes: null };

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
// Added by hand, as its negative id says.
const added = { ...planned, id: -1 };

function keep(want: Wanted | null, more: Partial<Wish> = {}) {
  return keepExercise({
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

const answerPlan = () => server.use(http.get('/api/planned-workouts/today', () => HttpResponse.json(null)));
const PUT = `/api/exercise-completions/${stored.id}`;

it('ticked again while the tick before it is being taken back, an exercise stands in the list of the day once', async () => {
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
  const sending = sendExercise(client, keep(null));
  await asked.opened;
  keep(wanted);
  removal.open();
  expect(await sending).toMatchObject({ kind: 'saved' });
  expect(client.getQueryData(completionsOnQuery(DAY).queryKey)?.map(({ id }) => id)).toEqual([stored.id + 1]);
});

describe('what is ticked', () => {
  const answers: [string, number, 'waiting' | 'refused'][] = [
    ['waits for the session', 401, 'waiting'],
    ['waits for a faster network', 408, 'waiting'],
    ['waits its turn', 429, 'waiting'],
    ['waits for a server that works', 500, 'waiting'],
    ['waits for a proxy that finds the server', 502, 'waiting'],
    ['waits for a server that starts again', 503, 'waiting'],
    ['is refused as it stands', 400, 'refused'],
    ['is refused by a conflict', 409, 'refused'],
    ['is refused when it is too large', 413, 'refused'],
    ['is refused when it is no JSON', 415, 'refused'],
  ];
  it.each(answers)('%s: %i', async (_what, status, state) => {
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json({ message: 'No.' }, { status })));
    const slot = keep(wanted);
    void sendExercise(createQueryClient(), slot);
    await expect.poll(() => findExercise(slot)?.state, { timeout: 5000 }).toBe(status === 401 ? 'sending' : state);
    // A 401 ends the session: what was ticked is found when the same person signs in again.
    if (status === 401) {
      signIn();
      expect(findExercise(slot)?.want).toEqual(wanted);
    }
  });

  it('waits when nobody answers', async () => {
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.error()));
    expect(await sendExercise(createQueryClient(), keep(wanted))).toMatchObject({ kind: 'waiting', first: true });
  });
});

describe('the notes of an exercise', () => {
  beforeEach(() => {
    answerPlan();
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.json(stored)));
  });

  it('stay when nobody typed any', async () => {
    const sent = requestBodies<Record<string, unknown>>('PUT', PUT);
    await sendExercise(createQueryClient(), keep({ sets: wanted.sets }));
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('notes');
  });

  it('go when they were emptied', async () => {
    const sent = requestBodies('PUT', PUT);
    await sendExercise(createQueryClient(), keep({ sets: wanted.sets, notes: null }));
    expect(sent).toMatchObject([{ notes: null }]);
  });
});

it('a correction says what it was made of, so that what another device corrected stays', async () => {
  answerPlan();
  const shown = [{ setType: 'normal' as const, reps: 8, doneAt: '2026-11-20T10:00:01.000Z' }];
  const later = [{ ...shown[0], reps: 12 }, ...wanted.sets];
  const answer = gate();
  server.use(
    http.put('/api/exercise-completions/:id', async () => {
      await answer.opened;
      return HttpResponse.json({ ...stored, sets: later });
    }),
  );
  const sent = requestBodies('PUT', PUT);
  const sending = sendExercise(createQueryClient(), keep({ sets: [...shown, ...wanted.sets] }, { shown }));
  await expect.poll(() => sent.length).toBe(1);
  // One is removed while it is on its way: the second call is made of what the server answered of the other.
  keep({ sets: wanted.sets }, { shown });
  answer.open();
  await sending;
  expect(sent).toMatchObject([{ shownSets: shown }, { shownSets: wanted.sets }]);
});

it('a change that is taken back after its answer was lost is what the server gets', async () => {
  answerPlan();
  const sent = requestBodies<{ sets: unknown[]; shownSets?: unknown[] }>('PUT', PUT);
  server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.error()));
  const set = (reps: number, second: number) => ({
    setType: 'normal' as const,
    reps,
    doneAt: `2026-11-20T10:00:0${second}.000Z`,
  });
  const shown = [set(8, 1), set(8, 2), set(8, 3)];
  const client = createQueryClient();
  // One was changed and one removed; both arrived, and nobody said so.
  await sendExercise(client, keep({ sets: [set(12, 1), set(8, 3)] }, { shown }));
  await sendExercise(client, keep({ sets: shown }, { shown }));
  await expect.poll(() => sent.length).toBe(2);
  // Told as shown, they would be taken for what this device left alone.
  expect(sent.map(({ shownSets }) => shownSets)).toEqual([[set(8, 3)], [set(8, 3)]]);
  expect(sent[1]?.sets).toEqual(shown);
});

describe('an exercise that was added by hand after its workout was logged', () => {
  beforeEach(answerPlan);

  it('joins that log', async () => {
    server.use(http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })));
    const sent = requestBodies('POST', '/api/exercise-completions');
    await sendExercise(createQueryClient(), keep(wanted, { exercise: added, completion: null, log: 12 }));
    expect(sent).toMatchObject([{ exerciseName: stored.exerciseName, workoutId: 12 }]);
  });

  it('is kept alone when that log was deleted meanwhile', async () => {
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
    expect(
      await sendExercise(createQueryClient(), keep(wanted, { exercise: added, completion: null, log: 12 })),
    ).toMatchObject({ kind: 'saved' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toHaveProperty('workoutId');
    expect(sent[1]?.['clientKey']).not.toBe(sent[0]?.['clientKey']);
  });
});

it('a refused correction that is given up leaves its exercise in the log that waits', () => {
  const slot = keep(wanted);
  keepLog({
    workout: '3',
    training: 'a-key',
    day: DAY,
    plannedWorkoutId: 3,
    body: { type: 'strength' },
    parts: [{ slot, completion: stored.id, name: stored.exerciseName }],
  });
  changeExercise(slot, { state: 'refused' });
  discardRefused(slot);
  expect(outbox()).toMatchObject({ exercises: [], logs: [{ parts: [{ completion: stored.id }] }] });
});

it('an added exercise that became a planned one while its tick was on its way goes on under the new id', async () => {
  answerPlan();
  const answer = gate();
  server.use(
    http.post('/api/exercise-completions', async () => {
      await answer.opened;
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  const sent = requestBodies('POST', '/api/exercise-completions');
  const client = createQueryClient();
  const first = sendExercise(client, keep(wanted, { exercise: added, completion: null }));
  await expect.poll(() => sent.length).toBe(1);
  renameExercises('a-key', new Map([[-1, 40]]));
  const [renamed] = outbox().exercises;
  expect(renamed).toMatchObject({ slot: `40:${DAY}`, exercise: { id: 40 } });
  answer.open();
  expect(await first).toEqual({ kind: 'settled' });
  // The very same words: the server knows that it has it.
  expect(await sendExercise(client, renamed?.slot ?? '')).toMatchObject({ kind: 'saved', saved: { id: stored.id } });
  expect(sent[1]).toEqual(sent[0]);
  arrived(renamed?.slot ?? '', stored.id);
});
