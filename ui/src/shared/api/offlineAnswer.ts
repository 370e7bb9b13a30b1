// Answers of requests while the server is away, from what this device keeps. Also for a day that began without the server.
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { keys } from 'idb-keyval';
import { currentDay } from '@/shared/lib/currentDay';
import { localDay, weekdayOf, type Day } from '@/shared/lib/dates';
import type { Answer } from './client';
import { keepingOf } from './keepAnswers';
import { useKeepingSettings } from './keptSettings';
import { attempt, keyPrefix, readAnswer, type KeptAnswer } from './answerStore';
import { plansQuery } from './queries';
import { queryAt } from './queryClient';
import { currentUser } from './session';

const TODAY = '/api/planned-workouts/today';

type Today = Answer<'get', '/api/planned-workouts/today'>;
type Plans = Answer<'get', '/api/workout-plans'>;
type Week = Answer<'get', '/api/workout-plans/{id}/workouts'>;
type Exercises = Answer<'get', '/api/planned-workouts/{id}/exercises'>;
type NutritionStats = Answer<'get', '/api/nutrition-stats'>;
type Water = Answer<'get', '/api/water'>;

// `at`: when the server answered, in milliseconds.
interface OfflineAnswer<T = unknown> {
  data: T;
  at: number;
}

const asKept = ({ state }: KeptAnswer): OfflineAnswer => ({ data: state.data, at: state.dataUpdatedAt });

const dayOf = (answer: KeptAnswer): Day => localDay(new Date(answer.state.dataUpdatedAt));

async function keptAt(queryKey: QueryKey): Promise<KeptAnswer | undefined> {
  const answer = await readAnswer(hashKey(queryKey));
  return answer?.buster === __API_VERSION__ ? answer : undefined;
}

async function dataAt<T>(queryKey: QueryKey): Promise<T | undefined> {
  return (await keptAt(queryKey))?.state.data as T | undefined;
}

// As the server chooses: from the favorites, or without one from the three newest plans.
async function todaysWorkout(): Promise<OfflineAnswer<Today> | undefined> {
  const kept = await keptAt(plansQuery.queryKey);
  if (!kept) return undefined;
  const plans = kept.state.data as Plans;
  const at = kept.state.dataUpdatedAt;
  const considered = plans[0]?.isFavorite ? plans.filter(({ isFavorite }) => isFavorite) : plans.slice(0, 3);
  for (const plan of considered) {
    const week = await dataAt<Week>(queryAt('/api/workout-plans/{id}/workouts', { path: { id: plan.id } }).queryKey);
    const workout = week?.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(currentDay()));
    const exercises =
      workout &&
      (await dataAt<Exercises>(queryAt('/api/planned-workouts/{id}/exercises', { path: { id: workout.id } }).queryKey));
    if (workout && exercises) return { data: { workout, plan, exercises, completions: [] }, at };
    // The day's workout is unknown.
    if (workout || !week) return undefined;
  }
  return { data: { workout: null, plan: null, exercises: [], completions: [] }, at };
}

// Answers about today that arrived on an earlier day, as the server would begin the day.
const onNewDay: Record<string, (data: never) => unknown> = {
  '/api/nutrition-stats': (stats: NutritionStats): NutritionStats => ({
    ...stats,
    entries: 0,
    remaining: stats.dailyGoal,
    totalCalories: 0,
    totalProtein: 0,
    totalCarbs: 0,
    totalFat: 0,
    totalFiber: 0,
  }),
  '/api/water': (water: Water): Water => ({ ...water, date: currentDay(), entries: [], ml: 0 }),
};

// Lists of what happened on given days.
const DIARIES = ['/api/workouts', '/api/exercise-completions', '/api/food-entries', '/api/wellness-activities'];
// For these, the answer for an earlier day is the best one for a later day.
const LATEST = [/^\/api\/exercise-completions\/last$/, /^\/api\/planned-workouts\/\d+\/suggestions$/];
// The parameters with a day.
const DAYS = ['before', 'date', 'from', 'to'];

