// The outbox: ticks and workout logs that the server does not have yet. A tick in it is never lost (ADR 0017).
//
// Each entry holds the desired state, not a request: which sets the server should have of one exercise on one day.
//   1. A tick calls saveExercise() in ticks.ts, which stores the desired state here before anything is sent.
//   2. sendExercise.ts sends requests until the server has the desired state, even if it changes meanwhile.
//      A creation is retried with the identical body and clientKey, so that the server stores it only once.
//   3. Only then does confirmExercise() remove the entry.
// If a request fails, the entry stays:
//   waiting   The server was unreachable or could not answer. useSendOutbox.ts sends the entry again.
//   refused   The server rejected it. The user corrects or discards it; the app never drops it on its own.
// Complete Workout adds a log (queueLog). sendLog.ts sends it once all its exercises have arrived. Sets ticked until
// then join it. Entries belong to one user, survive reloads and are shared by all tabs.
import type { CompletionInput, ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { firstLimits } from '@/shared/api/firstLimits.gen';
import type { Day } from '@/shared/lib/dates';
import { newClientKey } from '@/shared/lib/clientKey';
import { persistedStore } from '@/shared/lib/persistedStore';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import { FREE } from '@/features/workouts/training/training';

type SetLog = NonNullable<CompletionInput['sets']>[number];

// The desired state of an exercise on the server. Without `notes`, the server keeps its notes; null clears them.
export interface DesiredState {
  sets: NonNullable<CompletionInput['sets']>;
  notes?: string | null;
}

// sending: in flight or about to be. waiting: the server could not accept it; it is sent again later. refused: the
// server rejected it.
export type SendState = 'sending' | 'waiting' | 'refused';

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
  // The logged workout that an exercise added by hand belongs to.
  log?: number | null;
  // The creation body as first sent. The server recognises a retry by its key and body.
  sent: CompletionInput | null;
  // This change completed the exercise: a toast praises the user when it has arrived.
  praise: boolean;
  state: SendState;
  reason?: string;
}

