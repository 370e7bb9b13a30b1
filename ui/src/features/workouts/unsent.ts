// The outbox of training: exercises and logs that the server does not have yet, kept on this device until it does.
// Each exercise is kept as what it should be; sending brings the server there, however often it takes (ADR 0017).
import type { CompletionInput, ExerciseCompletion, PlannedExercise, SavedCompletion, WorkoutInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { keptStore } from '@/shared/lib/keptStore';

type SetLog = NonNullable<CompletionInput['sets']>[number];

// What the server should hold of an exercise.
export interface Wanted {
  sets: NonNullable<CompletionInput['sets']>;
  notes: string | null;
}

// sending: on its way, or about to be. waiting: nobody answered, it is sent again later. refused: the server said no.
export type SendState = 'sending' | 'waiting' | 'refused';

// Of an exercise: what is shown of it until the server has named it.
export type Snapshot = Pick<
  PlannedExercise, 'id' | 'exerciseKey' | 'exerciseName' | 'category' | 'sets' | 'reps' | 'weight' | 'duration' | 'restTime'
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
  // The row on the server, once known.
  completion: number | null;
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
  // What belongs to it; `completion` is null while the exercise is still on its way.
  parts: { slot: string; completion: number | null }[];
  state: SendState;
  reason?: string;
}

interface Outbox {
  exercises: UnsentExercise[];
  logs: UnsentLog[];
}

const store = keptStore<Outbox>(
  'unsent-training',
  { exercises: [], logs: [] },
  ({ exercises, logs }) => exercises.length === 0 && logs.length === 0,
);
export const useUnsent = store.use;
export const outbox = store.get;

// What an older version kept: ticks of whole exercises, by the name 'unsent-ticks'.
interface OldTick {
  key: string;
  workout: string;
  exerciseId: number;
  day: Day;
  body: CompletionInput;
  shown: ExerciseCompletion;
}

function fromOldTick({ key, workout, exerciseId, day, body, shown }: OldTick): UnsentExercise {
  const { exerciseKey, exerciseName, category, plannedSets, plannedReps, plannedWeight, plannedDuration, plannedRestTime } = shown;
  return {
    slot: slotOf(key, exerciseId, day),
    workout,
    training: key,
    day,
    exercise: {
      id: exerciseId, exerciseKey, exerciseName, category, sets: plannedSets, reps: plannedReps, weight: plannedWeight,
      duration: plannedDuration, restTime: plannedRestTime,
    },
    want: { sets: body.sets ?? [], notes: body.notes ?? null },
    completion: null,
    sent: { ...body, clientKey: key },
    praise: false,
    state: 'waiting',
  };
}

// Takes over, once, what an older version of the interface left waiting.
export function adoptOldTicks(): void {
  const old = readDraft<{ ticks: OldTick[] }>('unsent-ticks')?.ticks ?? [];
  if (old.length > 0) store.change((box) => ({ ...box, exercises: [...old.map(fromOldTick), ...box.exercises] }));
  removeDraft('unsent-ticks');
}

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
  shown: readonly Pick<SetLog, 'doneAt'>[];
  praise: boolean;
}

// The server takes as many.
const MOST_KNOWN = 200;
const momentsOf = (sets: readonly Pick<SetLog, 'doneAt'>[]) => sets.flatMap(({ doneAt }) => doneAt ?? []);

// Keeps what an exercise should be; answers its slot. Nothing is sent yet.
export function keepExercise({ training, exercise, day, completion, shown, ...wish }: Wish): string {
  const slot = slotOf(training, exercise.id, day);
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime } = exercise;
  const snapshot: Snapshot = { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime };
  store.change((box) => {
    const before = box.exercises.find((each) => each.slot === slot);
    const known = [...new Set([...(before?.known ?? []), ...momentsOf(shown), ...momentsOf(wish.want?.sets ?? [])])].slice(-MOST_KNOWN);
    const made: UnsentExercise = {
      slot, training, day, sent: null, completion, exercise: snapshot, ...before, ...wish, known, state: 'sending',
    };
    delete made.reason;
    // What is ticked while the log of its workout waits belongs to that log.
    const joins = ({ workout, day: of, parts }: UnsentLog) =>
      wish.want !== null && workout === wish.workout && of === day && !parts.some((part) => part.slot === slot);
    return {
      exercises: before ? box.exercises.map((each) => (each === before ? made : each)) : [...box.exercises, made],
      logs: box.logs.map((log) => (joins(log) ? { ...log, parts: [...log.parts, { slot, completion }] } : log)),
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
        parts: log.parts.flatMap((part) => (part.slot !== slot ? part : completion === null ? [] : { ...part, completion })),
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

export function logOfWorkout(logs: readonly UnsentLog[], workout: string, day: Day): UnsentLog | undefined {
  return logs.find((log) => log.workout === workout && log.day === day);
}

// Not named by the server yet: a negative id.
export function isOnItsWay(completion: Pick<ExerciseCompletion, 'id'>): boolean {
  return completion.id < 0;
}

// As a completion, until the server has answered with the real one.
export function shownCompletion({ exercise, want, completion, day }: UnsentExercise): ExerciseCompletion {
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
  const most = (field: 'reps' | 'weight' | 'duration') => {
    const values = working.flatMap((set) => (set[field] === null ? [] : [set[field]]));
    return values.length > 0 ? Math.max(...values) : exercise[field];
  };
  return {
    id: completion ?? -Math.abs(exercise.id),
    plannedExerciseId: exercise.id > 0 ? exercise.id : null,
    plannedWorkoutId: null,
    workoutId: null,
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
    notes: want?.notes ?? null,
    sets,
    completedAt: '',
    date: day,
    localDate: day,
    utcOffset: 0,
  };
}

export type Saved = Pick<SavedCompletion, 'id' | 'newRecord'> & { firstTime?: boolean };
