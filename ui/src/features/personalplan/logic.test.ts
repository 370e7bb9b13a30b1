import { describe, expect, it } from 'vitest';
import {
  defaultLastAnswers,
  lastAnswersOf,
  orderedEquipments,
  startingAnswers,
  type LastAnswers,
  type Profile,
} from './logic';

const unknown: Profile = { fitnessLevel: null, equipment: null, weeklyGoal: 3, injuries: [] };

describe('the answers a personal plan starts with', () => {
  it('are the defaults where nothing is known', () => {
    expect(startingAnswers(unknown)).toEqual({
      fitnessLevel: 'beginner',
      primaryGoal: 'general_fitness',
      equipment: 'none',
      workoutDuration: 45,
      workoutsPerWeek: 3,
      targetAreas: ['full_body'],
      injuries: [],
      timeOfDay: 'morning',
      intensity: 'moderate',
    });
  });

  it.each([
    ['bodyweight', 'none'],
    ['dumbbells', 'basic'],
    ['resistance_bands', 'basic'],
    ['home_gym', 'home_gym'],
    ['full_gym', 'gym'],
  ] as const)('%s of the profile is %s', (equipment, choice) => {
    expect(startingAnswers({ ...unknown, equipment }).equipment).toBe(choice);
  });

  it('have the level and the injuries of the profile', () => {
    const answers = startingAnswers({ ...unknown, fitnessLevel: 'advanced', injuries: ['knee', 'hip'] });
    expect(answers).toMatchObject({ fitnessLevel: 'advanced', injuries: ['knee', 'hip'] });
  });

  it.each([
    [1, 2],
    [2, 2],
    [4, 4],
    [6, 6],
    [7, 6],
    [14, 6],
  ])('a weekly goal of %i means %i days', (weeklyGoal, days) => {
    expect(startingAnswers({ ...unknown, weeklyGoal }).workoutsPerWeek).toBe(days);
  });

  it('keep goal, minutes, areas, time of day and intensity of the last plan', () => {
    const last: LastAnswers = {
      primaryGoal: 'strength',
      workoutDuration: 60,
      targetAreas: ['core', 'cardio'],
      timeOfDay: 'evening',
      intensity: 'high',
    };
    expect(startingAnswers(unknown, last)).toMatchObject(last);
    expect(lastAnswersOf(startingAnswers(unknown, last))).toEqual(last);
  });

  it('ignore stored answers that the form does not offer', () => {
    const broken = {
      primaryGoal: 'flying',
      workoutDuration: 75,
      targetAreas: 'core',
      timeOfDay: null,
      intensity: 3,
    } as unknown as LastAnswers;
    expect(startingAnswers(unknown, broken)).toMatchObject(defaultLastAnswers);
    expect(startingAnswers(unknown, { ...defaultLastAnswers, targetAreas: [] }).targetAreas).toEqual(['full_body']);
  });
});

it('the list of equipment begins with what the user has', () => {
  expect(orderedEquipments({ equipment: null })).toEqual(['none', 'basic', 'home_gym', 'gym']);
  expect(orderedEquipments({ equipment: 'dumbbells' })).toEqual(['basic', 'none', 'home_gym', 'gym']);
  expect(orderedEquipments({ equipment: 'home_gym' })).toEqual(['home_gym', 'basic', 'none', 'gym']);
  expect(orderedEquipments({ equipment: 'full_gym' })).toEqual(['gym', 'home_gym', 'basic', 'none']);
});
