// The unfinished workouts without those whose log waits: a page that was closed while its log was sent could not end them.
import { useMemo } from 'react';
import type { Training, Trainings } from '@/features/workouts/training/training';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { useUnsent, type UnsentLog } from './unsent';

// One that went on after it was completed is open.
const isCompleted = (training: Training, logs: readonly UnsentLog[]) =>
  logs.some((log) => log.training === training.clientKey && (log.completed ?? 0) === (training.completed ?? 0));

export function useOpenTrainings(): Trainings['trainings'] {
  const trainings = useTrainings((state) => state.trainings);
  const logs = useUnsent((all) => all.logs);
  return useMemo(
    () => Object.fromEntries(Object.entries(trainings).filter(([, training]) => !isCompleted(training, logs))),
    [trainings, logs],
  );
}
