// The values of the workout form, their rules and the request body.
import type {
  Equipment,
  Exercise,
  PlannedExercise,
  PlannedExerciseInput,
  PlannedType,
  PlannedWorkout,
  Section,
  SetTarget,
} from '@/shared/api/types';
import { sections } from '@/features/plans/logic';
import type { WorkoutContent } from '@/features/plans/plannedApi';
import { keepingSupersets } from './superset';

// Weight in lb, duration of one set and rest in seconds, as in the API. Unsaved exercises have a temporary negative id.
export interface FormExercise {
  id: number;
  exerciseName: string;
  exerciseKey: string | null;
  category: Section;
  sets: number | null;
  reps: number | null;
  weight: number | null;
  duration: number | null;
  restTime: number | null;
  notes: string;
  // Done in turn with the next exercise of the section.
  supersetWithNext: boolean;
  // The top of the range of repetitions, lighter sets before the first one, and how the target grows.
  repsMax: number | null;
  rampUpSets: number;
  scheme: PlannedExercise['scheme'];
  perSide: boolean;
  // Sets that differ; null: all alike. Absent in drafts of older versions.
  setTargets?: SetTarget[] | null;
}

export interface WorkoutValues {
  title: string;
  type: PlannedType;
  notes: string;
  exercises: FormExercise[];
}

export const sectionLimits: Record<Section, { least: number; most: number }> = {
  warmup: { least: 3, most: 7 },
  main: { least: 3, most: 10 },
  cooldown: { least: 2, most: 5 },
};
const LEAST_EXERCISES = 5;
export const RECOMMENDED_EXERCISES = 8;
// Default rest in seconds (docs/behaviour.md, Plans and templates).
const DEFAULT_REST = 60;
const DEFAULT_REPS = 10;
const defaultSets = (section: Section) => (section === 'cooldown' ? 1 : 3);

export const plannedTypes: readonly PlannedType[] = ['strength', 'cardio', 'yoga', 'hiit', 'rest'];

export const emptyWorkout: WorkoutValues = { title: '', type: 'strength', notes: '', exercises: [] };

function formExercise(exercise: PlannedExercise): FormExercise {
  const { id, exerciseName, exerciseKey, category, sets, reps, weight, duration, restTime, notes } = exercise;
  const { supersetWithNext, repsMax, rampUpSets, scheme, perSide, setTargets } = exercise;
  return {
    id,
    exerciseName,
    exerciseKey,
    category,
    sets,
    reps,
    weight,
    duration,
    restTime,
    notes: notes ?? '',
    supersetWithNext,
    repsMax,
    rampUpSets,
    scheme,
    perSide,
    setTargets: setTargets ?? null,
  };
}

export function valuesOf(workout: PlannedWorkout, exercises: readonly PlannedExercise[]): WorkoutValues {
  const { title, type, notes } = workout;
  return { title, type, notes: notes ?? '', exercises: exercises.map(formExercise) };
}

export const inSection = (exercises: readonly FormExercise[], section: Section) =>
  exercises.filter(({ category }) => category === section);

export const roomIn = (exercises: readonly FormExercise[], section: Section) =>
  sectionLimits[section].most - inSection(exercises, section).length;

// How many exercises the section's hint recommends to add.
export const missingIn = (exercises: readonly FormExercise[], section: Section) =>
  Math.max(0, sectionLimits[section].least - inSection(exercises, section).length);

// How many exercises Save requires. A day that has fewer may stay below the minimum. Null: a new workout.
export function leastToSave(before: number | null): number {
  return before !== null && before < LEAST_EXERCISES ? 1 : LEAST_EXERCISES;
}

type Obstacle = 'title' | 'none' | 'few';

// What prevents saving; null if nothing does.
export function obstacleTo({ title, type, exercises }: WorkoutValues, least: number): Obstacle | null {
  if (title.trim() === '') return 'title';
  if (type === 'rest') return null;
  if (exercises.length === 0) return 'none';
  return exercises.length < least ? 'few' : null;
}

export function temporaryId(exercises: readonly FormExercise[]): number {
  return Math.min(0, ...exercises.map(({ id }) => id)) - 1;
}

