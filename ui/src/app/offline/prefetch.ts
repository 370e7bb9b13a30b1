// Fetches what training and logging food need, so that this device keeps it even if no screen has shown it. Once a day,
// and of a changed plan what is new.
import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { loggedFoodsQuery, pagesQuery, suggestionsQuery as foodSearchQuery } from '@/features/nutrition/food/foodApi';
import { foodMessages } from '@/features/nutrition/food/foodMessages';
import { starters } from '@/features/nutrition/food/starters';
import { consideredPlans } from '@/features/plans/logic';
import { plannedExercisesQuery, weekQuery } from '@/features/plans/api';
import { suggestionsQuery } from '@/features/workouts/suggestions/useTargets';
import type { OwnSteps } from '@/features/workouts/weights/weightSteps';
import { readAnswer } from '@/shared/api/answerStore';
import { keepAnswersOf } from '@/shared/api/keepAnswers';
import { changeKeepingSettings, useKeepingSettings } from '@/shared/api/keptSettings';
import {
  completionsOnQuery,
  exerciseMarksQuery,
  exercisesQuery,
  lastCompletionsQuery,
  lastWorkoutQuery,
  plansQuery,
  statsQuery,
  todaysWorkoutQuery,
  workoutsBetweenQuery,
} from '@/shared/api/queries';
import { dayBound, queryAt, queryFunction } from '@/shared/api/queryClient';
import { currentEpoch, currentUser } from '@/shared/api/session';
import type { PlannedExercise, PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { currentDay } from '@/shared/lib/currentDay';
import { getT } from '@/shared/i18n/locale';
import { historyQuery } from '@/features/exercisehistory/api';
import { addDays, weekdayOf, type Day } from '@/shared/lib/dates';
import { daysOf, monthOf } from '@/shared/lib/months';
import { useUndoStore } from '@/shared/ui/undo';

// The workouts of today and of the next training day also get their suggestions, their last sets and the history of their
// exercises.
const WORKOUTS_IN_DETAIL = 2;
// The list of plans shows the week of each.
const PLANS_WITH_WEEK = 10;

// Nothing is fetched for this time after a tap or a key: what the user does comes first, and may delete a workout.
const QUIET_MS = 3000;

let lastInput = -Infinity;
for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(type, () => (lastInput = performance.now()), { capture: true, passive: true });

// Undo, or what is sent without it, may delete a workout too.
const mayBeDeleting = () => {
  const { pending, hidden } = useUndoStore.getState();
  return pending !== null || hidden.size > 0;
};

async function untilQuiet(): Promise<void> {
  for (;;) {
    const wait = mayBeDeleting() ? QUIET_MS : lastInput + QUIET_MS - performance.now();
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

// From today on, in the order of the days.
function upcoming(weeks: readonly PlannedWorkout[][], today: Day): (PlannedWorkout & { day: Day })[] {
  const daysAhead = ({ dayOfWeek }: PlannedWorkout) => (dayOfWeek - weekdayOf(today) + 7) % 7;
  return weeks
    .flat()
    .filter(({ type }) => type !== 'rest')
    .map((workout) => ({ ...workout, day: addDays(today, daysAhead(workout)) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const idsOf = (week: readonly PlannedWorkout[] | undefined) => week?.map(({ id }) => id).join();

// A cache of its own: screens must not find answers there that no screen has asked for, and that changes do not reach. It
// gets nothing from this device, only from the server.
function prefetchingClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { queryFn: queryFunction({ on401: 'throw' }), staleTime: Infinity, retry: false, networkMode: 'always' },
    },
  });
}

// None of them is health data.
const otherPaths = [
  '/api/coaching/status',
  '/api/wellness-activities/stats',
  '/api/nutrition-stats',
  '/api/favorite-foods',
  '/api/own-foods',
  '/api/recipes',
  '/api/saved-meals',
  '/api/water',
  '/api/exercise-notes',
] as const;

// These queries depend on the day.
const dayPaths = ['/api/daily-meal-plan', '/api/muscle-status', '/api/progression', '/api/training-advice'] as const;

// `client`: that of the screens. `signal`: aborted when the plan is no longer the one that was fetched.
export async function prefetchForTraining(client: QueryClient, steps: OwnSteps, signal?: AbortSignal): Promise<void> {
  const own = prefetchingClient();
  const epoch = currentEpoch();
  const today = currentDay();
  const shown = <T>(query: { queryKey: QueryKey }) => {
    const state = client.getQueryState<T>(query.queryKey);
    return state?.isInvalidated ? undefined : state?.data;
  };
  // Screens may have newer answers by now.
  const keep = () => {
    own.removeQueries({ predicate: (query) => shown(query) !== undefined });
    keepAnswersOf(own);
  };
  try {
    const allPlans = shown<WorkoutPlan[]>(plansQuery) ?? (await own.fetchQuery(plansQuery));
    const plans = consideredPlans(allPlans);
    const weeks = await Promise.all(
      plans.map(async ({ id }) => shown<PlannedWorkout[]>(weekQuery(id)) ?? (await own.fetchQuery(weekQuery(id)))),
    );
    const workouts = upcoming(weeks, today);
    const content = `${today} ${workouts.map(({ id }) => id).join(' ')}`;
    // The end of a session removes what was kept.
    const isKept = (await readAnswer(hashKey(exercisesQuery.queryKey))) !== undefined;
    const before = isKept ? useKeepingSettings.getState().prefetched : '';
    if (before === content) return;
    // The user has changed the plan in the meantime: its workouts may be gone.
    const isChanged = () =>
      signal?.aborted ||
      plans.some(({ id }, index) => {
        const now = client.getQueryData<PlannedWorkout[]>(weekQuery(id).queryKey);
        return now !== undefined && idsOf(now) !== idsOf(weeks[index]);
      });
    const month = daysOf(monthOf(today), currentUser()?.weekStart ?? 'sunday');
    const detailed = workouts.slice(0, WORKOUTS_IN_DETAIL);
    const ofPlan = [
      todaysWorkoutQuery,
      ...workouts.map(({ id }) => plannedExercisesQuery(id)),
      ...detailed.flatMap(({ id, day }) => [
        lastCompletionsQuery(day, { plannedWorkoutId: id }),
        suggestionsQuery(id, day, steps),
      ]),
      ...allPlans.slice(0, PLANS_WITH_WEEK).map(({ id }) => weekQuery(id)),
    ];
    const others = () => [
      workoutsBetweenQuery(today, today),
      completionsOnQuery(today),
      exercisesQuery,
      exerciseMarksQuery,
      lastCompletionsQuery(today, {}),
      queryAt('/api/food-entries', { query: { from: today, to: today } }),
      loggedFoodsQuery('frequent'),
      loggedFoodsQuery('recent'),
      ...otherPaths.map((path) => queryAt(path)),
      statsQuery,
      lastWorkoutQuery,
      workoutsBetweenQuery(month[0] ?? today, month.at(-1) ?? today),
      ...dayPaths.map((path) => ({ ...queryAt(path), meta: dayBound })),
      ...starters.map((key) => foodSearchQuery(getT(foodMessages)(key))),
    ];
    // Of today's start, except those of the plan.
    const queries = before.startsWith(today) ? ofPlan : [...ofPlan, ...others()];
    for (const query of queries as { queryKey: QueryKey }[]) {
      await untilQuiet();
      if (currentEpoch() !== epoch || isChanged()) return;
      // What a screen shows is kept anyway.
      if (shown(query) === undefined) await own.fetchQuery(query);
    }
    if (shown(pagesQuery) === undefined) await own.fetchInfiniteQuery(pagesQuery);
    const exercises = detailed.flatMap(({ id }) => {
      const { queryKey } = plannedExercisesQuery(id);
      return shown<PlannedExercise[]>({ queryKey }) ?? own.getQueryData<PlannedExercise[]>(queryKey) ?? [];
    });
    for (const name of new Set(exercises.map(({ exerciseName }) => exerciseName))) {
      await untilQuiet();
      if (currentEpoch() !== epoch || isChanged()) return;
      const history = historyQuery(name);
      if (shown(history) === undefined) await own.fetchInfiniteQuery(history);
    }
    if (currentEpoch() !== epoch) return;
    keep();
    changeKeepingSettings({ prefetched: content });
  } catch {
    // Without a connection, the next run tries again. What has arrived is kept.
    if (currentEpoch() === epoch && !signal?.aborted) keep();
  }
}
