// The rows of planned sets that differ.
import { describe, expect, it } from 'vitest';
import type { SetTarget } from '@/shared/api/types';
import { noEntry } from '@/features/workouts/training/training';
import { done, lastTime, noon, set } from './setFixtures';
import { amountsOf, plannedRows, wholeTick, withSet, withSetTicked, type Dose } from './sets';
import { rowsOf } from './storedRows';

const target = (reps: number, weight: number, setType: SetTarget['setType'] = 'normal'): SetTarget => ({
  setType,
  reps,
  repsMax: null,
  weight,
  duration: null,
});
const pyramid = [target(10, 20, 'warmup'), target(12, 40), target(10, 45), target(8, 30, 'drop')];
const squat: Dose = { sets: 3, reps: 12, weight: 40, duration: null, setTargets: pyramid };
const rows = plannedRows(squat);
const valuesOf = (last?: ReturnType<typeof lastTime>) =>
  rows.map((_row, index) => {
    const { reps, weight } = amountsOf(rows, index, squat, last);
    return [reps, weight];
  });
const planned = [
  [10, 20],
  [12, 40],
  [10, 45],
  [8, 30],
];

describe('the rows of planned sets that differ', () => {
  it('have the types and values of the plan', () => {
    expect(rows.map(({ type }) => type)).toEqual(['warmup', 'normal', 'normal', 'drop']);
    expect(valuesOf()).toEqual(planned);
    expect(wholeTick(rows, squat).map(({ reps }) => reps)).toEqual([10, 12, 10, 8]);
  });

  it('follow the last time only if it was planned with these sets', () => {
    const lifted = [
      { setType: 'warmup' as const, reps: 10, weight: 25 },
      { reps: 12, weight: 42.5 },
      { reps: 9, weight: 47.5 },
      { setType: 'drop' as const, reps: 8, weight: 32.5 },
    ];
    expect(valuesOf(lastTime(lifted, { plannedSetTargets: pyramid }))).toEqual([
      [10, 25],
      [12, 42.5],
      [9, 47.5],
      [8, 32.5],
    ]);
    expect(valuesOf(lastTime(lifted))).toEqual(planned);
    const equal = lastTime([{ reps: 10, weight: 50 }]);
    expect(valuesOf(equal)).toEqual(planned);
    const weightless = { ...squat, setTargets: pyramid.map((each) => ({ ...each, weight: null })) };
    expect(amountsOf(rows, 2, weightless, equal)).toMatchObject({ reps: 10, weight: 50 });
  });

  it('take a typed value only for themselves, and an added row is like the last one of its type', () => {
    const typed = withSet(rows, 1, { weight: 60 });
    expect(amountsOf(typed, 2, squat).weight).toBe(45);
    expect(amountsOf([...rows, set()], 4, squat)).toMatchObject({ reps: 10, weight: 45 });
  });

  it('stay open after the first ticks, also on another device', () => {
    const ticked = withSetTicked(rows, 1, squat, noon);
    expect(ticked[1]).toMatchObject({ reps: 12, weight: 40, doneAt: noon });
    const elsewhere = rowsOf(noEntry, squat, done([{ reps: 12, weight: 40, doneAt: new Date(noon).toISOString() }]));
    expect(elsewhere.map(({ type, doneAt }) => [type, doneAt !== null])).toEqual([
      ['warmup', false],
      ['normal', true],
      ['normal', false],
      ['drop', false],
    ]);
    expect(amountsOf(elsewhere, 2, squat)).toMatchObject({ reps: 10, weight: 45 });
  });
});
