// Rules for adding to an occupied day of a plan and for restoring it.
import type { PlannedExercise, PlannedExerciseInput, PlannedWorkout, Section } from '@/shared/api/types';
import { sections } from '@/features/plans/logic';
import type { NewWorkout } from '@/features/plans/plannedApi';
import { keepingSupersets } from '@/features/plans/form/superset';
import { sectionLimits } from '@/features/plans/form/workoutForm';

export interface OccupiedDay {
  workout: PlannedWorkout;
  exercises: readonly PlannedExercise[];
}

export interface Overfull {
  section: Section;
  most: number;
  existing: number;
  added: number;
}

export interface Addition {
  // The complete list including the added exercises.
  list: PlannedExerciseInput[];
  // Names of exercises that already exist. They stay unchanged.
  known: string[];
  overfull: Overfull | null;
}

function contentOf(exercise: PlannedExercise): PlannedExerciseInput {
  const { exerciseName, category, sets, reps, weight, duration, restTime, notes, orderIndex } = exercise;
  const { supersetWithNext, repsMax, rampUpSets, scheme, setTargets } = exercise;
  return {
    ...{ exerciseName, category, sets, reps, weight, duration, restTime, notes, orderIndex },
    ...{ supersetWithNext, repsMax, rampUpSets, scheme, setTargets },
  };
}

export function inputOf(exercise: PlannedExercise): PlannedExerciseInput {
  return { id: exercise.id, ...contentOf(exercise) };
}

function inSection<E extends { category?: Section | undefined }>(exercises: readonly E[], section: Section): E[] {
  return exercises.filter(({ category = 'main' }) => category === section);
}

// The first section that would exceed its limit; null if everything fits.
export function overfullSection(
  existing: readonly PlannedExercise[],
  added: readonly PlannedExerciseInput[],
): Overfull | null {
  for (const section of sections) {
    const counts = { existing: inSection(existing, section).length, added: inSection(added, section).length };
    const { most } = sectionLimits[section];
    if (counts.added > 0 && counts.existing + counts.added > most) return { section, most, ...counts };
  }
  return null;
}

// Appends each added exercise to its section.
export function additionTo(existing: readonly PlannedExercise[], requested: readonly PlannedExerciseInput[]): Addition {
  const names = new Set(existing.map(({ exerciseName }) => exerciseName.toLowerCase()));
  const isKnown = ({ exerciseName }: PlannedExerciseInput) => names.has(exerciseName.toLowerCase());
  const added = requested.filter((each) => !isKnown(each));
  // A superset must not extend from the last exercise of a section to an added one.
  const all = [...keepingSupersets(existing, existing).map(inputOf), ...added];
  return {
    list: sections.flatMap((section) => inSection(all, section)).map((each, orderIndex) => ({ ...each, orderIndex })),
    known: requested.filter(isKnown).map(({ exerciseName }) => exerciseName),
    overfull: overfullSection(existing, added),
  };
}

// Without ids: the rows were deleted, so restoring creates new ones.
export function restoreBody({ workout, exercises }: OccupiedDay): NewWorkout {
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
