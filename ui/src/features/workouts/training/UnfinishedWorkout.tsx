// A workout without a plan that was begun and not finished: go on, or give it up; it stands on the Today tab.
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import { freeMessages } from './freeMessages';
import { workoutMessages } from '@/features/workouts/messages';
import { FREE, isBlank, type Training } from './training';
import { UnfinishedCard } from './UnfinishedCard';
import { discardExercises } from './discard';
import { discardTraining, useTrainings } from './trainingStore';

export function UnfinishedWorkout() {
  const training = useTrainings((state) => state.trainings[FREE]);
  return training?.free && !isBlank(training) ? <Unfinished training={training} free={training.free} /> : null;
}

function Unfinished({ training, free }: { training: Training; free: NonNullable<Training['free']> }) {
  const t = useT(freeMessages);
  const log = useT(workoutMessages);
  const typeWords = useT(workoutTypeLabels);
  const client = useQueryClient();

  // Its ticks go with it: they belong to no other workout.
  const discard = () => {
    discardTraining(FREE);
    void discardExercises(client, training);
  };

  return (
    <UnfinishedCard
      workout={FREE}
      training={training}
      title={free.name || log('namePlaceholder', { type: typeWords(free.type) })}
      total={free.exercises.length}
      discardText={t('discardText')}
      onDiscard={discard}
    />
  );
}
