// The outbox of training: exercises and logs that the server does not have yet, kept on this device until it does.
// Each exercise is kept as what it should be; sending brings the server there, however often it takes (ADR 0017).
import type {
  CompletionInput,
  ExerciseCompletion,
  PlannedExercise,
  SavedCompletion,
  WorkoutInput,
} from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { newClientKey } from '@/shared/lib/clientKey';
import { persistedStore } from '@/shared/lib/persistedStore';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import { FREE } from '@/features/workouts/training/training';

type SetLog = NonNullable<CompletionInput['sets']>[number];

// What the server should hold of an exercise. Without `notes` those that it has stay; null: they were emptied.
export interface Wanted {
  sets: NonNullable<CompletionInput['sets']>;
  notes?: string | null;
}

// sending: on its way, or about to be. waiting: nobody answered, it is sent again later. refused: the server said no.
export type SendState = 'sending' | 'waiting' | 'refused';

// Of an exercise: what is shown of it until the server has named it.
export type Snapshot = Pick<
  PlannedExercise,
  'id' | 'exerciseKey' | 'exerciseName' | 'category' | 'sets' | 'reps' | 'weight' | 'duration' | 'restTime'
>;

export interface UnsentExercise {
  // One at a time for each exercise and day: see slotOf.
  slot: string;
  // The unfinished workout and the exercise in it.
  workout: string;
  training: string;
  exercise: Snapshot;
  day: Day;
  // Null: nothing is left of it.
  want: Wanted | null;
  // The moments of all sets that this device knows of, its own and those it was shown: what another device ticked
  // meanwhile stays. Absent in what older versions kept.
  known?: string[];
  // Those of the sets that stand as the server last showed them: what another device corrected of them stays corrected.
  shown?: readonly SetLog[];
  // The row on the server, once known.
  completion: number | null;
  // The logged workout that an exercise added by hand belongs to.
  log?: number | null;
  // The body of the creation as it was first sent: the server knows a repeated one by its key and body.
  sent: CompletionInput | null;
  // The change made the exercise whole: the person is praised when it has arrived.
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
  // The body as it was first sent: the server knows a repeated one by its key and body.
  sent?: WorkoutInput;
  // The log on the server, once it is made. What was ticked since is added to it.
  workoutId?: number;
  // What belongs to it; `completion` is null while the exercise is still on its way. `name`: absent in what older
  // versions kept.
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
export const changeOutbox = store.change;

// A planned exercise has one completion a day, whoever ticks it; one added by hand belongs to its workout alone.
export function slotOf(training: string, exerciseId: number, day: Day): string {
  return exerciseId > 0 ? `${exerciseId}:${day}` : `${training}:${exerciseId}`;
}

export function findExercise(slot: string): UnsentExercise | undefined {
  return store.get().exercises.find((each) => each.slot === slot);
}

export function changeExercise(slot: string, change: Partial<UnsentExercise>): void {
  store.change((box) => ({
    ...box,
    exercises: box.exercises.map((each) => (each.slot === slot ? { ...each, ...change } : each)),
  }));
}

export interface Wish {
  workout: string;
  training: string;
  exercise: Snapshot;
  day: Day;
  want: Wanted | null;
  // The row that the server has of it already, and the sets in it.
  completion: number | null;
  shown: readonly SetLog[];
  // The logged workout that it belongs to.
  log?: number | null;
  praise: boolean;
}

// The server takes as many.
const MOST_KNOWN = 200;
const momentsOf = (sets: readonly Pick<SetLog, 'doneAt'>[]) => sets.flatMap(({ doneAt }) => doneAt ?? []);

// Keeps what an exercise should be; answers its slot. Nothing is sent yet.
export function keepExercise({ training, exercise, day, completion, shown, log = null, ...wish }: Wish): string {
  const slot = slotOf(training, exercise.id, day);
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime } = exercise;
  const snapshot: Snapshot = { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime };
  store.change((box) => {
    const before = box.exercises.find((each) => each.slot === slot);
    const known = [
      ...new Set([...(before?.known ?? []), ...momentsOf(shown), ...momentsOf(wish.want?.sets ?? [])]),
    ].slice(-MOST_KNOWN);
    const made: UnsentExercise = {
      slot,
      training,
      day,
      sent: null,
      completion,
      shown,
      log,
      exercise: snapshot,
      ...before,
      ...wish,
      known,
      state: 'sending',
    };
    made.shown = unchangedSets(made.shown ?? [], made.want?.sets ?? []);
    delete made.reason;
    // What is ticked while the log of its workout waits belongs to that log.
    const own = logOfWorkout(box.logs, wish.workout, day, training);
    const joins = own && wish.want !== null && !own.parts.some((part) => part.slot === slot);
    const part = { slot, completion, name: exerciseName };
    return {
      exercises: before ? box.exercises.map((each) => (each === before ? made : each)) : [...box.exercises, made],
      logs: joins ? box.logs.map((each) => (each === own ? { ...own, parts: [...own.parts, part] } : each)) : box.logs,
    };
  });
  return slot;
}

// The exercise has arrived as `saved`, or (null) is gone: logs that wait for it know its row from now on. A log of which
// nothing is left is none.
export function arrived(slot: string, completion: number | null): void {
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

export function keepLog(log: Omit<UnsentLog, 'key' | 'state'> & { key?: string }): UnsentLog {
  const made: UnsentLog = { ...log, key: log.key ?? newClientKey(), state: 'sending' };
  store.change((box) => ({ ...box, logs: [...box.logs.filter(({ key }) => key !== made.key), made] }));
  return made;
}

export function changeLog(key: string, change: Partial<UnsentLog>): void {
  store.change((box) => ({ ...box, logs: box.logs.map((log) => (log.key === key ? { ...log, ...change } : log)) }));
}

export function dropLog(key: string): void {
  store.change((box) => ({ ...box, logs: box.logs.filter((log) => log.key !== key) }));
}

export function findLog(key: string): UnsentLog | undefined {
  return store.get().logs.find((each) => each.key === key);
}

// A planned workout has one log a day; of those without a plan there may be several, each from its own training.
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

// Not named by the server yet: a negative id.
export function isOnItsWay(completion: Pick<ExerciseCompletion, 'id'>): boolean {
  return completion.id < 0;
}

// As a completion, until the server has answered with the real one. `stored`: what the server had of it before.
export function shownCompletion(
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
  // A try that failed was no best, unless all did.
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

export type Saved = Pick<SavedCompletion, 'id' | 'newRecord'> & { firstTime?: boolean };
