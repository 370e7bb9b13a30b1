// Unfinished workouts that no other part of the screen leads to: from another day, from a plan that is not today's, or
// without a plan.
import { useState } from 'react';
import { usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { tickedOutsideList } from '@/features/workouts/training/list';
import { FREE, isResumable, type Training } from '@/features/workouts/training/training';
import { UnfinishedCard } from '@/features/workouts/today/UnfinishedCard';
import { UnfinishedWorkout } from '@/features/workouts/today/UnfinishedWorkout';
import { discardTraining, useTrainings } from '@/features/workouts/training/trainingStore';
import { dismissUnlogged } from '@/features/workouts/log/unlogged';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';

// `shown`: today's planned workouts, which the screen already shows.
export function LogWorkoutUnfinished({ shown }: { shown: readonly number[] }) {
  const today = useToday();
  const [openedAt] = useState(() => Date.now());
  const trainings = useTrainings((state) => state.trainings);
  const left = Object.entries(trainings).filter(
    ([workout, training]) =>
      workout !== FREE &&
      training.firstTickAt !== null &&
      isResumable(training, today, openedAt) &&
      !(training.day === today && shown.includes(Number(workout))),
  );
  return (
    <>
      <UnfinishedWorkout />
      {left.map(([workout, training]) => (
        <Planned key={workout} id={Number(workout)} training={training} />
      ))}
    </>
  );
}

function Planned({ id, training }: { id: number; training: Training }) {
  const t = useT(freeMessages);
  const found = usePlannedWorkout(id);
  const exercises = usePlannedExercises(id);
  if (found.data === undefined) return null;
  const planned = found.data === null ? [] : exercises.data;
  if (!planned) return null;
  const listed = training.today?.exercises ?? planned;
  const total = listed.length + tickedOutsideList(training, listed).length;
  if (total === 0) return null;
  return (
    <UnfinishedCard
      workout={String(id)}
      training={training}
      title={found.data?.workout.title ?? training.named?.title ?? t('title')}
      total={total}
      discardText={t('discardPlannedText')}
      // Ticked sets were done: they stay in the history.
      onDiscard={() => {
        dismissUnlogged(Object.values(training.saved).map(({ completion }) => completion));
        discardTraining(String(id));
      }}
    />
  );
}
