// The exercises of an unfinished workout: added, replaced, removed, moved and joined to supersets. Pure rules.
import type {
  Exercise, ExerciseCompletion, PlannedExercise, PlannedExerciseInput, PlannedType, Section, WorkoutType,
} from '@/shared/api/types';
import { doneAmounts } from './logic';
import type { SessionExercise, SessionList, Training } from './training';

// The server takes as many names in one workout.
export const MOST_EXERCISES = 200;
// part-1 §9 'Default planned sets are 3 … and default rest 60 s'.
const DEFAULT_SETS = 3;
const DEFAULT_REST_SECONDS = 60;

export type Picked = Exercise | string;

function added(id: number, picked: Picked): SessionExercise {
  if (typeof picked === 'string') {
    return {
      id, exerciseKey: null, exerciseName: picked, category: 'main', sets: DEFAULT_SETS, reps: null, duration: null,
      restTime: DEFAULT_REST_SECONDS,
    };
  }
  return {
    id,
    exerciseKey: picked.key,
    exerciseName: picked.name,
    category: picked.category,
    sets: picked.defaultSets ?? DEFAULT_SETS,
    reps: picked.defaultReps,
    duration: picked.defaultDuration,
    restTime: picked.defaultRestTime ?? DEFAULT_REST_SECONDS,
  };
}

function lowestOf({ exercises, lowestId }: SessionList): number {
  return Math.min(0, lowestId ?? 0, ...exercises.map(({ id }) => id));
}

export function withPicked<List extends SessionList>(list: List, picked: readonly Picked[]): List {
  const lowest = lowestOf(list);
  const exercises = [...list.exercises, ...picked.map((each, index) => added(lowest - 1 - index, each))];
  return { ...list, exercises: exercises.slice(0, MOST_EXERCISES), lowestId: lowest - picked.length };
}

export function withoutExercise<List extends SessionList>(list: List, id: number): List {
  return { ...list, exercises: list.exercises.filter((each) => each.id !== id) };
}

// Another exercise in place of this one, with its sets and rest. `doneSets` were ticked already: the old one stays with
// them, and the new one follows with the sets that are left.
export function withReplaced<List extends SessionList>(list: List, id: number, picked: Picked, doneSets: number): List {
  const lowest = lowestOf(list);
  const exercises = list.exercises.flatMap((each) => {
    if (each.id !== id) return each;
    const sets = Math.max(1, (each.sets ?? 1) - doneSets);
    const other = { ...added(lowest - 1, picked), category: each.category, sets, restTime: each.restTime };
    const joined = each.supersetWithNext ? { ...other, supersetWithNext: true } : other;
    return doneSets > 0 ? [{ ...each, sets: doneSets, supersetWithNext: false }, joined] : joined;
  });
  return { ...list, exercises, lowestId: lowest - 1 };
}

// One place up (-1) or down (1) among the exercises of its section.
export function withMoved<List extends SessionList>(list: List, id: number, by: -1 | 1): List {
  const exercises = [...list.exercises];
  const from = exercises.findIndex((each) => each.id === id);
  const section = exercises[from]?.category;
  let to = from + by;
  while (exercises[to] && exercises[to]?.category !== section) to += by;
  const [one, other] = [exercises[from], exercises[to]];
  if (!one || !other) return list;
  exercises[from] = other;
  exercises[to] = one;
  return { ...list, exercises };
}

export function withSuperset<List extends SessionList>(list: List, id: number, joined: boolean): List {
  return {
    ...list,
    exercises: list.exercises.map((each) => (each.id === id ? { ...each, supersetWithNext: joined } : each)),
  };
}

function asSession(planned: PlannedExercise): SessionExercise {
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime, notes } = planned;
  const supersetWithNext = planned.supersetWithNext;
  return { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime, notes, supersetWithNext };
}

// Changes the list of today: that of a workout without a plan, or the copy of the planned one.
export function withList(
  training: Training,
  planned: readonly PlannedExercise[],
  edit: (list: SessionList) => SessionList,
  now: number,
): Training {
  if (training.free) return { ...training, touchedAt: now, free: { ...training.free, ...edit(training.free) } };
  return { ...training, touchedAt: now, today: edit(training.today ?? { exercises: planned.map(asSession) }) };
}

