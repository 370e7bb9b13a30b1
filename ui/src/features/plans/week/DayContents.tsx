// The exercises that stand on a day of a plan, by name: what a replacement would take away; it changes nothing.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PlannedWorkout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { formatDose } from '@/shared/lib/exercise';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingPlace, Placeholder } from '@/shared/ui/Placeholder';
import { plannedExercisesQuery } from '@/features/plans/api';
import type { StandingDay } from './dayContent';
import classes from './DayContents.module.css';
import { takenDayMessages } from './takenDayMessages';

// `day` is null until it is known what stands there; null for a workout: nothing is asked.
export function useStandingDay(workout: PlannedWorkout | null) {
  const { data, error, refetch } = useQuery({
    ...plannedExercisesQuery(workout?.id ?? 0),
    enabled: workout !== null,
    // Another window may have changed it.
    staleTime: 0,
  });
  const day: StandingDay | null = workout && data ? { workout, exercises: data } : null;
  return { day, error, retry: () => void refetch() };
}

export function DayContents({ day, error, retry }: ReturnType<typeof useStandingDay>) {
  const t = useT(takenDayMessages);
  if (!day && error) return <ErrorState error={error} onRetry={retry} />;
  if (!day) {
    return (
      <LoadingPlace>
        <Placeholder height={168} radius="md" />
      </LoadingPlace>
    );
  }
  if (day.exercises.length === 0) return <Text size="sm">{t('noExercises')}</Text>;
  return (
    // What scrolls must be reached by keys.
    <ol className={classes.list} tabIndex={0} aria-label={day.workout.title}>
      {day.exercises.map((exercise) => (
        <li key={exercise.id} className={classes.row}>
          <span>{exercise.exerciseName}</span>
          <span className={classes.dose}>{formatDose(exercise)}</span>
        </li>
      ))}
    </ol>
  );
}
