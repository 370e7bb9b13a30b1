import { expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, PlannedWorkout } from '@/shared/api/types';
import { plannedInput, plannedTypeOf, preselectedDay } from './addExercise';

const catalogue = example<Exercise[]>('list_exercises.all').response.body!;
const named = (name: string) => catalogue.find((each) => each.name === name)!;
const [monday] = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body as [PlannedWorkout];
const on = (dayOfWeek: number, type: PlannedWorkout['type'] = 'strength') => ({ ...monday, dayOfWeek, type });

it('an added exercise has its usual sets in the chosen section', () => {
  const squat = named('Goblet Squat');
  expect(plannedInput(squat, 'warmup')).toEqual({
    exerciseName: 'Goblet Squat',
    category: 'warmup',
    sets: squat.defaultSets,
    reps: squat.defaultReps,
    restTime: squat.defaultRestTime,
  });
  expect(plannedInput(named('Plank'), 'main')).toMatchObject({ duration: named('Plank').defaultDuration });
});

it('a new day has the type of its first exercise', () => {
  const roles = ['main_lift', 'core', 'conditioning', 'stretch', 'mobility'] as const;
  expect(roles.map((role) => plannedTypeOf({ role }))).toEqual(['strength', 'strength', 'cardio', 'yoga', 'yoga']);
});

it('the preselected day is today’s workout, else the next one, else a free day', () => {
  expect(preselectedDay([on(1), on(5)], 5)).toBe(5);
  expect(preselectedDay([on(1), on(5)], 6)).toBe(1);
  expect(preselectedDay([on(3, 'rest'), on(1)], 3)).toBe(1);
  expect(preselectedDay([], 2)).toBe(2);
});
