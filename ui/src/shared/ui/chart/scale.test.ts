import { describe, expect, it } from 'vitest';
import { nearScale, scaleOf } from './scale';

describe('a scale', () => {
  it.each([
    [[3, 7, 5], { zero: true, whole: true }, [0, 2, 4, 6, 8]],
    [[0, 0], { zero: true }, [0, 1]],
    [[3], { zero: true, whole: true }, [0, 1, 2, 3]],
    [[156.8, 157.8], {}, [156.5, 157, 157.5, 158]],
    [[210, 300], {}, [200, 225, 250, 275, 300]],
    [[1540, 2290], { zero: true, whole: true }, [0, 1000, 2000, 3000]],
    [[20, 90], { zero: true, whole: true, count: 3 }, [0, 50, 100]],
    [[], {}, [0, 0.5, 1]],
  ])('of %j has round numbers, includes all values and has no unused ticks', (values, options, ticks) => {
    expect(scaleOf(values, options).ticks).toEqual(ticks);
  });

  it('has ticks with at most one decimal', () => {
    for (const spread of [0.3, 0.4, 0.7, 0.9, 1.1]) {
      for (const tick of scaleOf([156.8, 156.8 + spread]).ticks) expect(Math.round(tick * 10) / 10).toBe(tick);
    }
  });

  it('centers a flat line', () => {
    const { min, max } = scaleOf([180, 180]);
    expect(min).toBeLessThan(180);
    expect(max).toBeGreaterThan(180);
  });

  it('leaves the lowest bar visible if bars start near it', () => {
    for (const values of [[171.4, 175.9], [171, 175], [170, 170], [80]]) {
      const { min, max } = nearScale(values);
      expect(min).toBeLessThan(Math.min(...values));
      expect(max).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });
});
