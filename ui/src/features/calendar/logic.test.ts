import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { byDay, cellItems, isDay, isMonth, plannedFor, totalsOf } from './logic';

const base = example<Workout>('create_workout.manual').response.body!;
const log = (id: number, localDate: string, more: Partial<Workout> = {}): Workout => ({
  ...base,
  id,
  localDate,
  ...more,
});
const planned = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body![0]!;

describe('the address', () => {
  it('contains a month and a day, or null for invalid values', () => {
    expect(['2026-11', '2026-13', '26-11', null, '2026-1'].map(isMonth)).toEqual([true, false, false, false, false]);
    expect(['2026-02-28', '2026-02-30', 'today', null].map(isDay)).toEqual([true, false, false, false]);
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
