// The row of a completed workout, as it is listed until the server has answered.
import type { OutboxRow } from '@/shared/outbox/entries';
import { newWorkoutRow } from '@/features/workouts/log/loggedRows';
import type { UnsentLog } from './unsent';

export function exercisesOf({ body, parts }: Pick<UnsentLog, 'body' | 'parts'>): string[] {
  const named = parts.flatMap(({ name }) => name ?? []);
  const old = named.length < parts.length ? (body.exercises ?? []) : [];
  return [...new Set([...old, ...named])];
}

type Log = Omit<UnsentLog, 'state'>;

// Its time remains.
export const changedLogRow = (row: OutboxRow, log: Log) => ({
  ...row,
  exercises: exercisesOf(log),
  plannedWorkoutId: log.plannedWorkoutId,
});

export const logRow = (log: Log) => changedLogRow(newWorkoutRow({ ...log.body, clientKey: log.key }, null), log);
