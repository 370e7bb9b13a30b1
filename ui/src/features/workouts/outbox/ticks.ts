// Ticking: keeps each change in the outbox at once, sends it, and says how it went.
import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '@/shared/api/session';
import type { ExerciseCompletion, PersonalRecord } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { currentFormat, getT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { toast } from '@/shared/ui/toast';
import { isUnderWay, sendExercise, sendExercises, type Outcome } from './send';
import { isTicked, tickedSets } from '@/features/workouts/sets/sets';
import {
  asTicked,
  entryOf,
  withEntry,
  withTick,
  withTicked,
  type SetEntry,
  type Training,
} from '@/features/workouts/training/training';
import { tickMessages } from './tickMessages';
import {
  changeLog,
  findExercise,
  isOnItsWay,
  keepExercise,
  outbox,
  slotOf,
  type Snapshot,
  type UnsentExercise,
} from './unsent';
import { forgetSaved, keepTraining, rememberSaved } from '@/features/workouts/training/trainingStore';

// While a value is being typed: every key would be a call.
const TYPING_MS = 800;

export function recordText({ value, unit }: Pick<PersonalRecord, 'value' | 'unit'>): string {
  if (unit === 'lb') return formatWeight(value, currentUser()?.weightUnit ?? 'lb', currentFormat());
  return unit === 's' ? formatExerciseTime(value) : getT(tickMessages)('repsCount', { count: value });
}

function fail(more = ''): void {
  const description = `${getT(tickMessages)('exerciseFailed')}${more && ` ${more}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

function tell(unsent: UnsentExercise, outcome: Outcome): void {
  const t = getT(tickMessages);
  if (outcome.kind === 'refused') return fail(outcome.reason);
  if (outcome.kind === 'waiting') return outcome.first ? fail(t('keptHere')) : undefined;
  const { workout, training, exercise } = unsent;
  if (outcome.kind === 'settled') return;
  if (outcome.kind === 'removed') return forgetSaved(workout, training, exercise.id);
  const { id, newRecord } = outcome.saved;
  const record = newRecord && { value: newRecord.value, unit: newRecord.unit, previousValue: newRecord.previousValue };
  rememberSaved(workout, training, exercise.id, {
    completion: id,
    record,
    firstTime: 'firstTime' in outcome.saved && outcome.saved.firstTime === true,
  });
  if (!unsent.praise) return;
  const praise = t('exerciseDoneText');
  // Who wants no word of records still finds them on the card and the progress screen.
  const told = newRecord && currentUser()?.notifyAchievements !== false;
  const description = told ? `${praise} ${t('newRecord', { value: recordText(newRecord) })}` : praise;
  toast({ title: t('exerciseDone'), description });
}

// Sends what waits: exercises first, then the logs whose exercises have all arrived. The code of logs comes with the first.
export async function sendWaiting(client: QueryClient): Promise<void> {
  const all = await sendExercises(client, tell);
  const { logs } = outbox();
  if (!all || logs.length === 0) return;
  const sending = await import('./sendLog').catch(() => null);
  if (sending) return sending.sendLogs(client);
  for (const { key, state } of logs) if (state === 'sending') changeLog(key, { state: 'waiting' });
}

// Sends what belongs to one workout.
export function sendOwn(client: QueryClient, training: string): Promise<boolean> {
  return sendExercises(client, tell, (unsent) => unsent.training === training);
}

const typing = new Map<string, ReturnType<typeof setTimeout>>();

export interface Change {
  exercise: Snapshot;
  sets: readonly SetEntry[];
  // Null: not typed.
  notes: string | null;
  // What the server holds or is about to hold.
  completion: ExerciseCompletion | undefined;
  praise: boolean;
  // While typing the call waits for the next key.
  typed?: boolean;
}

export interface Place {
  workout: string;
  training: string;
  day: Day;
  // The log of this workout, when there is one.
  log?: number | null;
}

// Keeps what an exercise should be, and sends it.
export function saveExercise(client: QueryClient, { workout, training, day, log = null }: Place, change: Change): void {
  const { exercise, notes, completion, praise, typed = false } = change;
  const sets = tickedSets(change.sets);
  const stored = completion && !isOnItsWay(completion) ? completion.id : null;
  // Nothing there and nothing wanted.
  if (sets.length === 0 && !completion && !findExercise(slotOf(training, exercise.id, day))) return;
  const want = sets.length === 0 ? null : { sets, ...(notes !== null && { notes: notes.trim() || null }) };
  const slot = keepExercise({
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
  if (!typed) return void deliver(client, slot);
  typing.set(
    slot,
    setTimeout(() => void deliver(client, slot), TYPING_MS),
  );
}

async function deliver(client: QueryClient, slot: string): Promise<void> {
  const unsent = findExercise(slot);
  if (!unsent) return;
  const under = isUnderWay(slot);
  const outcome = await sendExercise(client, slot);
  // What was under way already is told once, by who began it; the praise belongs to the change that earned it.
  if (!under || outcome.kind === 'saved') tell(unsent, outcome);
}

// What happened to the rows: a tick is sent at once, a typed value when the typing pauses.
export type RowChange = 'tick' | 'type';

const ticked = (rows: readonly SetEntry[]) => rows.filter(isTicked);

// The rows of an exercise have changed: kept on this device, and what was ticked goes to the server. Answers whether a
// set was ticked, and whether all are.
export function changeRows(
  client: QueryClient,
  { workout, training, log = null }: { workout: string; training: Training; log?: number | null },
  exercise: Snapshot,
  before: { rows: readonly SetEntry[]; completion: ExerciseCompletion | undefined } | undefined,
  rows: SetEntry[],
  kind: RowChange,
  now: number,
): { ticked: boolean; whole: boolean } {
  const whole = rows.every(isTicked);
  const more = ticked(rows).length > ticked(before?.rows ?? []).length;
  const some = rows.some(isTicked);
  // The row goes with its last tick, and its notes would go with it.
  const notes = entryOf(training, exercise.id).notes ?? (some ? null : (before?.completion?.notes ?? null));
  const typed = withTicked(
    withEntry(training, exercise.id, { sets: rows, notes }, now),
    exercise.id,
    some ? asTicked(exercise) : null,
  );
  keepTraining(workout, more ? withTick(typed, now) : typed);
  // What is still open is nobody's but this device's.
  if (JSON.stringify(ticked(rows)) !== JSON.stringify(ticked(before?.rows ?? []))) {
    saveExercise(
      client,
      { workout, training: training.clientKey, day: training.day, log },
      {
        exercise,
        sets: rows,
        notes,
        completion: before?.completion,
        praise: more && whole,
        ...(kind === 'type' && { typed: true }),
      },
    );
  }
  return { ticked: more, whole };
}
