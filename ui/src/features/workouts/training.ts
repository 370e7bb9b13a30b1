// What a person did and typed while training, kept between visits: pure rules over a plain value; no storage, no clock.
import type { CompletionInput, ExerciseCompletion, PlannedExercise, Section, WorkoutType } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

export const setTypes = ['normal', 'warmup', 'drop', 'failure'] as const;
export type SetType = (typeof setTypes)[number];

// Weight in lb, duration in seconds, distance in metres, as on the wire; null: not typed.
export interface Amounts {
  reps: number | null;
  weight: number | null;
  duration: number | null;
  distance: number | null;
}

export interface SetEntry extends Amounts {
  type: SetType;
  // 1–10 in halves.
  rpe: number | null;
  // Milliseconds since 1970; null: not ticked.
  doneAt: number | null;
}

// One exercise of the unfinished workout.
export interface Entry {
  // Empty: as planned, nothing touched.
  sets: SetEntry[];
  notes: string;
  // The weight column was asked for.
  weightAdded: boolean;
}

export const noAmounts: Amounts = { reps: null, weight: null, duration: null, distance: null };
export const blankSet: SetEntry = { ...noAmounts, type: 'normal', rpe: null, doneAt: null };
export const noEntry: Entry = { sets: [], notes: '', weightAdded: false };

// An exercise added to a workout without a plan. `id` is negative: it is nobody's planned exercise.
export interface FreeExercise {
  id: number;
  exerciseKey: string | null;
  exerciseName: string;
  category: Section;
  sets: number | null;
  reps: number | null;
  duration: number | null;
  restTime: number | null;
}

// What a workout without a plan has besides.
export interface FreeWorkout {
  // Empty: named after its type.
  name: string;
  type: WorkoutType;
  exercises: FreeExercise[];
  // The lowest id ever given: what was typed for a removed exercise must not come back under another one.
  lowestId?: number;
}

// What the server said about a tick.
export interface SavedTick {
  completion: number;
  record: { value: number; unit: 'lb' | 'reps' | 's' } | null;
}

// One unfinished workout. Times in milliseconds since 1970.
export interface Training {
  // The local day it began on: its ticks and its log carry that day.
  day: Day;
  touchedAt: number;
  firstTickAt: number | null;
  // Take the measured time instead of the counted one.
  measured: boolean;
  clientKey: string;
  entries: Record<number, Entry>;
  // By exercise, what arrived at the server.
  saved: Record<number, SavedTick>;
  free?: FreeWorkout;
}

export const emptyFree: FreeWorkout = { name: '', type: 'strength', exercises: [] };

// By planned workout id, or FREE.
export interface Trainings {
  trainings: Record<string, Training>;
}
export const FREE = 'free';

const HOUR_MS = 3_600_000;
// Training across midnight goes on as the same workout, and who forgot to complete it finds it after a night's sleep; a
// planned one left for longer is over, because the plan comes round again. One without a plan stands nowhere else: it
// waits until it is finished or discarded.
const ABANDONED_AFTER_MS = 18 * HOUR_MS;
// What nobody has ticked in, and left for so long, belongs to the day on which it is taken up again.
const UNBEGUN_AFTER_MS = 6 * HOUR_MS;

export function goesOn(training: Training, today: Day, now: number): boolean {
  return training.free !== undefined || training.day === today || now - training.touchedAt < ABANDONED_AFTER_MS;
}

export function unfinished(trainings: Trainings['trainings'], today: Day, now: number): Trainings['trainings'] {
  return Object.fromEntries(Object.entries(trainings).filter(([, training]) => goesOn(training, today, now)));
}

export function newTraining(day: Day, now: number, clientKey: string): Training {
  return { day, touchedAt: now, firstTickAt: null, measured: false, clientKey, entries: {}, saved: {} };
}

// Nothing typed, nothing ticked, nothing added: not worth keeping.
export function isBlank({ firstTickAt, entries, free }: Training): boolean {
  const added = free !== undefined && (free.exercises.length > 0 || free.name !== '');
  return firstTickAt === null && !added && Object.keys(entries).length === 0;
}

// What is taken up again: nothing of what is over; what nobody ticked in belongs to today.
export function takenUp(stored: Training | undefined, today: Day, now: number): Training | null {
  if (!stored || !goesOn(stored, today, now)) return null;
  const untouched = stored.firstTickAt === null && now - stored.touchedAt >= UNBEGUN_AFTER_MS;
  return untouched ? { ...stored, day: today } : stored;
}

export function entryOf(training: Training, exerciseId: number): Entry {
  return training.entries[exerciseId] ?? noEntry;
}

export function withEntry(training: Training, exerciseId: number, change: Partial<Entry>, now: number): Training {
  const entry = { ...entryOf(training, exerciseId), ...change };
  return { ...training, touchedAt: now, entries: { ...training.entries, [exerciseId]: entry } };
}

export function withSaved(training: Training, exerciseId: number, saved: SavedTick): Training {
  return { ...training, saved: { ...training.saved, [exerciseId]: saved } };
}

