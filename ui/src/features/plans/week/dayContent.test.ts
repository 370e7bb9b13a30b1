import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { PlannedExercise, PlannedExerciseInput, PlannedWorkout } from '@/shared/api/types';
import { additionTo, inputOf, restoreBody } from './dayContent';

const there = example<PlannedExercise[]>('list_planned_exercises.custom').response.body ?? [];
const workout: PlannedWorkout = {
  id: 1,
  workoutPlanId: 4,
  dayOfWeek: 5,
  title: 'Push day',
  type: 'strength',
  notes: 'Slowly.',
};
const added = (name: string, category: PlannedExerciseInput['category'] = 'main'): PlannedExerciseInput => ({
  exerciseName: name,
  category,
  sets: 2,
  reps: 8,
});
const mains = (count: number) => Array.from({ length: count }, (_, index) => added(`Own ${index}`));

describe('adding to an occupied day', () => {
  it('retains existing ids and appends new exercises to their section', () => {
    const { list } = additionTo(there, [added('Sled push'), added('Lie down', 'cooldown')]);
    expect(list.map(({ exerciseName, id }) => [exerciseName, id])).toEqual([
      ['Arm Circles', 1],
      ['Goblet Squat', 2],
      ['Push-Up', 3],
      ['Farmer walk uphill', 4],
      ['Sled push', undefined],
      ["Child's Pose", 5],
      ['Lie down', undefined],
    ]);
    expect(list.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(list[1]).toMatchObject({ sets: 3, reps: 10, restTime: 60, category: 'main' });
    expect(list[4]).toMatchObject({ sets: 2, reps: 8 });
  });

  it('retains supersets and does not extend them to added exercises', () => {
    const joined = there.map((each, index) => ({ ...each, supersetWithNext: index === 1 || index === 3 }));
    const { list } = additionTo(joined, [added('Sled push')]);
    expect(list.map(({ supersetWithNext = false }) => supersetWithNext)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(restoreBody({ workout, exercises: joined }).exercises[1]).toMatchObject({ supersetWithNext: true });
  });

  it('skips exercises that already exist, regardless of case', () => {
    const { list, known } = additionTo(there, [added('goblet squat'), added('Sled push')]);
    expect(known).toEqual(['goblet squat']);
    expect(list).toHaveLength(there.length + 1);
  });

  it('reports the first section that would exceed its limit', () => {
    expect(additionTo(there, mains(7)).overfull).toBeNull();
    expect(additionTo(there, mains(8)).overfull).toEqual({ section: 'main', most: 10, existing: 3, added: 8 });
    expect(additionTo(there, [added('a', 'cooldown'), ...mains(2)]).overfull).toBeNull();
  });
});

describe('restoring a day', () => {
  it('sends the whole day without the deleted ids', () => {
    const body = restoreBody({ workout, exercises: there });
    expect(body).toMatchObject({
      workoutPlanId: 4,
      dayOfWeek: 5,
      title: 'Push day',
      type: 'strength',
      notes: 'Slowly.',
      replace: true,
    });
    expect(body.exercises.map(({ exerciseName }) => exerciseName)).toEqual(
      there.map(({ exerciseName }) => exerciseName),
    );
    expect(body.exercises.every((each) => !('id' in each))).toBe(true);
  });

  it('retains the amounts and notes of an exercise', () => {
    const [, squat] = there;
    expect(squat && inputOf({ ...squat, weight: 40, notes: 'Low' })).toMatchObject({
      id: 2,
      sets: 3,
      weight: 40,
      notes: 'Low',
      restTime: 60,
    });
  });
});
