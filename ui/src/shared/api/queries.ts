// The queries that several features read.
import { queryOptions } from '@tanstack/react-query';
import type { Day } from '@/shared/lib/dates';
import { dayBound, queryAt } from './queryClient';
import type { Answer } from './client';
import type { User } from './types';

export const userQuery = queryOptions<User>(queryAt('/api/user'));

export const statsQuery = queryOptions({ ...queryAt('/api/stats'), meta: dayBound });

export const exercisesQuery = queryOptions(queryAt('/api/exercises'));

// What does the same job, the closest first; without what the person has no equipment for or must spare.
export const alternativesQuery = (exercise: string) =>
  queryOptions(queryAt('/api/exercise-alternatives', { query: { exercise } }));

export const plansQuery = queryOptions(queryAt('/api/workout-plans'));

export const todaysWorkoutQuery = queryOptions({ ...queryAt('/api/planned-workouts/today'), meta: dayBound });

// Both days inclusive; newest first.
export const workoutsBetweenQuery = (from: Day, to: Day) =>
  queryOptions({ ...queryAt('/api/workouts', { query: { from, to } }), meta: dayBound });

// A list of one, or an empty one.
export const lastWorkoutQuery = queryOptions({ ...queryAt('/api/workouts', { query: { limit: 1 } }), meta: dayBound });

// What was done the last time before a local day, one of each exercise.
export const lastTimesQuery = (before: Day) =>
  queryOptions(queryAt('/api/exercise-completions/last', { query: { before } }));

// What was ticked on a local day.
export const completionsOnQuery = (date: Day) =>
  queryOptions(queryAt('/api/exercise-completions', { query: { date } }));

export type ProgressTab = 'overview' | 'workouts' | 'nutrition' | 'body';
// One of the offered ranges, or one of one's own between two local days, both included.
export type ProgressRange = 'four_weeks' | 'three_months' | 'one_year' | { from: string; to: string };

// One tab of the progress screen.
export const progressQuery = <Tab extends ProgressTab>(tab: Tab, range: ProgressRange) =>
  queryOptions<Answer<'get', `/api/progress/${Tab}`>>({
    queryKey: queryAt<`/api/progress/${ProgressTab}`>(`/api/progress/${tab}`, {
      query: typeof range === 'string' ? { range } : range,
    }).queryKey,
    meta: dayBound,
  });
