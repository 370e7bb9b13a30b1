// Rules for the exercise list of an unfinished workout: add, replace, remove, move, superset. Pure functions.
import type {
  Exercise,
  ExerciseCompletion,
  PlannedExercise,
  PlannedExerciseInput,
  PlannedType,
  WorkoutType,
} from '@/shared/api/types';
import { limits } from '@/shared/api/limits.gen';
import { performedSets, type SetValues } from '@/shared/lib/sets';
import { resized, targetsOf, withoutFirst, withoutWeights } from '@/shared/lib/setTargets';
import { workingCount } from '@/shared/lib/workingSets';
import { isTicked, kindOf, wantedSets, type Dose } from '@/features/workouts/sets/sets';
import { sections } from './shownExercises';
import { withEntry, type SessionExercise, type SessionList, type Training } from './training';

export const MAX_EXERCISES = limits.WorkoutInput.exercises.maxItems;
// docs/behaviour.md, Training and completions.
const DEFAULT_SETS = 3;
const DEFAULT_REST_SECONDS = 60;

export type Picked = Exercise | string;
type PlannedDose = Dose & Pick<PlannedExercise, 'id'>;

function added(id: number, picked: Picked): SessionExercise {
  if (typeof picked === 'string') {
    return {
      id,
      exerciseKey: null,
      exerciseName: picked,
      category: 'main',
      sets: DEFAULT_SETS,
      reps: null,
      duration: null,
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
  return { ...list, exercises: exercises.slice(0, MAX_EXERCISES), lowestId: lowest - picked.length };
}

export function withoutExercise<List extends SessionList>(list: List, id: number): List {
  const groups = groupsOf(list.exercises);
  return {
    ...list,
    exercises: inGroups(
      list.exercises.filter((each) => each.id !== id),
      groups,
    ),
  };
}

// Replaces an exercise. The new one keeps its sets, rest and superset, and its repetitions and scheme if both are
// counted: a 5 × 5 stays a 5 × 5, and a pyramid one without its weights. If `doneSets` were ticked already, the old
// exercise stays with them, and the new one follows with the remaining sets.
export function withReplaced<List extends SessionList>(list: List, id: number, picked: Picked, doneSets: number): List {
  const lowest = lowestOf(list);
  const exercises = list.exercises.flatMap((each) => {
    if (each.id !== id) return each;
    const planned = each.plannedSets ?? each.sets ?? 1;
    const sets = Math.max(1, (each.sets ?? 1) - doneSets);
    const fresh = added(lowest - 1, picked);
    const reps = fresh.reps === null ? null : (each.reps ?? fresh.reps);
    const alike = fresh.reps !== null && each.reps !== null;
    const targets = alike ? (each.plannedSetTargets ?? each.setTargets ?? null) : null;
    const whole = targets && withoutWeights(targets);
    const other: SessionExercise = {
      ...fresh,
      category: each.category,
      sets,
      reps,
      restTime: each.restTime,
      ...(alike && each.repsMax && { repsMax: each.repsMax }),
      ...(alike && each.scheme && { scheme: each.scheme }),
      ...(whole && { setTargets: withoutFirst(whole, workingCount(whole) - sets) }),
    };
    const joined = each.supersetWithNext ? { ...other, supersetWithNext: true } : other;
    const inPlan = { ...joined, plannedSets: planned, ...(whole && { plannedSetTargets: whole }) };
    if (doneSets === 0) return each.plannedSets === undefined ? joined : inPlan;
    return [{ ...each, sets: doneSets, supersetWithNext: false, replaced: true }, inPlan];
  });
  return { ...list, exercises, lowestId: lowest - 1 };
}

// Moves an exercise up (-1) or down (1) in its section: within its superset, or else out of it and past a whole
// superset.
export function withMoved<List extends SessionList>(list: List, id: number, by: -1 | 1): List {
  const groups = groupsOf(list.exercises);
  const section = list.exercises.find((each) => each.id === id)?.category;
  const own = list.exercises.filter(({ category }) => category === section);
  const from = own.findIndex((each) => each.id === id);
  const moved = own[from];
  const passed = own[from + by];
  if (!moved || !passed) return list;
  let to = from + by;
  if (groups.get(passed.id) !== groups.get(id)) {
    groups.delete(id);
    while (own[to + by] && groups.get(own[to + by]?.id ?? 0) === groups.get(passed.id)) to += by;
  }
  own.splice(from, 1);
  own.splice(to, 0, moved);
  const inOrder = own[Symbol.iterator]();
  const exercises = list.exercises.map((each) => (each.category === section ? (inOrder.next().value ?? each) : each));
  return { ...list, exercises: inGroups(exercises, groups) };
}

// Maps each exercise to its superset, identified by the first exercise in it. Exercises of other sections may lie
// between.
function groupsOf(exercises: readonly SessionExercise[]): Map<number, number> {
  const groups = new Map<number, number>();
  for (const section of sections) {
    let group = 0;
    let joins = false;
    for (const { id, category, supersetWithNext = false } of exercises) {
      if (category !== section) continue;
      if (!joins) group = id;
      groups.set(id, group);
      joins = supersetWithNext;
    }
  }
  return groups;
}

// Sets supersetWithNext where an exercise and the next one of its section belong to the same superset, and clears it
// elsewhere.
function inGroups(exercises: readonly SessionExercise[], groups: ReadonlyMap<number, number>): SessionExercise[] {
  return exercises.map((each, at) => {
    const next = exercises.slice(at + 1).find(({ category }) => category === each.category);
    const joined = next !== undefined && groups.has(each.id) && groups.get(each.id) === groups.get(next.id);
    return (each.supersetWithNext ?? false) === joined ? each : { ...each, supersetWithNext: joined };
  });
}

export function withSuperset<List extends SessionList>(list: List, id: number, joined: boolean): List {
  return {
    ...list,
    exercises: list.exercises.map((each) => (each.id === id ? { ...each, supersetWithNext: joined } : each)),
  };
}

export function toSessionExercise(planned: PlannedExercise): SessionExercise {
  const { id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime, notes } = planned;
  const { supersetWithNext, role, perSide, rampUpSets, repsMax, scheme, setTargets } = planned;
  return {
    ...{ id, exerciseKey, exerciseName, category, sets, reps, weight, duration, restTime, notes },
    ...{ supersetWithNext, role, perSide, rampUpSets, repsMax, scheme, setTargets },
  };
}

// Edits today's list: that of a workout without a plan, or today's copy of the planned one.
export function withList(
  training: Training,
  planned: readonly PlannedExercise[],
  edit: (list: SessionList) => SessionList,
  now: number,
): Training {
  if (training.free) return { ...training, touchedAt: now, free: { ...training.free, ...edit(training.free) } };
  const today = edit(training.today ?? { exercises: planned.map(toSessionExercise) });
  return { ...training, touchedAt: now, today: { ...today, inPlan: false } };
}

// Replaces an exercise. Its ticked rows stay with it; its open rows are removed.
export function withExerciseReplaced(
  training: Training,
  planned: readonly PlannedExercise[],
  { id, picked, ticked }: { id: number; picked: Picked; ticked: number },
  now: number,
): Training {
  const changed = withList(training, planned, (list) => withReplaced(list, id, picked, ticked), now);
  const entry = changed.entries[id];
  if (!entry || entry.sets.length === 0) return changed;
  return withEntry(changed, id, { sets: entry.sets.filter(isTicked) }, now);
}

// How many working sets were added to the exercise's table, or removed from it. In a lighter week both the fewer sets
// and those of the plan are as planned.
function addedSets({ entries }: Training, id: number, dose: Pick<Dose, 'sets' | 'target'>): number {
  const rows = entries[id]?.sets ?? [];
  if (rows.length === 0) return 0;
  const count = Math.max(1, rows.filter((row) => kindOf(row) !== 'warmup').length);
  const asPlanned = [wantedSets(dose), wantedSets({ sets: dose.sets })];
  const [least, most] = [Math.min(...asPlanned), Math.max(...asPlanned)];
  return count > most ? count - most : Math.min(0, count - least);
}

// Applies today's number of sets, for storing the list in a plan. `planned`: the plan's exercises with their targets.
export function withSetsToday(
  exercises: readonly SessionExercise[],
  training: Training,
  planned: readonly PlannedDose[] = [],
): SessionExercise[] {
  return exercises.map((each) => {
    const target = each.replaced ? undefined : planned.find(({ id }) => id === each.id)?.target;
    const more = addedSets(training, each.id, { sets: each.sets, ...(target && { target }) });
    return more === 0 ? each : { ...each, plannedSets: Math.max(1, (each.plannedSets ?? each.sets ?? 1) + more) };
  });
}

// True if today's list or number of sets differs from the plan.
export function differsFromPlan(training: Training, planned: readonly PlannedDose[]): boolean {
  if (training.today && !training.today.inPlan) return true;
  return planned.some((each) => addedSets(training, each.id, each) !== 0);
}

// Ticked exercises that are in no list any more, because the plan was changed elsewhere.
export function tickedOutsideList(
  training: Training,
  listed: readonly Pick<SessionExercise, 'id'>[],
): SessionExercise[] {
  const ids = new Set(listed.map(({ id }) => id));
  return Object.values(training.ticked ?? {}).filter(({ id }) => !ids.has(id));
}

// Today's exercises to store in a plan.
function exercisesForPlan(exercises: readonly SessionExercise[]): SessionExercise[] {
  return exercises.filter(({ replaced }) => !replaced);
}

// Applies the ids of planned exercises to added ones after their list was stored in the plan; typed and saved values
// move along. An exercise that was replaced after some sets is not in the plan, but stays in today's list. So do
// changes made since the list was kept.
export function withIds(training: Training, ids: ReadonlyMap<number, number>): Training {
  const idOf = (id: number) => ids.get(id) ?? id;
  const renamed = <T>(values: Record<number, T>): Record<number, T> =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [idOf(Number(id)), value]));
  const ticked = Object.fromEntries(
    Object.values(training.ticked ?? {}).map((each) => [idOf(each.id), { ...each, id: idOf(each.id) }]),
  );
  const renamedTraining = {
    ...training,
    entries: renamed(training.entries),
    saved: renamed(training.saved),
    ...(training.ticked && { ticked }),
  };
  const { today } = training;
  if (!today || (today.inPlan && !today.exercises.some(({ replaced }) => replaced)))
    return withoutChanges(renamedTraining);
  return {
    ...renamedTraining,
    today: { ...today, exercises: today.exercises.map((each) => ({ ...each, id: idOf(each.id) })) },
  };
}

