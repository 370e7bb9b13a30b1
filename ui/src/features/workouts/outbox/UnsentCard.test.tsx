import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { sendAllNow } from '@/shared/outbox/record';
import { addEntry, changeEntry, nextSequence, outboxEntries, type OutboxEntry } from '@/shared/outbox/entries';
import { workoutList } from '@/shared/outbox/workouts';
import { queueLog } from './queueLog';
import { queueExercise, unsent } from './unsent';
import { UnsentCard } from './UnsentCard';

const exercise = {
  id: -1,
  exerciseKey: null,
  exerciseName: 'Log Flip',
  category: 'main' as const,
  sets: 1,
  reps: 5,
  weight: null,
  duration: null,
  restTime: 60,
};
const place = { workout: 'free', training: 'key', day: '2026-11-20' };
const body = { type: 'strength' as const, name: 'Logs', date: '2026-11-20', clientKey: 'log' };
const desired = { sets: [{ setType: 'normal' as const, reps: 5, doneAt: '2026-11-20T10:00:00.000Z' }], notes: null };
const keep = (id: number) =>
  queueExercise({ ...place, exercise: { ...exercise, id }, want: desired, completion: null, shown: [], praise: false });

function refuse(slot: string, message: string): void {
  const entry = outboxEntries().find(({ body: stored }) => (stored as { slot?: string }).slot === slot);
  changeEntry(entry?.id ?? '', { state: 'refused', reason: { status: 400, text: JSON.stringify({ message }) } });
}

// Renders the card and fetches the queries of its page.
function show(): QueryClient {
  let queries: QueryClient | undefined;
  function Page() {
    queries = useQueryClient();
    return <UnsentCard />;
  }
  renderPart(<Page />);
  return queries as unknown as QueryClient;
}

beforeEach(() => {
  signIn();
  server.use(...recordedResponses('create_exercise_completion.success', 'create_workout.unplanned'));
});

it('the card is hidden while the server has everything', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Not on the server yet' })).toBeNull();
});

it('the card lists a waiting workout', () => {
  const slot = keep(-1);
  queueLog({ key: 'log', plannedWorkoutId: null, body, parts: [{ slot, completion: null }], ...place });
  show();
  const card = within(screen.getByRole('region', { name: 'Not on the server yet' }));
  expect(card.getByText('Logs')).toBeVisible();
  expect(card.getByText(/is saved on this device/)).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

it('the rest of a workout is logged once a refused exercise is discarded', async () => {
  const [good, bad] = [keep(-1), keep(-2)];
  queueLog({
    key: 'log',
    plannedWorkoutId: null,
    body,
    parts: [good, bad].map((slot) => ({ slot, completion: null })),
    ...place,
  });
  refuse(bad, 'Reps must be at least 1');
  const sent = requestBodies('POST', '/api/workouts');
  show();
  expect(screen.getByText('The server rejected Log Flip on Friday, November 20.')).toBeVisible();
  expect(screen.getByText('Reps must be at least 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(unsent()).toMatchObject({ exercises: [], logs: [] }));
});

it('the card sends a refused workout again only on request', async () => {
  const slot = keep(-1);
  queueLog({ key: 'log', plannedWorkoutId: null, body, parts: [{ slot, completion: null }], ...place });
  const sent = requestBodies('POST', '/api/workouts');
  server.use(
    http.post('/api/workouts', () => HttpResponse.json({ message: 'Duration must be at least 1' }, { status: 400 }), {
      once: true,
    }),
  );
  const queries = show();
  await sendAllNow(queries);
  await sendAllNow(queries);
  expect(sent).toHaveLength(1);
  expect(await screen.findByText('Duration must be at least 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(unsent().logs).toEqual([]));
  expect(sent).toHaveLength(2);
});

// A waiting log, and its workout under another name.
function logRenamed(slots: string[], refused: boolean): void {
  const parts = slots.map((slot) => ({ slot, completion: null }));
  queueLog({ key: 'log', plannedWorkoutId: null, body, parts, ...place });
  const { rows } = outboxEntries().find(({ id }) => id === 'log') as OutboxEntry;
  const id = rows[0]?.id ?? 0;
  changeEntry('log', { isShown: true, state: refused ? 'refused' : 'waiting' });
  addEntry({
    ...workoutList,
    id: 'rename',
    sequence: nextSequence(),
    at: Date.now(),
    method: 'put',
    path: '/api/workouts/{id}',
    pathValues: { id },
    body: { name: 'Firewood' },
    key: 'rename',
    rows: [{ id }],
    state: 'waiting',
    isShown: true,
    attempted: false,
    follows: false,
    revision: 0,
  });
}

it('a discarded workout takes its changes along', async () => {
  logRenamed([], true);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(outboxEntries()).toEqual([]);
});

it('a workout whose only exercise is discarded takes its changes along', async () => {
  const slot = keep(-1);
  logRenamed([slot], false);
  refuse(slot, 'Reps must be at least 1');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(outboxEntries()).toEqual([]));
});

it('a workout that the server has keeps its changes', async () => {
  logRenamed([], true);
  changeEntry('log', { state: 'refused', sentAt: 1 });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(outboxEntries()).toMatchObject([{ id: 'rename' }]);
});
