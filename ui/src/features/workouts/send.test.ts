import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { gate } from '@/mocks/sent';
import { server } from '@/mocks/server';
import { createQueryClient } from '@/shared/api/queryClient';
import type { SavedCompletion } from '@/shared/api/types';
import { completionsKey } from './api';
import { sendExercise } from './send';
import { keepExercise, type Wanted } from './unsent';

const DAY = '2026-11-20';
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const wanted: Wanted = { sets: [{ reps: 9, doneAt: '2026-11-20T10:00:09.000Z' }], notes: null };

beforeEach(() => {
  signIn();
});

function keep(want: Wanted | null) {
  return keepExercise({
    workout: '3', training: 'a-key', day: DAY, want, completion: stored.id, shown: [], praise: false,
    exercise: {
      id: 7, exerciseKey: stored.exerciseKey, exerciseName: stored.exerciseName, category: stored.category,
      sets: 3, reps: 9, weight: null, duration: null, restTime: 60,
    },
  });
}

it('ticked again while the tick before it is being taken back, an exercise stands in the list of the day once', async () => {
  const client = createQueryClient();
  client.setQueryData(completionsKey(DAY), [{ ...stored, plannedExerciseId: 7 }]);
  const removal = gate();
  const asked = gate();
  server.use(
    http.delete('/api/exercise-completions/:id', async () => {
      asked.open();
      await removal.opened;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/exercise-completions', () => HttpResponse.json({ ...stored, plannedExerciseId: 7, id: stored.id + 1 }, { status: 201 })),
    http.get('/api/planned-workouts/today', () => HttpResponse.json(null)),
  );
  const sending = sendExercise(client, keep(null));
  await asked.opened;
  keep(wanted);
  removal.open();
  expect(await sending).toMatchObject({ kind: 'saved' });
  expect(client.getQueryData<SavedCompletion[]>(completionsKey(DAY))?.map(({ id }) => id)).toEqual([stored.id + 1]);
});
