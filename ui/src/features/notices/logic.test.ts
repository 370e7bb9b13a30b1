import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { mara } from '@/mocks/people';
import type { Stats, TodaysWorkout, Workout } from '@/shared/api/types';
import { goalOf, dueNotices, reminderOf, storageOf, untilTime, weekOf } from './logic';

const nothing = { reminded: '', summed: '', reached: '', warned: '' };
const all = { notifyWorkoutReminders: true, notifyProgressUpdates: true, notifyAchievements: true };

describe('the workout reminder', () => {
  const todays = example<TodaysWorkout>('show_todays_workout.planned').response.body as TodaysWorkout;
  const waiting = { ...todays, completions: [] };

  it("names today's workout", () => {
    expect(reminderOf(waiting, [])).toEqual({
      kind: 'workout',
      title: todays.workout?.title,
      exercises: todays.exercises.length,
      workoutId: todays.workout?.id,
    });
  });

  it('is absent on a rest day, without a plan, during a workout and after it', () => {
    const rest = { ...waiting, workout: waiting.workout && { ...waiting.workout, type: 'rest' as const } };
    const [completion] = [{} as TodaysWorkout['completions'][number]];
    expect(reminderOf(rest, [])).toBeNull();
    expect(reminderOf({ ...waiting, workout: null }, [])).toBeNull();
    expect(reminderOf({ ...waiting, completions: [completion] }, [])).toBeNull();
    expect(reminderOf(waiting, [{} as Workout])).toBeNull();
  });

  it('waits for its time of day', () => {
    const morning = new Date(2026, 10, 20, 9, 30);
    expect(untilTime(morning, '17:00')).toBe(7.5 * 3_600_000);
    expect(untilTime(morning, '09:30')).toBe(0);
    expect(untilTime(morning, '08:00')).toBe(0);
  });
});

it('a weekly goal is announced once it is reached', () => {
  const stats = { thisWeekWorkouts: 3, weekStreak: 2 } as Stats;
  expect(goalOf(stats, { weeklyGoal: 3 })).toEqual({ kind: 'goal', workouts: 3, weeks: 2 });
  expect(goalOf(stats, { weeklyGoal: 4 })).toBeNull();
});

it('a weekly summary describes the week before, and a week without training has none', () => {
  const week = { from: '2026-11-09', goal: 3, minutes: 130, workouts: 2 };
  expect(weekOf([week, { ...week, from: '2026-11-16' }], '2026-11-16')).toEqual({
    kind: 'week',
    workouts: 2,
    goal: 3,
    minutes: 130,
  });
  expect(weekOf([{ ...week, workouts: 0 }], '2026-11-16')).toBeNull();
  expect(weekOf([week], '2026-11-23')).toBeNull();
});

it('the storage is announced from 80 % on, rounded down', () => {
  const usage = { rows: 799, maxRows: 1000, bytes: 0, maxBytes: 1000 };
  expect(storageOf(usage)).toBeNull();
  expect(storageOf({ ...usage, bytes: 857 })).toEqual({ kind: 'storage', percent: 85 });
});

describe('the requested notices', () => {
  const [today, monday] = ['2026-11-20', '2026-11-16'];

  it('are all of them by default', () => {
    expect(dueNotices(all, nothing, today, monday)).toEqual({ workout: true, goal: true, week: true, storage: true });
    expect(dueNotices({}, nothing, today, monday)).toEqual({ workout: true, goal: true, week: true, storage: true });
  });

  it('omit disabled ones', () => {
    const off = { notifyWorkoutReminders: false, notifyProgressUpdates: false, notifyAchievements: false };
    expect(dueNotices({ ...mara, ...off }, nothing, today, monday)).toEqual({
      workout: false,
      goal: false,
      week: false,
      storage: true,
    });
  });

  it('omit those already shown: a reminder today, the others this week', () => {
    expect(
      dueNotices(all, { reminded: today, summed: monday, reached: monday, warned: monday }, today, monday),
    ).toEqual({
      workout: false,
      goal: false,
      week: false,
      storage: false,
    });
    expect(
      dueNotices(
        all,
        { reminded: '2026-11-19', summed: '2026-11-09', reached: '2026-11-09', warned: '2026-11-09' },
        today,
        monday,
      ),
    ).toEqual({
      workout: true,
      goal: true,
      week: true,
      storage: true,
    });
  });
});
