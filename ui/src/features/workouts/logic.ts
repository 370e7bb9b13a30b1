// Rules of training and logging: calories, duration of a planned workout, offered fields, request body. Pure functions.
import type {
  Equipment,
  ExerciseCompletion,
  Implement,
  Intensity,
  MeasuredAs,
  PlannedExercise,
  PlannedType,
  WorkoutInput,
  WorkoutType,
} from '@/shared/api/types';
import { limits } from '@/shared/api/limits.gen';
import { exerciseMinutes, type TimedAmounts } from '@/shared/lib/exercise';
import { roundTo } from '@/shared/lib/numbers';
import { shortUnits, type ShortUnit } from '@/shared/lib/sets';
import { fromWire, toWire, type DistanceUnit, type EnergyUnit, type Unit } from '@/shared/lib/units';
import { isUnloaded } from '@/features/workouts/weights/plates';

export const workoutTypes: readonly WorkoutType[] = [
  'strength',
  'cardio',
  'running',
  'cycling',
  'walking',
  'swimming',
  'hiit',
  'yoga',
  'stretching',
  'sports',
  'other',
];
export const formIntensities = ['light', 'moderate', 'vigorous'] as const satisfies readonly Intensity[];

// --- Calories (docs/behaviour.md, Workouts): the estimate shown beside the field; the server computes the final value
// ---

const POUNDS_TO_KILOGRAMS = 0.453592;
const DEFAULT_BODY_WEIGHT_LB = 150;
const UNKNOWN_MET = 7;
const mets: Partial<Record<WorkoutType, number>> = {
  strength: 6,
  cardio: 7,
  yoga: 3,
  hiit: 8,
  swimming: 6,
  cycling: 8,
  running: 8,
  walking: 3.5,
};

// MET × kilograms × hours, in whole kcal.
export function estimatedCalories(type: WorkoutType, minutes: number, bodyWeightLb: number | null): number {
  const kilograms = (bodyWeightLb ?? DEFAULT_BODY_WEIGHT_LB) * POUNDS_TO_KILOGRAMS;
  return Math.round((mets[type] ?? UNKNOWN_MET) * kilograms * (minutes / 60));
}

const CALORIES_PER_PLANNED_MINUTE = 8;

export function plannedCalories(minutes: number): number {
  return Math.round(minutes * CALORIES_PER_PLANNED_MINUTE);
}

// --- Completing a planned workout ---

const MAX_MINUTES = limits.WorkoutInput.duration.max;

// Actual values where known, or else planned ones.
export function doneAmounts(exercise: PlannedExercise, completion: ExerciseCompletion): TimedAmounts {
  return {
    sets: completion.actualSets ?? exercise.sets,
    reps: completion.actualReps ?? exercise.reps,
    duration: completion.actualDuration ?? exercise.duration,
    restTime: exercise.restTime,
  };
}

// Whole minutes, rounded up, at least 1.
export function countedMinutes(amounts: readonly TimedAmounts[]): number {
  return Math.min(MAX_MINUTES, Math.max(1, exerciseMinutes(amounts)));
}

// Minutes from the first tick to now, at least 1; null if nothing is ticked. Both in milliseconds.
export function measuredMinutes(firstTickAt: number | null, now: number): number | null {
  if (firstTickAt === null) return null;
  return Math.min(MAX_MINUTES, Math.max(1, Math.round((now - firstTickAt) / 60_000)));
}

const intensities: Record<PlannedType, Intensity> = {
  hiit: 'very_high',
  strength: 'high',
  cardio: 'moderate',
  yoga: 'light',
  rest: 'light',
};

export function intensityOf(type: PlannedType): Intensity {
  return intensities[type] ?? 'moderate';
}

// For a workout without a plan. Types without a planned equivalent are moderate.
export function intensityOfType(type: WorkoutType): Intensity {
  return type in intensities ? intensities[type as PlannedType] : 'moderate';
}

export function percentDone(done: number, total: number): number {
  return total === 0 ? 0 : Math.round((done / total) * 100);
}

// --- Exercises of a planned workout ---

export interface OfferedFields {
  reps: boolean;
  weight: boolean;
  duration: boolean;
  distance: boolean;
  // There is no weight field at first, but the user can add one.
  extraWeight: boolean;
}

