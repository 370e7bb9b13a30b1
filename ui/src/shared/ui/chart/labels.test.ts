import { describe, expect, it } from 'vitest';
import { boxesOf, fittingLabels, goalSteps, spreadLabels, widthOf } from './labels';

describe('labels over bars', () => {
  const labels = (count: number, step: number, width: number) =>
    Array.from({ length: count }, (_, index) => ({ x: index * step, middle: index * step, width, y: 50 }));

  it('are all shown if they fit', () => {
    const four = labels(4, 60, 30);
    expect(fittingLabels(four, four)).toEqual([0, 1, 2, 3]);
  });

  it('are thinned out until none overlaps, keeping the last one', () => {
    const quarter = labels(13, 22, 35);
    expect(fittingLabels(quarter, quarter)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(fittingLabels(labels(52, 6, 10), [])).toContain(51);
    expect(fittingLabels([], [])).toEqual([]);
  });

  it('do not overlap a taller neighbouring bar', () => {
    const uneven = [0, 22, 44].map((x, index) => ({ x, middle: x, width: 35, y: index === 1 ? 20 : 90 }));
    const bars = (drawn: typeof uneven) => drawn.map(({ x, y }) => ({ x, y, width: 14 }));
    expect(fittingLabels(uneven, bars(uneven))).toEqual([1]);
    const apart = uneven.map((label) => ({ ...label, x: label.x * 3, middle: label.x * 3 }));
    expect(fittingLabels(apart, bars(apart))).toEqual([0, 1, 2]);
  });

  it('are left out if they would overlap a goal line or an end label', () => {
    const two = labels(2, 60, 30);
    const line = (y: number, left = -30, right = 30) => ({ left, right, top: y, bottom: y });
    // The first label is from 29 to 46.
    expect([30, 45].map((y) => fittingLabels(two, two, [line(y)]))).toEqual([[1], [1]]);
    expect([28, 50].map((y) => fittingLabels(two, two, [line(y)]))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(fittingLabels(two, two, [line(40, 76, 120)])).toEqual([0]);
    expect(fittingLabels(two, two, [line(40, 80, 120)])).toEqual([0, 1]);
  });

  it('are left out earlier if they have two lines', () => {
    const one = labels(1, 60, 30);
    const line = { left: -30, right: 30, top: 20, bottom: 20 };
    expect(fittingLabels(one, one, [line])).toEqual([0]);
    const higher = one.map((label) => ({ ...label, higher: 15 }));
    expect(fittingLabels(higher, higher, [line])).toEqual([]);
  });

  it('are not displaced by labels that are left out', () => {
    const quarter = labels(3, 22, 35);
    const line = { left: 44, right: 52, top: 40, bottom: 40 };
    expect(fittingLabels(quarter, quarter, [line])).toEqual([1]);
  });

  it('are wider for values', () => {
    expect(widthOf('1,800', 'value')).toBeGreaterThan(widthOf('1,800'));
  });
});

describe('labels at the end', () => {
  it('do not move if they fit', () => {
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

  it('move apart if they overlap, and stay above the bottom', () => {
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

it('a goal line reaches from edge to edge, with a step halfway between two goals', () => {
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
