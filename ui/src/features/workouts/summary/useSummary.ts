// Builds the summary of a completed workout.
import { useUser } from '@/shared/api/user';
import type { Exercise } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatSet, isWorkingSet, performedSets, type SetValues } from '@/shared/lib/sets';
import { setsDone, setsPerMuscle, volumeOf } from '@/shared/lib/training';
import { plannedCalories } from '@/features/workouts/logic';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import type { Completed, DoneExercise } from '@/features/workouts/training/useCompleteWorkout';
import { recordText } from '@/features/workouts/outbox/report';
import type { Summary, SummaryLine } from './types';

// Heavier is better, then more repetitions, then longer. On an assisted machine, less assistance is better.
function better(one: SetValues, other: SetValues, assisted: boolean): boolean {
  const by = (set: SetValues) => [(set.weight ?? 0) * (assisted ? -1 : 1), set.reps ?? 0, set.duration ?? 0];
  const [a, b] = [by(one), by(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

// A failed set is never the best one.
function bestSet({ completion }: DoneExercise, assisted: boolean): SetValues | null {
  const working = performedSets(completion).filter((set) => isWorkingSet(set) && set.reps !== 0);
  return working.reduce<SetValues | null>(
    (best, set) => (best === null || better(set, best, assisted) ? set : best),
    null,
  );
}

export function useSummary(
  { title, minutes, done }: Completed,
  day: Day,
  catalogue: ReadonlyMap<string, Exercise>,
): Summary {
  const t = useT(trainingMessages);
  const tick = useT(tickMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const known = ({ exercise }: DoneExercise) =>
    exercise.exerciseKey === null ? undefined : catalogue.get(exercise.exerciseKey);
  const units = { weightUnit, distanceUnit, format };
  const words = {
    reps: (count: number) => tick('repsCount', { count }),
    sets: (count: number) => t('setsCount', { count }),
  };

  const completions = done.map(({ completion }) => completion);
  const main = done.filter(({ exercise }) => exercise.category === 'main');
  const line = (each: DoneExercise, text: string | null): SummaryLine[] =>
    text ? [{ exerciseName: each.exercise.exerciseName, text }] : [];
  const exercises = [...catalogue.values()];
  const volume = ({ completion }: DoneExercise) => volumeOf([completion], exercises);
  const lifts = [...main].sort((one, other) => volume(other) - volume(one));
  return {
    title,
    day,
    minutes,
    calories: plannedCalories(minutes),
    volume: volumeOf(completions, exercises),
    sets: setsDone(completions),
    muscles: setsPerMuscle(completions, exercises),
    lifts: lifts.flatMap((each) => {
      const best = bestSet(each, known(each)?.implement === 'assistance');
      return line(each, best && formatSet(best, units, words));
    }),
    records: done.flatMap(({ exercise: { exerciseName }, saved }) => {
      if (!saved?.record) return [];
      const { unit, previousValue } = saved.record;
      const previousText = previousValue === undefined ? null : recordText({ value: previousValue, unit });
      return [{ exerciseName, text: recordText(saved.record), previousText }];
    }),
    firstTimes: done.flatMap(({ exercise, saved }) => (saved?.firstTime ? [exercise.exerciseName] : [])),
  };
}