export interface UnsentLog {
  // Also the body's clientKey.
  key: string;
  workout: string;
  training: string;
  day: Day;
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

interface Outbox {
  exercises: UnsentExercise[];
  logs: UnsentLog[];
}

const store = persistedStore<Outbox>(
  'unsent-training',
  { exercises: [], logs: [] },
  ({ exercises, logs }) => exercises.length === 0 && logs.length === 0,
);
export const useUnsent = store.use;
export const outbox = store.get;
export const updateOutbox = store.change;

// A planned exercise has one completion per day, whichever device ticks it. An exercise added by hand belongs to its
// workout alone.
export function slotOf(training: string, exerciseId: number, day: Day): string {
  return exerciseId > 0 ? `${exerciseId}:${day}` : `${training}:${exerciseId}`;
}

export function findExercise(slot: string): UnsentExercise | undefined {
  return store.get().exercises.find((each) => each.slot === slot);
}

export function updateExercise(slot: string, change: Partial<UnsentExercise>): void {
  store.change((box) => ({
    ...box,
    exercises: box.exercises.map((each) => (each.slot === slot ? { ...each, ...change } : each)),
  }));
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
  log = null,
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
  store.change((box) => {
    const before = box.exercises.find((each) => each.slot === slot);
    const known = [
      ...new Set([...(before?.known ?? []), ...timestampsOf(shown), ...timestampsOf(update.want?.sets ?? [])]),
    ].slice(-MAX_KNOWN_SETS);
    const entry: UnsentExercise = {
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
      state: 'sending',
    };
    entry.shown = unchangedSets(entry.shown ?? [], entry.want?.sets ?? []);
    delete entry.reason;
    // An exercise ticked while its workout's log waits belongs to that log.
    const own = logOfWorkout(box.logs, update.workout, day, training);
    const joins = own && update.want !== null && !own.parts.some((part) => part.slot === slot);
    const part = { slot, completion, name: exerciseName };
    return {
      exercises: before ? box.exercises.map((each) => (each === before ? entry : each)) : [...box.exercises, entry],
      logs: joins ? box.logs.map((each) => (each === own ? { ...own, parts: [...own.parts, part] } : each)) : box.logs,
    };
  });
  return slot;
}

// Removes an exercise that the server has stored under this completion id, or deleted (null), and updates the logs that
// wait for it. A log without exercises is removed.
export function confirmExercise(slot: string, completion: number | null): void {
  store.change((box) => ({
    exercises: box.exercises.filter((each) => each.slot !== slot),
    logs: box.logs
      .map((log) => ({
        ...log,
        parts: log.parts.flatMap((part) =>
          part.slot !== slot ? part : completion === null ? [] : { ...part, completion },
        ),
      }))
      .filter(({ parts }) => parts.length > 0),
  }));
}

export function queueLog(log: Omit<UnsentLog, 'key' | 'state'> & { key?: string }): UnsentLog {
  const entry: UnsentLog = { ...log, key: log.key ?? newClientKey(), state: 'sending' };
  store.change((box) => ({ ...box, logs: [...box.logs.filter(({ key }) => key !== entry.key), entry] }));
  return entry;
}

export function updateLog(key: string, change: Partial<UnsentLog>): void {
  store.change((box) => ({ ...box, logs: box.logs.map((log) => (log.key === key ? { ...log, ...change } : log)) }));
}

export function removeLog(key: string): void {
  store.change((box) => ({ ...box, logs: box.logs.filter((log) => log.key !== key) }));
}

export function findLog(key: string): UnsentLog | undefined {
  return store.get().logs.find((each) => each.key === key);
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

// A negative id: the server has not assigned one yet.
export function hasTemporaryId(completion: Pick<ExerciseCompletion, 'id'>): boolean {
  return completion.id < 0;
}

// The completion to show until the server responds. `stored`: the server's earlier version.
export function optimisticCompletion(
  { exercise, want, completion, day, log }: UnsentExercise,
  stored?: ExerciseCompletion,
): ExerciseCompletion {
  const sets = (want?.sets ?? []).map((set) => ({
    setType: set.setType ?? 'normal',
    reps: set.reps ?? null,
    weight: set.weight ?? null,
    duration: set.duration ?? null,
    distance: set.distance ?? null,
    rpe: set.rpe ?? null,
    doneAt: set.doneAt ?? null,
  }));
  const working = sets.filter(({ setType }) => setType !== 'warmup');
  // A failed set is not the best one, unless all sets failed.
  const succeeded = working.filter(({ reps }) => reps !== 0);
  const most = (field: 'reps' | 'weight' | 'duration') => {
    const values = (succeeded.length > 0 ? succeeded : working).flatMap((set) =>
      set[field] === null ? [] : [set[field]],
    );
    return values.length > 0 ? Math.max(...values) : exercise[field];
  };
  return {
    id: completion ?? -Math.abs(exercise.id),
    plannedExerciseId: exercise.id > 0 ? exercise.id : null,
    plannedWorkoutId: stored?.plannedWorkoutId ?? null,
    workoutId: stored?.workoutId ?? log ?? null,
    exerciseKey: exercise.exerciseKey,
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    plannedSets: exercise.sets,
    plannedReps: exercise.reps,
    plannedWeight: exercise.weight,
    plannedDuration: exercise.duration,
    plannedRestTime: exercise.restTime,
    plannedSetTargets: exercise.setTargets ?? null,
    actualSets: sets.length > 0 ? working.length : exercise.sets,
    actualReps: most('reps'),
    actualWeight: most('weight'),
    actualDuration: most('duration'),
    notes: want?.notes === undefined ? (stored?.notes ?? null) : want.notes,
    sets,
    completedAt: '',
    date: day,
    localDate: day,
    utcOffset: 0,
  };
}
