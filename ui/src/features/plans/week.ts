// Pure rules about one plan's week: its days, its summary, and what a move does to it; no calls, no clock.
import type { PlannedWorkout } from '@/shared/api/types';
import { trainingWeek, type Weekday } from '@/shared/lib/dates';

export interface PlanDay {
  weekday: Weekday;
  // A plan holds at most one workout a day.
  workout: PlannedWorkout | null;
}

// Monday … Saturday, Sunday.
export function daysOf(workouts: readonly PlannedWorkout[]): PlanDay[] {
  return trainingWeek.map((weekday) => ({
    weekday,
    workout: workouts.find(({ dayOfWeek }) => dayOfWeek === weekday) ?? null,
  }));
}

export interface WeekSummary {
  active: number;
  rest: number;
  strength: number;
  cardio: number;
}

export function summaryOf(workouts: readonly PlannedWorkout[]): WeekSummary {
  const count = (type: string) => workouts.filter((workout) => workout.type === type).length;
  const rest = count('rest');
  return { active: workouts.length - rest, rest, strength: count('strength'), cardio: count('cardio') };
}

// The week after a workout went to another day; one that stood there takes the day that became free.
export function afterMove(workouts: readonly PlannedWorkout[], id: number, dayOfWeek: number): PlannedWorkout[] {
  const from = workouts.find((workout) => workout.id === id)?.dayOfWeek;
  return workouts.map((workout) => {
    if (workout.id === id) return { ...workout, dayOfWeek };
    if (from !== undefined && workout.dayOfWeek === dayOfWeek) return { ...workout, dayOfWeek: from };
    return workout;
  });
}
