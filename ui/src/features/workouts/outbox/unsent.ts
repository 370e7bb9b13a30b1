// Ticks and workout logs that the server does not have yet, as entries of the outbox (shared/outbox, ADR 0053). A tick is
// never lost.
//
// Such an entry holds the desired state, not a request: which sets the server should have of one exercise on one day.
//   1. A tick calls saveExercise() in ticks.ts, which stores the desired state here before anything is sent.
//   2. sendExercise.ts sends requests until the server has the desired state, even if it changes meanwhile.
//      A creation is retried with the identical body and clientKey, so that the server stores it only once.
//   3. Only then is the entry sent: confirmExercise().
// Complete Workout adds a log (queueLog.ts). sendLog.ts sends it once all its exercises have arrived. Sets ticked until
// then join it.
import { ApiError } from '@/shared/api/client';
import { serverMessage } from '@/shared/api/errors';
import type { CompletionInput, ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { firstLimits } from '@/shared/api/firstLimits.gen';
import type { Day } from '@/shared/lib/dates';
import { newClientKey } from '@/shared/lib/clientKey';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import {
  addEntry,
  changeEntry,
  concernsSameRow,
  dependentsOf,
  makesWorkout,
  nextSequence,
  outboxEntries,
  ownKinds,
  removeEntry,
  useOutbox,
  type OutboxEntry,
  type OutboxRow,
} from '@/shared/outbox/entries';
import { completionList, workoutList } from '@/shared/outbox/workouts';
import { FREE } from '@/features/workouts/training/training';
import { changedLogRow } from './logRow';

type SetLog = NonNullable<CompletionInput['sets']>[number];

// The desired state of an exercise on the server. Without `notes`, the server keeps its notes; null clears them.
export interface DesiredState {
  sets: NonNullable<CompletionInput['sets']>;
  notes?: string | null;
}

// The states of the outbox, without 'sent': such entries are no longer unsent.
export type SendState = Exclude<OutboxEntry['state'], 'sent'>;

// What is shown of an exercise until the server has responded.
export type ExerciseSnapshot = Pick<
  PlannedExercise,
  'id' | 'exerciseKey' | 'exerciseName' | 'category' | 'sets' | 'reps' | 'weight' | 'duration' | 'restTime'
> &
  // Absent in entries of older versions.
  Partial<Pick<PlannedExercise, 'setTargets'>>;

export interface UnsentExercise {
  // The outbox holds one entry per slot; see slotOf.
  slot: string;
  // The unfinished workout and the exercise in it.
  workout: string;
  training: string;
  exercise: ExerciseSnapshot;
  day: Day;
  // The desired state; null: the completion is to be deleted.
  want: DesiredState | null;
  // The timestamps of all sets that this device knows, its own and those it was shown. Sets that another device ticked
  // meanwhile are not among them and remain. Absent in entries of older versions.
  known?: string[];
  // The sets that are unchanged since the server last returned them. The server keeps corrections that another device
  // made to them.
  shown?: readonly SetLog[];
  // The completion id on the server, once known.
  completion: number | null;
  // The one before it, which was deleted.
  gone?: number | null;
  // The logged workout that an exercise added by hand belongs to.
  log?: number | null;
  // The creation body as first sent. The server recognises a retry by its key and body.
  sent: CompletionInput | null;
  // This change completed the exercise: a toast praises the user when it has arrived without a wait.
  praise: boolean;
  state: SendState;
  reason?: string;
}

export interface UnsentLog {
  // Also the body's clientKey.
  key: string;
  workout: string;
  training: string;
  // How often that was completed before; absent: never.
  completed?: number;
  day: Day;
  // When it was completed. Absent in entries of older versions.
  at?: string;
  plannedWorkoutId: number | null;
  body: WorkoutInput;
  // The body as first sent. The server recognises a retry by its key and body.
  sent?: WorkoutInput;
  // The id of the log once it is created. Sets ticked since are added to it.
  workoutId?: number;
  // The exercises of the log. `completion` is null while the exercise is being sent. `name` is absent in entries of
  // older versions.
  parts: { slot: string; completion: number | null; name?: string }[];
  state: SendState;
  reason?: string;
}

interface Unsent {
  exercises: readonly UnsentExercise[];
  logs: readonly UnsentLog[];
}

type Kind = 'exercise' | 'log';
// What the entry stores. State and reason are those of the entry.
type Stored<T> = Omit<T, 'state' | 'reason'>;

ownKinds.set('exercise', {
  load: () => import('./sendExercise').then((module) => module.sendExerciseEntry),
  isReady: () => true,
  firstRequest: (entry) => import('./sendExercise').then((module) => module.firstRequest(entry)),
  // The server's earlier version remains, also in the log that waits for it.
  discard: (entry) => confirmExercise(slotIn(entry), (entry.body as UnsentExercise).completion),
});
ownKinds.set('log', {
  load: () => import('./sendLog').then((module) => module.sendLogEntry),
  isReady: (entry) => isReady(entry.body as UnsentLog),
});

const isUnsent = (entry: OutboxEntry, kind: Kind) => entry.kind === kind && entry.state !== 'sent';

function read<T>(entry: OutboxEntry): T {
  const { reason } = entry;
  return {
    ...(entry.body as Stored<T>),
    state: entry.state,
    ...(reason && { reason: serverMessage(new ApiError(reason.status, reason.text), '') }),
  } as T;
}

// The same objects for the same entries, so that selectors return stable values.
let known: { entries: readonly OutboxEntry[]; unsent: Unsent } | null = null;
const reads = new WeakMap<OutboxEntry, object>();

function readOnce<T extends object>(entry: OutboxEntry): T {
  const before = reads.get(entry) as T | undefined;
  const value = before ?? read<T>(entry);
  if (!before) reads.set(entry, value);
  return value;
}

function sameItems<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before?.length === now.length && now.every((each, index) => each === before[index]) ? before : now;
}

