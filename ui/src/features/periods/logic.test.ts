import { describe, expect, it } from 'vitest';
import { calendarFile } from './ics';
import { bodyOf, daysUntil, newPeriod, problemsOf, valuesOf } from './logic';

const today = '2026-11-20';

describe("a period's form", () => {
  it('starts with today, and mood and energy in the middle', () => {
    expect(newPeriod(today)).toMatchObject({ startDate: today, endDate: '', mood: 3, energy: 3, cycleExcluded: false });
  });

  it('sends dates as midnight UTC and what is empty as null', () => {
    expect(bodyOf({ ...newPeriod(today), flow: '', notes: '  ' })).toEqual({
      startDate: '2026-11-20T00:00:00.000Z',
      endDate: null,
      flow: null,
      symptoms: null,
      mood: 3,
      energy: 3,
      notes: null,
      cycleExcluded: false,
    });
  });

  it('gives back what was stored', () => {
    const stored = {
      id: 4,
      startDate: '2026-11-02',
      endDate: '2026-11-06',
      flow: 'heavy' as const,
      symptoms: 'cramps',
      mood: 2,
      energy: 1,
      notes: null,
      cycleExcluded: true,
      createdAt: '',
      localDate: today,
      utcOffset: 60,
    };
    expect(bodyOf(valuesOf(stored))).toEqual({
      startDate: '2026-11-02T00:00:00.000Z',
      endDate: '2026-11-06T00:00:00.000Z',
      flow: 'heavy',
      symptoms: 'cramps',
      mood: 2,
      energy: 1,
      notes: null,
      cycleExcluded: true,
    });
  });

  it('names what cannot be', () => {
    const problems = (startDate: string, endDate = '') =>
      problemsOf({ ...newPeriod(today), startDate, endDate }, today);
    expect(problems('')).toEqual({ startDate: 'startRequired' });
    expect(problems('2026-11-22')).toEqual({ startDate: 'startAhead' });
    expect(problems('2026-11-21')).toEqual({});
    expect(problems('2026-11-10', '2026-11-09')).toEqual({ endDate: 'endEarly' });
    expect(problems('2026-11-10', '2026-11-10')).toEqual({});
  });

  it('counts days across a change of the clocks', () => {
    expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
    expect(daysUntil('2026-11-19', today)).toBe(-1);
  });
});

describe('the calendar file', () => {
  const event = {
    uid: 'period-2026-11-30@fitapp',
    day: '2026-11-30',
    title: 'Period expected',
    note: 'Likely soon; maybe, or\nlater',
    stamp: '2026-11-20T10:00:00.000Z',
  };

  it('is an all-day event that ends the day after, across a month’s end', () => {
    expect(calendarFile(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//FitApp//Wellness//EN',
      'BEGIN:VEVENT',
      'UID:period-2026-11-30@fitapp',
      'DTSTAMP:20261120T100000Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:Period expected',
      'DESCRIPTION:Likely soon\\; maybe\\, or\\nlater',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds long lines at 75 bytes without breaking a letter', () => {
    const note = 'Wahrscheinlich zwischen dem ersten und dem fünften März – '.repeat(4);
    const text = calendarFile({ ...event, note });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${note}`);
  });
});