const LAST_DAY: Day = '9999-12-31';

type Parameters = Record<string, unknown>;

const pathOf = (queryKey: QueryKey) => queryKey.filter((part) => typeof part !== 'object');
const parametersOf = (queryKey: QueryKey) =>
  (queryKey.find((part) => typeof part === 'object' && part !== null) ?? {}) as Parameters;

// The path and the parameters without days.
function kindOf(queryKey: QueryKey): string {
  const others = Object.entries(parametersOf(queryKey)).filter(([name]) => !DAYS.includes(name));
  return hashKey([pathOf(queryKey), Object.fromEntries(others)]);
}

// The days of a question, both inclusive; null if it names none.
function daysOf(queryKey: QueryKey): { from: Day; to: Day } | null {
  const { before, date, from, to } = parametersOf(queryKey) as Record<string, string | undefined>;
  const first = before ?? date ?? from;
  return first === undefined ? null : { from: first, to: date ?? to ?? LAST_DAY };
}

async function ownKeys(): Promise<QueryKey[]> {
  const user = currentUser();
  if (!user) return [];
  const prefix = keyPrefix(user.id);
  const all = (await attempt((store) => keys<string>(store))) ?? [];
  return all.filter((key) => key.startsWith(prefix)).map((key) => JSON.parse(key.slice(prefix.length)) as QueryKey);
}

// The kept questions that differ only in their days, the latest first.
async function sameKind(queryKey: QueryKey): Promise<QueryKey[]> {
  const kind = kindOf(queryKey);
  const first = (key: QueryKey) => daysOf(key)?.from ?? '';
  return (await ownKeys()).filter((key) => kindOf(key) === kind).sort((a, b) => (first(a) < first(b) ? 1 : -1));
}

async function latestBefore(queryKey: QueryKey, day: Day): Promise<OfflineAnswer | undefined> {
  const key = (await sameKind(queryKey)).find((each) => (daysOf(each)?.from ?? day) < day);
  const answer = key && (await keptAt(key));
  return answer && asKept(answer);
}

// The entries of these days from a list of more days. Nothing has happened yet on a day after the last answer of the
// server.
async function diaryOf(
  queryKey: QueryKey,
  { from, to }: { from: Day; to: Day },
): Promise<OfflineAnswer<unknown[]> | undefined> {
  const last = await keptAt(plansQuery.queryKey);
  if (!last) return undefined;
  if (from > dayOf(last)) return { data: [], at: last.state.dataUpdatedAt };
  const end = to < dayOf(last) ? to : dayOf(last);
  for (const key of await sameKind(queryKey)) {
    const days = daysOf(key);
    if (!days || days.from > from || days.to < end) continue;
    const answer = await keptAt(key);
    const entries = answer?.state.data as { localDate?: Day }[] | undefined;
    const data = entries?.filter(({ localDate }) => localDate !== undefined && localDate >= from && localDate <= to);
    return answer && data && { data, at: answer.state.dataUpdatedAt };
  }
  return undefined;
}

export async function offlineAnswer(queryKey: QueryKey): Promise<OfflineAnswer | undefined> {
  const answer = await keptAt(queryKey);
  const path = pathOf(queryKey).join('/');
  const isOfEarlierDay = answer?.dayBound === true && dayOf(answer) < currentDay();
  if (path === TODAY && (!answer || isOfEarlierDay)) return todaysWorkout();
  if (answer) {
    const { data, at } = asKept(answer);
    return { data: (isOfEarlierDay && onNewDay[path]?.(data as never)) || data, at };
  }
  const days = daysOf(queryKey);
  if (days && LATEST.some((pattern) => pattern.test(path))) return latestBefore(queryKey, days.from);
  if (days && DIARIES.includes(path)) return diaryOf(queryKey, days);
  return undefined;
}

// Whether this device keeps such answers only if the user switches that on, and they have not.
export function isSwitchedOff(queryKey: QueryKey): boolean {
  return keepingOf(queryKey) === 'health' && !useKeepingSettings.getState().health;
}
