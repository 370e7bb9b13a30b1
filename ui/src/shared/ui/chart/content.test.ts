import { describe, expect, it } from 'vitest';
import { dayTicks, overDays, spokenRow, valuesOf, type TimeContent } from './content';

const days = (ticks: { day: string }[]) => ticks.map(({ day }) => day);

describe('days', () => {
  it('are labelled one by one in two weeks, by Mondays in a few weeks, and by months in a year', () => {
    expect(dayTicks('2026-11-18', '2026-11-20', 1, 'en-US').map(({ label }) => label)).toEqual([
      'Nov 18',
      'Nov 19',
      'Nov 20',
    ]);
    expect(days(dayTicks('2026-10-26', '2026-11-20', 1, 'en-US'))).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(dayTicks('2026-08-24', '2026-11-22', 7, 'en-US')).toEqual([
      { day: '2026-08-31', label: 'Sep' },
      { day: '2026-09-28', label: 'Oct' },
      { day: '2026-10-26', label: 'Nov' },
    ]);
    expect(days(dayTicks('2025-11-24', '2026-11-20', 1, 'en-US'))).toHaveLength(12);
  });

  it('are labelled with the year if a month appears twice', () => {
    const labels = dayTicks('2024-11-20', '2026-11-20', 7, 'en-US').map(({ label }) => label);
    expect(labels[0]).toBe('Dec 2024');
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('values over days', () => {
  const week = (day: string, value: number) => ({ day, value });
  const bars: TimeContent = {
    from: '2026-11-02',
    to: '2026-11-15',
    span: 7,
    layers: [
      { name: 'workouts', kind: 'bars', color: 'red', points: [week('2026-11-09', 3)] },
      { name: 'goal', kind: 'goal', color: 'blue', points: [week('2026-11-02', 4)] },
    ],
    rows: [
      { day: '2026-11-02', cells: ['Nov 2 – 8', '–'] },
      { day: '2026-11-09', cells: ['Nov 9 – 15', '3'] },
    ],
  };

  it('get one position per bar, where a goal applies until its next value', () => {
    const content = overDays(bars, 'en-US');
    expect(content.axis).toBe('places');
    expect(content.rows.map(({ at, values }) => [at, values])).toEqual([
      ['2026-11-02', { workouts: null, goal: 4 }],
      ['2026-11-09', { workouts: 3, goal: 4 }],
    ]);
    expect(valuesOf(content)).toEqual([4, 3, 4]);
  });

  it('are centered on their days along a line', () => {
    const line = overDays({ ...bars, span: 1, layers: [{ ...bars.layers[0]!, kind: 'line' }] }, 'en-US');
    expect(line.axis).toBe(14);
    expect(line.rows.map(({ at }) => at)).toEqual([0.5, 7.5]);
  });
});

it('a row is announced with its column names, without empty cells', () => {
  expect(spokenRow({ cells: ['Nov 9 – 15', '3', '4'] }, ['Week', 'Workouts', 'Goal'])).toBe(
    'Nov 9 – 15: Workouts 3, Goal 4',
  );
  expect(spokenRow({ cells: ['Fri, Nov 20', '171.4 lbs', ''] }, ['Day', 'Weight', 'Note'])).toBe(
    'Fri, Nov 20: Weight 171.4 lbs',
  );
});