export function withoutSaved(training: Training, exerciseId: number): Training {
  const others = Object.entries(training.saved).filter(([id]) => Number(id) !== exerciseId);
  return { ...training, saved: Object.fromEntries(others) };
}

export function withTick(training: Training, now: number): Training {
  return { ...training, touchedAt: now, firstTickAt: training.firstTickAt ?? now };
}

// --- Sets ---

type Planned = Pick<PlannedExercise, 'sets' | 'reps' | 'weight' | 'duration'>;

// The rows of the table: what was touched, else as many as planned.
export function setsOf(entry: Entry, planned: Planned): SetEntry[] {
  return entry.sets.length > 0 ? entry.sets : Array.from({ length: Math.max(1, planned.sets ?? 1) }, () => blankSet);
}

const warmsUp = (set: SetEntry) => set.type === 'warmup';

// What a set stands for: its own value, else that of the nearest set before it (warm-ups among themselves), else the
// planned one.
export function amountsOf(sets: readonly SetEntry[], index: number, planned: Planned): Amounts {
  const own = sets[index] ?? blankSet;
  const before = sets.slice(0, index).filter((set) => warmsUp(set) === warmsUp(own)).reverse();
  const value = (field: keyof Amounts, plan: number | null) =>
    own[field] ?? before.find((set) => set[field] !== null)?.[field] ?? plan;
  return {
    reps: value('reps', planned.reps),
    weight: value('weight', planned.weight),
    duration: value('duration', planned.duration),
    distance: value('distance', null),
  };
}

export function withSet(sets: readonly SetEntry[], index: number, change: Partial<SetEntry>): SetEntry[] {
  return sets.map((set, at) => (at === index ? { ...set, ...change } : set));
}

// Ticks a set with what it stands for, so that a later change elsewhere does not change what was done; or opens it again.
export function withSetTicked(sets: readonly SetEntry[], index: number, planned: Planned, now: number): SetEntry[] {
  if (sets[index]?.doneAt !== null) return withSet(sets, index, { doneAt: null });
  return withSet(sets, index, { ...amountsOf(sets, index, planned), doneAt: now });
}

export function withoutSet(sets: readonly SetEntry[], index: number): SetEntry[] {
  return sets.length === 1 ? [blankSet] : sets.filter((_set, at) => at !== index);
}

// The first that is not ticked; null when all are.
export function currentSet(sets: readonly SetEntry[]): number | null {
  const index = sets.findIndex((set) => set.doneAt === null);
  return index < 0 ? null : index;
}

function isTouched(set: SetEntry): boolean {
  const { type, doneAt, rpe, ...amounts } = set;
  return type !== 'normal' || doneAt !== null || rpe !== null || Object.values(amounts).some((value) => value !== null);
}

type SetLog = NonNullable<CompletionInput['sets']>[number];

function logOf(sets: readonly SetEntry[], index: number, planned: Planned): SetLog {
  const { type, rpe, doneAt } = sets[index] ?? blankSet;
  const { reps, weight, duration, distance } = amountsOf(sets, index, planned);
  return {
    setType: type,
    ...(reps !== null && { reps }),
    ...(weight !== null && { weight }),
    ...(duration !== null && { duration }),
    ...(distance !== null && { distance }),
    ...(rpe !== null && { rpe }),
    ...(doneAt !== null && { doneAt: new Date(doneAt).toISOString() }),
  };
}

// The sets that were done: those ticked; with none ticked all of them; nothing while nothing was touched.
export function doneSets(entry: Entry, planned: Planned): SetLog[] {
  const { sets } = entry;
  const touched = sets.some(isTouched) || (sets.length > 0 && sets.length !== Math.max(1, planned.sets ?? 1));
  if (!touched) return [];
  const anyTicked = sets.some(({ doneAt }) => doneAt !== null);
  return sets.flatMap((set, index) => (anyTicked && set.doneAt === null ? [] : [logOf(sets, index, planned)]));
}

// What is sent for a tick: what was done or typed; the server fills the rest from the plan.
export function completionBody(exercise: PlannedExercise, entry: Entry, day: Day, clientKey: string): CompletionInput {
  const notes = entry.notes.trim();
  const sets = doneSets(entry, exercise);
  const what =
    exercise.id > 0
      ? { plannedExerciseId: exercise.id }
      : { exerciseName: exercise.exerciseName, category: exercise.category };
  return { ...what, date: day, clientKey, ...(sets.length > 0 && { sets }), ...(notes && { notes }) };
}

// What was ticked, as entries again: to be corrected after the tick was taken back.
export function entryOfCompletion(completion: ExerciseCompletion): Partial<Entry> {
  const sets = completion.sets.map(({ setType, reps, weight, duration, distance, rpe, doneAt }) => ({
    type: setType,
    reps,
    weight,
    duration,
    distance,
    rpe,
    doneAt: doneAt === null ? null : Date.parse(doneAt),
  }));
  return { ...(sets.length > 0 && { sets }), ...(completion.notes !== null && { notes: completion.notes }) };
}
