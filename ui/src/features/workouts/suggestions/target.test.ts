import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, ExerciseSuggestion, PlannedExercise } from '@/shared/api/types';
import { lastTime, noon } from '@/features/workouts/sets/setFixtures';
import { amountsOf, plannedRows, topOfRange, wholeTick, withSetTicked } from '@/features/workouts/sets/sets';
import { rowsOf } from '@/features/workouts/sets/storedRows';
import { differsFromPlan, toPlanInput, toSessionExercise, withSetsToday } from '@/features/workouts/training/list';
import { newTraining, noEntry, withEntry, type Answer } from '@/features/workouts/training/training';
import { answerOfTicks, rowsAfterAnswer } from './answers';
import { withTargets, type Basis, type TrackedExercise } from './target';

const catalogue = new Map(
  (example<Exercise[]>('list_exercises.all').response.body ?? []).map((each) => [each.key, each]),
);
const [anyPlanned] = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];
const [recorded] = example<ExerciseSuggestion[]>('list_exercise_suggestions.heavier').response.body ?? [];

const bench: PlannedExercise = {
  ...anyPlanned!,
  id: 7,
  exerciseKey: 'bench_press',
  exerciseName: 'Bench Press',
  category: 'main',
  sets: 3,
  reps: 8,
  repsMax: 10,
  weight: 90,
  duration: null,
  rampUpSets: 2,
};
const heavier: ExerciseSuggestion = { ...recorded!, plannedExerciseId: 7 };
const lighter: ExerciseSuggestion = {
  ...heavier,
  kind: 'lighter_week',
  sets: 2,
  reps: 10,
  weight: 100,
  otherwise: { ...heavier.otherwise!, sets: 3, reps: 8, weight: 105 },
};
const basis: Basis = {
  suggestions: [heavier],
  answers: new Map(),
  lastTimes: new Map(),
  catalogue,
  unit: 'lb',
  steps: {},
};
const answered = (answer: Answer) => ({ ...basis, answers: new Map([[7, answer]]) });
const tracked = (more: Partial<Basis> = {}, planned = bench): TrackedExercise =>
  withTargets([planned], { ...basis, ...more })[0]!;
const last = lastTime([{ reps: 10, weight: 100 }]);
const working = (exercise: TrackedExercise, of = last) =>
  wholeTick(plannedRows(exercise), exercise, of)
    .filter(({ setType }) => setType === 'normal')
    .map(({ weight, reps }) => [weight, reps]);

describe('the fields of an exercise', () => {
  it('hold what is suggested, rather than the last time or the plan', () => {
    expect(working(tracked())).toEqual([
      [105, 8],
      [105, 8],
      [105, 8],
    ]);
  });

  it('hold the last time, and then the plan, without an answer of the server', () => {
    const alone = tracked({ suggestions: undefined });
    expect(alone.target).toBeUndefined();
    expect(working(alone)[0]).toEqual([100, 10]);
    expect(working(alone, lastTime([]))[0]).toEqual([90, 8]);
  });

  it('hold the aim of each set if they differ, and that of the last one beyond', () => {
    const more = tracked({ suggestions: [{ ...heavier, kind: 'more_repetitions', weight: 100, setReps: [10, 9, 9] }] });
    const rows = [...plannedRows(more), ...plannedRows({ sets: 1 })];
    const reps = rows.map((_row, index) => amountsOf(rows, index, more, last).reps);
    expect(reps.slice(2)).toEqual([10, 9, 9, 9]);
  });

  it('hold what remains once the suggestion was declined', () => {
    expect(working(tracked(answered('declined')))[0]).toEqual([100, 10]);
    expect(working(tracked(answered('accepted')))[0]).toEqual([105, 8]);
  });

  it('have no weight the first time', () => {
    const first = tracked(
      { suggestions: [{ ...heavier, kind: 'first_time', weight: null, otherwise: null }] },
      { ...bench, weight: null },
    );
    expect(working(first, lastTime([]))[0]).toEqual([null, 8]);
  });
});

