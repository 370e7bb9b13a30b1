// What an older version of the interface left waiting on this device.
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import type { SavedCompletion } from '@/shared/api/types';
import { writeDraft, readDraft } from '@/shared/lib/drafts';
import { FREE, newTraining, withTick } from '@/features/workouts/training/training';
import { keepTraining } from '@/features/workouts/training/trainingStore';
import { outbox } from './unsent';
import { adoptOldTicks } from './unsentOld';

const DAY = '2026-11-20';
const stored = example<SavedCompletion>('create_exercise_completion.record').response.body as SavedCompletion;
const body = {
  exerciseName: stored.exerciseName,
  category: 'main' as const,
  date: DAY,
  sets: [{ reps: 5, doneAt: '2026-11-20T10:00:00.000Z' }],
};
const tick = { key: 'tick-key', workout: FREE, exerciseId: -1, day: DAY, body, shown: { ...stored, id: -1 } };

beforeEach(() => {
  signIn();
  writeDraft('unsent-ticks', { ticks: [tick] });
});

it('a tick belongs to the workout that still goes on', () => {
  keepTraining(
    FREE,
    withTick({ ...newTraining(DAY, 0, 'training-key'), free: { name: '', type: 'strength', exercises: [] } }, 1),
  );
  adoptOldTicks();
  expect(outbox().exercises).toMatchObject([
    {
      slot: 'training-key:-1',
      training: 'training-key',
      state: 'waiting',
      want: { sets: body.sets },
      sent: { clientKey: 'tick-key' },
    },
  ]);
  expect(readDraft('unsent-ticks')).toBeNull();
});

it('a tick whose workout is gone is sent all the same, once', () => {
  adoptOldTicks();
  adoptOldTicks();
  expect(outbox().exercises).toMatchObject([
    { slot: 'tick-key:-1', exercise: { exerciseName: stored.exerciseName }, state: 'waiting' },
  ]);
});
