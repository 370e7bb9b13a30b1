import { describe, expect, it } from 'vitest';
import { boxesOf, fitting, goalSteps, spreadLabels, widthOf } from './labels';

describe('labels over bars', () => {
  const labels = (count: number, step: number, width: number) =>
    Array.from({ length: count }, (_, index) => ({ x: index * step, middle: index * step, width, y: 50 }));

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

  it('are left out where they would lie on a goal line, or touch a label at the end', () => {
    const two = labels(2, 60, 30);
    const line = (y: number, left = -30, right = 30) => ({ left, right, top: y, bottom: y });
    // The first one stands over its bar from 29 to 46.
    expect([30, 45].map((y) => fitting(two, two, [line(y)]))).toEqual([[1], [1]]);
    expect([28, 50].map((y) => fitting(two, two, [line(y)]))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(fitting(two, two, [line(40, 76, 120)])).toEqual([0]);
    expect(fitting(two, two, [line(40, 80, 120)])).toEqual([0, 1]);
  });

  it('give way to one another only where they stand', () => {
    const quarter = labels(3, 22, 35);
    const line = { left: 44, right: 52, top: 40, bottom: 40 };
    expect(fitting(quarter, quarter, [line])).toEqual([1]);
  });

  it('are wider as values', () => {
    expect(widthOf('1,800', 'value')).toBeGreaterThan(widthOf('1,800'));
  });
});

describe('labels at the end', () => {
  it('stay where they are while they have room', () => {
    expect(
      spreadLabels(
        [
          { y: 20, height: 16 },
          { y: 90, height: 32 },
        ],
        200,
      ),
    ).toEqual([20, 90]);
  });

  it('move apart when they would overlap, and stay above the foot', () => {
    expect(
      spreadLabels(
        [
          { y: 100, height: 16 },
          { y: 98, height: 32 },
        ],
        200,
      ),
    ).toEqual([100, 76]);
    expect(spreadLabels([{ y: 198, height: 16 }], 200)).toEqual([192]);
  });
});

it('a goal line goes from edge to edge, with a step half-way to where the goal changes', () => {
  const steps = goalSteps(
    [
      { x: 10, y: 50 },
      { x: 30, y: 20 },
    ],
    { left: 0, right: 40 },
  );
  expect(steps).toEqual([
    { left: 0, right: 20, y: 50 },
    { left: 20, right: 40, y: 20 },
  ]);
  expect(boxesOf(steps)).toContainEqual({ left: 20, right: 20, top: 20, bottom: 50 });
  expect(goalSteps([{ x: 20, y: 50 }], { left: 0, right: 40 })).toEqual([{ left: 0, right: 40, y: 50 }]);
});
