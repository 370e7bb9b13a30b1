// Today's exercises, kept in the plan without a connection.
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { createQueryClient } from '@/shared/api/queryClient';
import type { PlannedExercise, PlannedExerciseInput, SavedCompletion } from '@/shared/api/types';
import { changeEntry, hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { throwAway } from '@/shared/outbox/decide';
import { sendAllNow } from '@/shared/outbox/record';
import { asPlanned, toPlanInput, toSessionExercise, withList, withPicked } from '@/features/workouts/training/list';
import { toPlannedExercises } from '@/features/workouts/training/shownExercises';
import { newTraining, withSaved } from '@/features/workouts/training/training';
import {
  findTraining,
  finishTraining,
  savedCompletionOf,
  storeTraining,
} from '@/features/workouts/training/trainingStore';
import { keepInPlan } from './planEdits';
import { queueExercise, unsent } from './unsent';

const DAY = '2026-11-20';
const planned = example<PlannedExercise[]>('list_planned_exercises.generated').response.body!.slice(0, 2);
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const PUT = '/api/planned-workouts/:id/exercises';

type Line = 'fine' | 'away' | 'lost' | 400;
let line: Line = 'fine';
let sent: { request: string; body: unknown; key: string | null }[] = [];
let plan: PlannedExercise[] = [];
const answers = new Map<string, PlannedExercise[]>();

// A server that gives the exercises of a plan their ids, and answers a key once.
function serve(): void {
  let nextId = 900;
  const receive = async (request: Request): Promise<unknown> => {
    const body: unknown = await request.json();
    const { pathname } = new URL(request.url);
    sent.push({ request: `${request.method} ${pathname}`, body, key: request.headers.get('Idempotency-Key') });
    return body;
  };
  server.use(
    http.put(PUT, async ({ request }) => {
      if (line === 'away') return HttpResponse.error();
      const body = (await receive(request)) as PlannedExerciseInput[];
      if (line === 400) return HttpResponse.json({ message: 'Too many exercises' }, { status: 400 });
      const key = request.headers.get('Idempotency-Key');
      const made =
        answers.get(key ?? '') ??
        body.map((each) => ({ ...planned[0]!, ...each, id: each.id ?? (nextId += 1) }) as PlannedExercise);
      if (key !== null) answers.set(key, made);
      plan = made;
      return line === 'lost' ? HttpResponse.error() : HttpResponse.json(made);
    }),
    http.get(PUT, () => HttpResponse.json(plan)),
    http.post('/api/exercise-completions', async ({ request }) => {
      if (line === 'away') return HttpResponse.error();
      await receive(request);
      return HttpResponse.json({ ...stored, id: 77, plannedExerciseId: null }, { status: 201 });
    }),
    http.put('/api/exercise-completions/:id', async ({ request }) => {
      await receive(request);
      return HttpResponse.json({ ...stored, id: 77 });
    }),
  );
}

const client = createQueryClient();

// Adds an exercise to today's list. Its id is the next negative one.
function addToday(name: string): void {
  const training = findTraining('3') ?? { ...newTraining(DAY, 0, 'a-key'), firstTickAt: 1 };
  storeTraining(
    '3',
    withList(training, planned, (list) => withPicked(list, [name]), 0),
  );
}

function keep(): Promise<boolean> {
  const today = findTraining('3')!.today!.exercises;
  return keepInPlan(client, {
    workout: '3',
    title: 'Full Body',
    exercises: toPlanInput(today),
    shown: toPlannedExercises(asPlanned(today), [], planned),
  });
}

const tick = (id: number) =>
  queueExercise({
    workout: '3',
    training: 'a-key',
    day: DAY,
    want: { sets: [{ reps: 9, doneAt: `${DAY}T10:00:09.000Z` }] },
    completion: null,
    shown: [],
    praise: false,
    exercise: { ...toSessionExercise(planned[0]!), id, exerciseName: 'Log Flip', weight: null },
  });

const requests = () => sent.map(({ request }) => request);
const todaysIds = () => findTraining('3')?.today?.exercises.map(({ id }) => id);

beforeEach(() => {
  signIn();
  line = 'fine';
  sent = [];
  plan = planned;
  answers.clear();
  serve();
});

it('is in the plan at once with a connection, and today’s list is the plan’s again', async () => {
  addToday('Log Flip');
  expect(await keep()).toBe(false);
  expect(requests()).toEqual(['PUT /api/planned-workouts/3/exercises']);
  expect(findTraining('3')).not.toHaveProperty('today');
});

it('waits without one, while the tracker counts the list as kept', async () => {
  line = 'away';
  addToday('Log Flip');
  expect(await keep()).toBe(true);
  expect(findTraining('3')?.today?.inPlan).toBe(true);
  expect(todaysIds()).toEqual([...planned.map(({ id }) => id), -1]);
  line = 'fine';
  await sendAllNow(client);
  expect(hasUnsentEntries()).toBe(false);
  expect(sent[0]!.body).toMatchObject([{ id: planned[0]!.id }, { id: planned[1]!.id }, { exerciseName: 'Log Flip' }]);
});

it('a new exercise is sent after its sets, and takes them over', async () => {
  line = 'away';
  addToday('Log Flip');
  await keep();
  tick(-1);
  await sendAllNow(client);
  line = 'fine';
  await sendAllNow(client);
  await expect.poll(hasUnsentEntries).toBe(false);
  const put = 'PUT /api/planned-workouts/3/exercises';
  // The first attempt may have arrived, so it is repeated as it was. Then the sets are linked.
  expect(requests()).toEqual(['POST /api/exercise-completions', put, put]);
  expect(sent[1]!.body).toMatchObject([{}, {}, { exerciseName: 'Log Flip' }]);
  expect(sent[2]!.body).toMatchObject([
    { id: planned[0]!.id },
    { id: planned[1]!.id },
    { id: 901, exerciseName: 'Log Flip', completionId: 77 },
  ]);
  expect(sent[2]!.key).toBeNull();
  expect(findTraining('3')?.saved).toMatchObject({ 901: { completion: 77 } });
});

it('sets that are ticked while it is on its way belong to the planned exercise', async () => {
  addToday('Log Flip');
  server.use(
    http.put(
      PUT,
      () => {
        tick(-1);
        return HttpResponse.json([...planned, { ...planned[0]!, id: 950 }]);
      },
      { once: true },
    ),
  );
  await keep();
  expect(unsent().exercises.map(({ slot }) => slot)).toEqual([`950:${DAY}`]);
  await sendAllNow(client);
  expect(sent.at(-1)).toMatchObject({ request: 'POST /api/exercise-completions', body: { plannedExerciseId: 950 } });
});

it('a lost answer is asked for again with the same request', async () => {
  line = 'lost';
  addToday('Log Flip');
  await keep();
  const training = findTraining('3')!;
  storeTraining('3', withSaved(training, -1, { completion: 12, record: null }));
  line = 'fine';
  await sendAllNow(client);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]!.body).toMatchObject([{}, {}, { id: 901, completionId: 12 }]);
  expect(plan.map(({ id }) => id)).toEqual([planned[0]!.id, planned[1]!.id, 901]);
  expect(findTraining('3')?.saved).toHaveProperty('901');
});

