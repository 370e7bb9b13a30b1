// Answers to suggestions: accepted, changed or declined. They are stored on this device at once, and wait there until the
// server has them.
import { ApiError, put } from '@/shared/api/client';
import { isStorageFull } from '@/shared/api/errors';
import { onSessionReset } from '@/shared/api/session';
import type { ExerciseSuggestion, SuggestionAnswerInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { persistedStore } from '@/shared/lib/persistedStore';
import { aimOf, isTicked, kindOf, wantedSets } from '@/features/workouts/sets/sets';
import { blankSet, noAmounts, type Answer, type SetEntry } from '@/features/workouts/training/training';
import { targetAfter, type TrackedExercise } from './target';

interface Stored {
  // The last answer of each exercise that the server lacks, by lower-case name.
  unsent: Record<string, SuggestionAnswerInput>;
}

const isEmpty = (unsent: Stored['unsent']) => Object.keys(unsent).length === 0;
const store = persistedStore<Stored>('suggestion-answers', { unsent: {} }, ({ unsent }) => isEmpty(unsent));
export const useHasUnsentAnswers = () => store.use(({ unsent }) => !isEmpty(unsent));

let running: Promise<void> | null = null;
onSessionReset(() => {
  running = null;
});

// The server will never accept the answer, so retrying is pointless.
const isPermanent = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  !isStorageFull(error);

function remove(name: string, sent: SuggestionAnswerInput): void {
  store.change((value) => {
    // Answered again meanwhile.
    if (value.unsent[name] !== sent) return value;
    return { unsent: Object.fromEntries(Object.entries(value.unsent).filter(([key]) => key !== name)) };
  });
}

async function sendAll(): Promise<void> {
  for (;;) {
    const [first] = Object.entries(store.get().unsent);
    if (!first) return;
    const [name, body] = first;
    try {
      await put('/api/suggestion-answers', { body });
    } catch (error) {
      if (!isPermanent(error)) return;
    }
    remove(name, body);
  }
}

// Never rejects.
export function sendAnswers(): Promise<void> {
  if (running) return running;
  const own = sendAll().finally(() => {
    if (running === own) running = null;
  });
  running = own;
  return own;
}

// `day`: that of the workout.
export function saveAnswer(suggestion: ExerciseSuggestion, answer: Answer, day: Day): void {
  const { exerciseName, kind, weight, reps, duration } = suggestion;
  const body = { exerciseName, answer, kind, weight, reps, duration, date: day };
  store.change(({ unsent }) => ({ unsent: { ...unsent, [exerciseName.toLowerCase()]: body } }));
  void sendAnswers();
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
