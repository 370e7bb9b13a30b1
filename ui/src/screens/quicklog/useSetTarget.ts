// Where "Log a set" leads for this user now.
import { useState } from 'react';
import { useConsideredWorkouts } from '@/features/plans/api';
import { itemsOfDay } from '@/features/plans/logic';
import { useWorkoutsOf } from '@/features/workouts/api';
import { loggedFor } from '@/features/workouts/log/logged';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { useToday } from '@/shared/hooks/useToday';
import { weekdayOf } from '@/shared/lib/dates';
import { plannedTarget, runningWorkout, type SetTarget } from './setTarget';

// While the plans load, and if they cannot be loaded, it leads to the choice.
export function useSetTarget(): SetTarget {
  const today = useToday();
  const [now] = useState(() => Date.now());
  const trainings = useTrainings((state) => state.trainings);
  const { plans, workouts } = useConsideredWorkouts();
  const { data: logs = [] } = useWorkoutsOf(today);
  const open = itemsOfDay(plans, workouts, weekdayOf(today), null)
    .map(({ workout }) => workout)
    .filter(({ id, type }) => type !== 'rest' && !loggedFor(logs, id));
  return runningWorkout(trainings, today, now) ?? plannedTarget(open);
}
