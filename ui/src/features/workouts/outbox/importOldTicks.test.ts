// Importing ticks that an older version left on this device.
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import type { SavedCompletion } from '@/shared/api/types';
import { writeDraft, readDraft } from '@/shared/lib/drafts';
import { FREE, newTraining, withTick } from '@/features/workouts/training/training';
import { storeTraining } from '@/features/workouts/training/trainingStore';
import { outbox } from './unsent';
import { importOldTicks } from './importOldTicks';

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

it('an imported tick belongs to the unfinished workout', () => {
  storeTraining(
    FREE,
    withTick({ ...newTraining(DAY, 0, 'training-key'), free: { name: '', type: 'strength', exercises: [] } }, 1),
  );
  importOldTicks();
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

it('an imported tick without an unfinished workout is sent once', () => {
  importOldTicks();
  importOldTicks();
  expect(outbox().exercises).toMatchObject([
    { slot: 'tick-key:-1', exercise: { exerciseName: stored.exerciseName }, state: 'waiting' },
  ]);
});
