// Rules of the form for an own exercise. Pure functions.
import { mapMuscles } from '@/shared/exercises/bodymap/muscles';
import type {
  Exercise,
  Implement,
  MeasuredAs,
  Muscle,
  OwnExerciseInput,
  OwnExerciseUpdate,
  Section,
} from '@/shared/api/types';

export const sectionChoices = ['warmup', 'main', 'cooldown'] as const satisfies readonly Section[];

export const measures = [
  'weight_reps',
  'reps',
  'time',
  'weight_time',
  'distance_time',
] as const satisfies readonly MeasuredAs[];

export const implementChoices = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'ez_bar',
  'trap_bar',
  'smith',
  'cable',
  'plate_machine',
  'stack_machine',
  'assistance',
  'band',
  'suspension',
  'medicine_ball',
  'sled',
  'cardio_machine',
  'bodyweight',
  'other',
] as const satisfies readonly Implement[];

export const muscleChoices = [...mapMuscles, 'full body', 'cardiovascular'] as const satisfies readonly Muscle[];

// Null for amounts that the server fills in. `seconds` of one set.
export interface OwnExerciseValues {
  name: string;
  category: Section;
  measuredAs: MeasuredAs;
  implement: Implement;
  primaryMuscles: Muscle[];
  secondaryMuscles: Muscle[];
  perSide: boolean;
  sets: number | null;
  reps: number | null;
  seconds: number | null;
  rest: number | null;
  instructions: string;
}

export const isTimed = (measuredAs: MeasuredAs) => measuredAs !== 'weight_reps' && measuredAs !== 'reps';

export function newExercise(name: string, category: Section): OwnExerciseValues {
  const isMain = category === 'main';
  return {
    name,
    category,
    measuredAs: isMain ? 'weight_reps' : 'time',
    implement: isMain ? 'barbell' : 'bodyweight',
    primaryMuscles: [],
    secondaryMuscles: [],
    perSide: false,
    sets: null,
    reps: null,
    seconds: null,
    rest: null,
    instructions: '',
  };
}

const isMuscle = (name: string): name is Muscle => (muscleChoices as readonly string[]).includes(name);

export function valuesOf(exercise: Exercise): OwnExerciseValues {
  return {
    name: exercise.name,
    category: exercise.category,
    measuredAs: exercise.measuredAs ?? 'weight_reps',
    implement: exercise.implement,
    primaryMuscles: exercise.primaryMuscles.filter(isMuscle),
    secondaryMuscles: exercise.secondaryMuscles.filter(isMuscle),
    perSide: exercise.perSide,
    sets: exercise.defaultSets,
    reps: exercise.defaultReps,
    seconds: exercise.defaultDuration,
    rest: exercise.defaultRestTime,
    instructions: exercise.instructions,
  };
}

// Blanks in a row count as one.
const cleanName = (name: string) => name.trim().replace(/\s+/g, ' ');

export function bodyOf(values: OwnExerciseValues): OwnExerciseInput {
  const { category, measuredAs, implement, primaryMuscles, perSide, sets, reps, seconds, rest } = values;
  return {
    name: cleanName(values.name),
    category,
    measuredAs,
    implement,
    primaryMuscles,
    secondaryMuscles: values.secondaryMuscles.filter((muscle) => !primaryMuscles.includes(muscle)),
    perSide,
    defaultSets: sets,
    defaultReps: isTimed(measuredAs) ? null : reps,
    defaultDuration: isTimed(measuredAs) ? seconds : null,
    defaultRestTime: rest,
    instructions: values.instructions.trim() || null,
  };
}

// Only what the user changed, so that a change from another device is kept.
export function changesOf(exercise: Exercise, values: OwnExerciseValues): OwnExerciseUpdate {
  const before = new Map(Object.entries(bodyOf(valuesOf(exercise))));
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(before.get(field)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(isChanged));
}

export type OwnExerciseProblem = 'nameMissing';

export function problemsOf({ name }: OwnExerciseValues): Partial<Record<string, OwnExerciseProblem>> {
  return cleanName(name) === '' ? { name: 'nameMissing' } : {};
}

// The list with the changed exercise, by name like the server's.
export function withExercise(list: readonly Exercise[], changed: Exercise): Exercise[] {
  const place = ({ name }: Exercise) => name.toLowerCase();
  return [...list.filter(({ key }) => key !== changed.key), changed].sort((a, b) =>
    place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0,
  );
}
