// Creates, changes and deletes logged workouts, through the outbox.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion, Workout, WorkoutInput, WorkoutUpdate } from '@/shared/api/types';
import { makesWorkout, outboxEntries, rowIdOf } from '@/shared/outbox/entries';
import { deleteRow, saveRow } from '@/shared/outbox/rows';
import { useIsLeft } from '@/shared/outbox/useIsLeft';
import { workoutList } from '@/shared/outbox/workouts';
import { useCurrentWeight } from '@/features/workouts/api';
import type { UnsentLog } from '@/features/workouts/outbox/unsent';
import { changedWorkoutRow, newWorkoutRow } from './loggedRows';

export function useCreateWorkout() {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const weight = useCurrentWeight(false);
  return useMutation({
    mutationFn: (body: WorkoutInput) => {
      const row = newWorkoutRow(body, weight);
      // A chosen day stays a day.
      return saveRow(client, workoutList, {
        before: null,
        row,
        body: { ...body, date: body.date ?? row.date },
        isLeft,
      });
    },
  });
}

export function useUpdateWorkout(before: Workout) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const weight = useCurrentWeight(false);
  return useMutation({
    mutationFn: (body: WorkoutUpdate) =>
      saveRow(client, workoutList, { before, row: changedWorkoutRow(before, body, weight), body, isLeft }),
  });
}

export function useDeleteWorkout() {
  const client = useQueryClient();
  return (workout: Workout, options: { keepalive: boolean }) => deleteRow(client, workoutList, workout, options);
}

// Exercises that this device has ticked or added, of a workout that the server does not have yet.
function countUnsent(id: number): number {
  const added = outboxEntries().filter(
    ({ kind, method, rows: [row] }) =>
      kind === 'completion' && method === 'post' && rowIdOf((row as ExerciseCompletion).workoutId ?? 0) === id,
  );
  const log = outboxEntries().find((entry) => makesWorkout(entry) && entry.rows[0]?.id === id);
  return added.length + ((log?.body as UnsentLog | undefined)?.parts.length ?? 0);
}

// The number of ticked exercises that deleting a workout also deletes. Fetched each time.
export function useCountCompletions() {
  const client = useQueryClient();
  return async ({ id, localDate }: Workout) => {
    const known = rowIdOf(id);
    if (known < 0) return countUnsent(known);
    const list = await client.fetchQuery({ ...completionsOnQuery(localDate), staleTime: 0 });
    return list.filter(({ workoutId }) => workoutId === known).length;
  };
}
