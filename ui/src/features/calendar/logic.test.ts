import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { weekdayOf } from '@/shared/lib/dates';
import { addMonths, byDay, cellItems, dayByKey, daysOf, isDay, isMonth, plannedFor, totalsOf, weeksOf } from './logic';

const base = example<Workout>('create_workout.manual').response.body!;
const log = (id: number, localDate: string, more: Partial<Workout> = {}): Workout => ({
  ...base,
  id,
  localDate,
  ...more,
});
const planned = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body![0]!;

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

describe('the address', () => {
  it('contains a month and a day, or null for invalid values', () => {
    expect(['2026-11', '2026-13', '26-11', null, '2026-1'].map(isMonth)).toEqual([true, false, false, false, false]);
    expect(['2026-02-28', '2026-02-30', 'today', null].map(isDay)).toEqual([true, false, false, false]);
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

describe('a day', () => {
  it('lists its workouts from morning to evening', () => {
    const days = byDay([log(3, '2026-11-20'), log(2, '2026-11-20'), log(1, '2026-11-19')]);
    expect(days.get('2026-11-20')?.map(({ id }) => id)).toEqual([2, 3]);
    expect(days.get('2026-11-18')).toBeUndefined();
  });

  it('shows two workouts and counts the rest', () => {
    const three = [log(1, '2026-11-20'), log(2, '2026-11-20'), log(3, '2026-11-20')];
    expect(cellItems(three, null)).toMatchObject({ shown: [{ key: 'logged-1' }, { key: 'logged-2' }], more: 1 });
    expect(cellItems(three.slice(0, 1), planned)).toMatchObject({
      shown: [{ planned: false }, { planned: true }],
      more: 0,
    });
    expect(cellItems([], { ...planned, type: 'rest' })).toEqual({ shown: [], more: 0 });
  });

  it('shows the planned workout until it is logged, and nothing on past days', () => {
    expect(plannedFor('2026-11-20', '2026-11-20', planned, [])).toBe(planned);
    expect(
      plannedFor('2026-11-20', '2026-11-20', planned, [log(1, '2026-11-20', { plannedWorkoutId: planned.id })]),
    ).toBeNull();
    expect(plannedFor('2026-11-19', '2026-11-20', planned, [])).toBeNull();
    expect(plannedFor('2026-11-21', '2026-11-20', null, [])).toBeNull();
  });
});

it('counts only workouts of the month in its totals', () => {
  const workouts = [
    log(1, '2026-11-20', { type: 'yoga', duration: 30, calories: 100 }),
    log(2, '2026-11-20', { type: 'running', duration: null, calories: null }),
    log(3, '2026-11-02', { type: 'running', duration: 45, calories: 400.5 }),
    log(4, '2026-12-01', { type: 'hiit' }),
  ];
  expect(totalsOf(workouts, '2026-11')).toEqual({
    workouts: 3,
    minutes: 75,
    calories: 500.5,
    types: [
      { type: 'running', workouts: 2 },
      { type: 'yoga', workouts: 1 },
    ],
  });
});
