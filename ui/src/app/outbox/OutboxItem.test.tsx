import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { queueExercise } from '@/features/workouts/outbox/unsent';
import { outboxEntries } from '@/shared/outbox/entries';
import { fakeClient } from '@/shared/outbox/outboxFixtures';
import { sendAllNow } from '@/shared/outbox/record';
import { OutboxLine } from './OutboxLine';

const place = { workout: 'free', training: 'training', day: '2026-11-20' };
const dose = { sets: 1, reps: 5, weight: null, duration: null, restTime: 60 };
const sets = [{ setType: 'normal' as const, reps: 5, doneAt: '2026-11-20T10:00:00.000Z' }];

function tick(training: string, exerciseName: string): string {
  const exercise = { id: -1, exerciseKey: null, exerciseName, category: 'main' as const, ...dose };
  return queueExercise({ ...place, training, exercise, want: { sets }, completion: null, shown: [], praise: false });
}

beforeEach(() => {
  signIn();
  server.use(http.post('/api/*', () => HttpResponse.error()));
});

it('a completed workout and its sets lead to its page, other sets to the tracker', async () => {
  const slot = tick(place.training, 'Log Flip');
  const body = { type: 'strength' as const, name: 'Cellar', duration: 30, date: place.day, clientKey: 'log' };
  const parts = [{ slot, completion: null, name: 'Log Flip' }];
  queueLog({ ...place, key: 'log', plannedWorkoutId: null, body, parts });
  const id = outboxEntries().at(-1)?.rows[0]?.id;
  tick('other', 'Sled Pull');
  await sendAllNow(fakeClient);
  renderPart(<OutboxLine />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  const list = within(await screen.findByRole('dialog', { name: 'Not on the server yet' }));
  const hrefs = (await list.findAllByRole('link')).map((each) => each.getAttribute('href'));
  expect(hrefs).toEqual([`/workout?id=${id}`, `/workout?id=${id}`, '/log-workout']);
});