it('a replayed answer without rows is completed by the plan', async () => {
  addToday('Log Flip');
  plan = [...planned, { ...planned[0]!, id: 960 }];
  server.use(http.put(PUT, () => HttpResponse.json({}), { once: true }));
  storeTraining('3', withSaved(findTraining('3')!, -1, { completion: 12, record: null }));
  await keep();
  expect(findTraining('3')?.saved).toEqual({ 960: { completion: 12, record: null } });
});

it('a later list of the same workout keeps the exercises that the first one has made', async () => {
  line = 'lost';
  addToday('Log Flip');
  await keep();
  addToday('Stone Lift');
  expect(findTraining('3')?.today?.inPlan).toBe(false);
  await keep();
  expect(outboxEntries()).toHaveLength(2);
  line = 'fine';
  await sendAllNow(client);
  expect(hasUnsentEntries()).toBe(false);
  expect(sent.at(-1)!.body).toMatchObject([
    {},
    {},
    { id: 901, exerciseName: 'Log Flip' },
    { exerciseName: 'Stone Lift' },
  ]);
  expect((sent.at(-1)!.body as object[])[3]).not.toHaveProperty('id');
  expect(plan.map(({ id }) => id)).toEqual([planned[0]!.id, planned[1]!.id, 901, 902]);
});

it('is offered again when it was refused, and mended by the next one', async () => {
  line = 400;
  addToday('Log Flip');
  await expect(keep()).rejects.toMatchObject({ status: 400 });
  expect(findTraining('3')?.today?.inPlan).toBe(false);
  expect(outboxEntries()).toEqual([]);
  line = 'away';
  await keep();
  line = 400;
  await sendAllNow(client);
  expect(outboxEntries()).toMatchObject([{ state: 'refused', reason: { status: 400 } }]);
  line = 'fine';
  addToday('Stone Lift');
  await keep();
  expect(hasUnsentEntries()).toBe(false);
  expect(plan.map(({ exerciseName }) => exerciseName).slice(2)).toEqual(['Log Flip', 'Stone Lift']);
});

it('is offered again when it was thrown away', async () => {
  line = 'away';
  addToday('Log Flip');
  await keep();
  throwAway(outboxEntries()[0]!);
  expect(outboxEntries()).toEqual([]);
  expect(findTraining('3')?.today).toMatchObject({ inPlan: false, exercises: [{}, {}, { id: -1 }] });
});

it('names the exercises of a workout that was completed in the meantime', async () => {
  line = 'away';
  addToday('Log Flip');
  tick(-1);
  await sendAllNow(client);
  await keep();
  changeEntry(outboxEntries()[0]!.id, { state: 'waiting' });
  line = 'fine';
  finishTraining('3');
  await sendAllNow(client);
  await expect.poll(hasUnsentEntries).toBe(false);
  expect(plan.map(({ exerciseName }) => exerciseName)).toContain('Log Flip');
  // Its sets arrived after the workout was completed.
  expect(sent.at(-1)!.body).toMatchObject([{}, {}, { completionId: 77 }]);
  expect(savedCompletionOf('3', 901)).toBe(77);
});
