// Exercises of the logged workout that are not in this device's list: another device has changed its list for the day.
import { Title } from '@mantine/core';
import { DoneExercises } from '@/shared/exercises/DoneExercises';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import type { Training } from '@/features/workouts/training/training';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';

interface LogWorkoutElsewhereProps {
  logged: Workout | null;
  completions: readonly ExerciseCompletion[];
  training: Pick<Training, 'saved'>;
}

export function LogWorkoutElsewhere({ logged, completions, training }: LogWorkoutElsewhereProps) {
  const t = useT(trainingMessages);
  const own = new Set(Object.values(training.saved).map(({ completion }) => completion));
  const others = completions.filter(
    ({ id, workoutId, plannedExerciseId }) =>
      workoutId !== null && workoutId === logged?.id && plannedExerciseId === null && !own.has(id),
  );
  if (others.length === 0) return null;
  return (
    <Card>
      <Title order={2} size="h4">
        {t('doneElsewhere')}
      </Title>
      <DoneExercises label={t('doneElsewhere')} exercises={others.map((done) => ({ name: done.exerciseName, done }))} />
    </Card>
  );
}