function unsentOf(entries: readonly OutboxEntry[]): Unsent {
  if (known?.entries === entries) return known.unsent;
  const of = <T extends object>(kind: Kind) =>
    entries.flatMap((entry) => (isUnsent(entry, kind) ? readOnce<T>(entry) : []));
  const exercises = sameItems(known?.unsent.exercises, of<UnsentExercise>('exercise'));
  const logs = sameItems(known?.unsent.logs, of<UnsentLog>('log'));
  const isSame = known?.unsent.exercises === exercises && known.unsent.logs === logs;
  const unsent = known && isSame ? known.unsent : { exercises, logs };
  known = { entries, unsent };
  return unsent;
}

export const unsent = () => unsentOf(outboxEntries());

export function useUnsent(): Unsent;
export function useUnsent<T>(select: (all: Unsent) => T): T;
export function useUnsent<T>(select: (all: Unsent) => T = (all) => all as T): T {
  return useOutbox(({ entries }) => select(unsentOf(entries)));
}

const slotIn = (entry: OutboxEntry) => (entry.body as UnsentExercise).slot;
const keyIn = (entry: OutboxEntry) => (entry.body as UnsentLog).key;
const exerciseEntry = (slot: string) =>
  outboxEntries().find((entry) => isUnsent(entry, 'exercise') && slotIn(entry) === slot);
const logEntry = (key: string) => outboxEntries().find((entry) => isUnsent(entry, 'log') && keyIn(entry) === key);

const kinds = {
  exercise: { ...completionList, kind: 'exercise', method: 'put', refetch: [] },
  log: { ...workoutList, kind: 'log', method: 'post' },
} as const;

