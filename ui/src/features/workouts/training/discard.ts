// A workout that is given up.
import type { QueryClient } from '@tanstack/react-query';
import { refetchPaths } from '@/shared/api/queryClient';
import { sendOwn } from '@/features/workouts/outbox/ticks';
import { FREE, type Training } from './training';
import { arrived, changeExercise, keepExercise, outbox } from '@/features/workouts/outbox/unsent';

// A workout without a plan is given up: what was ticked in it goes from the server too, whenever that can be reached.
export async function discardExercises(client: QueryClient, training: Training): Promise<void> {
  const { clientKey, day, saved, free } = training;
  const own = new Map((free?.exercises ?? []).map((each) => [each.id, each]));
  for (const [id, { completion }] of Object.entries(saved)) {
    const exercise = own.get(Number(id));
    if (!exercise) continue;
    const snapshot = { ...exercise, weight: exercise.weight ?? null };
    keepExercise({
      workout: FREE,
      training: clientKey,
      exercise: snapshot,
      day,
      want: null,
      completion,
      shown: [],
      praise: false,
    });
  }
  for (const { slot, training: of, state } of outbox().exercises) {
    if (of !== clientKey) continue;
    if (state === 'refused') arrived(slot, null);
    else changeExercise(slot, { want: null, state: 'sending' });
  }
  await sendOwn(client, clientKey);
  await refetchPaths(client, ['/api/exercise-completions']);
}
