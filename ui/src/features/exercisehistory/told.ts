// The history of an exercise as its page tells it: the help of an assisted machine is the better the less it is, and what the
// body does alone stands beside what it did with weight. Pure; the server tells of the heaviest and the most alone.
import type { ExerciseBest, ExerciseCompletion, ExerciseHistory } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isWorkingSet, performedSets, type SetValues } from '@/shared/lib/sets';

interface Worked {
  day: Day;
  workoutId: number | null;
  set: SetValues;
}

// Of the sessions that are loaded: working sets that succeeded.
function workOf(sessions: readonly ExerciseCompletion[]): Worked[] {
  return sessions
    .filter(({ category }) => category === 'main')
    .flatMap((session) =>
      performedSets(session)
        .filter((set) => isWorkingSet(set) && set.reps !== 0)
        .map((set) => ({ day: session.localDate, workoutId: session.workoutId, set })),
    );
}

const bestOf = ({ day, workoutId, set: { reps, weight } }: Worked, value: number): ExerciseBest => ({
  value,
  reps,
  weight,
  localDate: day,
  workoutId,
});

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

// Less help is better, then more repetitions.
function lessHelp(one: ExerciseBest, other: ExerciseBest): ExerciseBest {
  if (one.value !== other.value) return one.value < other.value ? one : other;
  return (one.reps ?? 0) >= (other.reps ?? 0) ? one : other;
}

function asHelp(history: ExerciseHistory): ExerciseHistory {
  const work = workOf(history.sessions);
  const helps = work.flatMap((each) => (each.set.weight === null ? [] : [bestOf(each, each.set.weight)]));
  const known = history.best.weight ? [...helps, history.best.weight] : helps;
  const weight = known.length > 0 ? known.reduce(lessHelp) : null;
  const ofDay = (day: Day) => least(helps.filter(({ localDate }) => localDate === day).map(({ value }) => value));
  return {
    ...history,
    best: { ...history.best, weight, volume: null },
    estimatedMaximum: null,
    points: history.points.map((point) => ({
      ...point,
      weight: ofDay(point.localDate) ?? point.weight,
      // With help they are no more the body's own than with weight.
      reps: point.weight === null ? point.reps : null,
      volume: null,
      estimatedMaximum: null,
    })),
  };
}

// What was done without weight, of an exercise that was done with weight too. A day whose sessions are not loaded is one of
// the body alone when no weight was noted on it.
function withoutWeight(history: ExerciseHistory, field: 'reps' | 'duration'): Pick<ExerciseHistory, 'best' | 'points'> {
  const work = workOf(history.sessions);
  const loaded = new Set(work.map(({ day }) => day));
  const alone = work.filter(({ set }) => !set.weight && (set[field] ?? 0) > 0);
  const ofDay = (day: Day) => most(alone.flatMap((each) => (each.day === day ? (each.set[field] ?? []) : [])));
  const points = history.points.map((point) => {
    const value = loaded.has(point.localDate) ? ofDay(point.localDate) : point.weight ? null : point[field];
    return { ...point, [field]: value };
  });
  const told = history.best[field];
  if (told && !told.weight) return { best: history.best, points };
  const found = [
    ...alone.map((each) => bestOf(each, each.set[field] ?? 0)),
    ...points.flatMap(({ localDate, [field]: value }): ExerciseBest[] =>
      value === null
        ? []
        : [{ value, reps: field === 'reps' ? value : null, weight: null, localDate, workoutId: null }],
    ),
  ];
  const best = found.reduce<ExerciseBest | null>(
    (top, each) => (top === null || each.value > top.value ? each : top),
    null,
  );
  return { best: { ...history.best, [field]: best }, points };
}

// `assisted`: its weight is help.
export function toldAs(history: ExerciseHistory, assisted: boolean): ExerciseHistory {
  if (assisted) return asHelp(history);
  if (history.best.weight === null) return history;
  const counted = { ...history, ...withoutWeight(history, 'reps') };
  return { ...counted, ...withoutWeight(counted, 'duration') };
}
