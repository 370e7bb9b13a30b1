// Completions as they are shown: with what the server has answered since.
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import type { UnsentExercise } from './unsent';

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
