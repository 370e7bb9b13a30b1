// Queries and mutations of training and logging.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  alternativesQuery,
  completionsOnQuery,
  lastCompletionsQuery,
  workoutsBetweenQuery,
} from '@/shared/api/queries';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { ExerciseCompletion, ExerciseNote, LastCompletion, TodaysWorkout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useLatestWeight } from '@/shared/hooks/useLatestWeight';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { overlaidNotes } from '@/shared/outbox/notes';
import { useOverlaid, useOverlaidQuery } from '@/shared/outbox/overlay';
import { useWithUnsentCompletionsOf, useWithUnsentWorkouts } from '@/shared/outbox/workouts';
import { withArrived } from './outbox/withArrived';

const completionsBetweenQuery = (from: Day, to: Day) =>
  queryOptions({ ...queryAt('/api/exercise-completions', { query: { from, to } }), meta: dayBound });
const notesQuery = queryOptions(queryAt('/api/exercise-notes'));

// Another device may have ticked or logged while this page was in the background, so the query refetches on focus.
const refetchOnFocus = { refetchOnWindowFocus: 'always' } as const;

export function useWorkoutsOf(day: Day) {
  return useWithUnsentWorkouts(useQuery({ ...workoutsBetweenQuery(day, day), ...refetchOnFocus }), day, day);
}

// Both days inclusive; newest first.
export function useWorkoutsBetween(from: Day, to: Day) {
  return useWithUnsentWorkouts(useQuery(workoutsBetweenQuery(from, to)), from, to);
}

// The weight that the server uses for its estimate, in lb: the latest measurement, or else the profile's weight.
export function useCurrentWeight(enabled: boolean): number | null {
  const { weight } = useUser();
  return useLatestWeight(enabled)?.weight ?? weight;
}

export function useExerciseCompletions(day: Day) {
  const query = useQuery({ ...completionsOnQuery(day), ...refetchOnFocus });
  const apply = useCallback(
    (list: ExerciseCompletion[], entries: readonly OutboxEntry[]) => withArrived(day, list, entries),
    [day],
  );
  const arrived = useOverlaidQuery<ExerciseCompletion[], typeof query>(query, 'exercise', apply);
  return useWithUnsentCompletionsOf(arrived, day);
}

// Today's planned workout with the ticks that have arrived since it was loaded.
export function useArrivedTicks(
  todays: { data: TodaysWorkout | undefined; dataUpdatedAt: number },
  day: Day,
): TodaysWorkout | undefined {
  const apply = useCallback(
    (loaded: TodaysWorkout, entries: readonly OutboxEntry[]) => ({
      ...loaded,
      completions: withArrived(day, loaded.completions, entries),
    }),
    [day],
  );
  return useOverlaid(todays, 'exercise', apply);
}

// Both days inclusive.
export function useCompletionsBetween(from: Day, to: Day) {
  return useWithUnsentCompletionsOf(useQuery({ ...completionsBetweenQuery(from, to), ...refetchOnFocus }), from, to);
}

// The last completion of each exercise before this day or in another workout of it, by lower-case name. One request for
// the whole workout. `plannedWorkoutId` is the workout in training, if it is planned.
export function useLastTimes(day: Day, plannedWorkoutId?: number) {
  const current = plannedWorkoutId === undefined ? {} : { plannedWorkoutId };
  return useQuery({ ...lastCompletionsQuery(day, current), select: byName });
}

function byName(list: readonly LastCompletion[]): ReadonlyMap<string, LastCompletion> {
  return new Map(list.map((each) => [each.exerciseName.toLowerCase(), each]));
}

// Alternatives, closest first, that fit the user's equipment and injuries.
export function useAlternatives(exercise: string) {
  return useQuery(alternativesQuery(exercise));
}

// The user's pinned notes, by lower-case exercise name.
export function usePinnedNotes() {
  const { data } = useOverlaidQuery(useQuery(notesQuery), 'note', overlaidNotes);
  return useMemo(() => data && notesByName(data), [data]);
}

function notesByName(list: readonly ExerciseNote[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ exerciseName, note }) => [exerciseName.toLowerCase(), note]));
}
