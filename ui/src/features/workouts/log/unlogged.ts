// Finds ticked sets that are in no log: ticked on another device, or before this device lost the workout.
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import type { TimedAmounts } from '@/shared/lib/exercise';
import type { Trainings } from '@/features/workouts/training/training';
import type { UnsentExercise, UnsentLog } from '@/features/workouts/outbox/unsent';

// How many days back to look, including today.
export const UNLOGGED_DAYS = 7;

export interface Unlogged {
  day: Day;
  plannedWorkoutId: number | null;
  done: ExerciseCompletion[];
}

interface Known {
  trainings: Trainings['trainings'];
  unsent: { exercises: readonly UnsentExercise[]; logs: readonly UnsentLog[] };
  today: Day;
  // Today's planned workouts, which the screen already shows.
  shown: readonly number[];
  // Completions that the user chose not to log.
  dismissed: readonly number[];
}

// Groups by day and planned workout, latest day first. Excludes what this device continues or sends itself.
export function unloggedOf(
  completions: readonly ExerciseCompletion[],
  { trainings, unsent, today, shown, dismissed }: Known,
): Unlogged[] {
  const own = new Set([
    ...Object.values(trainings).flatMap(({ saved }) => Object.values(saved).map(({ completion }) => completion)),
    ...unsent.exercises.map(({ completion }) => completion),
    ...unsent.logs.flatMap(({ parts }) => parts.map(({ completion }) => completion)),
  ]);
  const isContinued = ({ plannedWorkoutId, localDate }: ExerciseCompletion) =>
    plannedWorkoutId !== null &&
    (trainings[plannedWorkoutId]?.day === localDate || (localDate === today && shown.includes(plannedWorkoutId)));
  const groups = new Map<string, ExerciseCompletion[]>();
  for (const each of completions) {
    if (each.workoutId !== null || own.has(each.id) || isContinued(each)) continue;
    const group = `${each.localDate}:${each.plannedWorkoutId ?? ''}`;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return [...groups.values()]
    .map((list) => list.toSorted((one, other) => one.completedAt.localeCompare(other.completedAt) || one.id - other.id))
    .flatMap((done) => {
      const [first] = done;
      if (!first || done.every(({ id }) => dismissed.includes(id))) return [];
      return { day: first.localDate, plannedWorkoutId: first.plannedWorkoutId, done };
    })
    .sort((one, other) => other.day.localeCompare(one.day));
}

export function amountsDone(done: ExerciseCompletion): TimedAmounts {
  return {
    sets: done.actualSets ?? done.plannedSets,
    reps: done.actualReps ?? done.plannedReps,
    duration: done.actualDuration ?? done.plannedDuration,
    restTime: done.plannedRestTime,
  };
}

const SETTING = 'unlogged-left';
const MAX_DISMISSED = 500;

export function dismissedUnlogged(): number[] {
  return readSetting<{ ids: number[] }>(SETTING, { ids: [] }).ids;
}

// Does not offer these completions again on this device.
export function dismissUnlogged(ids: readonly number[]): void {
  writeSetting(SETTING, { ids: [...dismissedUnlogged(), ...ids].slice(-MAX_DISMISSED) });
}
