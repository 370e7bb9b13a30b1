// The version of another device is fetched when it is shown.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { Workout } from '@/shared/api/types';
import { outboxEntries, removeEntry } from '@/shared/outbox/entries';
import { fakeClient } from '@/shared/outbox/outboxFixtures';
import { record } from '@/shared/outbox/record';
import { sendOutbox } from '@/shared/outbox/send';
import { workoutList } from '@/shared/outbox/workouts';
import { OutboxLine } from './OutboxLine';

const workout = example<Workout>('show_workout.success').response.body!;

async function openList() {
  server.use(
    http.put('/api/workouts/:id', () =>
      HttpResponse.json({ message: 'Later', code: 'CHANGED_LATER' }, { status: 412 }),
    ),
  );
  renderPart(<OutboxLine />);
  await act(() => sendOutbox(fakeClient, { isAsked: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  return within(await screen.findByRole('dialog', { name: 'Not on the server yet' }));
}

beforeEach(async () => {
  signIn();
  server.use(http.put('/api/workouts/:id', () => HttpResponse.error()));
  await record(fakeClient, {
    ...workoutList,
    method: 'put',
    path: '/api/workouts/{id}',
    pathValues: { id: 6 },
    body: { duration: 55 },
    rows: [{ ...workout, duration: 55 }],
  });
});

it('shows both versions, although no list has the other one', async () => {
  server.use(http.get('/api/workouts/6', () => HttpResponse.json({ ...workout, name: 'Legs', duration: 70 })));
  const list = await openList();
  expect(await list.findByText(/On the server: Workout “Legs”, 1 h 10 min/)).toHaveTextContent(
    'Here: Workout “Leg day”, 55 min',
  );
  await userEvent.click(list.getByRole('button', { name: 'Keep the other' }));
  expect(outboxEntries()).toEqual([]);
});

it('says that the other version cannot be loaded, in German too', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(http.get('/api/workouts/6', () => HttpResponse.error()));
  server.use(
    http.put('/api/workouts/:id', () =>
      HttpResponse.json({ message: 'Later', code: 'CHANGED_LATER' }, { status: 412 }),
    ),
  );
  renderPart(<OutboxLine />);
  await act(() => sendOutbox(fakeClient, { isAsked: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anzeigen' }));
  expect(await screen.findByText(/Der andere Stand lässt sich gerade nicht laden/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Meinen nehmen' })).toBeVisible();
});

it('shows both versions of a note, which has no id', async () => {
  for (const { id } of outboxEntries()) removeEntry(id);
  server.use(http.put('/api/exercise-notes', () => HttpResponse.error()));
  const body = { exerciseName: 'Bench Press', note: 'Elbows in' };
  await record(fakeClient, {
    kind: 'note',
    method: 'put',
    path: '/api/exercise-notes',
    body,
    rows: [{ id: 'bench press', ...body }],
    refetch: ['/api/exercise-notes'],
  });
  server.use(
    http.put('/api/exercise-notes', () =>
      HttpResponse.json({ message: 'Later', code: 'CHANGED_LATER' }, { status: 412 }),
    ),
    http.get('/api/exercise-notes', () =>
      HttpResponse.json([{ exerciseName: 'Bench Press', note: 'Wide grip', updatedAt: '2026-11-27T08:00:00.000Z' }]),
    ),
  );
  const list = await openList();
  expect(await list.findByText(/On the server: Note on Bench Press: Wide grip/)).toHaveTextContent(
    'Here: Note on Bench Press: Elbows in',
  );
});
