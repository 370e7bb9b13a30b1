// Queries that several features use.
import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { Day } from '@/shared/lib/dates';
import { dayBound, queryAt, queryFunction } from './queryClient';
import { get, type Answer } from './client';
import { currentUser } from './session';
import type { User } from './types';

// Null for a macro that follows the others.
interface MacroTargetsInput {
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

// A change of the user that was made since is newer than the answer.
async function fetchUser(context: QueryFunctionContext): Promise<User> {
  const before = currentUser();
  const user = await queryFunction<User>({ on401: 'throw' })(context);
  return user && currentUser() === before ? user : fetchUser(context);
}

export const userQuery = queryOptions<User>({ ...queryAt('/api/user'), queryFn: fetchUser });

export const statsQuery = queryOptions({ ...queryAt('/api/stats'), meta: dayBound });

// How much the user has stored.
export const usageQuery = queryOptions({ ...queryAt('/api/user/usage'), staleTime: 60_000 });

// What the macro targets are if these are fixed. Also depends on the latest weight.
export const macroTargetsQuery = (fixed: MacroTargetsInput) =>
  queryOptions({ ...queryAt('/api/macro-targets', { query: { ...fixed, onlyThese: true } }), staleTime: 0 });

// What a user should read beside their weight. Each latest weight has its own key, because the answer depends on it.
export const bodyAdviceQuery = ({ id, weight }: { id: number; weight: number }) =>
  queryOptions({
    queryKey: ['/api/body-advice', id, weight],
    queryFn: ({ signal }) => get('/api/body-advice', { signal }),
    staleTime: 0,
  });

export const exercisesQuery = queryOptions(queryAt('/api/exercises'));

// Names only: a twentieth of the catalogue.
export const exerciseNamesQuery = queryOptions(queryAt('/api/exercise-names'));

// Every completion can change the recent exercises.
export const exerciseMarksQuery = queryOptions({ ...queryAt('/api/exercise-marks'), staleTime: 0 });

// Similar exercises, closest first. Excludes those that the user's equipment or injuries rule out.
export const alternativesQuery = (exercise: string) =>
  queryOptions(queryAt('/api/exercise-alternatives', { query: { exercise } }));

export const plansQuery = queryOptions(queryAt('/api/workout-plans'));

export const todaysWorkoutQuery = queryOptions({ ...queryAt('/api/planned-workouts/today'), meta: dayBound });

// From both days inclusive, newest first.
export const workoutsBetweenQuery = (from: Day, to: Day) =>
  queryOptions({ ...queryAt('/api/workouts', { query: { from, to } }), meta: dayBound });

// A list of at most one workout.
export const lastWorkoutQuery = queryOptions({ ...queryAt('/api/workouts', { query: { limit: 1 } }), meta: dayBound });

// The workout that is trained (a planned one) or shown (a logged one).
interface CurrentWorkout {
  plannedWorkoutId?: number;
  workoutId?: number;
}

// The last completion of each exercise before a local day, or in another workout of that day.
export const lastCompletionsQuery = (before: Day, current: CurrentWorkout) =>
  queryOptions(queryAt('/api/exercise-completions/last', { query: { before, ...current } }));

// The completions of a local day.
export const completionsOnQuery = (date: Day) =>
  queryOptions(queryAt('/api/exercise-completions', { query: { date } }));

export type ProgressTab = 'overview' | 'workouts' | 'nutrition' | 'body';
// A predefined range, or a custom one between two local days, both inclusive.
export type ProgressRange = 'four_weeks' | 'three_months' | 'one_year' | { from: string; to: string };

// The data of one tab of the progress screen.
export const progressQuery = <Tab extends ProgressTab>(tab: Tab, range: ProgressRange) =>
  queryOptions<Answer<'get', `/api/progress/${Tab}`>>({
    queryKey: queryAt<`/api/progress/${ProgressTab}`>(`/api/progress/${tab}`, {
      query: typeof range === 'string' ? { range } : range,
    }).queryKey,
    meta: dayBound,
  });
