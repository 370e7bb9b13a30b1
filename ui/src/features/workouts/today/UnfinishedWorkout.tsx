// Card of an unfinished workout without a plan, on the Today tab.
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/shared/i18n/locale';
import { workoutNames } from '@/shared/i18n/labels';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { FREE, isBlank, type Training } from '@/features/workouts/training/training';
import { UnfinishedCard } from './UnfinishedCard';
import { discardExercises } from '@/features/workouts/training/discard';
import { discardTraining, useTrainings } from '@/features/workouts/training/trainingStore';

export function UnfinishedWorkout() {
  const training = useTrainings((state) => state.trainings[FREE]);
  return training?.free && !isBlank(training) ? <Unfinished training={training} free={training.free} /> : null;
}

function Unfinished({ training, free }: { training: Training; free: NonNullable<Training['free']> }) {
  const t = useT(freeMessages);
  const names = useT(workoutNames);
  const client = useQueryClient();

  // Its ticks are deleted too: they belong to no other workout.
  const discard = () => {
    discardTraining(FREE);
    void discardExercises(client, training);
  };

  return (
    <UnfinishedCard
      workout={FREE}
      training={training}
      title={free.name || names(free.type)}
      total={free.exercises.length}
      discardText={t('discardText')}
      onDiscard={discard}
    />
  );
}
