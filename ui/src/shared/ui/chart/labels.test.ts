import { describe, expect, it } from 'vitest';
import { fitting, spreadLabels, widthOf } from './labels';

describe('labels over bars', () => {
  const labels = (count: number, step: number, width: number) => Array.from({ length: count }, (_, index) => ({ x: index * step, middle: index * step, width, y: 50 }));

  it('are all shown while they have room', () => {
    const four = labels(4, 60, 30);
    expect(fitting(four, four)).toEqual([0, 1, 2, 3]);
  });

  it('are thinned out until none touches another, and the last one stays', () => {
    const quarter = labels(13, 22, 35);
    expect(fitting(quarter, quarter)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(fitting(labels(52, 6, 10), [])).toContain(51);
    expect(fitting([], [])).toEqual([]);
  });

  it('do not stand over a taller bar beside theirs', () => {
    const uneven = [0, 22, 44].map((x, index) => ({ x, middle: x, width: 35, y: index === 1 ? 20 : 90 }));
    const bars = (drawn: typeof uneven) => drawn.map(({ x, y }) => ({ x, y, width: 14 }));
    expect(fitting(uneven, bars(uneven))).toEqual([1]);
    const apart = uneven.map((label) => ({ ...label, x: label.x * 3, middle: label.x * 3 }));
    expect(fitting(apart, bars(apart))).toEqual([0, 1, 2]);
  });

  it('are wider as values', () => {
    expect(widthOf('1,800', 'value')).toBeGreaterThan(widthOf('1,800'));
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
