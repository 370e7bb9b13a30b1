// Discards a workout without a plan.
import type { QueryClient } from '@tanstack/react-query';
import { refetchPaths } from '@/shared/api/queryClient';
import { sendExercisesOf } from '@/features/workouts/outbox/ticks';
import { FREE, type Training } from './training';
import { confirmExercise, updateExercise, queueExercise, unsent } from '@/features/workouts/outbox/unsent';

// Deletes the ticks of a discarded workout from the server, as soon as it is reachable.
export async function discardExercises(client: QueryClient, training: Training): Promise<void> {
  const { clientKey, day, saved, free } = training;
  const own = new Map((free?.exercises ?? []).map((each) => [each.id, each]));
  for (const [id, { completion }] of Object.entries(saved)) {
    const exercise = own.get(Number(id));
    if (!exercise) continue;
    const snapshot = { ...exercise, weight: exercise.weight ?? null };
    queueExercise({
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
  for (const { slot, training: of, state } of unsent().exercises) {
    if (of !== clientKey) continue;
    if (state === 'refused') confirmExercise(slot, null);
    else updateExercise(slot, { want: null, state: 'sending' });
  }
  await sendExercisesOf(client, clientKey);
  await refetchPaths(client, ['/api/exercise-completions']);
}
