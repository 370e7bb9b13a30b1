import { describe, expect, it } from 'vitest';
import type { SleepTracking } from '@/shared/api/types';
import { addDays } from '@/shared/lib/dates';
import { medianClock, usualTimes } from './usual';

// A Friday.
const TODAY = '2026-11-20';

let lastId = 0;
// A night in UTC that ends on the day.
function night(sleepDate: string, bedtime: string, wakeTime: string): SleepTracking {
  lastId += 1;
  const evening = bedtime > wakeTime ? addDays(sleepDate, -1) : sleepDate;
  return {
    id: lastId,
    sleepDate,
    bedtime: `${evening}T${bedtime}:00.000Z`,
    bedtimeUtcOffset: 0,
    wakeTime: `${sleepDate}T${wakeTime}:00.000Z`,
    quality: 4,
    mood: null,
    dreams: null,
    interruptions: 0,
    notes: null,
    localDate: sleepDate,
    utcOffset: 0,
  };
}

describe('the median of clock times', () => {
  it.each([
    [['23:00'], '23:00'],
    [['22:30', '23:10', '23:00'], '23:00'],
    [['23:50', '00:10', '00:40'], '00:10'],
    [['23:40', '00:20'], '00:00'],
    [['06:30', '07:00', '07:45', '07:15'], '07:08'],
  ])('of %j is %s', (clocks, median) => {
    expect(medianClock(clocks)).toBe(median);
  });
});

describe('the times of a new night', () => {
  it('are 23:00 to 7:00 if there was no night before', () => {
    expect(usualTimes(TODAY, [])).toEqual({ bedtime: '23:00', wakeTime: '07:00' });
    expect(usualTimes(TODAY, [night(TODAY, '22:00', '06:00')])).toEqual({ bedtime: '23:00', wakeTime: '07:00' });
  });

  it('are the medians of the last 14 nights', () => {
    const nights = [
      night('2026-11-19', '22:40', '06:10'),
      night('2026-11-18', '23:50', '06:30'),
      night('2026-11-17', '00:10', '06:20'),
      night('2026-11-05', '03:00', '12:00'),
    ];
    expect(usualTimes(TODAY, nights)).toEqual({ bedtime: '23:50', wakeTime: '06:20' });
  });

  it('are those of weekdays on a weekday, and of weekends on a weekend', () => {
    const weekdays = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => night(day, '22:30', '06:00'));
    const weekends = ['2026-11-08', '2026-11-14', '2026-11-15'].map((day) => night(day, '00:30', '09:00'));
    const nights = [...weekdays, ...weekends];
    expect(usualTimes(TODAY, nights)).toEqual({ bedtime: '22:30', wakeTime: '06:00' });
    expect(usualTimes('2026-11-21', nights)).toEqual({ bedtime: '00:30', wakeTime: '09:00' });
  });

  it('are those of all nights while fewer than three are of the same kind', () => {
    const nights = [night('2026-11-15', '00:30', '09:00'), night('2026-11-16', '22:30', '06:00')];
    expect(usualTimes(TODAY, nights)).toEqual({ bedtime: '23:30', wakeTime: '07:30' });
  });

  it('do not count naps, and of two sleeps on a day the longer one', () => {
    const nights = [
      night('2026-11-19', '22:40', '06:10'),
      night('2026-11-19', '09:00', '12:30'),
      night('2026-11-18', '13:00', '13:30'),
    ];
    expect(usualTimes(TODAY, nights)).toEqual({ bedtime: '22:40', wakeTime: '06:10' });
  });
});