export function addUnsent(kind: Kind, id: string, row: OutboxRow, body: object, state: SendState = 'sending'): void {
  // Complete Workout waits for the answer: until then, its log is in no list.
  const isShown = kind === 'exercise' || state === 'waiting';
  addEntry({
    ...kinds[kind],
    id,
    sequence: nextSequence(),
    at: Date.now(),
    body,
    key: id,
    rows: [row],
    state,
    isShown,
    attempted: false,
    follows: false,
    revision: 0,
  });
}

// A planned exercise has one completion per day, whichever device ticks it. An exercise added by hand belongs to its
// workout alone.
export function slotOf(training: string, exerciseId: number, day: Day): string {
  return exerciseId > 0 ? `${exerciseId}:${day}` : `${training}:${exerciseId}`;
}

export function findExercise(slot: string): UnsentExercise | undefined {
  return unsent().exercises.find((each) => each.slot === slot);
}

// Another desired state or slot is a new revision: it is to be sent, whatever became of the earlier one.
export function updateExercise(slot: string, { state, ...change }: Partial<Omit<UnsentExercise, 'reason'>>): void {
  const entry = exerciseEntry(slot);
  if (!entry) return;
  const body = { ...(entry.body as UnsentExercise), ...change };
  changeEntry(entry.id, {
    body,
    rows: [{ id: body.slot }],
    ...(state && { state }),
    ...(('want' in change || 'slot' in change) && { revision: entry.revision + 1 }),
  });
}

export interface ExerciseUpdate {
  workout: string;
  training: string;
  exercise: ExerciseSnapshot;
  day: Day;
  want: DesiredState | null;
  // The completion that the server already has, and its sets.
  completion: number | null;
  shown: readonly SetLog[];
  // The logged workout that it belongs to.
  log?: number | null;
  praise: boolean;
}

const MAX_KNOWN_SETS = firstLimits.knownSets.maxItems;
const timestampsOf = (sets: readonly Pick<SetLog, 'doneAt'>[]) => sets.flatMap(({ doneAt }) => doneAt ?? []);

// Stores the desired state of an exercise and returns its slot. Sends nothing.
export function queueExercise({
  training,
  exercise,
  day,
  completion,
  shown,
  log: logged = null,
  ...update
}: ExerciseUpdate): string {
  const slot = slotOf(training, exercise.id, day);
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime } = exercise;
  const snapshot: ExerciseSnapshot = {
    id,
    exerciseKey,
    exerciseName,
    category,
    sets,
    reps,
    weight,
    duration,
    restTime,
  };
  const entry = exerciseEntry(slot);
  const before = entry && (entry.body as Stored<UnsentExercise>);
  const known = [
    ...new Set([...(before?.known ?? []), ...timestampsOf(shown), ...timestampsOf(update.want?.sets ?? [])]),
  ].slice(-MAX_KNOWN_SETS);
  // A log of this device that waits for its exercises: they do not wait for it.
  const log = outboxEntries().some((each) => isUnsent(each, 'log') && each.rows[0]?.id === logged) ? null : logged;
  const body: Stored<UnsentExercise> = {
    slot,
    training,
    day,
    sent: null,
    completion,
    shown,
    log,
    exercise: snapshot,
    ...before,
    ...update,
    known,
    // The server has refused that body. The next one is another.
    ...(entry?.state === 'refused' && { sent: null }),
  };
  body.shown = unchangedSets(body.shown ?? [], body.want?.sets ?? []);
  if (entry) changeEntry(entry.id, { body, state: 'sending', revision: entry.revision + 1 });
  else addUnsent('exercise', newClientKey(), { id: slot }, body);
  // An exercise ticked while its workout's log waits belongs to that log.
  const own = logOfWorkout(unsent().logs, update.workout, day, training);
  const joins = own && update.want !== null && !own.parts.some((part) => part.slot === slot);
  if (joins) updateLog(own.key, { parts: [...own.parts, { slot, completion, name: exerciseName }] });
  return slot;
}

const listsOfTicks = ['/api/exercise-completions', '/api/planned-workouts/today'] as const;