// Discards today's changes to the list.
export function withoutChanges(training: Training): Training {
  const { today, ...rest } = training;
  return today ? rest : training;
}

function setsForPlan({ plannedSets, sets, plannedSetTargets, setTargets }: SessionExercise) {
  const count = plannedSets ?? sets ?? 1;
  const targets = plannedSetTargets ?? setTargets;
  return { sets: count, ...(targets && { setTargets: resized(targets, count) }) };
}

// Today's exercises as the plan will have them.
export const asPlanned = (exercises: readonly SessionExercise[]): SessionExercise[] =>
  exercisesForPlan(exercises).map(({ plannedSets, plannedSetTargets, ...each }) => ({
    ...each,
    ...setsForPlan({ ...each, ...(plannedSets && { plannedSets }), ...(plannedSetTargets && { plannedSetTargets }) }),
  }));

// The request body for the plan. Planned exercises keep their id.
export function toPlanInput(exercises: readonly SessionExercise[]): PlannedExerciseInput[] {
  return exercisesForPlan(exercises).map((each) => ({
    ...setsForPlan(each),
    ...(each.id > 0 && { id: each.id }),
    exerciseName: each.exerciseName,
    category: each.category,
    ...(each.reps && { reps: each.reps }),
    ...(each.duration && { duration: each.duration }),
    ...(each.weight && { weight: each.weight }),
    ...(each.notes && { notes: each.notes }),
    restTime: each.restTime ?? DEFAULT_REST_SECONDS,
    supersetWithNext: each.supersetWithNext ?? false,
    ...(each.rampUpSets && { rampUpSets: each.rampUpSets }),
    ...(each.repsMax && { repsMax: each.repsMax }),
    ...(each.scheme && { scheme: each.scheme }),
  }));
}

