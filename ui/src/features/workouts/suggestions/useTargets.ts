// The planned exercises with what is suggested for them. Training does not wait for suggestions, and works without them.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryAt } from '@/shared/api/queryClient';
import type { Exercise, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import type { Day } from '@/shared/lib/dates';
import type { Answer, Training } from '@/features/workouts/training/training';
import { useOwnSteps, type OwnSteps } from '@/features/workouts/weights/weightSteps';
import { withTargets, type TrackedExercise } from './target';

// The suggestions for a planned workout on a day, from the sessions before it. Fetched each time, because they change
// with the log, the plan and the user's unit; until the answer, and without one, what was fetched before counts.
export const suggestionsQuery = (workout: number, date: Day, steps: OwnSteps) =>
  queryOptions({
    ...queryAt('/api/planned-workouts/{id}/suggestions', { path: { id: workout }, query: { date, ...steps } }),
    staleTime: 0,
  });

const noTraining: Pick<Training, 'entries'> = { entries: {} };

// The answers of this workout; the same object until one changes, so that no card renders without need.
function useAnswers({ entries }: Pick<Training, 'entries'>): ReadonlyMap<number, Answer> {
  const given = JSON.stringify(
    Object.entries(entries).flatMap(([id, { answer }]) => (answer ? [[Number(id), answer]] : [])),
  );
  return useMemo(() => new Map(JSON.parse(given) as [number, Answer][]), [given]);
}

interface Help {
  lastTimes: ReadonlyMap<string, LastCompletion>;
  catalogue: ReadonlyMap<string, Exercise> | null;
}

// `workout`: null for a workout without a plan.
export function useTargets(
  workout: number | null,
  day: Day,
  exercises: readonly PlannedExercise[],
  training: Pick<Training, 'entries'> = noTraining,
  { lastTimes, catalogue }: Help,
): TrackedExercise[] {
  const { weightUnit: unit = 'lb' } = useUser();
  const steps = useOwnSteps(unit);
  const { data: suggestions } = useQuery({
    ...suggestionsQuery(workout ?? 0, day, steps),
    enabled: workout !== null,
  });
  const answers = useAnswers(training);
  return useMemo(
    () => withTargets(exercises, { suggestions, answers, lastTimes, catalogue, unit, steps }),
    [exercises, suggestions, answers, lastTimes, catalogue, unit, steps],
  );
}
