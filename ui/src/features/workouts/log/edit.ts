// Rules of editing a logged workout: the initial values of its form, and the request body. Pure functions.
import type { Workout, WorkoutType, WorkoutUpdate } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { editedToWire, fromWire, toWire, type Unit } from '@/shared/lib/units';
import {
  estimatedCalories,
  hasDistance,
  plannedCalories,
  type ManualValues,
  type Units,
} from '@/features/workouts/logic';

// A completed plan counts its calories by the minute (docs/behaviour.md, Training and completions).
function isByPlan({ plannedWorkoutId, calories, duration }: Workout): boolean {
  return plannedWorkoutId !== null && duration !== null && calories === plannedCalories(duration);
}

// Estimated calories: the form leaves them blank, and they follow type and duration.
function isAutomatic(workout: Workout): boolean {
  return workout.caloriesEstimated || isByPlan(workout);
}

// The calories that are stored if the field is blank.
export function blankCalories(
  workout: Workout,
  type: WorkoutType,
  minutes: number,
  bodyWeightLb: number | null,
): number | null {
  if (isAutomatic(workout) && type === workout.type && minutes === workout.duration) return workout.calories;
  return isByPlan(workout) ? plannedCalories(minutes) : estimatedCalories(type, minutes, bodyWeightLb);
}

export function editValues(workout: Workout, units: Units, today: Day): ManualValues {
  return {
    type: workout.type,
    name: workout.name,
    duration: workout.duration,
    calories: workout.calories === null || isAutomatic(workout) ? null : fromWire(workout.calories, units.energy),
    intensity: workout.intensity,
    distance: workout.distance === null ? null : fromWire(workout.distance, units.distance),
    notes: workout.notes ?? '',
    date: workout.localDate === today ? null : workout.localDate,
  };
}

// Converts a draft typed in other units. Unchanged values stay exactly as stored.
export function draftInUnits(workout: Workout, values: ManualValues, typed: Units, units: Units): ManualValues {
  const convert = (stored: number | null, value: number | null, from: Unit, to: Unit) => {
    const wire = from === to ? null : editedToWire(stored, value, from);
    return wire === null ? value : fromWire(wire, to);
  };
  return {
    ...values,
    calories: convert(workout.calories, values.calories, typed.energy, units.energy),
    distance: convert(workout.distance, values.distance, typed.distance, units.distance),
  };
}

// Sends changed fields only, so that values do not drift and fields outside the form remain. An emptied field is null.
export function editBody(workout: Workout, values: ManualValues, units: Units, today: Day): WorkoutUpdate {
  const body: WorkoutUpdate = {};
  const name = values.name.trim();
  const notes = values.notes.trim();
  const distance = hasDistance(values.type) ? editedToWire(workout.distance, values.distance, units.distance) : null;
  const day = values.date ?? today;
  if (values.type !== null && values.type !== workout.type) body.type = values.type;
  if (name !== workout.name) body.name = name || null;
  if (values.duration !== workout.duration) body.duration = values.duration;
  if (values.intensity !== workout.intensity) body.intensity = values.intensity;
  if (distance !== workout.distance) body.distance = distance;
  if (notes !== (workout.notes ?? '')) body.notes = notes || null;
  // An emptied date field keeps the day.
  if (day !== '' && day !== workout.localDate) body.date = day;
  const calories = caloriesToSend(workout, values, units);
  if (calories !== undefined) body.calories = calories;
  return body;
}

// null: the server estimates again; undefined: unchanged.
function caloriesToSend(workout: Workout, values: ManualValues, units: Units): number | null | undefined {
  if (!isAutomatic(workout)) {
    const calories = editedToWire(workout.calories, values.calories, units.energy);
    return calories === workout.calories ? undefined : calories;
  }
  if (values.calories !== null) return toWire(values.calories, units.energy);
  if (values.type === workout.type && values.duration === workout.duration) return undefined;
  return isByPlan(workout) && values.duration !== null ? plannedCalories(values.duration) : null;
}
