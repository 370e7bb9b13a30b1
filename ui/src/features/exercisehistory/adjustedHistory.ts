// Adjusts the history of an exercise for its page: on an assisted machine less weight is better, and sets without
// weight are listed beside sets with weight. The server reports only the heaviest and the highest values. Pure
// functions.
import type { ExerciseBest, ExerciseCompletion, ExerciseHistory } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { isWorkingSet, performedSets, type SetValues } from '@/shared/lib/sets';

interface WorkingSet {
  day: Day;
  workoutId: number | null;
  set: SetValues;
}

// The successful working sets of the loaded sessions.
function workingSetsOf(sessions: readonly ExerciseCompletion[]): WorkingSet[] {
  return sessions
    .filter(({ category }) => category === 'main')
    .flatMap((session) =>
      performedSets(session)
        .filter((set) => isWorkingSet(set) && set.reps !== 0)
        .map((set) => ({ day: session.localDate, workoutId: session.workoutId, set })),
    );
}

const bestOf = ({ day, workoutId, set: { reps, weight } }: WorkingSet, value: number): ExerciseBest => ({
  value,
  reps,
  weight,
  localDate: day,
  workoutId,
});

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

// Less assistance is better, then more repetitions.
function lessHelp(one: ExerciseBest, other: ExerciseBest): ExerciseBest {
  if (one.value !== other.value) return one.value < other.value ? one : other;
  return (one.reps ?? 0) >= (other.reps ?? 0) ? one : other;
}

function withAssistance(history: ExerciseHistory): ExerciseHistory {
  const work = workingSetsOf(history.sessions);
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
      // Repetitions with assistance do not count as body-weight repetitions.
      reps: point.weight === null ? point.reps : null,
      volume: null,
      estimatedMaximum: null,
    })),
  };
}

// Best values without weight of an exercise that was also done with weight. A day whose sessions are not loaded counts
// as done without weight if it has no weight.
function withoutWeight(history: ExerciseHistory, field: 'reps' | 'duration'): Pick<ExerciseHistory, 'best' | 'points'> {
  const work = workingSetsOf(history.sessions);
  const loaded = new Set(work.map(({ day }) => day));
  const alone = work.filter(({ set }) => !set.weight && (set[field] ?? 0) > 0);
  const ofDay = (day: Day) => most(alone.flatMap((each) => (each.day === day ? (each.set[field] ?? []) : [])));
  const points = history.points.map((point) => {
    const value = loaded.has(point.localDate) ? ofDay(point.localDate) : point.weight ? null : point[field];
    return { ...point, [field]: value };
  });
  const reported = history.best[field];
  if (reported && !reported.weight) return { best: history.best, points };
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

// `assisted`: the weight is assistance.
export function adjustedHistory(history: ExerciseHistory, assisted: boolean): ExerciseHistory {
  if (assisted) return withAssistance(history);
  if (history.best.weight === null) return history;
  const counted = { ...history, ...withoutWeight(history, 'reps') };
  return { ...counted, ...withoutWeight(counted, 'duration') };
}
