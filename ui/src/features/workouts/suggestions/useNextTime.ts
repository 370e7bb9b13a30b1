// What is suggested for the next time of a planned workout that was just completed: in a week, with today's sets counted.
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/shared/api/user';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { addDays, type Day } from '@/shared/lib/dates';
import type { SummaryNext } from '@/features/workouts/summary/types';
import type { Completed } from '@/features/workouts/training/useCompleteWorkout';
import { useOwnSteps } from '@/features/workouts/weights/weightSteps';
import { suggestionMessages } from './suggestionMessages';
import { suggestionsQuery } from './useTargets';
import { useTargetText } from './useTargetText';

// Empty without a plan. `waiting`: the server lacks the log, so it cannot count it yet.
export function useNextTime({ done, plannedWorkoutId }: Completed, day: Day, waiting: boolean): SummaryNext[] {
  const t = useT(suggestionMessages);
  const nameOf = useExerciseName();
  const textOf = useTargetText();
  const { weightUnit = 'lb' } = useUser();
  const steps = useOwnSteps(weightUnit);
  const { data = [] } = useQuery({
    ...suggestionsQuery(plannedWorkoutId ?? 0, addDays(day, 7), steps),
    enabled: plannedWorkoutId !== null && !waiting,
  });
  return done.flatMap(({ exercise }) => {
    const next = data.find(({ plannedExerciseId }) => plannedExerciseId === exercise.id);
    if (!next) return [];
    const { exerciseName, variant, reason, note } = next;
    const text = variant === null ? textOf(next) : t('tryVariant', { name: nameOf(variant) });
    return [{ exerciseName, text, reason: [reason, note].flatMap((each) => (each ? [noteText(each)] : [])).join(' ') }];
  });
}
