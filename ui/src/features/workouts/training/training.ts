// What a person did and typed while training, kept over reloads: pure rules over a plain value. The clock is passed in.
import type { PlannedType, Section, WorkoutType } from '@/shared/api/types';
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
  // Null: not typed, so that what the server has stays.
  notes: string | null;
  // The weight column was asked for.
  weightAdded: boolean;
}

export const noAmounts: Amounts = { reps: null, weight: null, duration: null, distance: null };
export const blankSet: SetEntry = { ...noAmounts, type: 'normal', rpe: null, doneAt: null };
export const noEntry: Entry = { sets: [], notes: null, weightAdded: false };

// An exercise of a workout without a plan, or of a planned workout that was changed for today. A positive id is that of
// the planned exercise; a negative one was added by hand.
export interface SessionExercise {
  id: number;
  exerciseKey: string | null;
  exerciseName: string;
  category: Section;
  sets: number | null;
  reps: number | null;
  duration: number | null;
  restTime: number | null;
  // Absent in what older versions kept.
  weight?: number | null;
  notes?: string | null;
  supersetWithNext?: boolean;
  // Another one took its place after some of its sets: these stay with it today, and no plan takes it.
  replaced?: boolean;
  // The sets that a plan takes of it, where today some are left of the one before.
  plannedSets?: number;
}

// The exercises in today's order.
export interface SessionList {
  exercises: SessionExercise[];
  // The lowest id ever given: what was typed for a removed exercise must not come back under another one.
  lowestId?: number;
  // The plan holds it already, but for what was replaced half done.
  inPlan?: boolean;
}

// What a workout without a plan has besides.
export interface FreeWorkout extends SessionList {
  // Empty: named after its type.
  name: string;
  type: WorkoutType;
}

// What the server said about a tick.
export interface SavedTick {
  completion: number;
  // `previousValue`: what it beat; absent in what older versions kept.
  record: { value: number; unit: 'lb' | 'reps' | 's'; previousValue?: number } | null;
  firstTime?: boolean;
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
  // Each set is sent as it is ticked. Absent in what older versions kept: they sent whole exercises only.
  sends?: boolean;
  free?: FreeWorkout;
  // A planned workout whose exercises were changed for today; absent: as planned.
  today?: SessionList;
  // What was ticked, by exercise: it stays part of the workout when the plan no longer holds it. Absent in what older
  // versions kept.
  ticked?: Record<number, SessionExercise>;
  // What the plan called it when it was begun, for when the plan no longer holds it.
  named?: { title: string; type: PlannedType };
}

export const emptyFree: FreeWorkout = { name: '', type: 'strength', exercises: [] };

// By planned workout id, or FREE.
export interface Trainings {
  trainings: Record<string, Training>;
}
export const FREE = 'free';

const HOUR_MS = 3_600_000;
// Training across midnight goes on as the same workout, and who forgot to complete it finds it after a night's sleep. A
// planned one in which sets were ticked waits for its log until shortly before the plan comes round again. One without a
// plan stands nowhere else: it waits until it is finished or discarded.
const ABANDONED_AFTER_MS = 18 * HOUR_MS;
const TICKED_ABANDONED_AFTER_MS = 6 * 24 * HOUR_MS;
// What nobody has ticked in, and left for so long, belongs to the day on which it is taken up again.
const UNBEGUN_AFTER_MS = 6 * HOUR_MS;

export function goesOn(training: Training, today: Day, now: number): boolean {
  const abandonedAfter = training.firstTickAt === null ? ABANDONED_AFTER_MS : TICKED_ABANDONED_AFTER_MS;
  return training.free !== undefined || training.day === today || now - training.touchedAt < abandonedAfter;
}

export function unfinished(trainings: Trainings['trainings'], today: Day, now: number): Trainings['trainings'] {
  return Object.fromEntries(Object.entries(trainings).filter(([, training]) => goesOn(training, today, now)));
}

export function newTraining(day: Day, now: number, clientKey: string): Training {
  return { day, touchedAt: now, firstTickAt: null, measured: false, clientKey, entries: {}, saved: {}, sends: true };
}

// Nothing typed, nothing ticked, nothing added: not worth keeping.
export function isBlank({ firstTickAt, entries, free, today }: Training): boolean {
  const added = free !== undefined && (free.exercises.length > 0 || free.name !== '');
  return firstTickAt === null && !added && today === undefined && Object.keys(entries).length === 0;
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

// Of an exercise, what is kept beside its ticks.
export function asTicked(exercise: SessionExercise): SessionExercise {
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime } = exercise;
  return {
    id,
    exerciseKey,
    exerciseName,
    category,
    sets,
    reps,
    duration,
    restTime,
    ...(weight !== undefined && { weight }),
  };
}

// Keeps what an exercise is while any set of it is ticked; null: none is any more.
export function withTicked(training: Training, id: number, exercise: SessionExercise | null): Training {
  const { [id]: before, ...others } = training.ticked ?? {};
  if (exercise === null) return before ? { ...training, ticked: others } : training;
  return before ? training : { ...training, ticked: { ...others, [id]: exercise } };
}

export function withTick(training: Training, now: number): Training {
  return { ...training, touchedAt: now, firstTickAt: training.firstTickAt ?? now };
}