// Appends the picked exercises to the section with the catalogue's amounts. A string is a custom exercise.
export function withPicked(
  exercises: readonly FormExercise[],
  section: Section,
  picked: readonly (Exercise | string)[],
): FormExercise[] {
  const all = [...exercises];
  for (const each of picked.slice(0, Math.max(0, roomIn(exercises, section)))) {
    const known = typeof each === 'string' ? null : each;
    all.push({
      id: temporaryId(all),
      exerciseName: known?.name ?? (each as string),
      exerciseKey: known?.key ?? null,
      category: section,
      sets: known?.defaultSets ?? defaultSets(section),
      reps: known ? known.defaultReps : DEFAULT_REPS,
      weight: null,
      duration: known?.defaultDuration ?? null,
      restTime: known?.defaultRestTime ?? DEFAULT_REST,
      notes: '',
      supersetWithNext: false,
      repsMax: null,
      rampUpSets: 0,
      scheme: null,
      perSide: known?.perSide ?? false,
      setTargets: null,
    });
  }
  return keepingSupersets(exercises, bySection(all));
}

function bySection(exercises: readonly FormExercise[]): FormExercise[] {
  return sections.flatMap((section) => inSection(exercises, section));
}

// False for the current position and for a full section.
export function canMoveOnto(exercises: readonly FormExercise[], id: number, overId: number): boolean {
  const moved = exercises.find((each) => each.id === id);
  const target = exercises.find((each) => each.id === overId);
  if (!moved || !target || id === overId) return false;
  return moved.category === target.category || roomIn(exercises, target.category) > 0;
}

// Moves an exercise to the position of another, also in another section while it has room.
export function movedOnto(exercises: readonly FormExercise[], id: number, overId: number): FormExercise[] {
  const from = exercises.findIndex((each) => each.id === id);
  const to = exercises.findIndex((each) => each.id === overId);
  const moved = exercises[from];
  const target = exercises[to];
  if (!moved || !target || !canMoveOnto(exercises, id, overId)) return [...exercises];
  const rest = exercises.filter((each) => each.id !== id);
  rest.splice(to, 0, { ...moved, category: target.category });
  return keepingSupersets(exercises, bySection(rest), id);
}

export function withoutExercise(exercises: readonly FormExercise[], id: number): FormExercise[] {
  return keepingSupersets(
    exercises,
    exercises.filter((each) => each.id !== id),
  );
}

// Moves one position up or down within the section.
export function movedBy(exercises: readonly FormExercise[], id: number, step: 1 | -1): FormExercise[] {
  const moved = exercises.find((each) => each.id === id);
  if (!moved) return [...exercises];
  const own = inSection(exercises, moved.category);
  const neighbour = own[own.indexOf(moved) + step];
  return neighbour ? movedOnto(exercises, id, neighbour.id) : [...exercises];
}

// Exercises with equipment and custom exercises take a weight.
export function takesWeight(exercise: FormExercise, equipment: Equipment | undefined): boolean {
  return (
    exercise.weight !== null || exercise.exerciseKey === null || (equipment !== undefined && equipment !== 'bodyweight')
  );
}

// A range ends above its first number.
const topOf = ({ reps, repsMax }: Pick<SetTarget, 'reps' | 'repsMax'>) =>
  repsMax !== null && reps !== null && repsMax > reps ? repsMax : null;

function exerciseBody(exercise: FormExercise, orderIndex: number): PlannedExerciseInput {
  const { id, exerciseName, category, sets, reps, weight, duration, restTime, notes, supersetWithNext } = exercise;
  const { repsMax, rampUpSets, scheme, setTargets = null } = exercise;
  return {
    ...(id > 0 && { id }),
    exerciseName,
    category,
    sets,
    reps,
    weight,
    duration,
    restTime,
    notes: notes.trim() || null,
    orderIndex,
    supersetWithNext,
    repsMax: topOf({ reps, repsMax }),
    rampUpSets,
    scheme,
    setTargets: setTargets && setTargets.map((set) => ({ ...set, repsMax: topOf(set) })),
  };
}

export function contentOf({ title, type, notes, exercises }: WorkoutValues): WorkoutContent {
  return {
    title: title.trim(),
    type,
    notes: notes.trim() || null,
    exercises: type === 'rest' ? [] : exercises.map(exerciseBody),
  };
}

// Exercises that another window deleted get temporary ids, so that saving adds them again.
export function withoutIds(exercises: readonly FormExercise[], known: ReadonlySet<number>): FormExercise[] {
  const all: FormExercise[] = [];
  for (const each of exercises) {
    const deleted = each.id > 0 && !known.has(each.id);
    all.push(deleted ? { ...each, id: temporaryId([...exercises, ...all]) } : each);
  }
  return all;
}
