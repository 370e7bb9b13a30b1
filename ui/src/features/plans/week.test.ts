import { describe, expect, it } from 'vitest';
import type { PlannedWorkout } from '@/shared/api/types';
import { afterMove, daysOf, summaryOf } from './week';

const workout = (id: number, dayOfWeek: number, type: PlannedWorkout['type'] = 'strength'): PlannedWorkout => ({
  id, dayOfWeek, type, workoutPlanId: 1, title: `Workout ${id}`, notes: null,
});

describe("a plan's week", () => {
  it('has seven days from Monday to Saturday and then Sunday', () => {
    expect(daysOf([]).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  it('finds the workout of a day by its day of week', () => {
    const days = daysOf([workout(7, 0), workout(8, 3)]);
    expect(days[6]?.workout?.id).toBe(7);
    expect(days[2]?.workout?.id).toBe(8);
    expect(days[0]?.workout).toBeNull();
  });

  it('counts active days without rest, rest days, strength and cardio', () => {
    const week = [workout(1, 1), workout(2, 2, 'cardio'), workout(3, 3, 'yoga'), workout(4, 4, 'rest'), workout(5, 5, 'hiit')];
    expect(summaryOf(week)).toEqual({ active: 4, rest: 1, strength: 1, cardio: 1 });
  });
});

describe('moving a workout', () => {
  const week = [workout(1, 1), workout(2, 3)];

  it('puts it on the other day', () => {
    expect(afterMove(week, 1, 5).map(({ dayOfWeek }) => dayOfWeek)).toEqual([5, 3]);
  });

  it('lets the two change places when the day was taken', () => {
    expect(afterMove(week, 1, 3).map(({ dayOfWeek }) => dayOfWeek)).toEqual([3, 1]);
  });

  it('changes nothing for a workout that is not there', () => {
    expect(afterMove(week, 9, 3)).toEqual(week);
  });
});
