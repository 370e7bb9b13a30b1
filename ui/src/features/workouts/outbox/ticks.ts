// Ticking: stores each change in the outbox at once, and sends it.
import type { QueryClient } from '@tanstack/react-query';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isWaiting, outboxEntries } from '@/shared/outbox/entries';
import { requestSend, sendAllNow } from '@/shared/outbox/record';
import { isComplete, isTicked, tickedSets } from '@/features/workouts/sets/sets';
import {
  tickedSnapshot,
  entryOf,
  withEntry,
  withTick,
  withTicked,
  type SetEntry,
  type Training,
} from '@/features/workouts/training/training';
import { hasTemporaryId } from './optimistic';
import { reportKept } from './reportKept';
import { findExercise, queueExercise, slotOf, unsent, type ExerciseSnapshot } from './unsent';
import { storeTraining } from '@/features/workouts/training/trainingStore';

// Delay while the user types, so that not every key sends a request.
const TYPING_MS = 800;

// Sends everything that waits. Resolves to whether all exercises of the workout have arrived.
export async function sendExercisesOf(client: QueryClient, training: string): Promise<boolean> {
  await sendAllNow(client);
  return !unsent().exercises.some((each) => each.training === training);
}

const typing = new Map<string, ReturnType<typeof setTimeout>>();

// Said once: not again while anything waits.
function reportAway(): void {
  if (!outboxEntries().some(isWaiting)) reportKept();
}

interface ExerciseChange {
  exercise: ExerciseSnapshot;
  sets: readonly SetEntry[];
  // Null: not typed.
  notes: string | null;
  // What the server has stored or is about to store.
  completion: ExerciseCompletion | undefined;
  praise: boolean;
  // The user is typing: the request waits for a pause.
  typed?: boolean;
}

interface WorkoutRef {
  workout: string;
  training: string;
  day: Day;
  // The log of this workout, if there is one.
  log?: number | null;
}

// Stores the desired state of an exercise and sends it.
export function saveExercise(
  client: QueryClient,
  { workout, training, day, log = null }: WorkoutRef,
  change: ExerciseChange,
): void {
  const { exercise, notes, completion, praise, typed = false } = change;
  const sets = tickedSets(change.sets);
  const stored = completion && !hasTemporaryId(completion) ? completion.id : null;
  // Nothing is stored and nothing is ticked.
  if (sets.length === 0 && !completion && !findExercise(slotOf(training, exercise.id, day))) return;
  const want = sets.length === 0 ? null : { sets, ...(notes !== null && { notes: notes.trim() || null }) };
  const slot = queueExercise({
    workout,
    training,
    exercise,
    day,
    want,
    completion: stored,
    shown: completion?.sets ?? [],
    log,
    praise,
  });
  clearTimeout(typing.get(slot));
  if (!typed) return requestSend(client, true, reportAway);
  typing.set(
    slot,
    setTimeout(() => requestSend(client, true), TYPING_MS),
  );
}

// How the rows changed. A tick is sent at once, a typed value when the user pauses.
export type RowChange = 'tick' | 'type';

const ticked = (rows: readonly SetEntry[]) => rows.filter(isTicked);

// Stores changed rows on this device and sends the ticked ones. Returns whether a set was ticked, and whether all are.
export function changeRows(
  client: QueryClient,
  { workout, training, log = null }: { workout: string; training: Training; log?: number | null },
  exercise: ExerciseSnapshot,
  before: { rows: readonly SetEntry[]; completion: ExerciseCompletion | undefined } | undefined,
  rows: SetEntry[],
  kind: RowChange,
  now: number,
): { ticked: boolean; complete: boolean } {
  const complete = isComplete(rows);
  const isTick = ticked(rows).length > ticked(before?.rows ?? []).length;
  const anyTicked = rows.some(isTicked);
  // The server deletes the completion with its last tick, notes included, so the notes are copied to this device.
  const notes = entryOf(training, exercise.id).notes ?? (anyTicked ? null : (before?.completion?.notes ?? null));
  const typed = withTicked(
    withEntry(training, exercise.id, { sets: rows, notes }, now),
    exercise.id,
    anyTicked ? tickedSnapshot(exercise) : null,
  );
  storeTraining(workout, isTick ? withTick(typed, now) : typed);
  // Unticked rows are stored on this device only.
  if (JSON.stringify(ticked(rows)) !== JSON.stringify(ticked(before?.rows ?? []))) {
    saveExercise(
      client,
      { workout, training: training.clientKey, day: training.day, log },
      {
        exercise,
        sets: rows,
        notes,
        completion: before?.completion,
        praise: isTick && complete,
        ...(kind === 'type' && { typed: true }),
      },
    );
  }
  return { ticked: isTick, complete };
}
