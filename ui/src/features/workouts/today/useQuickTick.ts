// Ticks whole exercises of a planned workout outside the tracker, as its cards do: with what is suggested, or else the
// last time's values, or else the planned ones. Ramp-up sets are left to the tracker.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ExerciseCompletion, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import type { SetValues } from '@/shared/lib/sets';
import { useLastTimes } from '@/features/workouts/api';
import { toPlannedExercises, bySection } from '@/features/workouts/training/shownExercises';
import { topOfRange, wholeTick, withAllTicked, withNoneTicked } from '@/features/workouts/sets/sets';
import { answerOfTicks, saveAnswer } from '@/features/workouts/suggestions/answers';
import { useTargets } from '@/features/workouts/suggestions/useTargets';
import { entryOf, newTraining, withEntry, type Training } from '@/features/workouts/training/training';
import { progressOf, type TrainingProgress } from '@/features/workouts/training/useProgress';
import { useUnsent } from '@/features/workouts/outbox/unsent';
import { changeRows } from '@/features/workouts/outbox/ticks';
import {
  findFinished,
  findTraining,
  finishedOn,
  useFinished,
  useTrainings,
} from '@/features/workouts/training/trainingStore';

const noLastTimes: ReadonlyMap<string, LastCompletion> = new Map();
const noTraining = newTraining('1970-01-01', 0, '');

interface QuickTick {
  progress: TrainingProgress;
  // What a tick would log, by exercise id, and the top of the range that it starts.
  doses: ReadonlyMap<number, { sets: SetValues[]; top: number | null; perSide: boolean }>;
  onToggle: (exercise: PlannedExercise) => void;
}

// The unfinished workout of the day, or what was changed in the one that was completed.
function useTodaysTraining(workout: number, day: Day): Partial<Training> | undefined {
  const unfinished = useTrainings((state) => state.trainings[String(workout)]);
  const completed = useFinished(({ lists }) => finishedOn(lists, String(workout), day));
  return unfinished?.day === day ? unfinished : completed;
}

// The exercises of a planned workout with today's changes, as the tracker shows them.
export function useTodaysExercises(
  workout: number,
  day: Day,
  planned: readonly PlannedExercise[],
): readonly PlannedExercise[] {
  const list = useTodaysTraining(workout, day)?.today;
  return useMemo(() => (list ? bySection(toPlannedExercises(list.exercises, [], planned)) : planned), [list, planned]);
}

// `workout`: the planned workout's id.
export function useQuickTick(
  workout: number,
  day: Day,
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
): QuickTick {
  const client = useQueryClient();
  const todays = useTodaysTraining(workout, day);
  const training = useMemo(() => ({ ...noTraining, ...todays, day }), [todays, day]);
  const unsent = useUnsent((box) => box.exercises);
  const lastTimes = useLastTimes(day, workout).data ?? noLastTimes;
  const targets = useTargets(workout, day, exercises, training, { lastTimes, catalogue: null });
  const progress = progressOf(targets, completions, training, day, unsent);

  const onToggle = useCallback(
    ({ id }: PlannedExercise) => {
      const exercise = targets.find((each) => each.id === id);
      if (!exercise) return;
      const done = progress.done.get(exercise.id);
      if (!done) return;
      const last = lastTimes.get(exercise.exerciseName.toLowerCase());
      const now = Date.now();
      const sets = done.complete ? withNoneTicked(done.rows) : withAllTicked(done.rows, exercise, now, last);
      const stored = findTraining(String(workout));
      // Uses the unfinished workout of this day, or starts one.
      const fresh = { ...newTraining(day, now, newClientKey()), ...findFinished(String(workout), day) };
      const current = stored?.day === day ? stored : fresh;
      const answer = answerOfTicks(exercise, sets, entryOf(current, id).answer);
      const answered = answer === null ? current : withEntry(current, id, { answer }, now);
      changeRows(client, { workout: String(workout), training: answered }, exercise, done, sets, 'tick', now);
      if (answer !== null && exercise.suggestion) saveAnswer(client, exercise.suggestion, answer, day);
    },
    [client, workout, day, progress, targets, lastTimes],
  );
  const doses = new Map(
    targets.map((exercise) => {
      const last = lastTimes.get(exercise.exerciseName.toLowerCase());
      const rows = progress.done.get(exercise.id)?.rows ?? [];
      const sets = wholeTick(rows, exercise, last);
      return [exercise.id, { sets, top: topOfRange(rows, exercise, sets), perSide: exercise.perSide }] as const;
    }),
  );
  return { progress, doses, onToggle };
}
