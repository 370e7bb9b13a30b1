// The page of a workout that was completed in the tracker and is not sent yet.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { queueExercise, unsent } from '@/features/workouts/outbox/unsent';
import { blankSet } from '@/features/loggedworkout/logic';
import { completionsOnQuery } from '@/shared/api/queries';
import type { SavedCompletion, Workout } from '@/shared/api/types';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { addSentRow, fakeClient } from '@/shared/outbox/outboxFixtures';
import { sendAllNow } from '@/shared/outbox/record';
import { LoggedWorkout } from './LoggedWorkout';

const saved = example<SavedCompletion>('create_exercise_completion.record').response.body!;
const stored = example<Workout>('create_workout.unplanned').response.body!;
const place = { workout: 'free', training: 'training', day: '2026-11-20' };

beforeEach(() => {
  signIn();
  server.use(
    http.post('/api/*', () => HttpResponse.error()),
    ...recordedResponses('list_exercise_completions.empty', 'list_exercises.all', 'list_body_measurements.empty'),
  );
});

const DONE_AT = '2026-11-20T10:00:00.000Z';

function completeOffline(): void {
  const slot = queueExercise({
    ...place,
    exercise: {
      id: -1,
      exerciseKey: null,
      exerciseName: 'Log Flip',
      category: 'main',
      sets: 1,
      reps: 5,
      weight: null,
      duration: null,
      restTime: 60,
    },
    want: { sets: [{ setType: 'normal', reps: 5, doneAt: DONE_AT }] },
    completion: null,
    shown: [],
    praise: false,
  });
  const body = { type: 'strength' as const, name: 'Cellar', duration: 30, date: place.day, clientKey: 'log' };
  const parts = [{ slot, completion: null, name: 'Log Flip' }];
  queueLog({ ...place, key: 'log', plannedWorkoutId: null, body, parts });
}

async function open() {
  const id = outboxEntries().find(({ kind }) => kind === 'log')?.rows[0]?.id;
  renderPart(<LoggedWorkout />, { path: `/workout?id=${id}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cellar' })).toBeVisible();
  return within(await screen.findByRole('listitem', { name: 'Log Flip' }));
}

const withSets = async (request: Request) => {
  const { sets } = (await request.json()) as { sets: object[] };
  const filled = sets.map((set) => ({ ...blankSet, ...set }));
  return { ...saved, exerciseName: 'Log Flip', sets: filled, id: 70, workoutId: null, localDate: place.day };
};

// The exercise is stored as 70 and the workout as 41. They cannot be loaded yet.
function storeThem(): void {
  server.use(
    http.get('/api/workouts/:id', () => HttpResponse.error()),
    http.get('/api/exercise-completions', () => HttpResponse.error()),
    http.post('/api/exercise-completions', async ({ request }) =>
      HttpResponse.json(await withSets(request), { status: 201 }),
    ),
    http.put('/api/exercise-completions/70', async ({ request }) => HttpResponse.json(await withSets(request))),
    http.post('/api/workouts', async ({ request }) => {
      const body = (await request.json()) as object;
      return HttpResponse.json({ ...stored, ...body, id: 41, localDate: place.day }, { status: 201 });
    }),
  );
}

it('shows its sets as long as nobody has answered with those of the sent workout', async () => {
  completeOffline();
  storeThem();
  // An older answer is kept, so that the entries stay.
  fakeClient.setQueryData(completionsOnQuery('2026-01-02').queryKey, [], { updatedAt: 1 });
  await sendAllNow(fakeClient);
  expect(hasUnsentEntries()).toBe(false);
  const item = await open();
  expect(item.getByText('5 reps')).toBeVisible();
  expect(item.queryByRole('button', { name: /Log sets/ })).toBeNull();
  expect(screen.queryByRole('img', { name: 'Waiting for a connection' })).toBeNull();
});

describe('sets that wait', () => {
  it('can be changed, added and removed, and are sent so', async () => {
    completeOffline();
    await sendAllNow(fakeClient);
    const item = await open();
    expect(item.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
    const reps = item.getByRole('textbox', { name: 'Reps, set 1' });
    expect(reps).toHaveValue('5');
    expect(item.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.clear(reps);
    await userEvent.type(reps, '12');
    await userEvent.click(item.getByRole('button', { name: 'Add set' }));
    await userEvent.click(item.getByRole('button', { name: 'Add set' }));
    await userEvent.click(item.getByRole('button', { name: 'Remove set 3' }));
    await waitFor(() => expect(item.getByRole('button', { name: 'Add set' })).toHaveFocus());
    await waitFor(() => expect(outboxEntries().map(({ state }) => state)).toEqual(['waiting', 'waiting']));
    expect(unsent().exercises[0]?.want?.sets).toMatchObject([
      { reps: 12, doneAt: DONE_AT },
      { reps: 12, doneAt: null },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(unsent().exercises[0]?.want?.sets).toHaveLength(3));
    storeThem();
    await act(() => sendAllNow(fakeClient));
    expect(hasUnsentEntries()).toBe(false);
    expect(outboxEntries()[0]?.reply).toMatchObject({ id: 70, sets: [{ reps: 12 }, { reps: 12 }, { reps: 12 }] });
  });

  it('are sent if the page closes while they are typed', async () => {
    completeOffline();
    await sendAllNow(fakeClient);
    const item = await open();
    storeThem();
    fireEvent.change(item.getByRole('textbox', { name: 'Reps, set 1' }), { target: { value: '9' } });
    expect(hasUnsentEntries()).toBe(true);
    cleanup();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('can be changed if they have arrived and their workout waits', async () => {
    completeOffline();
    storeThem();
    server.use(http.post('/api/workouts', () => HttpResponse.error()));
    await sendAllNow(fakeClient);
    expect(unsent().exercises).toEqual([]);
    const item = await open();
    const reps = await item.findByRole('textbox', { name: 'Reps, set 1' });
    await userEvent.clear(reps);
    await userEvent.type(reps, '9');
    expect(unsent().exercises).toMatchObject([{ completion: 70, known: [DONE_AT], want: { sets: [{ reps: 9 }] } }]);
    expect(screen.getAllByRole('listitem', { name: 'Log Flip' })).toHaveLength(1);
  });
});

it('is not mistaken for a food that has the same id on the server', async () => {
  server.use(
    http.get('/api/workouts/7', () => HttpResponse.error()),
    http.get('/api/exercise-completions', () => HttpResponse.error()),
  );
  addSentRow('food', { id: 7, name: 'Apple', loggedAt: '2026-11-20T08:00:00.000Z', localDate: '2026-11-20' });
  renderPart(<LoggedWorkout />, { path: '/workout?id=7' });
  expect(await screen.findByText('Not on this device yet')).toBeVisible();
});
