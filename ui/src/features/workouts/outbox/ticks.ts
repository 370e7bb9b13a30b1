// Ticking: stores each change in the outbox at once, sends it, and reports the outcome.
import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '@/shared/api/session';
import type { ExerciseCompletion, PersonalRecord } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { currentFormat, getT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { toast } from '@/shared/ui/toast';
import { isSending, sendExercise, sendExercises, type Outcome } from './sendExercise';
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
import { tickMessages } from './tickMessages';
import {
  updateLog,
  findExercise,
  hasTemporaryId,
  queueExercise,
  outbox,
  slotOf,
  type ExerciseSnapshot,
  type UnsentExercise,
} from './unsent';
import { removeSavedTick, storeTraining, storeSavedTick } from '@/features/workouts/training/trainingStore';

// Delay while the user types, so that not every key sends a request.
const TYPING_MS = 800;

export function recordText({ value, unit }: Pick<PersonalRecord, 'value' | 'unit'>): string {
  if (unit === 'lb') return formatWeight(value, currentUser()?.weightUnit ?? 'lb', currentFormat());
  return unit === 's' ? formatExerciseTime(value) : getT(tickMessages)('repsCount', { count: value });
}

function toastFailure(more = ''): void {
  const description = `${getT(tickMessages)('exerciseFailed')}${more && ` ${more}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

function reportOutcome(unsent: UnsentExercise, outcome: Outcome): void {
  const t = getT(tickMessages);
  if (outcome.kind === 'refused') return toastFailure(outcome.reason);
  if (outcome.kind === 'waiting') {
    const kept = outcome.reason ? `${outcome.reason} ${t('keptUntilRoom')}` : t('keptHere');
    return outcome.first ? toastFailure(kept) : undefined;
  }
  const { workout, training, exercise } = unsent;
  if (outcome.kind === 'superseded') return;
  if (outcome.kind === 'removed') return removeSavedTick(workout, training, exercise.id);
  const { id, newRecord } = outcome.saved;
  const record = newRecord && { value: newRecord.value, unit: newRecord.unit, previousValue: newRecord.previousValue };
  storeSavedTick(workout, training, exercise.id, {
    completion: id,
    record,
    firstTime: 'firstTime' in outcome.saved && outcome.saved.firstTime === true,
  });
  if (!unsent.praise) return;
  const praise = t('exerciseDoneText');
  // With these messages switched off, records still appear on the card and on the progress screen.
  const announced = newRecord && currentUser()?.notifyAchievements !== false;
  const description = announced ? `${praise} ${t('newRecord', { value: recordText(newRecord) })}` : praise;
  toast({ title: t('exerciseDone'), description });
}

// Sends everything that waits: exercises first, then the logs whose exercises have all arrived. The code for logs is
// loaded with the first log.
export async function sendWaiting(client: QueryClient): Promise<void> {
  const all = await sendExercises(client, reportOutcome);
  const { logs } = outbox();
  if (!all || logs.length === 0) return;
  const sender = await import('./sendLog').catch(() => null);
  if (sender) return sender.sendLogs(client);
  for (const { key, state } of logs) if (state === 'sending') updateLog(key, { state: 'waiting' });
}

// Sends the exercises of one workout.
export function sendExercisesOf(client: QueryClient, training: string): Promise<boolean> {
  return sendExercises(client, reportOutcome, (unsent) => unsent.training === training);
}

const typing = new Map<string, ReturnType<typeof setTimeout>>();

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
  if (!typed) return void sendNow(client, slot);
  typing.set(
    slot,
    setTimeout(() => void sendNow(client, slot), TYPING_MS),
  );
}

async function sendNow(client: QueryClient, slot: string): Promise<void> {
  const unsent = findExercise(slot);
  if (!unsent) return;
  const joined = isSending(slot);
  const outcome = await sendExercise(client, slot);
  // A request already in flight is reported once, by its caller. A success is also reported here, because the praise
  // belongs to this change.
  if (!joined || outcome.kind === 'saved') reportOutcome(unsent, outcome);
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
