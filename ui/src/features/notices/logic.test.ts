import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { mara } from '@/mocks/people';
import type { Stats, TodaysWorkout, Workout } from '@/shared/api/types';
import { goalOf, openQuestions, reminderOf, untilTime, weekOf } from './logic';

const nothing = { reminded: '', summed: '', reached: '' };
const all = { notifyWorkoutReminders: true, notifyProgressUpdates: true, notifyAchievements: true };

describe('the reminder', () => {
  const todays = example<TodaysWorkout>('show_todays_workout.planned').response.body as TodaysWorkout;
  const waiting = { ...todays, completions: [] };

  it('names a workout that waits', () => {
    expect(reminderOf(waiting, [])).toEqual({
      kind: 'workout',
      title: todays.workout?.title,
      exercises: todays.exercises.length,
      workoutId: todays.workout?.id,
    });
  });

  it('is silent on a rest day, without a plan, once something is ticked, and after training', () => {
    const rest = { ...waiting, workout: waiting.workout && { ...waiting.workout, type: 'rest' as const } };
    const [completion] = [{} as TodaysWorkout['completions'][number]];
    expect(reminderOf(rest, [])).toBeNull();
    expect(reminderOf({ ...waiting, workout: null }, [])).toBeNull();
    expect(reminderOf({ ...waiting, completions: [completion] }, [])).toBeNull();
    expect(reminderOf(waiting, [{} as Workout])).toBeNull();
  });

  it('waits for its time of the day', () => {
    const morning = new Date(2026, 10, 20, 9, 30);
    expect(untilTime(morning, '17:00')).toBe(7.5 * 3_600_000);
    expect(untilTime(morning, '09:30')).toBe(0);
    expect(untilTime(morning, '08:00')).toBe(0);
  });
});

it('a weekly goal is told once it is reached', () => {
  const stats = { thisWeekWorkouts: 3, weekStreak: 2 } as Stats;
  expect(goalOf(stats, { weeklyGoal: 3 })).toEqual({ kind: 'goal', workouts: 3, weeks: 2 });
  expect(goalOf(stats, { weeklyGoal: 4 })).toBeNull();
});

it('a week is summed up from its own row, and one without training is not held up to anybody', () => {
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

describe('what is asked for', () => {
  const [today, monday] = ['2026-11-20', '2026-11-16'];

  it('is everything, for someone who has switched nothing off and was told nothing', () => {
    expect(openQuestions(all, nothing, today, monday)).toEqual({ workout: true, goal: true, week: true });
    expect(openQuestions({}, nothing, today, monday)).toEqual({ workout: true, goal: true, week: true });
  });

  it('is nothing that was switched off', () => {
    const off = { notifyWorkoutReminders: false, notifyProgressUpdates: false, notifyAchievements: false };
    expect(openQuestions({ ...mara, ...off }, nothing, today, monday)).toEqual({
      workout: false,
      goal: false,
      week: false,
    });
  });

  it('is nothing that was told already: a reminder today, the others this week', () => {
    expect(openQuestions(all, { reminded: today, summed: monday, reached: monday }, today, monday)).toEqual({
      workout: false,
      goal: false,
      week: false,
    });
    expect(
      openQuestions(all, { reminded: '2026-11-19', summed: '2026-11-09', reached: '2026-11-09' }, today, monday),
    ).toEqual({
      workout: true,
      goal: true,
      week: true,
    });
  });
});
