// Rules of the month calendar: its address and the content of its days.
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { monthOf, type Month } from '@/shared/lib/months';

const WORKOUTS_PER_CELL = 2;

export function isMonth(text: string | null): text is Month {
  return text !== null && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
}

export function isDay(text: string | null): text is Day {
  if (text === null || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

// By local day, earliest first within a day. The server lists the newest first.
export function byDay(workouts: readonly Workout[]): ReadonlyMap<Day, readonly Workout[]> {
  const days = new Map<Day, Workout[]>();
  for (const workout of workouts) days.set(workout.localDate, [workout, ...(days.get(workout.localDate) ?? [])]);
  return days;
}

// What the plan still has for a day: nothing on past days, nothing that is already logged.
export function plannedFor(
  day: Day,
  today: Day,
  workout: PlannedWorkout | null,
  logged: readonly Workout[],
): PlannedWorkout | null {
  if (workout === null || day < today) return null;
  return logged.some(({ plannedWorkoutId }) => plannedWorkoutId === workout.id) ? null : workout;
}

interface CellItem {
  key: string;
  type: string;
  name: string;
  planned: boolean;
}

// What a cell shows and how many items are hidden. Rest days appear only in the panel.
export function cellItems(
  logged: readonly Workout[],
  planned: PlannedWorkout | null,
): { shown: CellItem[]; more: number } {
  const items: CellItem[] = logged.map(({ id, type, name }) => ({ key: `logged-${id}`, type, name, planned: false }));
  if (planned && planned.type !== 'rest') {
    items.push({ key: `planned-${planned.id}`, type: planned.type, name: planned.title, planned: true });
  }
  return { shown: items.slice(0, WORKOUTS_PER_CELL), more: Math.max(0, items.length - WORKOUTS_PER_CELL) };
}

export interface MonthTotals {
  workouts: number;
  minutes: number;
  calories: number;
  // Most frequent first.
  types: { type: string; workouts: number }[];
}

export function totalsOf(workouts: readonly Workout[], month: Month): MonthTotals {
  const own = workouts.filter(({ localDate }) => monthOf(localDate) === month);
  const types = new Map<string, number>();
  for (const { type } of own) types.set(type, (types.get(type) ?? 0) + 1);
  return {
    workouts: own.length,
    minutes: own.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    calories: own.reduce((sum, { calories }) => sum + (calories ?? 0), 0),
    types: [...types].map(([type, count]) => ({ type, workouts: count })).sort((a, b) => b.workouts - a.workouts),
  };
}
