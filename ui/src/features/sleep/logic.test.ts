import { describe, expect, it } from 'vitest';
import type { SleepTracking } from '@/shared/api/types';
import {
  averageOf,
  bodyOf,
  isOvernight,
  lengthOf,
  nightTimes,
  newNight,
  problemsOf,
  valuesOf,
  weekContent,
  weekOf,
} from './logic';

// Tests run in the time zone Europe/Berlin.
const values = (date: string, bedtime: string, wakeTime: string) => ({ ...newNight(date, []), bedtime, wakeTime });
const night = (more: Partial<SleepTracking>): SleepTracking => ({
  id: 1,
  sleepDate: '2026-11-20',
  bedtime: '2026-11-19T22:00:00.000Z',
  bedtimeUtcOffset: 60,
  wakeTime: '2026-11-20T06:30:00.000Z',
  quality: 4,
  mood: null,
  dreams: null,
  interruptions: 0,
  notes: null,
  localDate: '2026-11-20',
  utcOffset: 60,
  ...more,
});

describe('the times of a night', () => {
  it('have bedtime on the previous evening if it is later than the wake time', () => {
    expect(nightTimes(values('2026-11-20', '23:15', '07:00'))).toEqual({
      bedtime: new Date('2026-11-19T22:15:00Z'),
      wakeTime: new Date('2026-11-20T06:00:00Z'),
    });
    expect(nightTimes(values('2026-11-20', '00:30', '07:00')).bedtime).toEqual(new Date('2026-11-19T23:30:00Z'));
    expect(nightTimes(values('2026-11-20', '13:00', '13:25')).bedtime).toEqual(new Date('2026-11-20T12:00:00Z'));
  });

  it('have a bedtime without wake time on the previous evening from noon on', () => {
    expect(isOvernight({ bedtime: '22:00', wakeTime: '' })).toBe(true);
    expect(isOvernight({ bedtime: '01:00', wakeTime: '' })).toBe(false);
  });

  it('count real hours across a daylight saving change and report the change', () => {
    expect(lengthOf(nightTimes(values('2026-10-25', '23:00', '07:00')))).toEqual({
      minutes: 9 * 60,
      clocksChanged: true,
    });
    expect(lengthOf(nightTimes(values('2026-03-29', '23:00', '07:00')))).toEqual({
      minutes: 7 * 60,
      clocksChanged: true,
    });
    expect(lengthOf(nightTimes(values('2026-11-20', '23:00', '07:00')))).toEqual({
      minutes: 8 * 60,
      clocksChanged: false,
    });
    // 2:30 does not exist on that night.
    expect(lengthOf(nightTimes(values('2026-03-29', '02:30', '07:00')))?.minutes).toBe(3 * 60 + 30);
    expect(lengthOf(nightTimes(values('2026-11-20', '', '07:00')))).toBeNull();
  });

  it('must differ, not both be missing and not be in the future', () => {
    const today = '2026-11-20';
    expect(problemsOf(values(today, '07:00', '07:00'), today)).toEqual({ wakeTime: 'wakesTooEarly' });
    expect(problemsOf(values(today, '', ''), today)).toEqual({ bedtime: 'timesNeeded' });
    expect(problemsOf(values('', '23:00', '07:00'), today)).toEqual({ date: 'dateRequired' });
    expect(problemsOf(values('2026-11-22', '23:00', '07:00'), today)).toEqual({ date: 'dateAhead' });
    expect(problemsOf(values(today, '', '07:00'), today)).toEqual({});
  });
});

describe('the request body', () => {
  it('has timestamps, and null for empty fields', () => {
    expect(bodyOf(values('2026-11-20', '23:15', ''), null)).toEqual({
      sleepDate: '2026-11-20',
      bedtime: '2026-11-19T22:15:00.000Z',
      wakeTime: null,
      quality: 3,
      mood: 3,
      interruptions: 0,
      dreams: null,
      notes: null,
    });
  });

  it('sends unchanged times of another time zone exactly and shows them in local time of the entry', () => {
    const stored = night({ bedtimeUtcOffset: -300, utcOffset: -300 });
    const shown = valuesOf(stored);
    expect([shown.bedtime, shown.wakeTime]).toEqual(['17:00', '01:30']);
    expect(bodyOf({ ...shown, quality: 5 }, stored)).toMatchObject({
      bedtime: stored.bedtime,
      wakeTime: stored.wakeTime,
      quality: 5,
    });
    expect(bodyOf({ ...shown, wakeTime: '08:00' }, stored).wakeTime).toBe('2026-11-20T07:00:00.000Z');
  });
});

describe('the week', () => {
  const nights = [
    night({}),
    night({
      id: 2,
      sleepDate: '2026-11-19',
      bedtime: '2026-11-19T12:00:00.000Z',
      wakeTime: '2026-11-19T12:30:00.000Z',
      quality: 5,
    }),
    night({
      id: 3,
      sleepDate: '2026-11-19',
      bedtime: '2026-11-18T22:00:00.000Z',
      wakeTime: '2026-11-19T05:00:00.000Z',
      quality: 2,
    }),
    night({ id: 4, sleepDate: '2026-11-18', bedtime: null, quality: 3 }),
    night({ id: 5, sleepDate: '2026-11-13', quality: 1 }),
  ];

  it('adds up the sleep of each of the seven days and takes the quality of the longest', () => {
    const week = weekOf(nights, '2026-11-20');
    expect(week.map(({ day }) => day)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(week.slice(4)).toEqual([
      { day: '2026-11-18', minutes: null, quality: 3 },
      { day: '2026-11-19', minutes: 450, quality: 2 },
      { day: '2026-11-20', minutes: 510, quality: 4 },
    ]);
    expect(averageOf(week)).toEqual({ minutes: 480, days: 2, quality: 3 });
  });

  it('has a bar for each day with its hours, its quality, and a gap if nothing was logged', () => {
    const { rows } = weekContent(
      weekOf(nights, '2026-11-20'),
      { none: 'not logged', qualityOf: (quality) => `${quality} of 5` },
      'en-US',
    );
    expect(rows.map(({ values }) => values['sleep'])).toEqual([null, null, null, null, null, 7.5, 8.5]);
    expect(rows.map(({ rating }) => rating)).toEqual([null, null, null, null, 3, 2, 4]);
    expect(rows.at(-1)).toMatchObject({ name: ['Fri'], cells: ['Friday, November 20', '8 h 30 min', '4 of 5'] });
    expect(rows.at(-1)?.valueLines).toEqual(['8 h', '30 min']);
    expect(rows[4]?.cells.slice(1)).toEqual(['not logged', '3 of 5']);
  });

  it('has no average without a known length', () => {
    expect(averageOf(weekOf([], '2026-11-20'))).toBeNull();
  });
});