// Exercises that cover a distance: by catalogue key, or by name for custom exercises.
const distanceKeys: ReadonlySet<string> = new Set([
  'brisk_walk',
  'slow_walk',
  'easy_run',
  'treadmill_run',
  'treadmill_warm_up_walk',
  'slow_treadmill_walk',
  'stationary_bike',
  'easy_cycling',
  'rowing_machine',
  'easy_rowing',
  'elliptical_trainer',
]);
// Loaded carries cover a short distance with a weight.
const carryKeys = /(^|_)carry(_|$)/;
const carryNames = /\b(carry|carries|farmer'?s walk)\b/i;
const distanceNames =
  /\b(run|running|jog|jogging|walk|walking|hike|hiking|cycling|bike|biking|swim|swimming|laufen|joggen|gehen|wandern|radfahren|schwimmen)\b/i;

function coversDistance({ exerciseKey, exerciseName }: PlannedExercise): boolean {
  return exerciseKey === null ? distanceNames.test(exerciseName) : distanceKeys.has(exerciseKey);
}

function isCarried({ exerciseKey, exerciseName }: PlannedExercise): boolean {
  return exerciseKey === null ? carryNames.test(exerciseName) : carryKeys.test(exerciseKey);
}

// Loaded carries are measured in feet or metres, not miles or kilometres.
export function distanceUnitOf(exercise: PlannedExercise, unit: DistanceUnit): DistanceUnit | ShortUnit {
  return isCarried(exercise) ? shortUnits[unit] : unit;
}

// Which hint helps to find the first weight; null for none. Holds and carries have no repetitions, and the weight of an
// assisted machine is assistance.
export function weightHintOf(
  exercise: PlannedExercise,
  implement: Implement | undefined,
): 'findWeight' | 'findHelp' | 'findHold' | null {
  if (implement === undefined || isUnloaded(implement)) return null;
  if (exercise.reps === null && exercise.duration !== null) return 'findHold';
  return implement === 'assistance' ? 'findHelp' : 'findWeight';
}

// Which values the plan has, for all sets or for any of the sets that differ.
function plannedFields(exercise: PlannedExercise) {
  const has = (field: 'reps' | 'weight' | 'duration') =>
    exercise[field] !== null || (exercise.setTargets ?? []).some((set) => set[field] !== null);
  return { reps: has('reps'), weight: has('weight'), duration: has('duration') };
}

// A planned value is always asked for.
function ownFields(planned: ReturnType<typeof plannedFields>, measuredAs: MeasuredAs): OfferedFields {
  const isCounted = measuredAs === 'weight_reps' || measuredAs === 'reps';
  const hasWeight = measuredAs === 'weight_reps' || measuredAs === 'weight_time' || planned.weight;
  const distance = measuredAs === 'distance_time';
  return {
    reps: planned.reps || (isCounted && !planned.duration),
    duration: planned.duration || (!isCounted && !planned.reps),
    weight: hasWeight,
    distance,
    extraWeight: !hasWeight && !distance,
  };
}

// Which actual values the tracker asks for: the planned ones; weight also with equipment and for custom exercises; all
// of them if a custom exercise has no planned values; of an own exercise those that it is measured by.
export function offeredFields(
  exercise: PlannedExercise,
  equipment: Equipment | undefined,
  measuredAs: MeasuredAs | null = null,
): OfferedFields {
  const planned = plannedFields(exercise);
  if (measuredAs) return ownFields(planned, measuredAs);
  const moves = coversDistance(exercise);
  const distance = moves || isCarried(exercise);
  const nothingPlanned = !planned.reps && !planned.duration;
  if (exercise.exerciseKey === null) {
    return {
      reps: nothingPlanned || planned.reps,
      weight: true,
      duration: nothingPlanned || planned.duration,
      distance,
      extraWeight: false,
    };
  }
  const weight = planned.weight || (equipment !== undefined && equipment !== 'bodyweight' && !moves);
  return {
    reps: planned.reps || nothingPlanned,
    duration: planned.duration,
    weight,
    distance,
    extraWeight: !weight && !distance,
  };
}

// Durations are shown in minutes, below one minute in seconds.
export function durationUnit(seconds: number | null): 's' | 'min' {
  return seconds !== null && seconds > 0 && seconds < 60 ? 's' : 'min';
}

export function fromSeconds(seconds: number, unit: 's' | 'min'): number {
  return unit === 's' ? seconds : roundTo(seconds / 60, 2);
}

export function toSeconds(shown: number, unit: 's' | 'min'): number {
  return unit === 's' ? Math.round(shown) : Math.round(shown * 60);
}

// --- The manual form ---

// Numbers are in the user's units. `date` null or empty (while typing) means today.
export interface ManualValues {
  type: WorkoutType | null;
  name: string;
  duration: number | null;
  calories: number | null;
  intensity: Intensity | null;
  distance: number | null;
  notes: string;
  date: string | null;
}

export const emptyManualValues: ManualValues = {
  type: null,
  name: '',
  duration: null,
  calories: null,
  intensity: null,
  distance: null,
  notes: '',
  date: null,
};

const withDistance: ReadonlySet<WorkoutType> = new Set<WorkoutType>(['running', 'walking', 'cycling', 'swimming']);

export function hasDistance(type: WorkoutType | null): boolean {
  return type !== null && withDistance.has(type);
}

export function isUntouched(values: ManualValues): boolean {
  return (Object.keys(emptyManualValues) as (keyof ManualValues)[]).every(
    (key) => values[key] === emptyManualValues[key],
  );
}

export interface Units {
  energy: EnergyUnit;
  distance: DistanceUnit;
}

// Converts a draft to the current units: the user may have changed them since.
export function inUnits(values: ManualValues, typed: Units, units: Units): ManualValues {
  const convert = (value: number | null, from: Unit, to: Unit) =>
    value === null || from === to ? value : fromWire(toWire(value, from), to);
  return {
    ...values,
    calories: convert(values.calories, typed.energy, units.energy),
    distance: convert(values.distance, typed.distance, units.distance),
  };
}

// The request body: only fields with a value. The server fills in the rest.
export function manualBody(
  values: ManualValues & { type: WorkoutType },
  units: Units,
  clientKey: string,
): WorkoutInput {
  const name = values.name.trim();
  const notes = values.notes.trim();
  return {
    type: values.type,
    exercises: [],
    clientKey,
    ...(name && { name }),
    ...(values.duration !== null && { duration: values.duration }),
    ...(values.calories !== null && { calories: toWire(values.calories, units.energy) }),
    ...(values.intensity && { intensity: values.intensity }),
    ...(values.distance !== null && hasDistance(values.type) && { distance: toWire(values.distance, units.distance) }),
    ...(notes && { notes }),
    ...(values.date && { date: values.date }),
  };
}
