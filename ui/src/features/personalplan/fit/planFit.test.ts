import { describe, expect, it } from 'vitest';
import { mara } from '@/mocks/people';
import type { WorkoutPlan } from '@/shared/api/types';
import { defaultLastAnswers } from '@/features/personalplan/logic';
import { asksForFit } from './asksForFit';
import { fittedBody, preferencesOf, startingFit } from './planFit';

const plan: WorkoutPlan = {
  id: 1,
  name: 'General Fitness Plan',
  description: null,
  duration: '12 weeks',
  isFavorite: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  blockWeeks: 4,
  blockStarted: '2026-11-20',
  lighterWeeks: [],
};
const ada = mara;

describe('a user is asked what makes the plan fit', () => {
  it('after onboarding, until the third workout', () => {
    expect(asksForFit(ada, [plan], 0, false)).toBe(true);
    expect(asksForFit(ada, [plan], 2, false)).toBe(true);
    expect(asksForFit(ada, [plan], 3, false)).toBe(false);
  });

  it('not before the plan is there, and not again after an answer', () => {
    expect(asksForFit({ ...ada, onboardingCompleted: false }, [plan], 0, false)).toBe(false);
    expect(asksForFit({ ...ada, onboardingStage: 1 }, [plan], 0, false)).toBe(false);
    expect(asksForFit(ada, [plan], 0, true)).toBe(false);
  });

  it('only while the automatic plan is the only one', () => {
    expect(asksForFit(ada, [], 0, false)).toBe(false);
    expect(asksForFit(ada, [plan, { ...plan, id: 2 }], 0, false)).toBe(false);
    expect(asksForFit(ada, [{ ...plan, blockWeeks: null }], 0, false)).toBe(false);
  });
});

describe('the answers', () => {
  it('start with the profile, and the units that the sign-up set', () => {
    const german = { ...ada, weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km', weeklyGoal: 3 } as const;
    expect(startingFit({ ...german, injuries: ['knee'] }, defaultLastAnswers)).toEqual({
      workoutsPerWeek: 3,
      workoutDuration: 45,
      primaryGoal: 'general_fitness',
      injuries: ['knee'],
      units: 'metric',
    });
    expect(startingFit(ada, defaultLastAnswers).units).toBe('imperial');
  });

  it('make a plan for the level and equipment of the profile', () => {
    const user = { ...ada, fitnessLevel: 'advanced', equipment: 'full_gym' } as const;
    const answers = { ...startingFit(user, defaultLastAnswers), workoutsPerWeek: 5, primaryGoal: 'strength' } as const;
    expect(preferencesOf(user, defaultLastAnswers, answers)).toEqual({
      fitnessLevel: 'advanced',
      equipment: 'gym',
      primaryGoal: 'strength',
      workoutDuration: 45,
      workoutsPerWeek: 5,
      targetAreas: ['full_body'],
      injuries: [],
      timeOfDay: 'morning',
      intensity: 'moderate',
    });
  });

  it('become the weekly goal, and change units only if the user chose others', () => {
    const answers = startingFit(ada, defaultLastAnswers);
    expect(fittedBody(ada, { ...answers, workoutsPerWeek: 4 })).toEqual({ weeklyGoal: 4 });
    expect(fittedBody({ ...ada, weightUnit: 'kg' }, { ...answers, units: 'metric' })).not.toHaveProperty('weightUnit');
    expect(fittedBody(ada, { ...answers, units: 'metric' })).toMatchObject({
      weightUnit: 'kg',
      lengthUnit: 'cm',
      distanceUnit: 'km',
    });
  });
});
