// What is done of today's workout, for the dashboard's checklist, and its ticks: those of the tracker.
import type { ChecklistProps, DoneExercises } from '@/features/dashboard/Checklist';
import { useQuickTick } from '@/features/workouts/useQuickTick';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useToday } from '@/shared/hooks/useToday';

export function useTodaysTicks(
  workout: number,
  exercises: readonly PlannedExercise[],
  completions: readonly ExerciseCompletion[],
): Pick<ChecklistProps, 'done' | 'onToggle'> {
  const texts = useSetTexts();
  const { progress, onToggle } = useQuickTick(workout, useToday(), exercises, completions);
  const done: DoneExercises = new Map(
    [...progress.done].flatMap(([id, { completion, whole, state }]) =>
      completion ? [[id, { text: texts.done(completion), whole, waiting: state === 'waiting' }]] : [],
    ),
  );
  return { done, onToggle };
}
