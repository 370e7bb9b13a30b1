// Answers to suggestions: accepted, changed or declined. They wait in the outbox until the server has them.
import type { QueryClient } from '@tanstack/react-query';
import type { ExerciseSuggestion, SuggestionAnswerInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { record } from '@/shared/outbox/record';
import { aimOf, isTicked, kindOf, wantedSets } from '@/features/workouts/sets/sets';
import { blankSet, noAmounts, type Answer, type SetEntry } from '@/features/workouts/training/training';
import { targetAfter, type TrackedExercise } from './target';

// The last answer of an exercise counts. If the server refuses it, it stays in the outbox with the reason.
export function sendAnswer(client: QueryClient, body: SuggestionAnswerInput): void {
  const change = {
    kind: 'answer' as const,
    method: 'put' as const,
    path: '/api/suggestion-answers',
    body,
    rows: [{ id: body.exerciseName.toLowerCase() }],
    refetch: [],
    isOptimistic: true,
    staysRefused: true,
  };
  record(client, change).catch(() => undefined);
}

// `day`: that of the workout.
export function saveAnswer(client: QueryClient, suggestion: ExerciseSuggestion, answer: Answer, day: Day): void {
  const { exerciseName, kind, weight, reps, duration } = suggestion;
  sendAnswer(client, { exerciseName, answer, kind, weight, reps, duration, date: day });
}

// What the ticked sets say about the suggestion: taken if they hold its values, else changed. Null: nothing new.
export function answerOfTicks(
  { suggestion, target }: Pick<TrackedExercise, 'suggestion' | 'target'>,
  rows: readonly SetEntry[],
  before: Answer | undefined,
): Answer | null {
  if (!suggestion?.otherwise || !target || suggestion.kind === 'harder_variant' || before === 'declined') return null;
  const working = rows.filter((row) => kindOf(row) === 'working');
  const ticked = working.flatMap((row, place) => (isTicked(row) ? [{ row, aim: aimOf(target, place) }] : []));
  if (ticked.length === 0) return null;
  const asSuggested = ticked.every(({ row, aim }) =>
    (['weight', 'reps', 'duration'] as const).every((field) => aim[field] === null || row[field] === aim[field]),
  );
  const answer = asSuggested ? 'accepted' : 'changed';
  return answer === before ? null : answer;
}

// The rows after an answer: open working sets hold what was chosen, and as many as it asks for.
export function rowsAfterAnswer(rows: readonly SetEntry[], exercise: TrackedExercise, answer: Answer): SetEntry[] {
  const { suggestion, sets } = exercise;
  if (!suggestion) return [...rows];
  const more = wantedSets({ sets, target: targetAfter(suggestion, answer) }) - wantedSets(exercise);
  const isOpen = (row: SetEntry) => !isTicked(row) && kindOf(row) === 'working';
  const cleared = rows.map((row) => (isOpen(row) ? { ...row, ...noAmounts } : row));
  if (more >= 0) return [...cleared, ...Array.from({ length: more }, () => blankSet)];
  const superfluous = cleared.flatMap((row, index) => (isOpen(row) ? [index] : [])).slice(more);
  return cleared.filter((_row, index) => !superfluous.includes(index));
}
