import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  formatClock,
  formatDay,
  formatMinutes,
  formatTimer,
  localDay,
  millisecondsToMidnight,
  trainingWeek,
  weekdayName,
  weekdayOf,
  weekStart,
} from './dates';

// The tests run in Europe/Berlin: summer time began there on 2026-03-29 and ended on 2026-10-25.
describe('the local day', () => {
  it('is the browser’s day, not UTC’s', () => {
    expect(localDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
    expect(localDay(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-21');
  });

  it('ends at midnight on days with 23 and 25 hours', () => {
    expect(millisecondsToMidnight(new Date(2026, 2, 29, 0))).toBe(23 * 3_600_000);
    expect(millisecondsToMidnight(new Date(2026, 9, 25, 0))).toBe(25 * 3_600_000);
  });
});

describe('counting days', () => {
  it('is correct across daylight saving time, month ends and leap years', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('returns weekdays with 0 for Sunday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });

  it('starts the week on Monday, or on Sunday if requested', () => {
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
    expect(weekStart('2026-11-16')).toBe('2026-11-16');
    expect(weekStart('2026-11-22', 'sunday')).toBe('2026-11-22');
  });
});

describe('formatting dates', () => {
  it('names days in the language of the format', () => {
    expect(formatDay('2026-11-21', 'en-US', { weekday: 'long', month: 'short', day: 'numeric' })).toBe(
      'Saturday, Nov 21',
    );
    expect(formatDay('2026-11-21', 'de-DE', { weekday: 'long', month: 'long', day: 'numeric' })).toBe(
      'Samstag, 21. November',
    );
    expect(trainingWeek.map((day) => weekdayName(day, 'en-US', 'short'))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
  });

  it('has the same weekday names as Intl in each region', () => {
    for (const format of ['en-US', 'en-GB', 'de-DE', 'de-AT']) {
      for (const width of ['long', 'short', 'narrow'] as const) {
        const named = trainingWeek.map((day) => weekdayName(day, format, width));
        // 2026-11-16 was a Monday.
        expect(named, `${format} ${width}`).toEqual(
          trainingWeek.map((_, at) => formatDay(addDays('2026-11-16', at), format, { weekday: width })),
        );
      }
    }
  });

  it('shows the clock time at the place of the entry', () => {
    expect(formatClock('2026-11-21T22:30:00.000Z', 60, 'de-DE')).toBe('23:30');
    expect(formatClock('2026-11-21T22:30:00.000Z', -300, 'de-DE')).toBe('17:30');
  });

  it('formats a timer with two-digit seconds', () => {
    expect([75, 60, 9, 0, -4].map(formatTimer)).toEqual(['1:15', '1:00', '0:09', '0:00', '0:00']);
  });

  it('formats 60 minutes and more as hours and minutes', () => {
    const shown = (format: string) => [0, 45, 60, 95, 119.7, 500].map((minutes) => formatMinutes(minutes, format));
    expect(shown('en-GB')).toEqual(['0 min', '45 min', '1 h', '1 h 35 min', '2 h', '8 h 20 min']);
    expect(shown('de')).toEqual(['0 Min.', '45 Min.', '1 Std.', '1 Std. 35 Min.', '2 Std.', '8 Std. 20 Min.']);
  });
});
