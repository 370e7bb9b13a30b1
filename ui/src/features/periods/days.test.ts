import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Cycle, PeriodDay, PeriodTracking } from '@/shared/api/types';
import { cycleDay, hasFlow, shownDays } from './days';
import { cycleLengths, nextCount } from './logic';

const today = '2026-11-20';
const predicted = example<Cycle>('show_cycle.predicted').response.body!;
const [base] = example<PeriodTracking[]>('list_period_trackings.six').response.body!;
const period = (id: number, startDate: string, endDate: string | null): PeriodTracking => ({
  ...base!,
  id,
  startDate,
  endDate,
});
const entry = (localDate: string, more: Partial<PeriodDay>): PeriodDay => ({
  localDate,
  flow: null,
  symptoms: [],
  mood: null,
  energy: null,
  note: null,
  ...more,
});
const data = (more: { periods?: PeriodTracking[]; logged?: PeriodDay[]; cycle?: Cycle } = {}) => ({
  periods: [],
  logged: [],
  cycle: { ...predicted, nextExpected: null },
  today,
  ...more,
});

describe('the days of the calendar', () => {
  it('are the weeks that the month touches', () => {
    expect(shownDays('2026-11', 'monday')).toHaveLength(42);
    expect(shownDays('2026-11', 'sunday')).toHaveLength(35);
    expect(shownDays('2027-02', 'monday').length).toBe(28);
  });
});

describe('a day', () => {
  it('belongs to a period from its start to its end, or to its start only', () => {
    const periods = [period(1, '2026-10-27', '2026-10-31'), period(2, '2026-09-29', null)];
    const bleeding = (day: string) => cycleDay(day, data({ periods })).bleeding;
    expect(['2026-10-26', '2026-10-27', '2026-10-31', '2026-11-01'].map(bleeding)).toEqual([false, true, true, false]);
    expect(['2026-09-29', '2026-09-30'].map(bleeding)).toEqual([true, false]);
  });

  it('with a flow counts as a day of a period, with spotting it does not', () => {
    const logged = [entry('2026-11-18', { flow: 'light' }), entry('2026-11-19', { flow: 'spotting' })];
    expect(cycleDay('2026-11-18', data({ logged })).bleeding).toBe(true);
    expect(cycleDay('2026-11-19', data({ logged })).bleeding).toBe(false);
    expect(hasFlow(cycleDay('2026-11-19', data({ logged })))).toBe(true);
  });

  it('asks for the flow in a period, and for ten days in one without an end, but not outside', () => {
    const periods = [period(1, '2026-11-09', null), period(2, '2026-10-10', '2026-10-14')];
    const asks = (day: string) => hasFlow(cycleDay(day, data({ periods })));
    expect(['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-18'].map(asks)).toEqual([false, true, true, true]);
    expect(asks('2026-11-19')).toBe(false);
    expect(['2026-10-14', '2026-10-15'].map(asks)).toEqual([true, false]);
  });

  it('is expected for as many days as periods last, from today on', () => {
    const cycle = { ...predicted, nextExpected: '2026-11-19', averagePeriodDays: 4 };
    const expected = (day: string) => cycleDay(day, data({ cycle })).expected;
    expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map(expected)).toEqual([false, true, true, false]);
    const periods = [period(1, '2026-11-20', null)];
    expect(cycleDay('2026-11-20', data({ cycle, periods })).expected).toBe(false);
  });
});

describe('the history', () => {
  it('has the length of each cycle, from start to start', () => {
    const lengths = cycleLengths([
      period(3, '2026-10-27', null),
      period(2, '2026-09-29', null),
      period(1, '2026-08-31', null),
    ]);
    expect([...lengths]).toEqual([
      [1, 29],
      [2, 28],
    ]);
  });

  it('shows 5, then 20, then 20 more at a time', () => {
    expect([5, 20, 40].map(nextCount)).toEqual([20, 40, 60]);
  });
});
