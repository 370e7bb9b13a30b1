import { describe, expect, it } from 'vitest';
import type { LastCompletion } from '@/shared/api/types';
import { currentSet, withHeld, withoutSet, withType } from './setEdits';
import {
  amountsOf,
  lastOf,
  lastSet,
  plannedRows,
  rowsOf,
  tickedSets,
  wholeTick,
  withAllTicked,
  withNoneTicked,
  withSet,
  withSetTicked,
  type DoneSets,
  type Dose,
} from './sets';
import { goesOnAtOnce, turnsOf } from './setTurns';
import { blankSet, noEntry, type SetEntry } from '@/features/workouts/training/training';

const squat: Dose = { sets: 3, reps: 12, weight: 25, duration: null };
const set = (change: Partial<SetEntry> = {}): SetEntry => ({ ...blankSet, ...change });
const rows = plannedRows(squat);
const nothing = {
  setType: 'normal' as const,
  reps: null,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: null,
};
const lastTime = (
  sets: Partial<LastCompletion['sets'][number]>[],
  whole: Partial<LastCompletion> = {},
): LastCompletion => ({
  exerciseName: 'Goblet Squat',
  localDate: '2026-11-17',
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  ...whole,
  sets: sets.map((each) => ({ ...nothing, ...each })),
});
const done = (sets: Partial<DoneSets['sets'][number]>[], whole: Partial<DoneSets> = {}): DoneSets => ({
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  ...whole,
  sets: sets.map((each) => ({ ...nothing, ...each })),
});
const noon = Date.UTC(2026, 10, 20, 12);

describe('the rows of an exercise', () => {
  it('are as many as planned, at least one', () => {
    expect(rows).toHaveLength(3);
    expect(plannedRows({ sets: null })).toEqual([blankSet]);
  });

  it('have their turn one after the other', () => {
    expect(currentSet(rows)).toBe(0);
    expect(currentSet(withSetTicked(rows, 0, squat, 1))).toBe(1);
    expect(currentSet(rows.map((each) => ({ ...each, doneAt: 1 })))).toBeNull();
  });

  it('never become none', () => {
    expect(withoutSet([set({ reps: 4 })], 0)).toEqual([blankSet]);
    expect(withoutSet([set({ reps: 4 }), set({ reps: 5 })], 0)).toEqual([set({ reps: 5 })]);
  });
});