// The added exercises have become planned ones: what was typed and saved goes with them.
export function withIds(training: Training, ids: ReadonlyMap<number, number>): Training {
  const renamed = <T>(values: Record<number, T>): Record<number, T> =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [ids.get(Number(id)) ?? Number(id), value]));
  return { ...withoutChanges(training), entries: renamed(training.entries), saved: renamed(training.saved) };
}

// As planned again.
export function withoutChanges(training: Training): Training {
  const { today, ...rest } = training;
  return today ? rest : training;
}

// As the cards know them: a planned exercise with all that the plan says, an added one with the catalogue's help.
export function asPlanned(
  exercises: readonly SessionExercise[],
  catalogue: readonly Exercise[],
  planned: readonly PlannedExercise[] = [],
): PlannedExercise[] {
  const known = new Map(catalogue.map((each) => [each.key, each]));
  const own = new Map(planned.map((each) => [each.id, each]));
  return exercises.map((each, orderIndex) => {
    const help = each.exerciseKey === null ? undefined : known.get(each.exerciseKey);
    return {
      plannedWorkoutId: 0,
      instructions: help?.instructions ?? null,
      coachingCues: help?.coachingCues ?? null,
      videoUrl: help?.videoUrl ?? null,
      muscleGroups: help?.muscleGroups ?? [],
      difficulty: help?.difficulty ?? null,
      whyIncluded: null,
      ...own.get(each.id),
      ...each,
      weight: each.weight ?? null,
      notes: each.notes ?? null,
      supersetWithNext: each.supersetWithNext ?? false,
      orderIndex,
    };
  });
}

const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

export function bySection(exercises: readonly PlannedExercise[]): PlannedExercise[] {
  return sections.flatMap((section) => exercises.filter(({ category }) => category === section));
}

// What the plan is to hold from now on: planned exercises keep their id.
export function asPlanInput(exercises: readonly SessionExercise[]): PlannedExerciseInput[] {
  return exercises.map((each) => ({
    ...(each.id > 0 && { id: each.id }),
    exerciseName: each.exerciseName,
    category: each.category,
    sets: each.sets ?? 1,
    ...(each.reps && { reps: each.reps }),
    ...(each.duration && { duration: each.duration }),
    ...(each.weight && { weight: each.weight }),
    ...(each.notes && { notes: each.notes }),
    restTime: each.restTime ?? DEFAULT_REST_SECONDS,
    supersetWithNext: each.supersetWithNext ?? false,
  }));
}

// --- Supersets ---

// The exercises that are done in turn with this one, itself among them, in order; alone when it is in none.
export function supersetOf<T extends Pick<PlannedExercise, 'id' | 'category' | 'supersetWithNext'>>(exercises: readonly T[], id: number): T[] {
  const at = exercises.findIndex((each) => each.id === id);
  const joins = (index: number) => {
    const [one, next] = [exercises[index], exercises[index + 1]];
    return one !== undefined && next !== undefined && one.supersetWithNext && one.category === next.category;
  };
  let first = at;
  let last = at;
  while (first > 0 && joins(first - 1)) first -= 1;
  while (joins(last)) last += 1;
  return exercises.slice(first, last + 1);
}

// --- A workout without a plan ---

const plannedTypes: Partial<Record<WorkoutType, PlannedType>> = {
  strength: 'strength', yoga: 'yoga', stretching: 'yoga', hiit: 'hiit',
};

export function plannedTypeOf(type: WorkoutType): PlannedType {
  return plannedTypes[type] ?? 'cardio';
}

// What was done becomes what is planned.
export function asPlan(exercise: PlannedExercise, completion: ExerciseCompletion): PlannedExerciseInput {
  const { sets, reps, duration } = doneAmounts(exercise, completion);
  return {
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    sets: Math.max(1, sets ?? 1),
    ...(reps && { reps }),
    ...(duration && { duration }),
    ...(completion.actualWeight && { weight: completion.actualWeight }),
    ...(exercise.restTime !== null && { restTime: exercise.restTime }),
  };
}
