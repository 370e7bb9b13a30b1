import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise } from '@/shared/api/types';
import { bodyOf, changesOf, newExercise, problemsOf, valuesOf, withExercise } from './ownExercise';

const anvil = example<Exercise[]>('list_exercises.own').response.body!.find(({ own }) => own)!;

describe('a new exercise', () => {
  it('starts with what is usual in its section, and leaves the amounts to the server', () => {
    expect(newExercise('Sled Drag', 'main')).toMatchObject({
      measuredAs: 'weight_reps',
      implement: 'barbell',
      sets: null,
    });
    expect(newExercise('Calf Flow', 'cooldown')).toMatchObject({ measuredAs: 'time', implement: 'bodyweight' });
  });

  it('needs a name that is not blank', () => {
    expect(problemsOf(newExercise('   ', 'main'))).toEqual({ name: 'nameMissing' });
    expect(problemsOf(newExercise('Sled Drag', 'main'))).toEqual({});
  });
});

describe('the request', () => {
  const values = { ...newExercise('  Sled   Drag ', 'main'), reps: 8, seconds: 40, instructions: ' ' };

  it('has the name without extra blanks, and only the amount that is counted', () => {
    expect(bodyOf(values)).toMatchObject({
      name: 'Sled Drag',
      defaultReps: 8,
      defaultDuration: null,
      instructions: null,
    });
    expect(bodyOf({ ...values, measuredAs: 'weight_time' })).toMatchObject({ defaultReps: null, defaultDuration: 40 });
  });

  it('names a muscle once', () => {
    const body = bodyOf({ ...values, primaryMuscles: ['glutes'], secondaryMuscles: ['glutes', 'core'] });
    expect(body.secondaryMuscles).toEqual(['core']);
  });

  it('contains only what an edit changed', () => {
    const before = valuesOf(anvil);
    expect(changesOf(anvil, before)).toEqual({});
    expect(changesOf(anvil, { ...before, perSide: true, rest: 90 })).toEqual({ perSide: true, defaultRestTime: 90 });
  });
});

it('a changed exercise takes its place by name', () => {
  const named = (key: string, name: string) => ({ ...anvil, key, name });
  const list = [named('a', 'Arm Circles'), named('own_1', 'Anvil'), named('b', 'plank')];
  const names = (all: readonly Exercise[]) => all.map(({ name }) => name);
  expect(names(withExercise(list, named('own_1', 'Bear Squat')))).toEqual(['Arm Circles', 'Bear Squat', 'plank']);
  expect(names(withExercise(list, named('own_2', 'Omega')))).toEqual(['Anvil', 'Arm Circles', 'Omega', 'plank']);
});
