// Sending the log of a completed workout: what belongs to it, and what joins it while it is sent.
import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { completionsOnQuery } from '@/shared/api/queries';
import { createQueryClient } from '@/shared/api/queryClient';
import type { PlannedExercise, SavedCompletion, Workout } from '@/shared/api/types';
import { toPlannedExercises } from '@/features/workouts/training/shownExercises';
import {
  blankSet,
  FREE,
  newTraining,
  withSaved,
  type SessionExercise,
  type Training,
} from '@/features/workouts/training/training';
import { sendAllNow } from '@/shared/outbox/record';
import { changeRows } from './ticks';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { optimisticCompletion } from './optimistic';
import { logOfWorkout, unsent } from './unsent';
import { completeWorkout, type CompleteOutcome } from '@/features/workouts/training/useCompleteWorkout';

const DAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const workout = example<Workout>('create_workout.unplanned').response.body as Workout;

const listed = (id: number, exerciseName: string): SessionExercise => ({
  id,
  exerciseKey: null,
  exerciseName,
  category: 'main',
  sets: 1,
  reps: 5,
  duration: null,
  restTime: 60,
});
const [squat, row] = toPlannedExercises([listed(-1, 'Squat'), listed(-2, 'Row')], []) as [
  PlannedExercise,
  PlannedExercise,
];
const client = createQueryClient();
const inFree = (key: string): Training => ({
  ...newTraining(DAY, NOW, key),
  free: { name: '', type: 'strength', exercises: [listed(-1, 'Squat'), listed(-2, 'Row')] },
});

function tick(exercise: PlannedExercise, training = findTraining(FREE) ?? inFree('first')): void {
  const rows = [{ ...blankSet, reps: 5, doneAt: NOW }];
  changeRows(client, { workout: FREE, training }, exercise, undefined, rows, 'tick', NOW);
}

function complete(exercises: PlannedExercise[]): Promise<CompleteOutcome> {
  const training = findTraining(FREE) ?? inFree('first');
  const done = exercises.flatMap((exercise) => {
    const own = unsent().exercises.find(
      (each) => each.training === training.clientKey && each.exercise.id === exercise.id,
    );
    const saved = training.saved[exercise.id] ?? null;
    if (own) return [{ exercise, completion: optimisticCompletion(own), saved }];
    return saved ? [{ exercise, completion: { ...stored, id: saved.completion, workoutId: null }, saved }] : [];
  });
  const as = { name: '', type: 'strength' as const, intensity: 'high' as const, plannedWorkoutId: null };
  return completeWorkout(client, { workout: FREE, training }, as, done, 10);
}

// Each exercise has its own completion id on the server.
const rowOf: Record<string, number> = { Squat: 100, Row: 101, Press: 102 };

function respondToTicks(until: Promise<void> = Promise.resolve()): void {
  server.use(
    http.post('/api/exercise-completions', async ({ request }) => {
      const { exerciseName } = (await request.json()) as { exerciseName: string };
      await until;
      return HttpResponse.json({ ...stored, id: rowOf[exerciseName], workoutId: null }, { status: 201 });
    }),
  );
}

const down = () => server.use(http.all('/api/*', () => HttpResponse.error()));
const arrivedAt = async (count: number) => {
  await expect.poll(() => unsent().exercises.length).toBe(0);
  await expect.poll(() => Object.keys(findTraining(FREE)?.saved ?? {}).length).toBe(count);
};

beforeEach(() => {
  signIn();
  client.clear();
  client.setQueryData(completionsOnQuery(DAY).queryKey, []);
  server.use(http.get('/api/planned-workouts/today', () => HttpResponse.json(null)));
});

describe('two workouts without a plan on one day', () => {
  it('are two logs, each with its own ticks', async () => {
    down();
    tick(squat);
    expect((await complete([squat])).kind).toBe('completed');
    storeTraining(FREE, inFree('second'));
    tick(row);
    const [first] = unsent().logs;
    expect(first?.parts.map(({ name }) => name)).toEqual(['Squat']);
    expect(logOfWorkout(unsent().logs, FREE, DAY, 'second')).toBeUndefined();
    server.resetHandlers();
    server.use(http.get('/api/planned-workouts/today', () => HttpResponse.json(null)));
    respondToTicks();
    const logs = requestBodies('POST', '/api/workouts');
    server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
    await sendAllNow(client);
    expect(unsent()).toEqual({ exercises: [], logs: [] });
    expect(logs).toMatchObject([{ exercises: ['Squat'], completionIds: [100] }]);
  });
});

it('a workout that is sent later was done when it was completed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  down();
  tick(squat);
  await complete([squat]);
  server.resetHandlers();
  respondToTicks();
  const logs = requestBodies('POST', '/api/workouts');
  server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
  vi.setSystemTime(NOW + 5 * 3_600_000);
  await sendAllNow(client);
  expect(logs).toMatchObject([{ date: '2026-11-20T10:00:00.000Z' }]);
});