describe('what a row stands for', () => {
  it('is the plan as long as nobody knows better', () => {
    expect(amountsOf(rows, 2, squat)).toEqual({ reps: 12, weight: 25, duration: null, distance: null });
  });

  it('is what was done in the same set the last time, before the plan', () => {
    const last = lastTime([
      { reps: 8, weight: 30 },
      { reps: 6, weight: 35 },
    ]);
    expect(amountsOf(rows, 0, squat, last)).toMatchObject({ reps: 8, weight: 30 });
    expect(amountsOf(rows, 1, squat, last)).toMatchObject({ reps: 6, weight: 35 });
    expect(amountsOf(rows, 2, squat, last)).toMatchObject({ reps: 6, weight: 35 });
  });

  it('is the whole of the last time where the sets were not ticked one by one', () => {
    expect(amountsOf(rows, 1, squat, lastTime([], { actualReps: 9, actualWeight: 40 }))).toMatchObject({
      reps: 9,
      weight: 40,
    });
  });

  it('follows a change in the row above, and not what merely stood there', () => {
    const last = lastTime([
      { reps: 8, weight: 30 },
      { reps: 6, weight: 30 },
    ]);
    const ticked = withSetTicked(rows, 0, squat, noon, last);
    expect(amountsOf(ticked, 1, squat, last)).toMatchObject({ reps: 6, weight: 30 });
    const heavier = withSet(ticked, 0, { weight: 32.5 });
    expect(amountsOf(heavier, 1, squat, last)).toMatchObject({ reps: 6, weight: 32.5 });
  });

  it('stays what it was in a pyramid, whose sets differ on purpose', () => {
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

  it('follows a change among the sets that are alike, past one that is not', () => {
    const last = lastTime([
      { reps: 5, weight: 100 },
      { reps: 5, weight: 110 },
      { reps: 5, weight: 100 },
    ]);
    expect(
      rows.map((_set, index) => amountsOf(withSet(rows, 0, { weight: 102.5 }), index, squat, last).weight),
    ).toEqual([102.5, 110, 102.5]);
  });

  it('follows the nearest change, also one back to where it began', () => {
    const heavier = withSet(rows, 0, { weight: 30 });
    expect(amountsOf(heavier, 2, squat).weight).toBe(30);
    expect(amountsOf(withSet(heavier, 1, { weight: 25 }), 2, squat).weight).toBe(25);
  });

  it('is not what failed: no later set begins with 0 repetitions, nor at the weight of the failed try', () => {
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

  it('stays what it was when it is ticked, and is open to change after a second tick', () => {
    const ticked = withSetTicked(withSet(rows, 0, { weight: 30 }), 1, squat, noon);
    expect(ticked[1]).toMatchObject({ weight: 30, reps: 12, doneAt: noon });
    expect(amountsOf(withSet(ticked, 0, { weight: 40 }), 1, squat).weight).toBe(30);
    expect(withSetTicked(ticked, 1, squat, noon + 1)[1]).toMatchObject({ weight: 30, doneAt: null });
  });
});

describe('the last time', () => {
  it('is that of the same place, and the last one where there were fewer', () => {
    const last = lastTime([{ reps: 8 }, { reps: 6 }]);
    expect(lastSet(last, 0)?.reps).toBe(8);
    expect(lastSet(last, 4)?.reps).toBe(6);
    expect(lastSet(undefined, 0)).toBeNull();
  });

  it('has no warm-up where there was none', () => {
    expect(lastOf([set({ type: 'warmup' })], 0, lastTime([{ reps: 8 }]))).toBeNull();
  });
});

describe('the last time of another kind of set', () => {
  const dropped = lastTime([
    { reps: 10, weight: 50 },
    { setType: 'drop', reps: 8, weight: 30 },
  ]);

  it('is no suggestion: a drop set says nothing to a working set', () => {
    expect(rows.map((_row, index) => amountsOf(rows, index, squat, dropped).weight)).toEqual([50, 50, 50]);
    expect(amountsOf(rows, 0, squat, lastTime([{ setType: 'drop', reps: 8, weight: 30 }]))).toMatchObject({
      reps: 12,
      weight: 25,
    });
  });

  it('counts a set to failure among the working sets', () => {
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

  it('a first drop set starts from the working set above it, as that was changed', () => {
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

  it('a drop set starts from no failed try', () => {
    const sets = [set({ weight: 60 }), set({ weight: 70, reps: 0 }), set({ type: 'drop' })];
    expect(amountsOf(sets, 2, squat)).toMatchObject({ reps: 12, weight: 60 });
    expect(amountsOf([set({ weight: 70, reps: 0 }), set({ type: 'drop' })], 1, squat)).toMatchObject({
      reps: 12,
      weight: 25,
    });
  });

  it('many drop sets are told at once', () => {
    const sets = [set({ weight: 60 }), ...Array.from({ length: 99 }, () => set({ type: 'drop' }))];
    expect(amountsOf(sets, 99, squat, lastTime([{ reps: 10, weight: 50 }])).weight).toBe(60);
  });

  it('a failed try is no suggestion', () => {
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
  it('logs what is ticked already, and the rest with what it stands for', () => {
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

  it('ticks what is open with what it stands for, and leaves the rest alone', () => {
    const some = withSetTicked(withSet(rows, 0, { weight: 30, reps: 5 }), 0, squat, noon);
    expect(withAllTicked(some, squat, noon + 5).map(({ reps, weight, doneAt }) => [reps, weight, doneAt])).toEqual([
      [5, 30, noon],
      [5, 30, noon + 6],
      [5, 30, noon + 7],
    ]);
  });

  it('can be taken back with the values kept', () => {
    expect(withNoneTicked(withAllTicked(rows, squat, noon)).map(({ weight, doneAt }) => [weight, doneAt])).toEqual([
      [25, null],
      [25, null],
      [25, null],
    ]);
  });
});

describe('the turns of an exercise', () => {
  const kinds = (...types: SetEntry['type'][]) => types.map((type) => set({ type }));

  it('are its working sets, each with the warm-up before it and the drop sets after it', () => {
    expect(turnsOf(kinds('warmup', 'warmup', 'normal', 'failure', 'drop', 'drop', 'normal'))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6],
    ]);
    expect(turnsOf(kinds('normal', 'warmup', 'normal'))).toEqual([[0], [1, 2]]);
    expect(turnsOf(kinds('warmup', 'drop', 'normal'))).toEqual([[0, 1], [2]]);
    expect(turnsOf(kinds('normal', 'warmup'))).toEqual([[0], [1]]);
    expect(turnsOf([])).toEqual([]);
  });

  it('go on at once where a drop set follows the set that was ticked last', () => {
    const [first, drop, third] = kinds('normal', 'drop', 'normal');
    const ticked = (row: SetEntry | undefined, doneAt: number) => ({ ...row!, doneAt });
    expect(goesOnAtOnce([first!, drop!, third!])).toBe(false);
    expect(goesOnAtOnce([ticked(first, 1), drop!, third!])).toBe(true);
    expect(goesOnAtOnce([ticked(first, 1), ticked(drop, 2), third!])).toBe(false);
    expect(goesOnAtOnce([ticked(first, 1), drop!, ticked(third, 2)])).toBe(false);
    expect(goesOnAtOnce([ticked(first, 3), ticked(drop, 2), third!])).toBe(false);
    expect(goesOnAtOnce([drop!])).toBe(false);
  });
});

describe('what is sent', () => {
  it('is every ticked set with all that stands in it, and nothing of the others', () => {
    const sets = withSetTicked(withSet(rows, 1, { type: 'drop', rpe: 8.5, reps: 0 }), 1, squat, noon);
    expect(tickedSets(sets)).toEqual([
      { setType: 'drop', reps: 0, weight: 25, rpe: 8.5, doneAt: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(tickedSets(rows)).toEqual([]);
  });
});

describe('the rows beside what is stored', () => {
  it('are ticked as the server says, with the rest of the plan open', () => {
    const stored = done([{ reps: 10, weight: 30, doneAt: '2026-11-20T12:00:00.000Z' }]);
    expect(rowsOf(noEntry, squat, stored).map(({ reps, doneAt }) => [reps, doneAt])).toEqual([
      [10, noon],
      [null, null],
      [null, null],
    ]);
  });

  it('are all ticked where the exercise was ticked as a whole', () => {
    const whole = done([], { actualSets: 2, actualReps: 12, actualWeight: 20 });
    expect(rowsOf(noEntry, squat, whole).map(({ reps, weight, doneAt }) => [reps, weight, doneAt])).toEqual([
      [12, 20, 0],
      [12, 20, 0],
    ]);
  });

  it('are open when nothing is stored, whatever this device remembers', () => {
    const entry = { ...noEntry, sets: withAllTicked(rows, squat, noon) };
    expect(rowsOf(entry, squat, undefined).every(({ doneAt }) => doneAt === null)).toBe(true);
  });

  it('keep the order and the open rows of this device while both agree', () => {
    const sets = withSetTicked(withSet(rows, 2, { weight: 40, reps: 6 }), 2, squat, noon);
    const stored = done([{ reps: 6, weight: 40, doneAt: '2026-11-20T12:00:00.000Z' }]);
    expect(rowsOf({ ...noEntry, sets }, squat, stored)).toEqual(sets);
  });

  it('follow the server where another device changed a set', () => {
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

describe('a set that becomes a warm-up', () => {
  const bench: Dose = { sets: 3, reps: 5, weight: 225, duration: null };
  const pounds = { step: 5, unit: 'lb', bar: 45 } as const;
  const warm = (sets: readonly SetEntry[], last?: LastCompletion, steps: Parameters<typeof withType>[4] = pounds) =>
    amountsOf(withType(sets, 0, 'warmup', bench, steps, last), 0, bench, last).weight;

  it('is lifted with about half of the working weight, in steps of the person’s unit', () => {
    expect(warm(plannedRows(bench))).toBe(115);
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 100 }]))).toBe(50);
    expect(
      warm(plannedRows(bench), lastTime([{ reps: 5, weight: 220.46 }]), { step: 2.5, unit: 'kg', bar: 20 }),
    ).toBeCloseTo(110.23, 2);
  });

  it('is never lighter than the bar, nor heavier than the work', () => {
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 65 }]))).toBe(45);
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 30 }]))).toBe(30);
  });

  it('is as the last warm-up where there was one, and as typed or done where somebody typed or did it', () => {
    expect(
      warm(
        plannedRows(bench),
        lastTime([
          { setType: 'warmup', reps: 8, weight: 95 },
          { reps: 5, weight: 225 },
        ]),
      ),
    ).toBe(95);
    expect(warm([set({ weight: 135 }), set()])).toBe(135);
    expect(warm([set({ reps: 5, weight: 225, doneAt: noon }), set()])).toBe(225);
  });

  it('has no weight of its own where nobody lifts one, or where it would be help', () => {
    const plank: Dose = { sets: 3, reps: null, weight: null, duration: 30 };
    expect(withType(plannedRows(plank), 0, 'warmup', plank, pounds)[0]).toEqual(set({ type: 'warmup' }));
    expect(withType(plannedRows(bench), 0, 'warmup', bench, null)[0]).toEqual(set({ type: 'warmup' }));
  });

  it('is what it was when it becomes a working set again', () => {
    const back = withType(withType(plannedRows(bench), 0, 'warmup', bench, pounds), 0, 'normal', bench, pounds);
    expect(back).toEqual(plannedRows(bench));
    const typed = withSet(withType(plannedRows(bench), 0, 'warmup', bench, pounds), 0, { weight: 135 });
    expect(withType(typed, 0, 'normal', bench, pounds)[0]).toEqual(set({ weight: 135 }));
  });
});

describe('a hold that was ended early', () => {
  const plank: Dose = { sets: 3, reps: null, weight: null, duration: 30 };
  const held = withHeld(plannedRows(plank), 0, 12, plank);

  it('counts as long as it was held', () => {
    expect(amountsOf(withSetTicked(held, 0, plank, noon), 0, plank).duration).toBe(12);
  });

  it('is no new goal for the next sets', () => {
    expect([1, 2].map((index) => amountsOf(held, index, plank).duration)).toEqual([30, 30]);
  });

  it('leaves what was typed before it', () => {
    const typed = [set({ duration: 45 }), set(), set()];
    expect([1, 2].map((index) => amountsOf(withHeld(typed, 0, 12, plank), index, plank).duration)).toEqual([45, 45]);
  });
});
