// Logged workouts without a connection: they are made, changed and deleted on this device, and sent in order.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { newRowId, record } from '@/shared/outbox/record';
import { fakeClient } from '@/shared/outbox/outboxFixtures';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';
import { workoutList } from '@/shared/outbox/workouts';
import { LoggedWorkout } from './LoggedWorkout';

const workout = example<Workout>('show_workout.success').response.body!;
const completions = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;

// A server that can be reached or not, and the requests that reached it.
function serving() {
  const sent: { request: string; body: unknown; key: string | null }[] = [];
  const state = { away: true, list: [...completions], logs: [workout] };
  let nextId = 500;
  const answer = async (request: Request, handle: (body: Record<string, unknown>) => Response): Promise<Response> => {
    if (state.away) return HttpResponse.error();
    const text = await request.text();
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    const path = new URL(request.url).pathname;
    sent.push({ request: `${request.method} ${path}`, body, key: request.headers.get('Idempotency-Key') });
    return handle(body);
  };
  server.use(
    http.get('/api/workouts/:id', ({ params }) => {
      const found = state.logs.find(({ id }) => id === Number(params['id']));
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: 'Workout not found' }, { status: 404 });
    }),
    http.get('/api/exercise-completions', () => HttpResponse.json(state.list)),
    http.post('/api/workouts', ({ request }) =>
      answer(request, (body) => {
        const made = { ...workout, ...body, id: (nextId += 1), exercises: [] } as Workout;
        state.logs.push(made);
        return HttpResponse.json(made, { status: 201 });
      }),
    ),
    http.put('/api/workouts/:id', ({ request, params }) =>
      answer(request, (body) => {
        state.logs = state.logs.map((each) => (each.id === Number(params['id']) ? { ...each, ...body } : each));
        return HttpResponse.json(state.logs.find(({ id }) => id === Number(params['id'])));
      }),
    ),
    http.post('/api/exercise-completions', ({ request }) =>
      answer(request, (body) => {
        const made = { ...completions[0]!, ...body, id: (nextId += 1) };
        state.list.push(made);
        return HttpResponse.json({ ...made, newRecord: null, firstTime: false }, { status: 201 });
      }),
    ),
    http.put('/api/exercise-completions/:id', ({ request, params }) =>
      answer(request, (body) => {
        const change = (each: ExerciseCompletion) => (each.id === Number(params['id']) ? { ...each, ...body } : each);
        state.list = state.list.map(change);
        return HttpResponse.json(state.list.find(({ id }) => id === Number(params['id'])));
      }),
    ),
    http.delete('/api/exercise-completions/:id', ({ request, params }) =>
      answer(request, () => {
        state.list = state.list.filter(({ id }) => id !== Number(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    ...recordedResponses('list_exercises.all', 'list_last_completions.empty', 'list_body_measurements.empty'),
  );
  return { sent, state };
}

function Watch() {
  useOutboxSending();
  return null;
}

const show = (id: number) =>
  renderPart(
    <>
      <Watch />
      <LoggedWorkout />
    </>,
    { path: `/workout?id=${id}`, screenPaths: ['/workout'] },
  );
const online = () => act(() => void window.dispatchEvent(new Event('online')));
const arrived = () => waitFor(() => expect(hasUnsentEntries()).toBe(false), { timeout: 5000 });
const item = async (name: string) => within(await screen.findByRole('listitem', { name }));

async function addWallSit(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add exercise' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search exercises' }), 'wall sit{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

// As the form makes it.
async function logOffline(): Promise<number> {
  const { rows } = await record(fakeClient, {
    ...workoutList,
    method: 'post',
    body: { type: 'strength', name: 'Cellar', clientKey: 'cellar' },
    rows: [{ ...workout, name: 'Cellar', exercises: [], id: newRowId() }],
  });
  return rows[0]!.id;
}

beforeEach(() => signIn());

describe('without a connection', () => {
  it('an exercise is added with its sets, and both reach the server in order', async () => {
    const { sent, state } = serving();
    show(6);
    await addWallSit();
    const field = await (await item('Wall Sit')).findByRole('textbox', { name: 'Time, set 1' });
    await userEvent.type(field, '45{Tab}');
    expect(outboxEntries().map(({ kind }) => kind)).toEqual(['completion', 'correction']);
    state.away = false;
    online();
    await arrived();
    expect(sent.map(({ request }) => request)).toEqual([
      'POST /api/exercise-completions',
      'PUT /api/exercise-completions/501',
    ]);
    expect(sent[0]!.body).toMatchObject({ exerciseName: 'Wall Sit', workoutId: 6 });
    expect(sent[1]!.body).toMatchObject({ sets: [{ duration: 45 }] });
    expect((await item('Wall Sit')).getByRole('textbox', { name: 'Time, set 1' })).toHaveValue('45');
  });

  it('a workout that this device has made opens, and gets its exercises after it was stored', async () => {
    const { sent, state } = serving();
    const id = await logOffline();
    state.list = [];
    show(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cellar' })).toBeVisible();
    await addWallSit();
    expect(await item('Wall Sit')).toBeDefined();
    state.away = false;
    online();
    await arrived();
    expect(sent.map(({ request }) => request)).toEqual(['POST /api/workouts', 'POST /api/exercise-completions']);
    expect(sent[1]!.body).toMatchObject({ workoutId: 501 });
    // The address still has the device's id.
    expect(screen.getByRole('heading', { level: 1, name: 'Cellar' })).toBeVisible();
    expect(await item('Wall Sit')).toBeDefined();
  });

  it('an exercise that was added and removed again does not remain on the server', async () => {
    const { sent, state } = serving();
    show(6);
    await addWallSit();
    await userEvent.click((await item('Wall Sit')).getByRole('button', { name: 'More options for Wall Sit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove exercise' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Wall Sit' })).toBeNull());
    // A further removal sends the first one at once.
    await userEvent.click((await item('Plank')).getByRole('button', { name: 'More options for Plank' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove exercise' }));
    await waitFor(() => expect(outboxEntries().map(({ method }) => method)).toEqual(['post', 'delete']));
    state.away = false;
    online();
    await arrived();
    // The first attempt may have reached the server.
    expect(sent.map(({ request }) => request)).toEqual([
      'POST /api/exercise-completions',
      'DELETE /api/exercise-completions/501',
    ]);
    expect(screen.queryByRole('listitem', { name: 'Wall Sit' })).toBeNull();
  });

  it('the name of an exercise without sets is removed, and its changes merge with those of the workout', async () => {
    const { sent, state } = serving();
    show(6);
    await userEvent.click((await item('Push-Up')).getByRole('button', { name: 'Remove Push-Up' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Push-Up' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit Leg day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Duration' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Duration' }), '55');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('55 min')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Push-Up' })).toBeNull();
    state.away = false;
    online();
    await arrived();
    expect(sent.at(-1)!.body).toMatchObject({ duration: 55 });
    expect(state.logs[0]).toMatchObject({
      duration: 55,
      exercises: workout.exercises.filter((name) => name !== 'Push-Up'),
    });
  });

  it('says that a workout is gone whose creation was thrown away', async () => {
    serving();
    show(newRowId());
    expect(await screen.findByText('This workout no longer exists')).toBeVisible();
  });
});
