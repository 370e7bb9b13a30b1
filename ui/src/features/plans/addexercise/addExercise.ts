// Rules for adding one exercise to a plan. Pure functions.
import type { Exercise, PlannedExerciseInput, PlannedType, PlannedWorkout, Section } from '@/shared/api/types';
import { firstFreeDay } from '@/features/plans/week/week';
import type { Weekday } from '@/shared/lib/dates';

export function plannedInput(exercise: Exercise, section: Section): PlannedExerciseInput {
  const { name, defaultSets, defaultReps, defaultDuration, defaultRestTime } = exercise;
  return {
    exerciseName: name,
    category: section,
    sets: defaultSets,
    ...(defaultReps !== null && { reps: defaultReps }),
    ...(defaultDuration !== null && { duration: defaultDuration }),
    restTime: defaultRestTime,
  };
}

// The type of a new day that begins with the exercise.
export function plannedTypeOf({ role }: Pick<Exercise, 'role'>): PlannedType {
  if (role === 'conditioning') return 'cardio';
  return role === 'mobility' || role === 'stretch' ? 'yoga' : 'strength';
}

// Today's workout, or else the next one of the week, or else a free day.
export function preselectedDay(workouts: readonly PlannedWorkout[], today: Weekday): Weekday {
  const inDays = ({ dayOfWeek }: PlannedWorkout) => (dayOfWeek - today + 7) % 7;
  const trained = workouts.filter(({ type }) => type !== 'rest').sort((one, other) => inDays(one) - inDays(other));
  return (trained[0]?.dayOfWeek as Weekday | undefined) ?? firstFreeDay(workouts, today);
}
