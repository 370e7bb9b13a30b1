import { describe, expect, it } from 'vitest';
import { weekdayOf } from './dates';
import { addMonths, dayByKey, daysOf, weeksOf } from './months';

describe('the 42 days', () => {
  it.each([
    ['2026-11', 'sunday', '2026-11-01', '2026-12-12'],
    ['2026-11', 'monday', '2026-10-26', '2026-12-06'],
    ['2027-02', 'monday', '2027-02-01', '2027-03-14'],
    ['2027-01', 'sunday', '2026-12-27', '2027-02-06'],
  ] as const)('of %s from %s begin on or before the 1st', (month, first, from, to) => {
    const days = daysOf(month, first);
    expect(days).toHaveLength(42);
    expect([days[0], days[41]]).toEqual([from, to]);
    expect(weeksOf(days).map((week) => weekdayOf(week[0]!))).toEqual(Array(6).fill(first === 'sunday' ? 0 : 1));
  });

  it('continue across the end of the year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', '2026-03-30'],
    ['ArrowRight', '2026-04-01'],
    ['ArrowUp', '2026-03-24'],
    ['ArrowDown', '2026-04-07'],
    ['Home', '2026-03-30'],
    ['End', '2026-04-05'],
    ['PageUp', '2026-02-28'],
    ['PageDown', '2026-04-30'],
    ['a', null],
  ])('%s moves from Tuesday, March 31 to %s', (key, to) => {
    expect(dayByKey('2026-03-31', key, 'monday')).toBe(to);
  });
});
