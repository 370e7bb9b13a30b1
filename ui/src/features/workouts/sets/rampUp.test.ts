import { describe, expect, it } from 'vitest';
import { blankSet } from '@/features/workouts/training/training';
import { canRampUp, rampUpSets, sharedWeight, type Loaded } from './rampUp';
import { set, lastTime, noon } from './setFixtures';
import { amountsOf, isComplete, plannedRows, tickedSets, withSet, withSetTicked, type Dose } from './sets';
import { currentSet } from './setEdits';

const bar: Loaded = { step: 2.5, unit: 'kg', bar: 20 };
const dumbbell: Loaded = { step: 2, unit: 'kg', bar: 0 };
const kilograms = (pounds: number) => Math.round(pounds * 0.45359237 * 100) / 100;
const pounds = (kg: number) => kg / 0.45359237;

describe('ramp-up sets', () => {
  it('rise in weight while the repetitions fall, and end well below the working weight', () => {
    for (let count = 1; count <= 10; count += 1) {
      const sets = rampUpSets(count);
      expect(sets).toHaveLength(count);
      sets.slice(1).forEach((each, index) => {
        expect(each.share).toBeGreaterThan(sets[index]!.share);
        expect(each.reps).toBeLessThanOrEqual(sets[index]!.reps);
      });
      expect(sets.every(({ share, reps }) => share >= 0.4 && share <= 0.8 && reps >= 1 && reps <= 5)).toBe(true);
    }
    expect(rampUpSets(0)).toEqual([]);
    expect(rampUpSets(1)).toEqual([{ share: 0.6, reps: 5 }]);
  });

  it('can be loaded: on a step above the bar, at least the bar, at most the working weight', () => {
    expect(kilograms(sharedWeight(pounds(60), 0.5, bar))).toBe(30);
    expect(kilograms(sharedWeight(pounds(60), 0.75, bar))).toBe(45);
    expect(kilograms(sharedWeight(pounds(57.5), 0.75, bar))).toBe(42.5);
    expect(kilograms(sharedWeight(pounds(30), 0.5, bar))).toBe(20);
    expect(kilograms(sharedWeight(pounds(15), 0.5, bar))).toBe(15);
    expect(kilograms(sharedWeight(pounds(14), 0.5, dumbbell))).toBe(8);
    expect(kilograms(sharedWeight(pounds(2), 0.5, dumbbell))).toBe(2);
  });

  it('make no sense with an empty bar', () => {
    expect(canRampUp(pounds(20), 2, bar)).toBe(false);
    expect(canRampUp(pounds(25), 2, bar)).toBe(true);
    expect(canRampUp(pounds(60), 0, bar)).toBe(false);
  });
});

describe('the rows of an exercise with ramp-up sets', () => {
  const squat: Dose = {
    sets: 3,
    reps: 5,
    weight: 225,
    duration: null,
    rampUp: { sets: 2, loaded: { step: 5, unit: 'lb', bar: 45 } },
  };
  const rows = plannedRows(squat);
  const values = (sets = rows, dose = squat) =>
    sets.map((_row, index) => amountsOf(sets, index, dose)).map(({ weight, reps }) => [weight, reps]);

  it('begin with them, as warm-up sets', () => {
    expect(rows.map(({ type }) => type)).toEqual(['warmup', 'warmup', 'normal', 'normal', 'normal']);
    expect(values()).toEqual([
      [115, 5],
      [170, 3],
      [225, 5],
      [225, 5],
      [225, 5],
    ]);
  });

  it('follow the working weight until they are ticked', () => {
    const ticked = withSetTicked(rows, 0, squat, noon);
    expect(values(withSet(ticked, 2, { weight: 185 })).slice(0, 3)).toEqual([
      [115, 5],
      [140, 3],
      [185, 5],
    ]);
  });

  it('keep what was typed, and ignore the warm-up of the last time', () => {
    const last = lastTime([
      { setType: 'warmup', reps: 10, weight: 95 },
      { reps: 5, weight: 205 },
    ]);
    expect(amountsOf(rows, 0, squat, last)).toMatchObject({ reps: 5, weight: 105 });
    expect(amountsOf(withSet(rows, 0, { weight: 135 }), 0, squat, last)).toMatchObject({ reps: 5, weight: 135 });
  });

  it('have no weight while the working weight is unknown', () => {
    expect(values(rows, { ...squat, weight: null }).slice(0, 3)).toEqual([
      [null, 5],
      [null, 3],
      [null, 5],
    ]);
  });

  it('may be left out: the exercise is complete without them, and they are neither next nor sent', () => {
    const ticked = [2, 3, 4].reduce((sets, index) => withSetTicked(sets, index, squat, noon + index), rows);
    expect(isComplete(ticked)).toBe(true);
    expect(tickedSets(ticked).map(({ setType }) => setType)).toEqual(['normal', 'normal', 'normal']);
    expect(isComplete(rows)).toBe(false);
    expect(isComplete([set({ type: 'warmup', doneAt: noon })])).toBe(true);
    expect(currentSet(withSetTicked(rows, 2, squat, noon))).toBe(3);
    expect(currentSet(rows)).toBe(0);
    expect(currentSet([...ticked, { ...blankSet, type: 'warmup' }])).toBe(5);
  });
});