it('a workout that the clock of this device dates too far ahead is logged on its day', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  const fields = { date: 'The date can be at most one day in the future' };
  const refuse = () => HttpResponse.json({ message: fields.date, fields }, { status: 400 });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const logs = requestBodies<{ clientKey: string }>('POST', '/api/workouts');
  server.use(http.post('/api/workouts', refuse));
  // The day is too far ahead, too.
  expect(await complete([squat])).toEqual({ kind: 'refused', reason: fields.date });
  server.use(
    http.post('/api/workouts', refuse, { once: true }),
    http.post('/api/workouts', () => HttpResponse.json(workout)),
  );
  expect(await complete([squat])).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
  const dates = [{ date: '2026-11-20T10:00:00.000Z' }, { date: DAY }];
  expect(logs).toMatchObject([...dates, ...dates]);
  expect(new Set(logs.map(({ clientKey }) => clientKey)).size).toBe(4);
});

describe('a set that is ticked while the workout is being completed', () => {
  it('joins the log while the exercises are being sent', async () => {
    respondToTicks();
    tick(squat);
    await arrivedAt(1);
    const responses = gate();
    respondToTicks(responses.opened);
    server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
    const logs = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    const press = toPlannedExercises([listed(-3, 'Press')], [])[0] as PlannedExercise;
    tick(press);
    const outcome = complete([squat, press]);
    tick(row);
    responses.open();
    expect(await outcome).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
    expect(logs).toHaveLength(1);
    expect(logs[0]?.['exercises']).toEqual(['Squat', 'Press', 'Row']);
    expect(new Set(logs[0]?.['completionIds'] as number[])).toEqual(new Set([100, 101, 102]));
  });

  it('is added to a log that was created meanwhile', async () => {
    respondToTicks();
    tick(squat);
    await arrivedAt(1);
    const made = gate();
    const asked = gate();
    server.use(
      http.post('/api/workouts', async () => {
        asked.open();
        await made.opened;
        return HttpResponse.json(workout, { status: 201 });
      }),
      http.put('/api/workouts/:id', () => HttpResponse.json(workout)),
    );
    const added = requestBodies('PUT', `/api/workouts/${workout.id}`);
    const outcome = complete([squat]);
    await asked.opened;
    tick(row);
    made.open();
    expect(await outcome).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
    expect(added).toEqual([{ completionIds: [101] }]);
    expect(unsent().logs).toEqual([]);
  });

  it('does not change the body of a retry', async () => {
    respondToTicks();
    tick(squat);
    await arrivedAt(1);
    const logs = requestBodies('POST', '/api/workouts');
    server.use(http.post('/api/workouts', () => HttpResponse.error()));
    expect(await complete([squat])).toMatchObject({ kind: 'completed', completed: { workoutId: null } });
    tick(row);
    await arrivedAt(2);
    server.use(
      http.post('/api/workouts', () => HttpResponse.json(workout)),
      http.put('/api/workouts/:id', () => HttpResponse.json(workout)),
    );
    const added = requestBodies('PUT', `/api/workouts/${workout.id}`);
    await sendAllNow(client);
    expect(logs.length).toBeGreaterThan(1);
    for (const body of logs) expect(body).toEqual(logs[0]);
    expect(added).toEqual([{ completionIds: [101] }]);
  });
});

const missing = (...fields: string[]) =>
  HttpResponse.json(
    {
      message: 'Not found',
      code: 'NOT_FOUND',
      fields: Object.fromEntries(fields.map((field) => [field, 'Not found'])),
    },
    { status: 404 },
  );

describe('what was deleted on another device', () => {
  it('is omitted, and the rest is logged', async () => {
    respondToTicks();
    tick(squat);
    tick(row);
    await arrivedAt(2);
    server.use(
      http.post('/api/workouts', () => missing('completionIds[0]'), { once: true }),
      http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })),
    );
    const logs = requestBodies<{ clientKey: string }>('POST', '/api/workouts');
    expect(await complete([squat, row])).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
    expect(logs).toMatchObject([
      { exercises: ['Squat', 'Row'], completionIds: [100, 101] },
      { exercises: ['Row'], completionIds: [101] },
    ]);
    expect(logs[1]?.clientKey).not.toBe(logs[0]?.clientKey);
  });

  it('does not block sets that were to join a deleted log', async () => {
    respondToTicks();
    tick(squat);
    await arrivedAt(1);
    server.use(http.post('/api/workouts', () => HttpResponse.error()));
    await complete([squat]);
    tick(row);
    await arrivedAt(2);
    server.use(
      http.post('/api/workouts', () => HttpResponse.json(workout)),
      http.put('/api/workouts/:id', () => missing()),
    );
    await sendAllNow(client);
    expect(unsent()).toEqual({ exercises: [], logs: [] });
  });
});