// The server has stored an exercise under this completion id, or deleted it (null). Updates the logs that wait for it. A log
// without exercises is removed. `reply`: what the server has now. It is shown until kept and loaded lists are newer.
export function confirmExercise(slot: string, completion: number | null, reply?: ExerciseCompletion | null): void {
  const entry = exerciseEntry(slot);
  for (const { key, parts } of unsent().logs) {
    if (!parts.some((part) => part.slot === slot)) continue;
    const left = parts.flatMap((part) =>
      part.slot !== slot ? part : completion === null ? [] : { ...part, completion },
    );
    if (left.length > 0) updateLog(key, { parts: left });
    else removeLog(key);
  }
  for (const each of outboxEntries())
    if (each.kind === 'exercise' && each.state === 'sent' && slotIn(each) === slot) removeEntry(each.id);
  if (!entry) return;
  if (reply === undefined) removeEntry(entry.id);
  else changeEntry(entry.id, { state: 'sent', reply, sentAt: Date.now(), refetch: listsOfTicks });
}

// Added exercises have become planned ones: their entries continue under the new ids.
export function changeExerciseIds(workout: string, ids: ReadonlyMap<number, number>): void {
  const slots = new Map<string, string>();
  for (const { slot, exercise, day, training, workout: own } of unsent().exercises) {
    const id = own === workout ? ids.get(exercise.id) : undefined;
    if (id === undefined || id === exercise.id) continue;
    slots.set(slot, slotOf(training, id, day));
    updateExercise(slot, { slot: slotOf(training, id, day), exercise: { ...exercise, id } });
  }
  for (const { key, parts } of unsent().logs)
    if (parts.some(({ slot }) => slots.has(slot)))
      updateLog(key, { parts: parts.map((part) => ({ ...part, slot: slots.get(part.slot) ?? part.slot })) });
}

// Adds what an older version of the interface stored on this device.
export function restoreExercise(exercise: UnsentExercise): void {
  addUnsent('exercise', newClientKey(), { id: exercise.slot }, withoutState(exercise), 'waiting');
}

export function withoutState<T extends { state: SendState; reason?: string }>(of: T): Stored<T> {
  return Object.fromEntries(Object.entries(of).filter(([name]) => name !== 'state' && name !== 'reason')) as Stored<T>;
}

// With new parts it is a new revision: it may have to be sent again.
export function updateLog(key: string, { state, ...change }: Partial<Omit<UnsentLog, 'reason'>>): void {
  const entry = logEntry(key);
  if (!entry) return;
  const body = { ...(entry.body as UnsentLog), ...change };
  changeEntry(entry.id, {
    body,
    ...(makesWorkout(entry) && { rows: entry.rows.map((row) => changedLogRow(row, body)) }),
    ...(state && { state }),
    ...('parts' in change && { revision: entry.revision + 1 }),
  });
}

// Changes of its row go with it. Exercises that were added to it stay in the outbox: the person has not thrown them away.
export function removeLog(key: string): void {
  const entry = logEntry(key);
  if (!entry) return;
  const changes = dependentsOf(entry).filter((other) => concernsSameRow(entry, other));
  for (const { id } of [...changes, entry]) removeEntry(id);
}

export function findLog(key: string): UnsentLog | undefined {
  return unsent().logs.find((each) => each.key === key);
}

// All its exercises have arrived.
export function isReady(log: Pick<UnsentLog, 'parts'>): boolean {
  return log.parts.every(({ slot, completion }) => completion !== null && !exerciseEntry(slot));
}

// A planned workout has one log per day. Workouts without a plan may have several, one per training.
export function logOfWorkout(
  logs: readonly UnsentLog[],
  workout: string,
  day: Day,
  training: string,
): UnsentLog | undefined {
  return logs.find(
    (log) => log.workout === workout && log.day === day && (workout !== FREE || log.training === training),
  );
}
