import { describe, expect, it } from 'vitest';
import { blankSet, noEntry, type SetEntry } from '@/features/workouts/training/training';
import { currentSet, withoutSet } from './setEdits';
import { squat, set, rows, lastTime, done, noon } from './setFixtures';
import {
  amountsOf,
  lastOf,
  lastSet,
  plannedRows,
  tickedSets,
  wholeTick,
  withAllTicked,
  withNoneTicked,
  withSet,
  withSetTicked,
  type Dose,
} from './sets';
import { rowsOf } from './storedRows';

describe('the rows of an exercise', () => {
  it('are as many as planned, at least one', () => {
    expect(rows).toHaveLength(3);
    expect(plannedRows({ sets: null })).toEqual([blankSet]);
  });

  it('become current one after the other', () => {
    expect(currentSet(rows)).toBe(0);
    expect(currentSet(withSetTicked(rows, 0, squat, 1))).toBe(1);
    expect(currentSet(rows.map((each) => ({ ...each, doneAt: 1 })))).toBeNull();
  });

  it('never run out', () => {
    expect(withoutSet([set({ reps: 4 })], 0)).toEqual([blankSet]);
    expect(withoutSet([set({ reps: 4 }), set({ reps: 5 })], 0)).toEqual([set({ reps: 5 })]);
  });
});

describe('the value of a row', () => {
  it('is the planned one without other information', () => {
    expect(amountsOf(rows, 2, squat)).toEqual({ reps: 12, weight: 25, duration: null, distance: null });
  });

  it('is that of the same set the last time, rather than the plan', () => {
    const last = lastTime([
      { reps: 8, weight: 30 },
      { reps: 6, weight: 35 },
    ]);
    expect(amountsOf(rows, 0, squat, last)).toMatchObject({ reps: 8, weight: 30 });
    expect(amountsOf(rows, 1, squat, last)).toMatchObject({ reps: 6, weight: 35 });
    expect(amountsOf(rows, 2, squat, last)).toMatchObject({ reps: 6, weight: 35 });
  });

  it("is that of the last time's completion if its sets were not ticked one by one", () => {
    expect(amountsOf(rows, 1, squat, lastTime([], { actualReps: 9, actualWeight: 40 }))).toMatchObject({
      reps: 9,
      weight: 40,
    });
  });

  it('follows a change in the row above, but not its default', () => {
    const last = lastTime([
      { reps: 8, weight: 30 },
      { reps: 6, weight: 30 },
    ]);
    const ticked = withSetTicked(rows, 0, squat, noon, last);
    expect(amountsOf(ticked, 1, squat, last)).toMatchObject({ reps: 6, weight: 30 });
    const heavier = withSet(ticked, 0, { weight: 32.5 });
    expect(amountsOf(heavier, 1, squat, last)).toMatchObject({ reps: 6, weight: 32.5 });
  });

  it('does not change in a pyramid, whose sets differ on purpose', () => {
    const last = lastTime([
      { reps: 12, weight: 60 },
      { reps: 10, weight: 70 },
      { reps: 8, weight: 80 },
    ]);
    const weights = (sets: readonly SetEntry[]) =>
      sets.map((_set, index) => amountsOf(sets, index, squat, last).weight);
    expect(weights(withSet(rows, 0, { weight: 62.5 }))).toEqual([62.5, 70, 80]);
    expect(weights(withSetTicked(withSet(rows, 0, { weight: 62.5 }), 0, squat, noon, last))).toEqual([62.5, 70, 80]);
    expect(rows.map((_set, index) => amountsOf(withSet(rows, 0, { reps: 11 }), index, squat, last).reps)).toEqual([
      11, 10, 8,
    ]);
  });

  it('follows a change in equal sets, past a different one', () => {
    const last = lastTime([
      { reps: 5, weight: 100 },
      { reps: 5, weight: 110 },
      { reps: 5, weight: 100 },
    ]);
    expect(
      rows.map((_set, index) => amountsOf(withSet(rows, 0, { weight: 102.5 }), index, squat, last).weight),
    ).toEqual([102.5, 110, 102.5]);
  });

  it('follows the nearest change, even one back to the default', () => {
    const heavier = withSet(rows, 0, { weight: 30 });
    expect(amountsOf(heavier, 2, squat).weight).toBe(30);
    expect(amountsOf(withSet(heavier, 1, { weight: 25 }), 2, squat).weight).toBe(25);
  });

  it('does not follow a failed set, neither its 0 repetitions nor its weight', () => {
    const five: Dose = { sets: 5, reps: 5, weight: 225, duration: null };
    const failed = withSetTicked(withSet(plannedRows(five), 1, { reps: 0 }), 1, five, noon);
    expect(failed.map((_set, index) => amountsOf(failed, index, five).reps)).toEqual([5, 0, 5, 5, 5]);
    const heavier = withSet(failed, 1, { weight: 235 });
    expect(amountsOf(heavier, 2, five)).toMatchObject({ reps: 5, weight: 225 });
    expect(amountsOf(withSet(failed, 0, { reps: 4 }), 2, five).reps).toBe(4);
  });

  it('compares warm-up sets with warm-up sets', () => {
    const last = lastTime([
      { setType: 'warmup', reps: 10, weight: 10 },
      { reps: 8, weight: 30 },
    ]);
    const sets = [set({ type: 'warmup' }), set(), set()];
    expect(amountsOf(sets, 0, squat, last).weight).toBe(10);
    expect(amountsOf(sets, 1, squat, last).weight).toBe(30);
    expect(amountsOf(withSet(sets, 0, { weight: 15 }), 1, squat, last).weight).toBe(30);
  });

  it('does not change once ticked, and can change again after unticking', () => {
    const ticked = withSetTicked(withSet(rows, 0, { weight: 30 }), 1, squat, noon);
    expect(ticked[1]).toMatchObject({ weight: 30, reps: 12, doneAt: noon });
    expect(amountsOf(withSet(ticked, 0, { weight: 40 }), 1, squat).weight).toBe(30);
    expect(withSetTicked(ticked, 1, squat, noon + 1)[1]).toMatchObject({ weight: 30, doneAt: null });
  });
});

