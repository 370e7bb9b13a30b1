// What stands on a day of a plan, to be added to or put back; pure rules, no calls.
import type { PlannedExercise, PlannedExerciseInput, PlannedWorkout, Section } from '@/shared/api/types';
import { sections } from '@/features/plans/logic';
import type { NewWorkout } from '@/features/plans/plannedApi';
import { keepingSupersets } from '@/features/plans/form/superset';
import { sectionLimits } from '@/features/plans/form/workoutForm';

export interface StandingDay {
  workout: PlannedWorkout;
  exercises: readonly PlannedExercise[];
}

export interface Overfull {
  section: Section;
  most: number;
  there: number;
  added: number;
}

export interface Addition {
  // The day's whole list with the new ones.
  list: PlannedExerciseInput[];
  // Names that are there already: they stay as they are.
  known: string[];
  overfull: Overfull | null;
}

function contentOf(exercise: PlannedExercise): PlannedExerciseInput {
  const { exerciseName, category, sets, reps, weight, duration, restTime, notes, orderIndex, supersetWithNext } =
    exercise;
  return { exerciseName, category, sets, reps, weight, duration, restTime, notes, orderIndex, supersetWithNext };
}

export function inputOf(exercise: PlannedExercise): PlannedExerciseInput {
  return { id: exercise.id, ...contentOf(exercise) };
}

function inSection<E extends { category?: Section | undefined }>(exercises: readonly E[], section: Section): E[] {
  return exercises.filter(({ category = 'main' }) => category === section);
}

// The first section that would hold too many; null: there is room.
export function overfullSection(
  there: readonly PlannedExercise[],
  added: readonly PlannedExerciseInput[],
): Overfull | null {
  for (const section of sections) {
    const counts = { there: inSection(there, section).length, added: inSection(added, section).length };
    const { most } = sectionLimits[section];
    if (counts.added > 0 && counts.there + counts.added > most) return { section, most, ...counts };
  }
  return null;
}

// Each of the new ones goes to the end of its section.
export function additionTo(there: readonly PlannedExercise[], wanted: readonly PlannedExerciseInput[]): Addition {
  const names = new Set(there.map(({ exerciseName }) => exerciseName.toLowerCase()));
  const isKnown = ({ exerciseName }: PlannedExerciseInput) => names.has(exerciseName.toLowerCase());
  const added = wanted.filter((each) => !isKnown(each));
  // The last of a section ends its superset: it does not reach into what is added.
  const all = [...keepingSupersets(there, there).map(inputOf), ...added];
  return {
    list: sections.flatMap((section) => inSection(all, section)).map((each, orderIndex) => ({ ...each, orderIndex })),
    known: wanted.filter(isKnown).map(({ exerciseName }) => exerciseName),
    overfull: overfullSection(there, added),
  };
}

// The rows are gone by then: they come back as new ones.
export function putBackBody({ workout, exercises }: StandingDay): NewWorkout {
  const { workoutPlanId, dayOfWeek, title, type, notes } = workout;
  return {
    workoutPlanId,
    dayOfWeek,
    title,
    type,
    notes,
    replace: true,
    exercises: exercises.map(contentOf),
  };
}
