// Pure rules about one plan's week: its days, its summary, and what a move does to it; no calls, no clock.
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { trainingWeek, type Weekday } from '@/shared/lib/dates';
import { exerciseMinutes } from '@/shared/lib/exercise';

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

// The day that is offered first: this one while nothing stands there, else the next empty one; this one in a full week.
export function firstFreeDay(workouts: readonly PlannedWorkout[], from: Weekday): Weekday {
  const next = trainingWeek.map((_, inDays) => ((from + inDays) % 7) as Weekday);
  return next.find((weekday) => workouts.every(({ dayOfWeek }) => dayOfWeek !== weekday)) ?? from;
}

export interface DayPreview {
  // What the day is about comes first: its main part.
  names: string[];
  // How many are not named.
  more: number;
  count: number;
  minutes: number;
}

const NAMED_EXERCISES = 4;

export function previewOf(exercises: readonly PlannedExercise[]): DayPreview {
  const main = exercises.filter(({ category }) => category === 'main');
  const others = exercises.filter(({ category }) => category !== 'main');
  const names = [...main, ...others].slice(0, NAMED_EXERCISES).map(({ exerciseName }) => exerciseName);
  return { names, more: exercises.length - names.length, count: exercises.length, minutes: exerciseMinutes(exercises) };
}

// With what follows each sentence: a line break or a space.
const sentencesOf = (notes: string | null): string[] => notes?.match(/.+?(?:[.!?](?=\s|$)|\n|$)\s*/gs) ?? [];

// What a day says that no other day of the week says: advice that repeats is no news on every card.
export function ownNotes(workout: PlannedWorkout, week: readonly PlannedWorkout[]): string {
  const others = week.filter(({ id }) => id !== workout.id);
  const said = new Set(others.flatMap(({ notes }) => sentencesOf(notes)).map((sentence) => sentence.trim()));
  return sentencesOf(workout.notes)
    .filter((sentence) => !said.has(sentence.trim()))
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

// The week after a workout went to another day; one that stood there takes the day that became free.
export function afterMove(workouts: readonly PlannedWorkout[], id: number, dayOfWeek: number): PlannedWorkout[] {
  const from = workouts.find((workout) => workout.id === id)?.dayOfWeek;
  return workouts.map((workout) => {
    if (workout.id === id) return { ...workout, dayOfWeek };
    if (from !== undefined && workout.dayOfWeek === dayOfWeek) return { ...workout, dayOfWeek: from };
    return workout;
  });
}
