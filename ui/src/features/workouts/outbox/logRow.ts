// The row of a completed workout, as it is listed until the server has answered.
import type { OutboxRow } from '@/shared/outbox/entries';
import type { UnsentLog } from './unsent';

export function exercisesOf({ body, parts }: Pick<UnsentLog, 'body' | 'parts'>): string[] {
  const named = parts.flatMap(({ name }) => name ?? []);
  const old = named.length < parts.length ? (body.exercises ?? []) : [];
  return [...new Set([...old, ...named])];
}

// The row keeps its time.
export const changedLogRow = (row: OutboxRow, log: Omit<UnsentLog, 'state'>) => ({
  ...row,
  exercises: exercisesOf(log),
  plannedWorkoutId: log.plannedWorkoutId,
});
