import { describe, expect, it } from 'vitest';
import type { SetTarget } from '@/shared/api/types';
import { resized, targetsOf, withoutFirst, withoutWeights } from './setTargets';
import { workingCount } from './workingSets';
import type { SetValues } from './sets';

const set = (reps: number, weight: number | null = null, setType: SetTarget['setType'] = 'normal'): SetTarget => ({
  setType,
  reps,
  repsMax: null,
  weight,
  duration: null,
});
const pyramid = [set(10, 20, 'warmup'), set(12, 40), set(10, 45), set(8, 50)];
const repetitions = (sets: readonly SetTarget[]) => sets.map(({ reps }) => reps);

describe('planned sets that differ', () => {
  it('are counted without warm-up sets', () => expect(workingCount(pyramid)).toBe(3));

  it('get more sets like the last one, and lose the last ones', () => {
    expect(repetitions(resized(pyramid, 5))).toEqual([10, 12, 10, 8, 8, 8]);
    expect(repetitions(resized(pyramid, 2))).toEqual([10, 12, 10]);
    expect(repetitions(resized(pyramid, 0))).toEqual([10, 12]);
  });

  it('leave out what was done, and weights of another exercise', () => {
    expect(repetitions(withoutFirst(pyramid, 1))).toEqual([10, 8]);
    expect(withoutFirst(pyramid, 0)).toEqual(pyramid);
    expect(withoutWeights(pyramid).every(({ weight }) => weight === null)).toBe(true);
  });
});

describe('sets that were done', () => {
  const did = (reps: number, weight: number | null, setType: SetValues['setType'] = 'normal'): SetValues => ({
    setType,
    reps,
    weight,
    duration: null,
    distance: null,
    rpe: null,
  });

  it('become planned sets if they differ on purpose', () => {
    expect(targetsOf([did(10, 20, 'warmup'), did(12, 40), did(10, 45), did(8, 50), did(0, 55)])).toEqual(
      pyramid.slice(1),
    );
    expect(targetsOf([did(5, 100), did(5, 90), did(5, 90)])).toHaveLength(3);
    expect(targetsOf([did(10, 50), did(8, 35, 'drop')])).toEqual([set(10, 50), set(8, 35, 'drop')]);
  });

  it('do not if tiredness or one attempt explains the difference', () => {
    expect(targetsOf([did(12, 40), did(10, 40), did(8, 40)])).toBeNull();
    expect(targetsOf([did(5, 100), did(5, 100), did(1, 120)])).toBeNull();
    expect(targetsOf([did(10, 40), did(10, 45)])).toBeNull();
    expect(targetsOf([did(12, null), did(9, null)])).toBeNull();
    expect(targetsOf([])).toBeNull();
  });
});
