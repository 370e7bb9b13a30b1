// What the user did and typed during training, stored across reloads. Pure functions; the time is passed in.
import type { PlannedExercise, PlannedType, Section, WorkoutType } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import type { SetType } from '@/shared/lib/sets';

// Wire units: weight in lb, duration in seconds, distance in metres; null: not typed.
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

// How the user answered what the server suggests for an exercise.
export type Answer = 'accepted' | 'changed' | 'declined';

// One exercise of the unfinished workout.
export interface Entry {
  // Empty: as planned, nothing changed.
  sets: SetEntry[];
  // Null: not typed, so the server's notes remain.
  notes: string | null;
  // The user added the weight column.
  weightAdded: boolean;
  answer?: Answer;
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
  // Absent in data of older versions.
  weight?: number | null;
  notes?: string | null;
  supersetWithNext?: boolean;
  role?: PlannedExercise['role'];
  perSide?: boolean;
  rampUpSets?: number;
  repsMax?: number | null;
  scheme?: PlannedExercise['scheme'];
  // Sets that differ; absent or null: all alike.
  setTargets?: PlannedExercise['setTargets'];
  // It was replaced after some of its sets. These stay with it today, and it is not stored in a plan.
  replaced?: boolean;
  // The number of sets for a plan, if today some of them belong to the replaced exercise.
  plannedSets?: number;
  // The same for sets that differ.
  plannedSetTargets?: PlannedExercise['setTargets'];
}

// The exercises in today's order.
export interface SessionList {
  exercises: SessionExercise[];
  // The lowest id ever assigned. Ids are not reused, so that values typed for a removed exercise do not reappear.
  lowestId?: number;
  // The plan already has this list, except for exercises that were replaced after some sets.
  inPlan?: boolean;
}

// The additional fields of a workout without a plan.
export interface FreeWorkout extends SessionList {
  // Empty: named after its type.
  name: string;
  type: WorkoutType;
}

// The server's response to a tick.
export interface SavedTick {
  completion: number;
  // `previousValue`: the beaten value; absent in data of older versions.
  record: { value: number; unit: 'lb' | 'reps' | 's'; previousValue?: number } | null;
  firstTime?: boolean;
}

// One unfinished workout. Times in milliseconds since 1970.
export interface Training {
  // The local day it began on. Its ticks and its log carry that day.
  day: Day;
  touchedAt: number;
  firstTickAt: number | null;
  // Log the measured duration instead of the counted one.
  measured: boolean;
  clientKey: string;
  // How often it was completed before: it went on afterwards, under the same key. Absent: never.
  completed?: number;
  entries: Record<number, Entry>;
  // By exercise, what the server has stored.
  saved: Record<number, SavedTick>;
  // Each set is sent as it is ticked. Absent in data of older versions, which sent whole exercises only.
  sends?: boolean;
  free?: FreeWorkout;
  // A planned workout whose exercises were changed for today; absent: as planned.
  today?: SessionList;
  // The ticked exercises. They stay in the workout when the plan no longer has them. Absent in data of older versions.
  ticked?: Record<number, SessionExercise>;
  // Its title in the plan when it was started, in case the plan no longer has it.
  named?: { title: string; type: PlannedType };
}

export const emptyFree: FreeWorkout = { name: '', type: 'strength', exercises: [] };

// By planned workout id, or FREE.
export interface Trainings {
  trainings: Record<string, Training>;
}
export const FREE = 'free';

const HOUR_MS = 3_600_000;
// Training across midnight continues as the same workout, and one that the user forgot to complete is still there the
// next morning. A planned workout with ticked sets waits for its log until shortly before the plan repeats. A workout
// without a plan is stored nowhere else, so it waits until it is finished or discarded.
const ABANDONED_AFTER_MS = 18 * HOUR_MS;
const TICKED_ABANDONED_AFTER_MS = 6 * 24 * HOUR_MS;
// An untouched workout without ticks moves to the day on which it is resumed.
const MOVES_TO_TODAY_AFTER_MS = 6 * HOUR_MS;

export function isResumable(training: Training, today: Day, now: number): boolean {
  const abandonedAfter = training.firstTickAt === null ? ABANDONED_AFTER_MS : TICKED_ABANDONED_AFTER_MS;
  return training.free !== undefined || training.day === today || now - training.touchedAt < abandonedAfter;
}

export function resumableTrainings(trainings: Trainings['trainings'], today: Day, now: number): Trainings['trainings'] {
  return Object.fromEntries(Object.entries(trainings).filter(([, training]) => isResumable(training, today, now)));
}

export function newTraining(day: Day, now: number, clientKey: string): Training {
  return { day, touchedAt: now, firstTickAt: null, measured: false, clientKey, entries: {}, saved: {}, sends: true };
}

// Nothing typed, ticked or added: not worth storing.
export function isBlank({ firstTickAt, entries, free, today }: Training): boolean {
  const added = free !== undefined && (free.exercises.length > 0 || free.name !== '');
  return firstTickAt === null && !added && today === undefined && Object.keys(entries).length === 0;
}

// The training to resume: none if it has expired; moved to today if nothing was ticked.
export function resumedTraining(stored: Training | undefined, today: Day, now: number): Training | null {
  if (!stored || !isResumable(stored, today, now)) return null;
  const untouched = stored.firstTickAt === null && now - stored.touchedAt >= MOVES_TO_TODAY_AFTER_MS;
  return untouched ? { ...stored, day: today } : stored;
}

export function entryOf(training: Training, exerciseId: number): Entry {
  return training.entries[exerciseId] ?? noEntry;
}

export function withEntry(training: Training, exerciseId: number, change: Partial<Entry>, now: number): Training {
  const entry = { ...entryOf(training, exerciseId), ...change };
  return { ...training, touchedAt: now, entries: { ...training.entries, [exerciseId]: entry } };
}

type WithSaved = Pick<Training, 'saved'>;

export function withSaved<T extends WithSaved>(training: T, exerciseId: number, saved: SavedTick): T {
  return { ...training, saved: { ...training.saved, [exerciseId]: saved } };
}

export function withoutSaved<T extends WithSaved>(training: T, exerciseId: number): T {
  const others = Object.entries(training.saved).filter(([id]) => Number(id) !== exerciseId);
  return { ...training, saved: Object.fromEntries(others) };
}

// The part of an exercise that is stored with its ticks.
export function tickedSnapshot(exercise: SessionExercise): SessionExercise {
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime, setTargets } = exercise;
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
    ...(setTargets && { setTargets }),
  };
}

// Stores the exercise while any of its sets is ticked; null removes it.
export function withTicked(training: Training, id: number, exercise: SessionExercise | null): Training {
  const { [id]: before, ...others } = training.ticked ?? {};
  if (exercise === null) return before ? { ...training, ticked: others } : training;
  return before ? training : { ...training, ticked: { ...others, [id]: exercise } };
}

export function withTick(training: Training, now: number): Training {
  return { ...training, touchedAt: now, firstTickAt: training.firstTickAt ?? now };
}
