import { describe, expect, it } from 'vitest';
import { dayTicks, scaleOf, spreadLabels } from './scale';

describe('a scale', () => {
  it.each([
    [[3, 7, 5], { zero: true }, [0, 2, 4, 6, 8]],
    [[0, 0], { zero: true }, [0, 0.5]],
    [[0, 0], { zero: true, least: 1 }, [0, 1]],
    [[156.8, 157.8], {}, [156.5, 157, 157.5, 158]],
    [[210, 300], {}, [200, 225, 250, 275, 300]],
    [[171.2, 174.9], {}, [171, 172, 173, 174, 175]],
    [[1540, 2290], { zero: true }, [0, 1000, 2000, 3000]],
    [[], {}, [0, 0.5, 1]],
  ])('of %j stands on round numbers and holds them all', (values, options, ticks) => {
    expect(scaleOf(values, options).ticks).toEqual(ticks);
  });

  it('puts a flat line in the middle of something', () => {
    const { min, max } = scaleOf([180, 180]);
    expect(min).toBeLessThan(180);
    expect(max).toBeGreaterThan(180);
  });
});

describe('days', () => {
  it('are marked by Mondays in a few weeks, by months in a year, and never too often', () => {
    expect(dayTicks('2026-10-26', '2026-11-20', 8).map(({ day }) => day)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    expect(dayTicks('2026-10-26', '2026-11-20', 2).map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-16']);
    const year = dayTicks('2025-11-24', '2026-11-20', 6);
    expect(year.map(({ day }) => day)).toEqual(['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01']);
    expect(year.every(({ unit }) => unit === 'month')).toBe(true);
  });
});

describe('labels at the end', () => {
  it('stay where they are while they have room', () => {
    expect(spreadLabels([{ y: 20, height: 16 }, { y: 90, height: 32 }], 200)).toEqual([20, 90]);
  });

  it('move apart when they would overlap, and stay above the foot', () => {
    expect(spreadLabels([{ y: 100, height: 16 }, { y: 98, height: 32 }], 200)).toEqual([100, 76]);
    expect(spreadLabels([{ y: 198, height: 16 }], 200)).toEqual([192]);
  });
});
