import { describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { server } from '@/mocks/server';
import { ApiError } from '@/shared/api/client';
import { createQueryClient, queryAt } from '@/shared/api/queryClient';
import { asksToLogIn, bySection, clippedNotes, defaultOptions, plannedExercises, queryOf } from './recommendation';

describe('the wishes for a session', () => {
  it('ask for nothing that is as in the profile', () => {
    expect(queryOf(defaultOptions, 1)).toEqual({
      fitnessGoal: 'general_fitness',
      timeAvailable: 45,
      equipment: null,
      workoutLevel: null,
      targetMuscles: [],
      specialNeeds: null,
      variation: 1,
    });
  });

  it('name areas with commas between them', async () => {
    const query = queryOf(
      { ...defaultOptions, equipment: 'home_gym', effort: 'light', muscles: ['legs', 'core'], needs: ' quiet ' },
      2,
    );
    let sent = new URLSearchParams();
    server.use(...recordedResponses('show_recommendation.strength'));
    server.events.on('request:start', ({ request }) => void (sent = new URL(request.url).searchParams));
    await createQueryClient().fetchQuery(queryAt('/api/coaching/recommendation', { query }));
    expect(Object.fromEntries(sent)).toEqual({
      fitnessGoal: 'general_fitness',
      timeAvailable: '45',
      equipment: 'home_gym',
      workoutLevel: 'light',
      targetMuscles: 'legs,core',
      specialNeeds: 'quiet',
      variation: '2',
    });
  });
});

describe('the exercises of a session', () => {
  const whole = {
    name: 'Plank',
    exerciseKey: 'plank',
    category: 'cooldown',
    sets: 3,
    reps: null,
    weight: null,
    duration: 30,
    restTime: 60,
    notes: 'Breathe.',
  } as const;

  it('go into the plan by their names with all their amounts, plain names too', () => {
    expect(plannedExercises([whole, 'Farmer walk'])).toEqual([
      {
        exerciseName: 'Plank',
        category: 'cooldown',
        sets: 3,
        reps: null,
        weight: null,
        duration: 30,
        restTime: 60,
        notes: 'Breathe.',
      },
      { exerciseName: 'Farmer walk', category: 'main' },
    ]);
  });

  it('stand in the order of a session, sections without any left out', () => {
    expect(bySection(plannedExercises([whole, 'Farmer walk'])).map(({ section }) => section)).toEqual([
      'main',
      'cooldown',
    ]);
  });
});

it('an error that mentions 401 or 404 asks to log in, another does not', () => {
  expect(asksToLogIn(new ApiError(401, 'No session'))).toBe(true);
  expect(asksToLogIn(new ApiError(404, 'Not found'))).toBe(true);
  expect(asksToLogIn(new ApiError(500, '4010 things'))).toBe(false);
});

it('notes never outgrow what a day of a plan holds', () => {
  expect(clippedNotes('short')).toBe('short');
  expect(clippedNotes('x'.repeat(3000))).toHaveLength(2000);
});
