// Rules for a plan's week: days, totals and moves.
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { trainingWeek, type Weekday } from '@/shared/lib/dates';
import { plannedMinutes } from '@/shared/lib/exercise';

export interface PlanDay {
  weekday: Weekday;
  // A plan has at most one workout a day.
  workout: PlannedWorkout | null;
}

export function daysOf(workouts: readonly PlannedWorkout[]): PlanDay[] {
  return trainingWeek.map((weekday) => ({
    weekday,
    workout: workouts.find(({ dayOfWeek }) => dayOfWeek === weekday) ?? null,
  }));
}

// The preselected day: the given one while it is free, else the next free one, else the given one.
export function firstFreeDay(workouts: readonly PlannedWorkout[], from: Weekday): Weekday {
  const next = trainingWeek.map((_, inDays) => ((from + inDays) % 7) as Weekday);
  return next.find((weekday) => workouts.every(({ dayOfWeek }) => dayOfWeek !== weekday)) ?? from;
}

interface DayPreview {
  // Exercises of the main section come first.
  names: string[];
  // How many exercises are not listed.
  more: number;
  count: number;
  minutes: number;
}

const NAMED_EXERCISES = 4;

export function previewOf(exercises: readonly PlannedExercise[]): DayPreview {
  const main = exercises.filter(({ category }) => category === 'main');
  const others = exercises.filter(({ category }) => category !== 'main');
  const names = [...main, ...others].slice(0, NAMED_EXERCISES).map(({ exerciseName }) => exerciseName);
  return { names, more: exercises.length - names.length, count: exercises.length, minutes: plannedMinutes(exercises) };
}

// Includes the whitespace after each sentence.
const sentencesOf = (notes: string | null): string[] => notes?.match(/.+?(?:[.!?](?=\s|$)|\n|$)\s*/gs) ?? [];

// The notes of a day without sentences that another day repeats, so that general advice is not on every card.
export function uniqueNotes(workout: PlannedWorkout, week: readonly PlannedWorkout[]): string {
  const others = week.filter(({ id }) => id !== workout.id);
  const repeated = new Set(others.flatMap(({ notes }) => sentencesOf(notes)).map((sentence) => sentence.trim()));
  return sentencesOf(workout.notes)
    .filter((sentence) => !repeated.has(sentence.trim()))
    .join('')
    .trim();
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

// The week after a move. A workout that was on the target day takes the freed day.
export function afterMove(workouts: readonly PlannedWorkout[], id: number, dayOfWeek: number): PlannedWorkout[] {
  const from = workouts.find((workout) => workout.id === id)?.dayOfWeek;
  return workouts.map((workout) => {
    if (workout.id === id) return { ...workout, dayOfWeek };
    if (from !== undefined && workout.dayOfWeek === dayOfWeek) return { ...workout, dayOfWeek: from };
    return workout;
  });
}
