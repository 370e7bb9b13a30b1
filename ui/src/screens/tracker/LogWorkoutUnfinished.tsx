// Workouts that were begun and neither completed nor given up, and that nothing else on the screen leads back to: of another
// day, of a plan that is not today's, or without a plan.
import { useState } from 'react';
import { usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { tickedBeside } from '@/features/workouts/training/list';
import { FREE, goesOn, type Training } from '@/features/workouts/training/training';
import { UnfinishedCard } from '@/features/workouts/training/UnfinishedCard';
import { UnfinishedWorkout } from '@/features/workouts/training/UnfinishedWorkout';
import { discardTraining, useTrainings } from '@/features/workouts/training/trainingStore';
import { leaveUnlogged } from '@/features/workouts/log/unlogged';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';

// `shown`: the planned workouts of today that the screen shows itself.
export function LogWorkoutUnfinished({ shown }: { shown: readonly number[] }) {
  const today = useToday();
  const [openedAt] = useState(() => Date.now());
  const trainings = useTrainings((state) => state.trainings);
  const left = Object.entries(trainings).filter(
    ([workout, training]) =>
      workout !== FREE &&
      training.firstTickAt !== null &&
      goesOn(training, today, openedAt) &&
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
  const total = listed.length + tickedBeside(training, listed).length;
  if (total === 0) return null;
  return (
    <UnfinishedCard
      workout={String(id)}
      training={training}
      title={found.data?.workout.title ?? training.named?.title ?? t('title')}
      total={total}
      discardText={t('discardPlannedText')}
      // What was ticked was done: it stays in the history.
      onDiscard={() => {
        leaveUnlogged(Object.values(training.saved).map(({ completion }) => completion));
        discardTraining(String(id));
      }}
    />
  );
}
