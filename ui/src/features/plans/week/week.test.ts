import { describe, expect, it } from 'vitest';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { example } from '@/mocks/examples';
import { afterMove, daysOf, firstFreeDay, uniqueNotes, previewOf, summaryOf } from './week';

const workout = (id: number, dayOfWeek: number, type: PlannedWorkout['type'] = 'strength'): PlannedWorkout => ({
  id,
  dayOfWeek,
  type,
  workoutPlanId: 1,
  title: `Workout ${id}`,
  notes: null,
});

describe("a plan's week", () => {
  it('has seven days from Monday to Sunday', () => {
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

describe('the preselected day', () => {
  it('is the given day while it is free', () => {
    expect(firstFreeDay([workout(1, 1)], 5)).toBe(5);
    expect(firstFreeDay([], 0)).toBe(0);
  });

  it('is the next free day, across the end of the week', () => {
    expect(firstFreeDay([workout(1, 5), workout(2, 6), workout(3, 0)], 5)).toBe(1);
  });

  it('is the given day when every day has a workout', () => {
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

  it('changes its day', () => {
    expect(afterMove(week, 1, 5).map(({ dayOfWeek }) => dayOfWeek)).toEqual([5, 3]);
  });

  it('swaps the two when the day has a workout', () => {
    expect(afterMove(week, 1, 3).map(({ dayOfWeek }) => dayOfWeek)).toEqual([3, 1]);
  });

  it('changes nothing for an unknown workout', () => {
    expect(afterMove(week, 9, 3)).toEqual(week);
  });
});

describe('a day at a glance', () => {
  const exercises = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];

  it('lists its main exercises first and counts the rest', () => {
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

  it('lists other exercises when the main section is short', () => {
    const warmup = exercises.filter(({ category }) => category === 'warmup').slice(0, 2);
    const [main] = exercises.filter(({ category }) => category === 'main');
    expect(previewOf([...warmup, main!]).names).toEqual([
      main!.exerciseName,
      ...warmup.map(({ exerciseName }) => exerciseName),
    ]);
    expect(previewOf([...warmup, main!]).more).toBe(0);
  });

  it('has the number of exercises and the minutes', () => {
    expect(previewOf(exercises)).toMatchObject({ count: 15, minutes: 55 });
    expect(previewOf([])).toEqual({ names: [], more: 0, count: 0, minutes: 0 });
  });
});

describe('the notes of a day', () => {
  const noted = (id: number, notes: string | null) => ({ ...workout(id, id), notes });

  it('omit sentences that another day repeats', () => {
    const monday = noted(1, 'Squat and push lead today. Take the warm-up slowly.');
    const week = [monday, noted(2, 'Hinge and pull lead today. Take the warm-up slowly.'), noted(3, null)];
    expect(uniqueNotes(monday, week)).toBe('Squat and push lead today.');
    expect(week.map((day) => uniqueNotes(day, week))).toEqual([
      'Squat and push lead today.',
      'Hinge and pull lead today.',
      '',
    ]);
  });

  it('stay unchanged if no other day repeats them', () => {
    const monday = noted(1, 'Bring the belt!\nAsk Ada for a spot. 2.5 kg more than last week.');
    expect(uniqueNotes(monday, [monday, noted(2, 'Easy.')])).toBe(monday.notes);
  });
});
