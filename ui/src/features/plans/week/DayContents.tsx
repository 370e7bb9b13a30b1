// The exercises of a planned day that a replacement would remove.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PlannedWorkout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useDose } from '@/shared/exercises/useDose';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { plannedExercisesQuery } from '@/features/plans/api';
import type { OccupiedDay } from './dayContent';
import classes from './DayContents.module.css';
import { takenDayMessages } from './takenDayMessages';

// `day` is null until the exercises are loaded. Without a workout nothing is requested.
export function useOccupiedDay(workout: PlannedWorkout | null) {
  const { data, error, refetch } = useQuery({
    ...plannedExercisesQuery(workout?.id ?? 0),
    enabled: workout !== null,
    // Another window may have changed it.
    staleTime: 0,
  });
  const day: OccupiedDay | null = workout && data ? { workout, exercises: data } : null;
  return { day, error, retry: () => void refetch() };
}

export function DayContents({ day, error, retry }: ReturnType<typeof useOccupiedDay>) {
  const t = useT(takenDayMessages);
  const nameOf = useExerciseName();
  const doseOf = useDose();
  if (!day && error) return <ErrorState error={error} onRetry={retry} />;
  if (!day) {
    return (
      <LoadingRegion>
        <Placeholder height={168} radius="md" />
      </LoadingRegion>
    );
  }
  if (day.exercises.length === 0) return <Text size="sm">{t('noExercises')}</Text>;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <ol className={classes.list} tabIndex={0} aria-label={day.workout.title}>
      {day.exercises.map((exercise) => (
        <li key={exercise.id} className={classes.row}>
          <span>{nameOf(exercise.exerciseName)}</span>
          <span className={classes.dose}>{doseOf(exercise)}</span>
        </li>
      ))}
    </ol>
  );
}
