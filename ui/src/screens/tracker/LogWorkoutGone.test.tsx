// Ticked sets outlive the plan they were ticked in.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newTraining,
  withSaved,
  withTick,
  withTicked,
  type SessionExercise,
  type Training,
} from '@/features/workouts/training/training';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { writeDraft } from '@/shared/lib/drafts';
import { LogWorkout } from './LogWorkout';

vi.mock('canvas-confetti', () => ({ create: () => () => Promise.resolve() }));

// The day the examples were recorded, a Friday.
const NOW = Date.parse('2026-11-20T11:00:00+01:00');
const [first] = example<ExerciseCompletion[]>('list_exercise_completions.today').response.body as [ExerciseCompletion];
// The plan no longer has the exercise. This device knows the completion from the response to its tick.
const press: ExerciseCompletion = {
  ...first,
  id: 90,
  exerciseKey: null,
  exerciseName: 'Yoke Press',
  plannedExerciseId: null,
  plannedWorkoutId: null,
  workoutId: null,
  category: 'main',
};
const listed: SessionExercise = {
  id: 900,
  exerciseKey: null,
  exerciseName: 'Yoke Press',
  category: 'main',
  sets: 3,
  reps: 5,
  duration: null,
  restTime: 60,
  weight: 95,
};

function begin(workout: string, change: (training: Training) => Training = (training) => training): void {
  signIn();
  const training = withSaved(withTicked(withTick(newTraining('2026-11-20', NOW, 'key'), NOW), 900, listed), 900, {
    completion: 90,
    record: null,
  });
  writeDraft('training', {
    trainings: { [workout]: change({ ...training, named: { title: 'Push day', type: 'strength' } }) },
  });
  signIn();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server.use(
    ...recordedResponses(
      'list_workout_plans.one',
      'list_planned_workouts.generated',
      'list_planned_exercises.generated',
      'list_exercises.all',
      'list_last_completions.two',
      'list_exercise_notes.empty',
      'list_workouts.empty',
      'show_todays_workout.empty',
    ),
    http.get('/api/exercise-completions', () => HttpResponse.json([press])),
  );
});

describe('a workout that its plan no longer has', () => {
  beforeEach(() => server.use(...recordedResponses('list_workout_plans.empty')));

  it('continues with its ticks, and can be completed', async () => {
    begin('77');
    server.use(
      http.get('/api/planned-workouts/77/exercises', () =>
        HttpResponse.json({ message: 'Planned workout not found' }, { status: 404 }),
      ),
      ...recordedResponses('create_workout.unplanned'),
    );
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout?workout=77' });
    expect(await screen.findByRole('heading', { name: 'Push day' })).toBeVisible();
    expect(screen.getByText(/no longer in your plan. Your ticks are saved/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Yoke Press' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ name: 'Push day', exercises: ['Yoke Press'], completionIds: [90] }]),
    );
    expect(sent[0]).not.toHaveProperty('plannedWorkoutId');
  });

  it('is on the Today tab until it is completed', async () => {
    begin('77');
    server.use(
      http.get('/api/planned-workouts/77/exercises', () =>
        HttpResponse.json({ message: 'Planned workout not found' }, { status: 404 }),
      ),
    );
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const card = within(await screen.findByRole('region', { name: 'Unfinished workout' }));
    expect(card.getByRole('heading', { name: 'Push day' })).toBeVisible();
    expect(card.getByText(/1\/1 exercises done/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/log-workout?workout=77');
  });
});

it('an exercise removed from the plan during training stays in the workout and in its log', async () => {
  begin('3');
  server.use(...recordedResponses('create_workout.completed_plan'));
  const sent = requestBodies<Workout>('POST', '/api/workouts');
  renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
  expect(await screen.findByRole('article', { name: 'Yoke Press' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.exercises).toEqual(['Yoke Press']);
});

it('a workout of another weekday that is trained today is on the Today tab', async () => {
  const monday = example<{ id: number; dayOfWeek: number; title: string }[]>(
    'list_planned_workouts.generated',
  ).response.body?.find(({ dayOfWeek }) => dayOfWeek === 1);
  begin(String(monday?.id));
  const exercises = example<unknown[]>('list_planned_exercises.generated').response.body;
  server.use(http.get(`/api/planned-workouts/${monday?.id}/exercises`, () => HttpResponse.json(exercises)));
  renderPart(<LogWorkout />, { path: '/log-workout' });
  const card = within(await screen.findByRole('region', { name: 'Unfinished workout' }));
  expect(card.getByRole('heading', { name: monday?.title })).toBeVisible();
});

it("today's own workout is on the Today tab only once", async () => {
  const friday = example<{ id: number; dayOfWeek: number; title: string }[]>(
    'list_planned_workouts.generated',
  ).response.body?.find(({ dayOfWeek }) => dayOfWeek === 5);
  begin(String(friday?.id));
  renderPart(<LogWorkout />, { path: '/log-workout' });
  expect(await screen.findByRole('heading', { name: friday?.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Unfinished workout' })).toBeNull();
});

describe('unlogged sets of another device', () => {
  // Wednesday's workout, done on Wednesday.
  const wednesday = { ...press, plannedWorkoutId: 2, localDate: '2026-11-18', date: '2026-11-18' };
  beforeEach(() => {
    signIn();
    server.use(
      http.get('/api/exercise-completions', () => HttpResponse.json([wednesday])),
      ...recordedResponses('create_workout.completed_plan'),
    );
  });

  it('are offered on the Today tab, and logged for their day with one tap', async () => {
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const card = within(await screen.findByRole('region', { name: 'Ticked, but not logged' }));
    expect(card.getByText('Wednesday, November 18: Yoke Press')).toBeVisible();
    server.use(http.get('/api/exercise-completions', () => HttpResponse.json([{ ...wednesday, workoutId: 1 }])));
    await userEvent.click(card.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ticked, but not logged' })).toBeNull());
    expect(sent).toMatchObject([
      {
        name: 'Full Body Cardio',
        type: 'cardio',
        plannedWorkoutId: 2,
        completionIds: [90],
        exercises: ['Yoke Press'],
        date: '2026-11-18',
      },
    ]);
  });

  it('can be dismissed', async () => {
    const first = renderPart(<LogWorkout />, { path: '/log-workout' });
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Ticked, but not logged' })).getByRole('button', {
        name: "Don't log",
      }),
    );
    expect(screen.queryByRole('region', { name: 'Ticked, but not logged' })).toBeNull();
    first.unmount();
    renderPart(<LogWorkout />, { path: '/log-workout' });
    expect(await screen.findByRole('heading', { name: 'Full Body Strength B' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ticked, but not logged' })).toBeNull();
  });
});
