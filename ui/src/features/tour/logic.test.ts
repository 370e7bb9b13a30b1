import { beforeEach, describe, expect, it } from 'vitest';
import { completeTour, isTourCompleted, isTourDue, makeTourDue, placeTooltip, steps } from './logic';

const view = { width: 1000, height: 800 };
const tooltip = { width: 360, height: 200 };

it('has its five targets in order', () => {
  expect(steps).toEqual(['coachWidget', 'quickAccess', 'trackNutrition', 'coachButton', 'viewProgress']);
});

describe('the tooltip stands', () => {
  it('below its target and centred on it where there is room', () => {
    const target = { top: 100, left: 400, width: 200, height: 50 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 162, left: 320 });
  });

  it('above it where there is none below', () => {
    const target = { top: 700, left: 400, width: 200, height: 50 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 488, left: 320 });
  });

  it('at the bottom of the view when the target fills it', () => {
    const target = { top: 0, left: 0, width: 1000, height: 800 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 588, left: 320 });
  });

  it.each([
    ['left', { top: 100, left: 0, width: 40, height: 50 }, 12],
    ['right', { top: 100, left: 960, width: 40, height: 50 }, 628],
  ])('never beyond the %s edge', (_edge, target, left) => {
    expect(placeTooltip(target, tooltip, view).left).toBe(left);
  });

  it('inside the view also for a target scrolled out above it', () => {
    expect(placeTooltip({ top: -500, left: 400, width: 200, height: 50 }, tooltip, view).top).toBe(12);
  });

  it('in the middle without a target, and at the edge of a view that is too small', () => {
    expect(placeTooltip(null, tooltip, view)).toEqual({ top: 300, left: 320 });
    expect(placeTooltip(null, tooltip, { width: 320, height: 150 })).toEqual({ top: 0, left: 0 });
  });
});

describe('who has seen the tour', () => {
  beforeEach(() => sessionStorage.clear());

  it('is remembered for each person alone', () => {
    completeTour(7);
    expect([isTourCompleted(7), isTourCompleted(8)]).toEqual([true, false]);
  });

  it('it is due for who settled in, until it is completed', () => {
    expect(isTourDue(7)).toBe(false);
    makeTourDue(7);
    expect([isTourDue(7), isTourDue(8)]).toEqual([true, false]);
    completeTour(7);
    expect(isTourDue(7)).toBe(false);
  });

  it('it does not become due again for who has seen it', () => {
    completeTour(7);
    makeTourDue(7);
    expect(isTourDue(7)).toBe(false);
  });
});
