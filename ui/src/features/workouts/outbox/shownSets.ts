// Completions as they are shown: with what the server has answered since, and with the sets of completed workouts that it
// does not have yet.
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isUnsent, makesWorkout, rowIdOf, type OutboxEntry } from '@/shared/outbox/entries';
import { optimisticCompletion } from './optimistic';
import type { UnsentExercise, UnsentLog } from './unsent';

// The completions of a day with those that the server has answered since.
export function withArrived(
  day: Day,
  list: ExerciseCompletion[],
  entries: readonly OutboxEntry[],
): ExerciseCompletion[] {
  let shown = list;
  for (const { state, body, reply } of entries) {
    const { exercise, day: own, completion, gone } = body as UnsentExercise;
    if (state !== 'sent' || own !== day) continue;
    const saved = reply as ExerciseCompletion | null;
    const ids = [saved?.id, completion, gone];
    const isIt = ({ id, plannedExerciseId }: ExerciseCompletion) =>
      ids.includes(id) || (exercise.id > 0 && plannedExerciseId === exercise.id);
    shown = [...shown.filter((each) => !isIt(each)), ...(saved ? [saved] : [])];
  }
  return shown;
}

// As the log will have it: with the time of its last set, which orders the exercises.
function inLog(unsent: UnsentExercise, stored: ExerciseCompletion | undefined, workoutId: number): ExerciseCompletion {
  const completion = optimisticCompletion(unsent, stored);
  const completedAt = stored?.completedAt ?? completion.sets.flatMap(({ doneAt }) => doneAt ?? []).at(-1) ?? '';
  return { ...completion, completedAt, workoutId };
}

// The sets of the day's completed workouts of the outbox, in these. `completions`: those of the day.
export function setsOfLogs(
  day: Day,
  completions: readonly ExerciseCompletion[],
  entries: readonly OutboxEntry[],
): ExerciseCompletion[] {
  const ofKind = (kind: OutboxEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const bySlot = new Map(
    ofKind('exercise').flatMap((entry) => {
      const exercise = entry.body as UnsentExercise;
      return isUnsent(entry) ? [[exercise.slot, exercise]] : [];
    }),
  );
  const arrived = withArrived(day, [...completions], ofKind('exercise'));
  return ofKind('log').flatMap((entry) => {
    const { day: own, parts } = entry.body as UnsentLog;
    if (!makesWorkout(entry) || own !== day) return [];
    const isSent = !isUnsent(entry);
    const workoutId = Number(entry.rows[0] && rowIdOf(entry.rows[0].id));
    return parts.flatMap(({ slot, completion }) => {
      const unsent = bySlot.get(slot);
      const stored = arrived.find(({ id }) => id === completion);
      // Once the log is sent, the list may be newer.
      if (!unsent) return stored ? [{ ...stored, workoutId: (isSent && stored.workoutId) || workoutId }] : [];
      return unsent.want === null ? [] : [inLog(unsent, stored, workoutId)];
    });
  });
}
