// Which set's effort to ask for after a tick. Pure functions.
import { isTicked } from './sets';
import type { SetEntry } from '@/features/workouts/training/training';

// The set that was ticked last; null if none is ticked.
export function latestTicked(rows: readonly SetEntry[]): number | null {
  const ticked = rows.flatMap((row, index) => (isTicked(row) ? [index] : []));
  return ticked.reduce<number | null>(
    (best, index) => (best === null || (rows[index]?.doneAt ?? 0) >= (rows[best]?.doneAt ?? 0) ? index : best),
    null,
  );
}

// No question after a warm-up set or a set that is already rated.
export function unratedSet(rows: readonly SetEntry[]): number | null {
  const index = latestTicked(rows);
  const set = index === null ? undefined : rows[index];
  return set && set.type !== 'warmup' && set.rpe === null ? index : null;
}
