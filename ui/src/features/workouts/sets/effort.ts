// Whose effort is asked for after a tick: pure.
import { isTicked } from './sets';
import type { SetEntry } from '@/features/workouts/training/training';

// The set that was ticked last: its effort can be told with one more tap. Null: none is ticked.
export function latestTicked(rows: readonly SetEntry[]): number | null {
  const ticked = rows.flatMap((row, index) => (isTicked(row) ? [index] : []));
  return ticked.reduce<number | null>(
    (best, index) => (best === null || (rows[index]?.doneAt ?? 0) >= (rows[best]?.doneAt ?? 0) ? index : best),
    null,
  );
}

// Nobody is asked about a warm-up, nor twice.
export function openQuestion(rows: readonly SetEntry[]): number | null {
  const index = latestTicked(rows);
  const set = index === null ? undefined : rows[index];
  return set && set.type !== 'warmup' && set.rpe === null ? index : null;
}
