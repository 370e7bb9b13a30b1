// Today's workout for the dashboard's checklist: the exercises with today's changes, what a tick would log, what is
// done, and the tick action.
import type { ChecklistProps, DoneExercises } from '@/features/dashboard/Checklist';
import { useQuickTick, useTodaysExercises } from '@/features/workouts/today/useQuickTick';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useToday } from '@/shared/hooks/useToday';

export function useTodaysTicks(
  workout: number,
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
): Pick<ChecklistProps, 'exercises' | 'doses' | 'done' | 'onToggle'> {
  const texts = useSetTexts();
  const day = useToday();
  const shown = useTodaysExercises(workout, day, exercises);
  const { progress, doses: logs, onToggle } = useQuickTick(workout, day, shown, completions);
  const done: DoneExercises = new Map(
    [...progress.done].flatMap(([id, { completion, complete, state }]) =>
      completion ? [[id, { text: texts.done(completion), whole: complete, waiting: state === 'waiting' }]] : [],
    ),
  );
  const doses = new Map([...logs].map(([id, { sets, top, perSide }]) => [id, texts.summary(sets, perSide, top)]));
  return { exercises: shown, doses, done, onToggle };
}
