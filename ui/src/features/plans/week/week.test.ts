import { describe, expect, it } from 'vitest';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { example } from '@/mocks/examples';
import { afterMove, daysOf, firstFreeDay, ownNotes, previewOf, summaryOf } from './week';

const workout = (id: number, dayOfWeek: number, type: PlannedWorkout['type'] = 'strength'): PlannedWorkout => ({
  id,
  dayOfWeek,
  type,
  workoutPlanId: 1,
  title: `Workout ${id}`,
  notes: null,
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
    const week = [
      workout(1, 1),
      workout(2, 2, 'cardio'),
      workout(3, 3, 'yoga'),
      workout(4, 4, 'rest'),
      workout(5, 5, 'hiit'),
    ];
    expect(summaryOf(week)).toEqual({ active: 4, rest: 1, strength: 1, cardio: 1 });
  });
});

describe('the day that is offered first', () => {
  it('is this one while it is empty', () => {
    expect(firstFreeDay([workout(1, 1)], 5)).toBe(5);
    expect(firstFreeDay([], 0)).toBe(0);
  });

  it('is the next empty one after it, across the end of the week', () => {
    expect(firstFreeDay([workout(1, 5), workout(2, 6), workout(3, 0)], 5)).toBe(1);
  });

  it('is this one when every day is taken', () => {
    expect(
      firstFreeDay(
        [0, 1, 2, 3, 4, 5, 6].map((day) => workout(day, day)),
        3,
      ),
    ).toBe(3);
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

describe('a day at a glance', () => {
  const exercises = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];

  it('names its main exercises first, and how many more there are', () => {
    const { names, more } = previewOf(exercises);
    expect(names).toHaveLength(4);
    expect(names).toEqual(
      exercises
        .filter(({ category }) => category === 'main')
        .slice(0, 4)
        .map(({ exerciseName }) => exerciseName),
    );
    expect(more).toBe(11);
  });

  it('names what there is when the main part is short', () => {
    const warmup = exercises.filter(({ category }) => category === 'warmup').slice(0, 2);
    const [main] = exercises.filter(({ category }) => category === 'main');
    expect(previewOf([...warmup, main!]).names).toEqual([
      main!.exerciseName,
      ...warmup.map(({ exerciseName }) => exerciseName),
    ]);
    expect(previewOf([...warmup, main!]).more).toBe(0);
  });

  it('tells how many there are and how long they take', () => {
    expect(previewOf(exercises)).toMatchObject({ count: 15, minutes: 45 });
    expect(previewOf([])).toEqual({ names: [], more: 0, count: 0, minutes: 0 });
  });
});

describe('the notes of a day', () => {
  const noted = (id: number, notes: string | null) => ({ ...workout(id, id), notes });

  it('leave out the advice that another day gives too', () => {
    const monday = noted(1, 'Squat and push lead today. Take the warm-up slowly.');
    const week = [monday, noted(2, 'Hinge and pull lead today. Take the warm-up slowly.'), noted(3, null)];
    expect(ownNotes(monday, week)).toBe('Squat and push lead today.');
    expect(week.map((day) => ownNotes(day, week))).toEqual([
      'Squat and push lead today.',
      'Hinge and pull lead today.',
      '',
    ]);
  });

  it('stay whole where no other day says the same', () => {
    const monday = noted(1, 'Bring the belt!\nAsk Ada for a spot. 2.5 kg more than last week.');
    expect(ownNotes(monday, [monday, noted(2, 'Easy.')])).toBe(monday.notes);
  });
});
