// A workout without a plan that was begun and not finished: go on, or give it up; it stands on the Today tab.
import { useQueryClient } from '@tanstack/react-query';
import { del } from '@/shared/api/client';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
import { freeMessages } from './freeMessages';
import { workoutMessages } from './messages';
import { FREE, isBlank, type Training } from './training';
import { UnfinishedCard } from './UnfinishedCard';
import { dropTicksOf } from './unsent';
import { discardTraining, useTrainings } from './useTraining';

export function UnfinishedWorkout() {
  const training = useTrainings((state) => state.trainings[FREE]);
  return training?.free && !isBlank(training) ? <Unfinished training={training} free={training.free} /> : null;
}

function Unfinished({ training, free }: { training: Training; free: NonNullable<Training['free']> }) {
  const t = useT(freeMessages);
  const log = useT(workoutMessages);
  const typeWords = useT(workoutTypeWords);
  const client = useQueryClient();

  // Its ticks go with it: they belong to no other workout.
  const discard = () => {
    const ids = Object.values(training.saved).map(({ completion }) => completion);
    dropTicksOf(FREE);
    discardTraining(FREE);
    void Promise.allSettled(ids.map((id) => del(`/api/exercise-completions/${id}`))).then(() =>
      client.invalidateQueries({ queryKey: ['/api/exercise-completions'] }),
    );
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
