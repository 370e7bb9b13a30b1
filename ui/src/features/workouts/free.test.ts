import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, ExerciseCompletion } from '@/shared/api/types';
import { asPlan, asPlanned, plannedTypeOf, withoutExercise, withPicked } from './free';
import { emptyFree } from './training';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const exerciseOf = (key: string) => catalogue.find((each) => each.key === key) as Exercise;
const [done] = example<ExerciseCompletion[]>('list_exercise_completions.unplanned').response.body ?? [];

describe('a workout without a plan', () => {
  it('takes exercises with their usual dose, and own ones with three sets', () => {
    const free = withPicked(emptyFree, [exerciseOf('wall_sit'), 'Log Flip']);
    expect(free.exercises).toMatchObject([
      { id: -1, exerciseKey: 'wall_sit', sets: 3, duration: 30, reps: null, restTime: 60 },
      { id: -2, exerciseKey: null, exerciseName: 'Log Flip', sets: 3, reps: null, restTime: 60 },
    ]);
  });

  it('never gives an id twice, also after one was removed', () => {
    const free = withPicked(withoutExercise(withPicked(emptyFree, ['A', 'B', 'C']), -2), ['D']);
    expect(free.exercises.map(({ id }) => id)).toEqual([-1, -3, -4]);
    const last = withPicked(withoutExercise(free, -4), ['E']);
    expect(last.exercises.map(({ id }) => id)).toEqual([-1, -3, -5]);
  });

  it('brings the instructions of the catalogue along, and invents none', () => {
    const [sit, sled] = asPlanned(withPicked(emptyFree, [exerciseOf('wall_sit'), 'Log Flip']).exercises, catalogue);
    expect(sit?.instructions).toBe(exerciseOf('wall_sit').instructions);
    expect(sled).toMatchObject({ instructions: null, muscleGroups: [] });
  });

  it('becomes a plan of what was done', () => {
    const [squat] = asPlanned(withPicked(emptyFree, [exerciseOf('dumbbell_sumo_squat')]).exercises, catalogue);
    expect(squat && done && asPlan(squat, done)).toEqual({
      exerciseName: 'Dumbbell Sumo Squat', category: 'main', sets: 1, reps: 12, weight: 30, restTime: 75,
    });
  });

  it('is planned under the nearest of the planned types', () => {
    expect((['strength', 'stretching', 'running', 'other'] as const).map(plannedTypeOf)).toEqual(['strength', 'yoga', 'cardio', 'cardio']);
  });
});
