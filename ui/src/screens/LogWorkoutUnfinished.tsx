// Planned workouts that were begun on another day and neither completed nor given up: no day of today holds them any more.
import { useState } from 'react';
import { usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { freeMessages } from '@/features/workouts/freeMessages';
import { FREE, goesOn, type Training } from '@/features/workouts/training';
import { UnfinishedCard } from '@/features/workouts/UnfinishedCard';
import { discardTraining, useTrainings } from '@/features/workouts/trainingStore';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';

export function UnfinishedPlanned() {
  const today = useToday();
  const [openedAt] = useState(() => Date.now());
  const trainings = useTrainings((state) => state.trainings);
  const left = Object.entries(trainings).filter(
    ([workout, training]) =>
      workout !== FREE && training.day !== today && training.firstTickAt !== null && goesOn(training, today, openedAt),
  );
  return left.map(([workout, training]) => <Planned key={workout} id={Number(workout)} training={training} />);
}

function Planned({ id, training }: { id: number; training: Training }) {
  const t = useT(freeMessages);
  const found = usePlannedWorkout(id);
  const exercises = usePlannedExercises(id);
  if (!found.data || !exercises.data) return null;
  return (
    <UnfinishedCard
      workout={String(id)}
      training={training}
      title={found.data.workout.title}
      total={exercises.data.length}
      discardText={t('discardPlannedText')}
      // What was ticked was done: it stays in the history.
      onDiscard={() => discardTraining(String(id))}
    />
  );
}
