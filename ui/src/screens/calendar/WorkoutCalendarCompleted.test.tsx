// Workouts that were completed in the tracker without a connection.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useStats } from '@/features/dashboard/api';
import { LastWorkout } from '@/features/dashboard/LastWorkout';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { queueExercise, unsent } from '@/features/workouts/outbox/unsent';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion, SavedCompletion, Stats, Workout } from '@/shared/api/types';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { sendAllNow } from '@/shared/outbox/record';
import { deleteRow } from '@/shared/outbox/rows';
import { completionList } from '@/shared/outbox/workouts';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { WorkoutCalendar } from './WorkoutCalendar';

const RECORDED = new Date('2026-11-20T12:00:00+01:00');
const DAY = '2026-11-20';
const place = { workout: 'free', training: 'training', day: DAY };
const saved = example<SavedCompletion>('create_exercise_completion.record').response.body!;
const stored = example<Workout>('create_workout.unplanned').response.body!;
const emptySet = { reps: null, weight: null, duration: null, distance: null, rpe: null };
const noStreaks = { activeDays: 0, avgDuration: 0, currentStreak: 0, longestStreak: 0, weekStreak: 0 };

// Each further workout takes half an hour.
const statsOf = (more: number): Stats => ({
  ...noStreaks,
  thisWeekWorkouts: 1 + more,
  totalCalories: 100,
  totalHours: 2 + more / 2,
  totalWorkouts: 3 + more,
});

