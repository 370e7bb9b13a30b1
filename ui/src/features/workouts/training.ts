// What a person typed while training, kept between visits: pure rules over a plain value; no storage, no clock.
import type { CompletionInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

// Weight in lb, duration in seconds, as on the wire; null: as planned.
export interface Actuals {
  sets: number | null;
  reps: number | null;
  weight: number | null;
  duration: number | null;
  notes: string;
  // The weight field was asked for.
  weightAdded: boolean;
}

export const noActuals: Actuals = { sets: null, reps: null, weight: null, duration: null, notes: '', weightAdded: false };

// One unfinished workout. Times in milliseconds since 1970.
export interface Training {
  // The local day it began on: its ticks and its log carry that day.
  day: Day;
  touchedAt: number;
  firstTickAt: number | null;
  // Take the measured time instead of the counted one.
  measured: boolean;
  clientKey: string;
  actuals: Record<string, Actuals>;
}

// By planned workout id.
export type Trainings = Record<string, Training>;

// Training across midnight goes on as the same workout; one left for longer is over.
const ABANDONED_AFTER_MS = 6 * 3_600_000;

function goesOn(training: Training, today: Day, now: number): boolean {
  return training.day === today || now - training.touchedAt < ABANDONED_AFTER_MS;
}

export function unfinished(trainings: Trainings | null, today: Day, now: number): Trainings {
  return Object.fromEntries(Object.entries(trainings ?? {}).filter(([, training]) => goesOn(training, today, now)));
}

export function newTraining(day: Day, now: number, clientKey: string): Training {
  return { day, touchedAt: now, firstTickAt: null, measured: false, clientKey, actuals: {} };
}

// Nothing typed, nothing ticked: not worth keeping.
export function isBlank(training: Training): boolean {
  return training.firstTickAt === null && Object.keys(training.actuals).length === 0;
}

export function actualsOf(training: Training, exerciseId: number): Actuals {
  return training.actuals[exerciseId] ?? noActuals;
}

export function withActuals(training: Training, exerciseId: number, change: Partial<Actuals>, now: number): Training {
  const actuals = { ...actualsOf(training, exerciseId), ...change };
  return { ...training, touchedAt: now, actuals: { ...training.actuals, [exerciseId]: actuals } };
}

export function withTick(training: Training, now: number): Training {
  return { ...training, touchedAt: now, firstTickAt: training.firstTickAt ?? now };
}

// What is sent for a tick: what was typed; the server fills the rest from the plan.
export function completionBody(plannedExerciseId: number, actuals: Actuals, day: Day): CompletionInput {
  const notes = actuals.notes.trim();
  return {
    plannedExerciseId,
    date: day,
    ...(actuals.sets !== null && { actualSets: actuals.sets }),
    ...(actuals.reps !== null && { actualReps: actuals.reps }),
    ...(actuals.weight !== null && { actualWeight: actuals.weight }),
    ...(actuals.duration !== null && { actualDuration: actuals.duration }),
    ...(notes && { notes }),
  };
}
