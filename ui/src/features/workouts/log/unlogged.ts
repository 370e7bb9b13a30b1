// Sets that the server has and that stand in no log: ticked on another device, or before this one forgot the workout.
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import type { TimedAmounts } from '@/shared/lib/exercise';
import type { Trainings } from '@/features/workouts/training/training';
import type { UnsentExercise, UnsentLog } from '@/features/workouts/outbox/unsent';

// How many days back they are looked for, today included.
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
  // The planned workouts of today that the screen shows itself.
  shown: readonly number[];
  // The person chose to leave these as they are.
  left: readonly number[];
}

// By day and planned workout, the latest day first; without what this device goes on with or sends by itself.
export function unloggedOf(
  completions: readonly ExerciseCompletion[],
  { trainings, unsent, today, shown, left }: Known,
): Unlogged[] {
  const own = new Set([
    ...Object.values(trainings).flatMap(({ saved }) => Object.values(saved).map(({ completion }) => completion)),
    ...unsent.exercises.map(({ completion }) => completion),
    ...unsent.logs.flatMap(({ parts }) => parts.map(({ completion }) => completion)),
  ]);
  const goesOn = ({ plannedWorkoutId, localDate }: ExerciseCompletion) =>
    plannedWorkoutId !== null &&
    (trainings[plannedWorkoutId]?.day === localDate || (localDate === today && shown.includes(plannedWorkoutId)));
  const groups = new Map<string, ExerciseCompletion[]>();
  for (const each of completions) {
    if (each.workoutId !== null || own.has(each.id) || goesOn(each)) continue;
    const place = `${each.localDate}:${each.plannedWorkoutId ?? ''}`;
    groups.set(place, [...(groups.get(place) ?? []), each]);
  }
  return [...groups.values()]
    .map((list) => list.toSorted((one, other) => one.completedAt.localeCompare(other.completedAt) || one.id - other.id))
    .flatMap((done) => {
      const [first] = done;
      if (!first || done.every(({ id }) => left.includes(id))) return [];
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
const MOST_LEFT = 500;

export function leftUnlogged(): number[] {
  return readSetting<{ ids: number[] }>(SETTING, { ids: [] }).ids;
}

// They are not offered again on this device.
export function leaveUnlogged(ids: readonly number[]): void {
  writeSetting(SETTING, { ids: [...leftUnlogged(), ...ids].slice(-MOST_LEFT) });
}