describe('the last time', () => {
  it('is that of the same position, or of the last set if there were fewer', () => {
    const last = lastTime([{ reps: 8 }, { reps: 6 }]);
    expect(lastSet(last, 0)?.reps).toBe(8);
    expect(lastSet(last, 4)?.reps).toBe(6);
    expect(lastSet(undefined, 0)).toBeNull();
  });

  it('has no warm-up set if there was none', () => {
    expect(lastOf([set({ type: 'warmup' })], 0, lastTime([{ reps: 8 }]))).toBeNull();
  });
});

describe('the last time of another kind of set', () => {
  const dropped = lastTime([
    { reps: 10, weight: 50 },
    { setType: 'drop', reps: 8, weight: 30 },
  ]);

  it('is no suggestion: a drop set does not affect a working set', () => {
    expect(rows.map((_row, index) => amountsOf(rows, index, squat, dropped).weight)).toEqual([50, 50, 50]);
    expect(amountsOf(rows, 0, squat, lastTime([{ setType: 'drop', reps: 8, weight: 30 }]))).toMatchObject({
      reps: 12,
      weight: 25,
    });
  });

  it('counts a set to failure as a working set', () => {
    const last = lastTime([
      { reps: 10, weight: 50 },
      { setType: 'failure', reps: 7, weight: 55 },
    ]);
    expect(amountsOf(rows, 1, squat, last)).toMatchObject({ reps: 7, weight: 55 });
    expect(amountsOf([set(), set({ type: 'failure' })], 1, squat, last)).toMatchObject({ reps: 7, weight: 55 });
  });

  it('a drop set is compared with drop sets, and the set after it with the working set before it', () => {
    const sets = [set(), set({ type: 'drop' }), set()];
    expect(sets.map((_row, index) => amountsOf(sets, index, squat, dropped).weight)).toEqual([50, 30, 50]);
    expect(amountsOf(withSet(sets, 1, { weight: 20 }), 2, squat, dropped).weight).toBe(50);
  });

  it('a first drop set starts from the changed working set above it', () => {
    const last = lastTime([{ reps: 10, weight: 50 }]);
    const sets = [
      set({ type: 'warmup', weight: 20 }),
      set({ weight: 60 }),
      set({ type: 'drop' }),
      set({ type: 'drop' }),
    ];
    expect(amountsOf(sets, 2, squat, last)).toMatchObject({ reps: 10, weight: 60 });
    expect(amountsOf(withSet(sets, 2, { weight: 45 }), 3, squat, last).weight).toBe(45);
    expect(amountsOf([set({ type: 'drop' })], 0, squat, last)).toMatchObject({ reps: 12, weight: 25 });
  });

  it('a drop set does not start from a failed set', () => {
    const sets = [set({ weight: 60 }), set({ weight: 70, reps: 0 }), set({ type: 'drop' })];
    expect(amountsOf(sets, 2, squat)).toMatchObject({ reps: 12, weight: 60 });
    expect(amountsOf([set({ weight: 70, reps: 0 }), set({ type: 'drop' })], 1, squat)).toMatchObject({
      reps: 12,
      weight: 25,
    });
  });

  it('many drop sets are computed quickly', () => {
    const sets = [set({ weight: 60 }), ...Array.from({ length: 99 }, () => set({ type: 'drop' }))];
    expect(amountsOf(sets, 99, squat, lastTime([{ reps: 10, weight: 50 }])).weight).toBe(60);
  });

  it('a failed set is no suggestion', () => {
    const failed = lastTime([
      { reps: 5, weight: 100 },
      { setType: 'failure', reps: 0, weight: 120 },
    ]);
    expect(amountsOf(rows, 1, squat, failed)).toMatchObject({ reps: 5, weight: 100 });
    expect(amountsOf(rows, 0, squat, lastTime([{ reps: 0, weight: 120 }]))).toMatchObject({ reps: 12, weight: 25 });
    expect(amountsOf(rows, 0, squat, lastTime([], { actualReps: 0, actualWeight: 120 }))).toMatchObject({
      reps: 12,
      weight: 25,
    });
  });
});

