import { beforeEach, describe, expect, it } from 'vitest';
import { completeTour, isTourCompleted, isTourDue, makeTourDue, placeTooltip, steps } from './logic';

const view = { width: 1000, height: 800 };
const tooltip = { width: 360, height: 200 };

it('has its five targets in order', () => {
  expect(steps).toEqual(['coachWidget', 'quickAccess', 'trackNutrition', 'coachButton', 'viewProgress']);
});

describe('the tooltip position', () => {
  it('is below its target and centered if there is room', () => {
    const target = { top: 100, left: 400, width: 200, height: 50 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 162, left: 320 });
  });

  it('is above it if there is no room below', () => {
    const target = { top: 700, left: 400, width: 200, height: 50 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 488, left: 320 });
  });

  it('is at the bottom of the viewport if the target fills it', () => {
    const target = { top: 0, left: 0, width: 1000, height: 800 };
    expect(placeTooltip(target, tooltip, view)).toEqual({ top: 588, left: 320 });
  });

  it.each([
    ['left', { top: 100, left: 0, width: 40, height: 50 }, 12],
    ['right', { top: 100, left: 960, width: 40, height: 50 }, 628],
  ])('is never beyond the %s edge', (_edge, target, left) => {
    expect(placeTooltip(target, tooltip, view).left).toBe(left);
  });

  it('is inside the viewport for a target scrolled out at the top', () => {
    expect(placeTooltip({ top: -500, left: 400, width: 200, height: 50 }, tooltip, view).top).toBe(12);
  });

  it('is in the middle without a target, and at the edge of a viewport that is too small', () => {
    expect(placeTooltip(null, tooltip, view)).toEqual({ top: 300, left: 320 });
    expect(placeTooltip(null, tooltip, { width: 320, height: 150 })).toEqual({ top: 0, left: 0 });
  });
});

describe('tour completion', () => {
  beforeEach(() => sessionStorage.clear());

  it('is stored per user', () => {
    completeTour(7);
    expect([isTourCompleted(7), isTourCompleted(8)]).toEqual([true, false]);
  });

  it('the tour is due after onboarding until it is completed', () => {
    expect(isTourDue(7)).toBe(false);
    makeTourDue(7);
    expect([isTourDue(7), isTourDue(8)]).toEqual([true, false]);
    completeTour(7);
    expect(isTourDue(7)).toBe(false);
  });

  it('the tour is not due again for a user who has seen it', () => {
    completeTour(7);
    makeTourDue(7);
    expect(isTourDue(7)).toBe(false);
  });
});
