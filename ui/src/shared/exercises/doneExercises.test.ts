import { expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { doneExercises } from './doneExercises';

const workout = example<Workout[]>('list_workouts.month').response.body!.find(({ name }) => name === 'Leg day')!;
const [squats] = example<ExerciseCompletion[]>('list_exercise_completions.linked').response.body!;
const done = (change: Partial<ExerciseCompletion>): ExerciseCompletion => ({ ...squats!, ...change });
const names = (...completions: ExerciseCompletion[]) =>
  doneExercises({ ...workout, exercises: ['goblet squat', 'Plank'] }, completions).map(({ name }) => name);

it('exercises are in the order of completion, followed by those without a completion', () => {
  const later = done({ id: 2, exerciseName: 'Lunge', completedAt: '2026-11-20T10:05:00.000Z' });
  expect(names(later, done({}))).toEqual(['Goblet Squat', 'Lunge', 'Plank']);
});

it('exercises completed at the same time are ordered by id', () => {
  expect(names(done({ id: 9, exerciseName: 'Lunge' }), done({ id: 3 }))).toEqual(['Goblet Squat', 'Lunge', 'Plank']);
});

it('completions of other workouts are ignored', () => {
  expect(names(done({ workoutId: 99 }), done({ workoutId: null }))).toEqual(['goblet squat', 'Plank']);
});
