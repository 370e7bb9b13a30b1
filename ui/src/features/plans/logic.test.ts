import { describe, expect, it } from 'vitest';
import type { PlannedType, PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { consideredPlans, itemsOfDay, nextWorkout } from './logic';

const plan = (id: number, isFavorite = false): WorkoutPlan => ({
  id,
  name: `Plan ${id}`,
  description: null,
  duration: '12 weeks',
  isFavorite,
  createdAt: '2026-11-20T10:00:00.000Z',
  blockWeeks: null,
  blockStarted: null,
  lighterWeeks: [],
});
const workout = (
  id: number,
  workoutPlanId: number,
  dayOfWeek: number,
  type: PlannedType = 'strength',
): PlannedWorkout => ({
  id,
  workoutPlanId,
  dayOfWeek,
  title: `Workout ${id}`,
  type,
  notes: null,
});
const ids = (items: { workout: PlannedWorkout }[]) => items.map((item) => item.workout.id);

describe('the plans that count today', () => {
  it('are the favorites if there are any', () => {
    expect(consideredPlans([plan(1, true), plan(2), plan(3, true)]).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('are the first three without a favorite', () => {
    expect(consideredPlans([1, 2, 3, 4].map((id) => plan(id))).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe("today's items", () => {
  const plans = [plan(1), plan(2)];
  const lists = [[workout(10, 1, 5), workout(11, 1, 1)], [workout(20, 2, 5)]];

  it('are the workouts of this weekday', () => {
    expect(ids(itemsOfDay(plans, lists, 5, null))).toEqual([10, 20]);
    expect(ids(itemsOfDay(plans, lists, 0, null))).toEqual([]);
  });

  it("start with the workout that the server names as today's", () => {
    expect(ids(itemsOfDay(plans, lists, 5, 20))).toEqual([20, 10]);
  });
});

describe('the next workout', () => {
  const plans = [plan(1)];

  it('is found across the end of the week', () => {
    expect(nextWorkout(plans, [[workout(10, 1, 1)]], 6)).toMatchObject({ inDays: 2, workout: { id: 10 } });
  });

  it('is not a rest day', () => {
    expect(nextWorkout(plans, [[workout(10, 1, 0, 'rest'), workout(11, 1, 2)]], 6)).toMatchObject({
      workout: { id: 11 },
    });
  });

  it('is the same one a week later if it is the only one', () => {
    expect(nextWorkout(plans, [[workout(10, 1, 6)]], 6)).toMatchObject({ inDays: 7 });
  });

  it('is null in an empty plan', () => {
    expect(nextWorkout(plans, [[]], 6)).toBeNull();
  });
});