describe('ticking a whole exercise', () => {
  it('logs ticked sets as they are, and the rest with their values', () => {
    const some = withSetTicked(withSet(rows, 0, { weight: 35, reps: 5 }), 0, squat, noon);
    const last = lastTime([
      { reps: 8, weight: 30 },
      { reps: 6, weight: 32.5 },
    ]);
    expect(wholeTick(rows, squat, last).map(({ setType, reps, weight }) => [setType, reps, weight])).toEqual([
      ['normal', 8, 30],
      ['normal', 6, 32.5],
      ['normal', 6, 32.5],
    ]);
    expect(wholeTick(some, squat).map(({ reps, weight }) => [reps, weight])).toEqual([
      [5, 35],
      [5, 35],
      [5, 35],
    ]);
  });

  it('ticks open sets with their values, and does not change ticked ones', () => {
    const some = withSetTicked(withSet(rows, 0, { weight: 30, reps: 5 }), 0, squat, noon);
    expect(withAllTicked(some, squat, noon + 5).map(({ reps, weight, doneAt }) => [reps, weight, doneAt])).toEqual([
      [5, 30, noon],
      [5, 30, noon + 6],
      [5, 30, noon + 7],
    ]);
  });

  it('leaves out the warm-up sets that were left out', () => {
    const [warmup, ...working] = rows.map((row, index) => (index === 0 ? { ...row, type: 'warmup' as const } : row));
    const begun = withSetTicked([warmup!, ...working], 1, squat, noon);
    expect(withAllTicked(begun, squat, noon + 5).map(({ doneAt }) => doneAt)).toEqual([null, noon, noon + 7]);
    expect(wholeTick(begun, squat).map(({ setType }) => setType)).toEqual(['normal', 'normal']);
    expect(wholeTick([warmup!, ...working], squat)).toHaveLength(3);
  });

  it('can be undone without losing values', () => {
    expect(withNoneTicked(withAllTicked(rows, squat, noon)).map(({ weight, doneAt }) => [weight, doneAt])).toEqual([
      [25, null],
      [25, null],
      [25, null],
    ]);
  });
});

describe('the sets that are sent', () => {
  it('are the ticked ones with all their values, and no others', () => {
    const sets = withSetTicked(withSet(rows, 1, { type: 'drop', rpe: 8.5, reps: 0 }), 1, squat, noon);
    expect(tickedSets(sets)).toEqual([
      { setType: 'drop', reps: 0, weight: 25, rpe: 8.5, doneAt: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(tickedSets(rows)).toEqual([]);
  });
});

describe('the rows with a stored completion', () => {
  it('are ticked as on the server, with the rest of the plan open', () => {
    const stored = done([{ reps: 10, weight: 30, doneAt: '2026-11-20T12:00:00.000Z' }]);
    expect(rowsOf(noEntry, squat, stored).map(({ reps, doneAt }) => [reps, doneAt])).toEqual([
      [10, noon],
      [null, null],
      [null, null],
    ]);
  });

  it('are all ticked if the exercise was ticked as a whole', () => {
    const whole = done([], { actualSets: 2, actualReps: 12, actualWeight: 20 });
    expect(rowsOf(noEntry, squat, whole).map(({ reps, weight, doneAt }) => [reps, weight, doneAt])).toEqual([
      [12, 20, 0],
      [12, 20, 0],
    ]);
  });

  it('are open if the server has nothing, whatever this device has stored', () => {
    const entry = { ...noEntry, sets: withAllTicked(rows, squat, noon) };
    expect(rowsOf(entry, squat, undefined).every(({ doneAt }) => doneAt === null)).toBe(true);
  });

  it("keep this device's order and open rows while both agree", () => {
    const sets = withSetTicked(withSet(rows, 2, { weight: 40, reps: 6 }), 2, squat, noon);
    const stored = done([{ reps: 6, weight: 40, doneAt: '2026-11-20T12:00:00.000Z' }]);
    expect(rowsOf({ ...noEntry, sets }, squat, stored)).toEqual(sets);
  });

  it('follow the server if another device changed a set', () => {
    const sets = withSetTicked(rows, 0, squat, noon);
    const stored = done([
      { reps: 9, weight: 50 },
      { reps: 9, weight: 50 },
    ]);
    expect(rowsOf({ ...noEntry, sets }, squat, stored).map(({ weight, doneAt }) => [weight, doneAt !== null])).toEqual([
      [50, true],
      [50, true],
      [null, false],
    ]);
  });
});
