// The exercises of a workout as shown in the tracker and on the dashboard. Pure functions.
import type { Exercise, Section } from '@/shared/api/types';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import type { SessionExercise } from './training';

export const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// Converts exercises to the cards' type: planned ones with the plan's details, added ones with the catalogue's help.
export function toPlannedExercises(
  exercises: readonly SessionExercise[],
  catalogue: readonly Exercise[],
  planned: readonly TrackedExercise[] = [],
): TrackedExercise[] {
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
      role: each.role ?? help?.role ?? null,
      perSide: each.perSide ?? help?.perSide ?? false,
      rampUpSets: each.rampUpSets ?? 0,
      repsMax: each.repsMax ?? null,
      scheme: each.scheme ?? null,
      setTargets: each.setTargets ?? null,
      orderIndex,
    };
  });
}

export function bySection<E extends { category: Section }>(exercises: readonly E[]): E[] {
  return sections.flatMap((section) => exercises.filter(({ category }) => category === section));
}
