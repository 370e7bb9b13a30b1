// Adds to each planned exercise what the tracker starts from: its suggested target and its ramp-up sets. Pure
// functions.
import type {
  Exercise,
  ExerciseSuggestion,
  LastCompletion,
  PlannedExercise,
  SuggestedTarget,
} from '@/shared/api/types';
import type { WeightUnit } from '@/shared/lib/units';
import { canRampUp, type Loaded, type RampUp } from '@/features/workouts/sets/rampUp';
import { barsFor, isLoaded, type Implement } from '@/features/workouts/weights/plates';
import { weightStep, type OwnSteps } from '@/features/workouts/weights/weightSteps';
import type { Answer } from '@/features/workouts/training/training';

export interface TrackedExercise extends PlannedExercise {
  suggestion?: ExerciseSuggestion;
  // The suggested target, or what remains after it was declined. Absent without an answer of the server.
  target?: SuggestedTarget;
  // Lighter sets before the first working set; absent if there are none.
  rampUp?: RampUp;
}

// Null for an assisted machine: half the weight would be harder there.
export function loadedOf(implement: Implement | undefined, unit: WeightUnit, own: OwnSteps): Loaded | null {
  if (implement === 'assistance') return null;
  return { step: weightStep(implement, unit, own), unit, bar: barsFor(implement)?.[unit][0] ?? 0 };
}

export interface Basis {
  suggestions: readonly ExerciseSuggestion[] | undefined;
  // By planned exercise id.
  answers: ReadonlyMap<number, Answer>;
  lastTimes: ReadonlyMap<string, LastCompletion>;
  // By exercise key. Without it there are no ramp-up sets.
  catalogue: ReadonlyMap<string, Exercise> | null;
  unit: WeightUnit;
  steps: OwnSteps;
}

// A decline that is stored on this device counts at once, before the server knows it.
export function targetAfter(suggestion: ExerciseSuggestion, answer: Answer | undefined): SuggestedTarget {
  return answer === 'declined' ? (suggestion.otherwise ?? suggestion) : suggestion;
}

function rampUpOf(exercise: PlannedExercise, target: SuggestedTarget | undefined, basis: Basis): RampUp | null {
  const { catalogue, lastTimes, unit, steps } = basis;
  const known = exercise.exerciseKey === null ? undefined : catalogue?.get(exercise.exerciseKey);
  const loaded = known && isLoaded(known.implement) ? loadedOf(known.implement, unit, steps) : null;
  if (exercise.rampUpSets <= 0 || exercise.category !== 'main' || loaded === null) return null;
  const last = lastTimes.get(exercise.exerciseName.toLowerCase());
  const working = target?.weight ?? last?.actualWeight ?? exercise.weight;
  if (working !== null && !canRampUp(working, exercise.rampUpSets, loaded)) return null;
  return { sets: exercise.rampUpSets, loaded };
}

export function withTargets(exercises: readonly PlannedExercise[], basis: Basis): TrackedExercise[] {
  const byId = new Map(basis.suggestions?.map((each) => [each.plannedExerciseId, each]));
  return exercises.map((exercise) => {
    const suggestion = byId.get(exercise.id);
    const target = suggestion && targetAfter(suggestion, basis.answers.get(exercise.id));
    const rampUp = rampUpOf(exercise, target, basis);
    return { ...exercise, ...(suggestion && { suggestion, target }), ...(rampUp && { rampUp }) };
  });
}
