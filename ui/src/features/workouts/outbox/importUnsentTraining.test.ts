// Importing what older versions left on this device.
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { createQueryClient } from '@/shared/api/queryClient';
import type { SavedCompletion } from '@/shared/api/types';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { FREE, newTraining, withTick } from '@/features/workouts/training/training';
import { storeTraining } from '@/features/workouts/training/trainingStore';
import { importUnsentTraining } from './importUnsentTraining';
import { unsent } from './unsent';

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
  importUnsentTraining(createQueryClient());
  expect(unsent().exercises).toMatchObject([
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
  importUnsentTraining(createQueryClient());
  importUnsentTraining(createQueryClient());
  expect(unsent().exercises).toMatchObject([
    { slot: 'tick-key:-1', exercise: { exerciseName: stored.exerciseName }, state: 'waiting' },
  ]);
});

it('ticks and logs of the version before are sent, with what it knew of them', () => {
  removeDraft('unsent-ticks');
  const exercise = { ...body, id: 7, exerciseKey: null, reps: 5, weight: null, duration: null, restTime: 60 };
  const { sets } = body;
  writeDraft('unsent-training', {
    exercises: [
      {
        slot: `7:${DAY}`,
        workout: '3',
        training: 'training-key',
        exercise: { ...exercise, sets: 1 },
        day: DAY,
        want: { sets },
        known: ['2026-11-20T10:00:00.000Z'],
        completion: 12,
        sent: null,
        praise: false,
        state: 'refused',
        reason: 'No.',
      },
    ],
    logs: [
      {
        key: 'log-key',
        workout: '3',
        training: 'training-key',
        day: DAY,
        plannedWorkoutId: 3,
        body: { type: 'strength', clientKey: 'log-key' },
        parts: [{ slot: `7:${DAY}`, completion: null }],
        state: 'waiting',
      },
    ],
  });
  importUnsentTraining(createQueryClient());
  expect(unsent()).toMatchObject({
    exercises: [{ slot: `7:${DAY}`, completion: 12, known: ['2026-11-20T10:00:00.000Z'], state: 'waiting' }],
    logs: [{ key: 'log-key', plannedWorkoutId: 3, state: 'waiting' }],
  });
  expect(readDraft('unsent-training')).toBeNull();
});