function serving() {
  const state = { isAway: true, isSlow: false, logs: [] as Workout[], completions: [] as ExerciseCompletion[] };
  const sent: string[] = [];
  const list = (of: () => object) => () => (state.isSlow ? new Promise<Response>(() => {}) : HttpResponse.json(of()));
  const answer = async (request: Request, handle: (body: Record<string, unknown>) => Response): Promise<Response> => {
    if (state.isAway) return HttpResponse.error();
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return handle(JSON.parse((await request.text()) || '{}') as Record<string, unknown>);
  };
  server.use(
    http.get(
      '/api/workouts',
      list(() => state.logs),
    ),
    http.get(
      '/api/exercise-completions',
      list(() => state.completions),
    ),
    http.get(
      '/api/stats',
      list(() => statsOf(state.logs.length)),
    ),
    http.get('/api/planned-workouts/today', () => HttpResponse.json(null)),
    http.post('/api/exercise-completions', ({ request }) =>
      answer(request, (body) => {
        const sets = (body['sets'] as object[]).map((set) => ({ ...emptySet, ...set }));
        const made = {
          ...saved,
          exerciseName: body['exerciseName'],
          sets,
          id: 70,
          workoutId: null,
          localDate: DAY,
        } as SavedCompletion;
        state.completions = [made];
        return HttpResponse.json(made, { status: 201 });
      }),
    ),
    http.put('/api/exercise-completions/:id', ({ request }) =>
      answer(request, (body) => HttpResponse.json({ ...state.completions[0], sets: body['sets'] })),
    ),
    http.post('/api/workouts', ({ request }) =>
      answer(request, (body) => {
        const made = { ...stored, ...body, id: 41, localDate: DAY, date: RECORDED.toISOString() };
        state.logs = [made];
        state.completions = state.completions.map((each) => ({ ...each, workoutId: 41 }));
        return HttpResponse.json(made, { status: 201 });
      }),
    ),
    http.put('/api/workouts/:id', ({ request }) =>
      answer(request, (body) => {
        state.logs = state.logs.map((each) => ({ ...each, ...body }));
        return HttpResponse.json(state.logs[0]);
      }),
    ),
    http.delete('/api/workouts/:id', ({ request }) =>
      answer(request, () => {
        state.logs = [];
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    ...recordedResponses('list_workout_plans.empty', 'list_body_measurements.empty', 'list_exercises.all'),
  );
  return { state, sent };
}

function queueFlip({ reps, ...change }: { reps: number; completion: number | null; log?: number }): string {
  const exercise = { id: -1, exerciseKey: null, exerciseName: 'Log Flip', category: 'main' as const };
  const planned = { sets: 1, reps: 5, weight: null, duration: null, restTime: 60 };
  const sets = [{ setType: 'normal' as const, reps, doneAt: '2026-11-20T10:00:00.000Z' }];
  return queueExercise({
    ...place,
    exercise: { ...exercise, ...planned },
    want: { sets },
    shown: [],
    praise: false,
    ...change,
  });
}

// As the tracker does it.
async function completeOffline(client: QueryClient): Promise<void> {
  const slot = queueFlip({ reps: 5, completion: null });
  queueLog({
    ...place,
    key: 'log',
    plannedWorkoutId: null,
    body: { type: 'strength', name: 'Cellar', duration: 30, calories: 240, date: DAY, clientKey: 'log' },
    parts: [{ slot, completion: null, name: 'Log Flip' }],
  });
  await act(() => sendAllNow(client));
}

function Sums() {
  const { data } = useStats();
  return data ? (
    <p>{`${data.totalWorkouts} workouts, ${data.thisWeekWorkouts} this week, ${data.totalHours} h`}</p>
  ) : null;
}

function show(): QueryClient {
  let client: QueryClient | undefined;
  function Page() {
    const own = useQueryClient();
    useEffect(() => {
      client = own;
    });
    return (
      <>
        <Sums />
        <LastWorkout />
        <WorkoutCalendar />
      </>
    );
  }
  renderPart(<Page />, { path: `/workout-calendar?day=${DAY}`, screenPaths: ['/workout'] });
  return client!;
}

const day = async () => within(await screen.findByRole('region', { name: /November 20/ }));
const links = async () => (await day()).findAllByRole('link', { name: 'Cellar' });
const COUNTED = '4 workouts, 2 this week, 2.5 h';

async function shown(): Promise<QueryClient> {
  const client = show();
  expect(await screen.findByText('3 workouts, 1 this week, 2 h')).toBeVisible();
  await completeOffline(client);
  return client;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

it('a completed workout that waits is in the calendar with its sets, in the sums and the last workout', async () => {
  serving();
  await shown();
  expect(await links()).toHaveLength(1);
  const panel = await day();
  expect(within(panel.getByRole('list', { name: /Cellar/ })).getByText('5 reps')).toBeVisible();
  expect(panel.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
  expect(screen.getByText(COUNTED)).toBeVisible();
  expect(screen.getByRole('link', { name: /Last workout: Cellar/ })).toBeVisible();
});

it('a workout that is being completed is in no list until it is kept', async () => {
  serving();
  show();
  expect(await screen.findByText('3 workouts, 1 this week, 2 h')).toBeVisible();
  const body = { type: 'strength' as const, name: 'Cellar', date: DAY, clientKey: 'log' };
  act(() => void queueLog({ ...place, key: 'log', plannedWorkoutId: null, body, parts: [] }));
  expect((await day()).queryByRole('link', { name: 'Cellar' })).toBeNull();
});

it.each([false, true])('a workout that has arrived is shown and counted once (slow lists: %s)', async (isSlow) => {
  const { state, sent } = serving();
  const client = await shown();
  Object.assign(state, { isAway: false, isSlow });
  await act(() => sendAllNow(client));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent).toEqual(['POST /api/exercise-completions', 'POST /api/workouts']);
  await waitFor(async () => expect((await day()).queryByRole('img', { name: /Waiting/ })).toBeNull());
  expect(await links()).toHaveLength(1);
  expect((await day()).getAllByText('5 reps')).toHaveLength(1);
  expect(screen.getByText(COUNTED)).toBeVisible();
});

it('a workout that is stored, but lacks a set that waits, is shown and counted once', async () => {
  const { state } = serving();
  const client = await shown();
  state.isAway = false;
  // The next set is ticked while the workout is stored.
  server.use(
    http.post(
      '/api/workouts',
      async ({ request }) => {
        const body = (await request.json()) as Partial<Workout>;
        const made = { ...stored, ...body, id: 41, localDate: DAY, date: RECORDED.toISOString() };
        state.logs = [made];
        state.isAway = true;
        const exercise = { exerciseKey: null, exerciseName: 'Row', category: 'main' as const, sets: 1, reps: 5 };
        queueExercise({
          ...place,
          exercise: { ...exercise, id: -2, weight: null, duration: null, restTime: 60 },
          want: { sets: [{ setType: 'normal', reps: 7, doneAt: '2026-11-20T10:05:00.000Z' }] },
          completion: null,
          shown: [],
          praise: false,
        });
        return HttpResponse.json(made, { status: 201 });
      },
      { once: true },
    ),
  );
  await act(() => sendAllNow(client));
  expect(unsent().logs).toMatchObject([{ workoutId: 41 }]);
  vi.setSystemTime(RECORDED.getTime() + 60_000);
  await act(() => client.refetchQueries());
  expect(await links()).toHaveLength(1);
  expect(screen.getByText(COUNTED)).toBeVisible();
  expect((await day()).getByText('7 reps')).toBeVisible();
});

it('a completed workout that waits can be changed, and its change is sent after it', async () => {
  const { state, sent } = serving();
  const client = await shown();
  await userEvent.click((await day()).getByRole('button', { name: 'Edit Cellar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Duration' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Duration' }), '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4 workouts, 2 this week, 3 h')).toBeVisible();
  state.isAway = false;
  await act(() => sendAllNow(client));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent).toEqual(['POST /api/exercise-completions', 'POST /api/workouts', 'PUT /api/workouts/41']);
  expect(state.logs[0]).toMatchObject({ duration: 60 });
});

it('a completed workout that waits can be deleted with its sets', async () => {
  const { state, sent } = serving();
  const client = await shown();
  await userEvent.click((await day()).getByRole('button', { name: 'Delete Cellar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 ticked exercise of “Cellar”/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete workout' }));
  await act(() => sendPendingDeletion());
  expect((await day()).queryByRole('link', { name: 'Cellar' })).toBeNull();
  expect(screen.getByText('3 workouts, 1 this week, 2 h')).toBeVisible();
  state.isAway = false;
  await act(() => sendAllNow(client));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent.at(-1)).toBe('DELETE /api/workouts/41');
});

it('a set that is changed in its log does not wait for the log, which waits for the set', async () => {
  const { state, sent } = serving();
  const client = await shown();
  state.isAway = false;
  server.use(http.post('/api/workouts', () => HttpResponse.error(), { once: true }));
  await act(() => sendAllNow(client));
  expect(unsent().exercises).toEqual([]);
  const log = outboxEntries().find(({ kind }) => kind === 'log');
  queueFlip({ reps: 6, completion: 70, log: Number(log?.rows[0]?.id) });
  await act(() => sendAllNow(client));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent.slice(1)).toEqual(['PUT /api/exercise-completions/70', 'POST /api/workouts']);
});

// Everything is sent, but an older answer is kept, so that the entries stay.
async function sentAndKept(isSlow = false) {
  const { state } = serving();
  const client = await shown();
  client.setQueryData(completionsOnQuery('2026-01-02').queryKey, [], { updatedAt: 1 });
  Object.assign(state, { isAway: false, isSlow });
  await act(() => sendAllNow(client));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(await (await day()).findByText('5 reps')).toBeVisible();
  const refetch = async () => {
    vi.setSystemTime(RECORDED.getTime() + 60_000);
    await act(() => client.refetchQueries({ type: 'active' }));
    expect(outboxEntries().map(({ kind, state: its }) => `${kind} ${its}`)).toEqual(['exercise sent', 'log sent']);
  };
  return { state, client, refetch };
}

describe('the sets of a workout whose entries stay after they were sent', () => {
  it('are shown as they were corrected later', async () => {
    const { state, refetch } = await sentAndKept();
    state.completions = state.completions.map((each) => ({ ...each, sets: [{ ...each.sets[0]!, reps: 10 }] }));
    await refetch();
    expect(await (await day()).findByText('10 reps')).toBeVisible();
    expect((await day()).queryByText('5 reps')).toBeNull();
  });

  it('are not shown if they were deleted elsewhere', async () => {
    const { state, refetch } = await sentAndKept();
    state.completions = [];
    await refetch();
    await waitFor(async () => expect((await day()).queryByText('5 reps')).toBeNull());
  });

  it('are not shown if their deletion waits', async () => {
    const { state, client } = await sentAndKept(true);
    server.use(http.delete('/api/exercise-completions/:id', () => HttpResponse.error()));
    await act(() => deleteRow(client, completionList, state.completions[0]!, { keepalive: false }));
    expect(hasUnsentEntries()).toBe(true);
    expect((await day()).queryByText('5 reps')).toBeNull();
  });

  it('stay while a later change of them waits', async () => {
    const { client, refetch } = await sentAndKept();
    await refetch();
    server.use(http.put('/api/exercise-completions/:id', () => HttpResponse.error()));
    queueFlip({ reps: 6, completion: 70 });
    await act(() => sendAllNow(client));
    expect(await (await day()).findByText('6 reps')).toBeVisible();
    expect((await day()).queryByText('5 reps')).toBeNull();
  });
});
