// The page of a workout that was completed in the tracker and is not sent yet.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { queueExercise } from '@/features/workouts/outbox/unsent';
import { outboxEntries } from '@/shared/outbox/entries';
import { fakeClient } from '@/shared/outbox/outboxFixtures';
import { sendAllNow } from '@/shared/outbox/record';
import { LoggedWorkout } from './LoggedWorkout';

const place = { workout: 'free', training: 'training', day: '2026-11-20' };

beforeEach(() => {
  signIn();
  server.use(
    http.post('/api/*', () => HttpResponse.error()),
    ...recordedResponses('list_exercise_completions.empty', 'list_exercises.all', 'list_body_measurements.empty'),
  );
});

it('shows its sets, which can be changed once they are sent', async () => {
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
    want: { sets: [{ setType: 'normal', reps: 5, doneAt: '2026-11-20T10:00:00.000Z' }] },
    completion: null,
    shown: [],
    praise: false,
  });
  const body = { type: 'strength' as const, name: 'Cellar', duration: 30, date: place.day, clientKey: 'log' };
  const parts = [{ slot, completion: null, name: 'Log Flip' }];
  queueLog({ ...place, key: 'log', plannedWorkoutId: null, body, parts });
  await sendAllNow(fakeClient);
  const id = outboxEntries().find(({ kind }) => kind === 'log')?.rows[0]?.id;
  renderPart(<LoggedWorkout />, { path: `/workout?id=${id}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cellar' })).toBeVisible();
  const item = within(await screen.findByRole('listitem', { name: 'Log Flip' }));
  expect(item.getByText('5 reps')).toBeVisible();
  expect(item.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
  expect(item.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/change them here once they are sent/)).toBeVisible();
});
