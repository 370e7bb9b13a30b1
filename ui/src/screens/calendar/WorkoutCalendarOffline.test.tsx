// Workouts logged by hand without a connection.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useStats } from '@/features/dashboard/api';
import { useSession } from '@/shared/api/session';
import type { Workout } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { WorkoutCalendar } from './WorkoutCalendar';

const RECORDED = new Date('2026-11-20T12:00:00+01:00');

function serving() {
  const state = { line: 'away' as 'away' | 'fine' | 401, logs: [] as Workout[] };
  const sent: { request: string; body: Record<string, unknown> }[] = [];
  let nextId = 40;
  const answer = async (request: Request, handle: (body: Record<string, unknown>) => Response): Promise<Response> => {
    if (state.line === 'away') return HttpResponse.error();
    if (state.line === 401) return HttpResponse.json({ message: 'No session' }, { status: 401 });
    const body = JSON.parse((await request.text()) || '{}') as Record<string, unknown>;
    sent.push({ request: `${request.method} ${new URL(request.url).pathname}`, body });
    return handle(body);
  };
  server.use(
    http.get('/api/workouts', () => HttpResponse.json(state.logs)),
    http.get('/api/stats', () =>
      HttpResponse.json({
        activeDays: 0,
        avgDuration: 0,
        currentStreak: 0,
        longestStreak: 0,
        thisWeekWorkouts: 1,
        totalCalories: 100,
        totalHours: 2,
        totalWorkouts: 3,
        weekStreak: 0,
      }),
    ),
    http.post('/api/workouts', ({ request }) =>
      answer(request, (body) => {
        const made = { ...body, id: (nextId += 1), localDate: '2026-11-20', utcOffset: 60 } as unknown as Workout;
        state.logs = [made];
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
    ...recordedResponses('list_workout_plans.empty', 'list_body_measurements.empty', 'list_exercise_completions.empty'),
  );
  return { state, sent };
}

function Sums() {
  useOutboxSending();
  const stats = useStats().data;
  return stats ? (
    <p>{`${stats.totalWorkouts} workouts, ${stats.thisWeekWorkouts} this week, ${stats.totalHours} h`}</p>
  ) : null;
}

// Like the app's guard: renders nothing without a session.
function Guarded() {
  if (!useSession((state) => state.status === 'signedIn')) return null;
  return (
    <>
      <Sums />
      <WorkoutCalendar />
    </>
  );
}

const show = () => renderPart(<Guarded />, { path: '/workout-calendar?day=2026-11-20', screenPaths: ['/workout'] });
const day = async () => within(await screen.findByRole('region', { name: /November 20/ }));

async function logYoga(): Promise<void> {
  await userEvent.click(await (await day()).findByRole('button', { name: 'Log a workout for this day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Yoga' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Duration' }), '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Log Workout' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

it('a workout shows at once, in sums too, can be changed, and is sent once', async () => {
  const { state, sent } = serving();
  show();
  expect(await screen.findByText('3 workouts, 1 this week, 2 h')).toBeVisible();
  await logYoga();
  expect(await (await day()).findByRole('link', { name: 'Yoga Workout' })).toBeVisible();
  expect(screen.getByText('4 workouts, 2 this week, 3 h')).toBeVisible();
  expect(await screen.findByText(/Kept on this device/)).toBeVisible();
  expect(hasDrafts()).toBe(false);
  await userEvent.click((await day()).getByRole('button', { name: /^Edit Yoga/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Duration' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Duration' }), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4 workouts, 2 this week, 2.5 h')).toBeVisible();
  state.line = 'fine';
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  // The first attempt may have arrived, so the change is a request of its own.
  expect(sent.map(({ request }) => request)).toEqual(['POST /api/workouts', 'PUT /api/workouts/41']);
  expect(sent[1]!.body).toMatchObject({ duration: 30 });
  expect(sent[0]!.body).toMatchObject({ type: 'yoga', duration: 60, date: RECORDED.toISOString() });
});

it('a workout that is deleted again leaves lists and sums', async () => {
  const { state, sent } = serving();
  show();
  await logYoga();
  await (await day()).findByRole('link', { name: 'Yoga Workout' });
  await userEvent.click((await day()).getByRole('button', { name: /^Delete Yoga/ }));
  await act(() => sendPendingDeletion());
  expect((await day()).queryByRole('link', { name: 'Yoga Workout' })).toBeNull();
  expect(screen.getByText('3 workouts, 1 this week, 2 h')).toBeVisible();
  state.line = 'fine';
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent.map(({ request }) => request)).toEqual(['POST /api/workouts', 'DELETE /api/workouts/41']);
});

it('a workout is kept when the session ends, and its form is empty afterwards', async () => {
  const { state, sent } = serving();
  state.line = 401;
  show();
  await logYoga();
  expect(await screen.findByText('Authentication expired. Please log in again.')).toBeVisible();
  state.line = 'fine';
  act(() => signIn(mara));
  expect(hasDrafts()).toBe(false);
  expect(outboxEntries()).toMatchObject([{ kind: 'workout', body: { duration: 60 } }]);
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent).toHaveLength(1);
});
