// The summary that replaces a workout once it is completed.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSummary } from '@/features/workouts/summary/useSummary';
import { useUnsent } from '@/features/workouts/outbox/unsent';
import { useNextTime } from '@/features/workouts/suggestions/useNextTime';
import { WorkoutSummary } from '@/features/workouts/summary/WorkoutSummary';
import type { Completed } from '@/features/workouts/training/useCompleteWorkout';
import type { Exercise } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { exercisePath } from '@/shared/lib/paths';
import { useTrainingHelp } from './LogWorkoutParts';

export interface CompletedOn {
  completed: Completed;
  day: Day;
}

interface LogWorkoutDoneProps extends CompletedOn {
  catalogue: readonly Exercise[];
  children?: ReactNode;
}

export function LogWorkoutDone({ completed, day, catalogue, children }: LogWorkoutDoneProps) {
  const navigate = useNavigate();
  const { catalogue: byKey } = useTrainingHelp(day, catalogue, completed.plannedWorkoutId ?? undefined);
  const summary = useSummary(completed, day, byKey);
  // The log may arrive while the summary is shown.
  const waiting = useUnsent(
    ({ logs }) => completed.workoutId === null && logs.some(({ key }) => key === completed.log),
  );
  const next = useNextTime(completed, day, waiting);
  return (
    <WorkoutSummary
      {...summary}
      next={next}
      waiting={waiting}
      onClose={() => void navigate('/')}
      exercisePath={exercisePath}
    >
      {children}
    </WorkoutSummary>
  );
}