it('reports that nothing was logged if everything is unticked during Complete', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  const logs = requestBodies('POST', '/api/workouts');
  const rows = [{ ...blankSet, reps: 5, doneAt: NOW }];
  const completion = { ...stored, id: 100, workoutId: null };
  server.use(http.delete('/api/exercise-completions/100', () => new HttpResponse(null, { status: 204 })));
  const outcome = complete([squat]);
  const place = { workout: FREE, training: findTraining(FREE) as Training };
  changeRows(client, place, squat, { rows, completion }, [{ ...blankSet, reps: 5 }], 'tick', NOW);
  expect(await outcome).toEqual({ kind: 'refused', reason: 'Nothing is ticked, so nothing was logged.' });
  expect(logs).toEqual([]);
  expect(unsent()).toEqual({ exercises: [], logs: [] });
});

it('Complete does not wait for refetched lists, so that no set is lost between the log and the summary', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  server.use(
    http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })),
    http.get('/api/exercise-completions', () => new Promise<Response>(() => {})),
  );
  const stop = new QueryObserver(client, { queryKey: completionsOnQuery(DAY).queryKey }).subscribe(() => {});
  expect(await complete([squat])).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
  stop();
});

it('completions that are in a log are not sent again', async () => {
  respondToTicks();
  tick(row);
  await arrivedAt(1);
  server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
  const logs = requestBodies('POST', '/api/workouts');
  const training = findTraining(FREE) as Training;
  const done = [
    { exercise: squat, completion: { ...stored, id: 100, workoutId: 12 }, saved: { completion: 100, record: null } },
    { exercise: row, completion: { ...stored, id: 101, workoutId: null }, saved: training.saved[row.id] ?? null },
  ];
  const as = { name: '', type: 'strength' as const, intensity: 'high' as const, plannedWorkoutId: null };
  await completeWorkout(client, { workout: FREE, training }, as, done, 10);
  expect(logs).toMatchObject([{ exercises: ['Row'], completionIds: [101] }]);
});

it('the background sender does not send a log before Complete has sent its exercises', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  const responses = gate();
  respondToTicks(responses.opened);
  server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
  const logs = requestBodies('POST', '/api/workouts');
  const ticks = requestBodies('POST', '/api/exercise-completions');
  tick(row);
  // Complete Workout was pressed before the row was ticked, so its log is ready at once.
  const outcome = complete([squat]);
  void sendAllNow(client);
  await expect.poll(() => ticks.length).toBe(1);
  expect(logs).toEqual([]);
  responses.open();
  expect(await outcome).toMatchObject({ kind: 'completed', completed: { workoutId: workout.id } });
  expect(logs).toHaveLength(1);
});

it('a page that closes during Complete sends the log when it opens again', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  server.use(http.post('/api/workouts', () => new Promise<Response>(() => {}), { once: true }));
  void complete([squat]);
  await expect.poll(() => unsent().logs.length).toBe(1);
  // Simulates a reload: only what this device has stored is available.
  signIn();
  server.use(http.post('/api/workouts', () => HttpResponse.json(workout, { status: 201 })));
  await sendAllNow(client);
  expect(unsent().logs).toEqual([]);
  expect(findTraining(FREE)).toBeUndefined();
});

it('a waiting correction still shows its exercise in its log', () => {
  down();
  storeTraining(FREE, withSaved(inFree('first'), squat.id, { completion: 7, record: null }));
  const before = {
    rows: [{ ...blankSet, reps: 5, doneAt: NOW }],
    completion: { ...stored, id: 7, workoutId: 12, notes: 'left knee' },
  };
  changeRows(
    client,
    { workout: FREE, training: findTraining(FREE) as Training },
    squat,
    before,
    [{ ...blankSet, reps: 6, doneAt: NOW }],
    'tick',
    NOW,
  );
  const [own] = unsent().exercises;
  expect(own && optimisticCompletion(own, before.completion)).toMatchObject({
    id: 7,
    workoutId: 12,
    notes: 'left knee',
  });
});

it('a log without an answer waits after 20 seconds, like its ticks', async () => {
  respondToTicks();
  tick(squat);
  await arrivedAt(1);
  const limits: number[] = [];
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return late.signal;
  });
  const asked = gate();
  server.use(
    http.post('/api/workouts', () => {
      asked.open();
      return new Promise<never>(() => {});
    }),
  );
  const outcome = complete([squat]);
  await asked.opened;
  expect(limits).toEqual([20_000]);
  late.abort(new DOMException('Too late', 'TimeoutError'));
  expect((await outcome).kind).toBe('completed');
  expect(unsent().logs).toMatchObject([{ state: 'waiting' }]);
});