describe('a lighter week', () => {
  const light = tracked({ suggestions: [lighter] });

  it('has fewer sets with the same weight', () => {
    expect(working(light)).toEqual([
      [100, 10],
      [100, 10],
    ]);
    expect(working(tracked({ ...answered('declined'), suggestions: [lighter] }))).toHaveLength(3);
  });

  it('leaves no set open once the fewer ones are done', () => {
    const done = { sets: [], actualSets: 2, actualReps: 10, actualWeight: 100, actualDuration: null };
    expect(rowsOf(noEntry, light, done)).toHaveLength(2);
  });

  it('is no change of the plan, and does not take sets out of it', () => {
    const ticked = withSetTicked(plannedRows(light), 2, light, noon, last);
    const training = withEntry(newTraining('2026-11-20', 0, 'key'), 7, { sets: ticked }, 0);
    expect(differsFromPlan(training, [light])).toBe(false);
    expect(toPlanInput(withSetsToday([toSessionExercise(light)], training, [light]))[0]?.sets).toBe(3);
    const usual = withEntry(training, 7, { sets: [...ticked, ...plannedRows({ sets: 1 })] }, 0);
    expect(differsFromPlan(usual, [light])).toBe(false);
    const more = withEntry(training, 7, { sets: [...ticked, ...plannedRows({ sets: 2 })] }, 0);
    expect(differsFromPlan(more, [light])).toBe(true);
    expect(toPlanInput(withSetsToday([toSessionExercise(light)], more, [light]))[0]?.sets).toBe(4);
  });

  it('gets its further sets back when it is declined, and loses them when it is accepted again', () => {
    const ticked = withSetTicked(plannedRows(light), 2, light, noon, last);
    const usual = rowsAfterAnswer(ticked, light, 'declined');
    expect(usual.filter(({ type }) => type === 'normal')).toHaveLength(3);
    const declined = tracked({ ...answered('declined'), suggestions: [lighter] });
    const again = rowsAfterAnswer(usual, declined, 'accepted');
    expect(again.filter(({ type }) => type === 'normal')).toHaveLength(2);
    expect(again.filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
  });
});

describe('ramp-up sets', () => {
  it('come before a loaded main exercise that has some to ramp up to', () => {
    expect(plannedRows(tracked()).filter(({ type }) => type === 'warmup')).toHaveLength(2);
    const barOnly = { ...heavier, weight: 45 };
    expect(tracked({ suggestions: [barOnly] }).rampUp).toBeUndefined();
    expect(tracked({}, { ...bench, rampUpSets: 0 }).rampUp).toBeUndefined();
    expect(tracked({}, { ...bench, category: 'warmup' }).rampUp).toBeUndefined();
    expect(tracked({}, { ...bench, exerciseKey: 'push_up' }).rampUp).toBeUndefined();
    expect(tracked({}, { ...bench, exerciseKey: null }).rampUp).toBeUndefined();
    expect(tracked({ catalogue: null }).rampUp).toBeUndefined();
  });
});

describe('the answer that ticks give', () => {
  const exercise = tracked();
  const first = 2;
  const tick = (weight: number | null) => {
    const rows = plannedRows(exercise).map((row, index) => (index === first ? { ...row, weight } : row));
    return withSetTicked(rows, first, exercise, noon, last);
  };

  it('is that the suggestion was taken, or changed', () => {
    expect(answerOfTicks(exercise, tick(null), undefined)).toBe('accepted');
    expect(answerOfTicks(exercise, tick(110), undefined)).toBe('changed');
    expect(answerOfTicks(exercise, tick(110), 'accepted')).toBe('changed');
  });

  it('is given once, and never after a decline or before a working set', () => {
    expect(answerOfTicks(exercise, tick(null), 'accepted')).toBeNull();
    expect(answerOfTicks(exercise, tick(null), 'declined')).toBeNull();
    expect(
      answerOfTicks(exercise, withSetTicked(plannedRows(exercise), 0, exercise, noon, last), undefined),
    ).toBeNull();
  });

  it('is not given without something to decline', () => {
    const same = tracked({ suggestions: [{ ...heavier, kind: 'same', otherwise: null }] });
    expect(answerOfTicks(same, tick(null), undefined)).toBeNull();
    const variant = tracked({ suggestions: [{ ...heavier, kind: 'harder_variant' }] });
    expect(answerOfTicks(variant, tick(null), undefined)).toBeNull();
  });
});

describe('a range of repetitions', () => {
  const top = (exercise: TrackedExercise, of = last) =>
    topOfRange(plannedRows(exercise), exercise, wholeTick(plannedRows(exercise), exercise, of));

  it('is shown while the sets start at its bottom, and not once they hold other repetitions', () => {
    expect(top(tracked())).toBe(10);
    expect(top(tracked({ suggestions: [{ ...heavier, reps: 9 }] }))).toBeNull();
    expect(top(tracked({ suggestions: undefined }), lastTime([]))).toBe(10);
    expect(top(tracked({ suggestions: undefined }))).toBeNull();
    expect(top(tracked({ suggestions: undefined }, { ...bench, repsMax: null }), lastTime([]))).toBeNull();
  });

  it('is not shown once a set is ticked', () => {
    const rows = withSetTicked(plannedRows(tracked()), 2, tracked(), noon, last);
    expect(topOfRange(rows, tracked(), wholeTick(rows, tracked(), last))).toBeNull();
  });
});
