import { describe, expect, it } from 'vitest';
import { ApiError } from '@/shared/api/client';
import { asksToLogIn, bySection, clippedNotes, defaultOptions, plannedExercises, bodyOf } from './recommendation';

describe('the request for a recommendation', () => {
  it('leaves out options that use the profile', () => {
    expect(bodyOf(defaultOptions, 1)).toEqual({
      fitnessGoal: 'general_fitness',
      timeAvailable: 45,
      equipment: null,
      workoutLevel: null,
      targetMuscles: [],
      specialNeeds: null,
      variation: 1,
    });
  });

  it('contains trimmed special needs and all chosen muscles', () => {
    const options = { ...defaultOptions, equipment: 'home_gym', effort: 'light', needs: ' quiet ' } as const;
    expect(bodyOf({ ...options, muscles: ['legs', 'core'] }, 2)).toEqual({
      fitnessGoal: 'general_fitness',
      timeAvailable: 45,
      equipment: 'home_gym',
      workoutLevel: 'light',
      targetMuscles: ['legs', 'core'],
      specialNeeds: 'quiet',
      variation: 2,
    });
  });
});

describe('the exercises of a recommendation', () => {
  const planned = {
    name: 'Plank',
    exerciseKey: 'plank',
    category: 'cooldown',
    sets: 3,
    reps: null,
    weight: null,
    duration: 30,
    restTime: 60,
    notes: 'Breathe.',
    repsMax: null,
    rampUpSets: 0,
    perSide: false,
  } as const;

  it('are planned by name with all their values, also from plain names', () => {
    expect(plannedExercises([planned, 'Farmer walk'])).toEqual([
      {
        exerciseName: 'Plank',
        category: 'cooldown',
        sets: 3,
        reps: null,
        weight: null,
        duration: 30,
        restTime: 60,
        notes: 'Breathe.',
        repsMax: null,
        rampUpSets: 0,
      },
      { exerciseName: 'Farmer walk', category: 'main' },
    ]);
  });

  it('are grouped by section in training order without empty sections', () => {
    expect(bySection(plannedExercises([planned, 'Farmer walk'])).map(({ section }) => section)).toEqual([
      'main',
      'cooldown',
    ]);
  });
});

it('only an error that mentions 401 or 404 asks to log in', () => {
  expect(asksToLogIn(new ApiError(401, 'No session'))).toBe(true);
  expect(asksToLogIn(new ApiError(404, 'Not found'))).toBe(true);
  expect(asksToLogIn(new ApiError(500, '4010 things'))).toBe(false);
});

it('notes are cut to the length that a planned workout allows', () => {
  expect(clippedNotes('short')).toBe('short');
  expect(clippedNotes('x'.repeat(3000))).toHaveLength(2000);
});