// --- Supersets ---

// The exercises of this one's superset in order, itself included; only itself if it is in none.
export function supersetOf<T extends Pick<PlannedExercise, 'id' | 'category' | 'supersetWithNext'>>(
  exercises: readonly T[],
  id: number,
): T[] {
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
  strength: 'strength',
  yoga: 'yoga',
  stretching: 'yoga',
  hiit: 'hiit',
};

export function plannedTypeOf(type: WorkoutType): PlannedType {
  return plannedTypes[type] ?? 'cardio';
}

// The most common value; the first of equally common ones.
function mostCommon<T>(values: readonly T[]): T | undefined {
  const count = (value: T) => values.filter((each) => each === value).length;
  return values.reduce<T | undefined>(
    (best, value) => (best === undefined || count(value) > count(best) ? value : best),
    undefined,
  );
}

// The set that represents the exercise in a plan: the weight lifted most often (the heavier of equally common ones),
// and of its sets the most common repetitions or duration (or else those of the first). A single best attempt above
// five equal sets does not count; the top of a pyramid does.
function typicalSet(sets: readonly SetValues[]): SetValues | undefined {
  const heaviestFirst = [...sets].sort((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const weight = mostCommon(heaviestFirst.map((set) => set.weight ?? 0));
  const alike = sets.filter((set) => (set.weight ?? 0) === weight);
  const amount = (set: SetValues) => set.reps ?? set.duration ?? 0;
  const usual = mostCommon(alike.map(amount));
  return alike.find((set) => amount(set) === usual);
}

// Converts what was done to a planned exercise: as many sets as working sets were done, each like the typical one.
// Warm-up sets, drop sets and failed sets are excluded. If nothing else was done, the planned values remain. Sets that
// differ on purpose stay as they were done.
export function toPlan(exercise: PlannedExercise, completion: ExerciseCompletion): PlannedExerciseInput {
  const worked = performedSets(completion).filter(
    ({ setType, reps }) => setType !== 'warmup' && setType !== 'drop' && reps !== 0,
  );
  const typical = typicalSet(worked);
  const noted = typical && (typical.reps !== null || typical.duration !== null) ? typical : exercise;
  const weight = typical ? typical.weight : exercise.weight;
  const setTargets = targetsOf(performedSets(completion));
  return {
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    sets: Math.max(1, worked.length || (exercise.sets ?? 1)),
    ...(noted.reps && { reps: noted.reps }),
    ...(noted.duration && { duration: noted.duration }),
    ...(weight && { weight }),
    ...(exercise.restTime !== null && { restTime: exercise.restTime }),
    supersetWithNext: exercise.supersetWithNext,
    rampUpSets: exercise.rampUpSets,
    scheme: exercise.scheme,
    ...(setTargets && { setTargets }),
  };
}
