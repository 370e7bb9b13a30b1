// Logged workouts as they are shown until the server has answered.
import type { Workout, WorkoutInput, WorkoutUpdate } from '@/shared/api/types';
import { workoutNames } from '@/shared/i18n/labels';
import { getT } from '@/shared/i18n/locale';
import { momentOf, newRowId } from '@/shared/outbox/record';
import { momentOn, stampOf } from '@/shared/outbox/stamp';
import { estimatedCalories } from '@/features/workouts/logic';

// The time of a new workout, also in its request, which may be sent much later.
const workoutMoment = ({ date, clientKey }: Pick<WorkoutInput, 'date' | 'clientKey'>): string =>
  date ? momentOn(date, momentOf(clientKey)) : momentOf(clientKey);

function withCalories(row: Workout, bodyWeight: number | null): Workout {
  if (row.calories !== null || row.duration === null) return { ...row, caloriesEstimated: false };
  return { ...row, calories: estimatedCalories(row.type, row.duration, bodyWeight), caloriesEstimated: true };
}

const nameOf = (name: string | null | undefined, type: Workout['type']) => name || getT(workoutNames)(type);

// `bodyWeight`: in lb.
export function newWorkoutRow({ clientKey, ...body }: WorkoutInput, bodyWeight: number | null): Workout {
  const date = workoutMoment({ ...body, clientKey: clientKey ?? null });
  const row: Workout = {
    id: newRowId(),
    type: body.type,
    name: nameOf(body.name, body.type),
    calories: body.calories ?? null,
    caloriesEstimated: false,
    distance: body.distance ?? null,
    duration: body.duration ?? null,
    exercises: [body.exercises ?? []].flat(),
    intensity: body.intensity ?? null,
    notes: body.notes ?? null,
    plannedWorkoutId: body.plannedWorkoutId ?? null,
    weight: body.weight ?? null,
    date,
    ...stampOf(date),
  };
  return withCalories(row, bodyWeight);
}

export function changedWorkoutRow(before: Workout, body: WorkoutUpdate, bodyWeight: number | null): Workout {
  const { name, date, type, exercises, calories, distance, duration, intensity, notes, weight } = body;
  const values = { calories, distance, duration, intensity, notes, weight };
  const at = date ? momentOn(date, new Date().toISOString()) : before.date;
  const row: Workout = {
    ...before,
    ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Workout>),
    type: type ?? before.type,
    name: name === undefined ? before.name : nameOf(name, type ?? before.type),
    exercises: exercises == null ? before.exercises : [exercises].flat(),
    date: at,
    ...(date && stampOf(at)),
  };
  return body.calories === undefined ? row : withCalories(row, bodyWeight);
}
