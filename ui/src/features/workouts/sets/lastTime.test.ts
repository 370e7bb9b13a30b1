import { describe, expect, it } from 'vitest';
import { formatAmounts, formatLastDay } from './lastTime';

const nothing = { reps: null, weight: null, duration: null, distance: null };
const units = {
  weight: 'lb',
  distance: 'mi',
  format: 'en-US',
  repetitions: (count: number) => `${count} reps`,
} as const;

describe('what was done the last time', () => {
  it.each([
    ['95 lbs × 10', { reps: 10, weight: 95 }],
    ['13 reps', { reps: 13 }],
    ['40 s', { duration: 40 }],
    ['3 × 40 s', { reps: 3, duration: 40 }],
    ['1 mi', { distance: 1609.344 }],
    ['', {}],
  ])('reads %j', (text, amounts) => {
    expect(formatAmounts({ ...nothing, ...amounts }, units)).toBe(text);
  });

  it('has the weekday within a week and the date before that', () => {
    expect(formatLastDay('2026-11-17', '2026-11-20', 'en-US')).toBe('Tue');
    expect(formatLastDay('2026-11-03', '2026-11-20', 'en-US')).toBe('Nov 3');
  });
});
