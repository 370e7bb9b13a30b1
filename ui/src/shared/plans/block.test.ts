import { describe, expect, it } from 'vitest';
import { blockWeekOf } from './block';

const plan = { blockWeeks: 4, blockStarted: '2026-11-20', lighterWeeks: [4] };

describe('the week of a plan', () => {
  it('counts from the Monday of the week in which the plan began', () => {
    expect(blockWeekOf(plan, '2026-11-20')).toEqual({ week: 1, weeks: 4, lighter: false, again: false });
    expect(blockWeekOf(plan, '2026-11-22')?.week).toBe(1);
    expect(blockWeekOf(plan, '2026-11-23')?.week).toBe(2);
    expect(blockWeekOf(plan, '2026-11-01')?.week).toBe(1);
  });

  it('is lighter where the block says so', () => {
    expect(blockWeekOf(plan, '2026-12-07')).toMatchObject({ week: 4, lighter: true });
    expect(blockWeekOf({ ...plan, blockWeeks: 8, lighterWeeks: [4, 8] }, '2027-01-08')).toMatchObject({
      week: 8,
      lighter: true,
    });
  });

  it('begins again after the last week', () => {
    expect(blockWeekOf(plan, '2026-12-14')).toEqual({ week: 1, weeks: 4, lighter: false, again: true });
    expect(blockWeekOf(plan, '2026-12-21')).toMatchObject({ week: 2, again: false });
  });

  it('does not exist for a plan made by hand', () => {
    expect(blockWeekOf({ blockWeeks: null, blockStarted: null, lighterWeeks: [] }, '2026-12-14')).toBeNull();
  });
});
