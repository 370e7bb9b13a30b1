// Rules of a logged workout: the rows and fields of an exercise, and the workout's totals. Pure functions.
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, ExerciseCompletion, SetLog } from '@/shared/api/types';
import { performedSets, repsInReserve } from '@/shared/lib/sets';
import { setsDone, volumeOf } from '@/shared/lib/training';

export const fields = ['weight', 'reps', 'duration', 'distance'] as const;
export type Field = (typeof fields)[number];

export const MAX_SETS = limits.ExerciseCompletionUpdate.sets.maxItems;

export const blankSet: SetLog = {
  setType: 'normal',
  reps: null,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: null,
};

// For an exercise ticked as a whole: one row per set done, all with the same values.
export function rowsOf(completion: ExerciseCompletion): SetLog[] {
  if (completion.sets.length > 0) return completion.sets;
  return performedSets(completion).map((set) => ({ ...blankSet, ...set }));
}

// In column order: the fields that have a value, and those that suit the exercise.
export function fieldsOf(
  completion: ExerciseCompletion,
  sets: readonly SetLog[],
  exercise: Exercise | undefined,
): Field[] {
  const noted = (field: Field) => sets.some((set) => set[field] !== null && !(field === 'weight' && set.weight === 0));
  const timed =
    noted('duration') || (!noted('reps') && (completion.plannedDuration ?? exercise?.defaultDuration ?? null) !== null);
  const moves = exercise?.primaryMuscles.includes('cardiovascular') ?? false;
  const loaded = exercise === undefined || (exercise.equipment !== 'bodyweight' && !moves);
  const shown: Record<Field, boolean> = {
    weight: noted('weight') || completion.plannedWeight !== null || loaded,
    reps: noted('reps') || !(timed || noted('distance')),
    duration: timed,
    distance: noted('distance'),
  };
  return fields.filter((field) => shown[field]);
}

export const withSet = (index: number, change: Partial<SetLog>) => (sets: SetLog[]) =>
  sets.map((set, at) => (at === index ? { ...set, ...change } : set));

export function addedSet(sets: readonly SetLog[]): SetLog {
  return { ...blankSet, ...sets.at(-1), setType: 'normal', rpe: null, doneAt: null };
}

export function isBlank(sets: readonly SetLog[]): boolean {
  return sets.every((set) => fields.every((field) => set[field] === null));
}

const SECONDS_OF_HALF_A_MINUTE = 30;

export type TimeUnit = 's' | 'min';

export function timeUnitOf(sets: readonly SetLog[]): TimeUnit {
  const times = sets.flatMap(({ duration }) => duration ?? []);
  const even = times.every((seconds) => seconds >= 120 && seconds % SECONDS_OF_HALF_A_MINUTE === 0);
  return times.length > 0 && even ? 'min' : 's';
}

// The repetitions in reserve to choose from. Includes a half value only if the set has it.
export function reserveChoices(rpe: number | null): number[] {
  const noted = repsInReserve(rpe);
  const usual = [0, 1, 2, 3, 4, 5];
  return noted === null || usual.includes(noted) ? usual : [...usual, noted].sort((a, b) => a - b);
}

export function totalsOf(
  completions: readonly ExerciseCompletion[],
  catalogue: readonly Exercise[] = [],
): { sets: number; volume: number } {
  return { sets: setsDone(completions), volume: volumeOf(completions, catalogue) };
}

export function withoutName(names: readonly string[], name: string): string[] {
  return names.filter((each) => each.toLowerCase() !== name.toLowerCase());
}
