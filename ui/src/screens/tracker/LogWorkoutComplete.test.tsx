import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { openCard } from '@/mocks/tracker';
import type { ExerciseCompletion, PlannedExercise, SavedCompletion, Workout } from '@/shared/api/types';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { withExerciseReplaced } from '@/features/workouts/training/list';
import { newTraining } from '@/features/workouts/training/training';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { storeTraining } from '@/features/workouts/training/trainingStore';
import { LogWorkout } from './LogWorkout';

const confetti = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('canvas-confetti', () => ({ create: () => confetti }));

// The day the examples were recorded, a Friday.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plan = [
  'list_workout_plans.one',
  'list_planned_workouts.generated',
  'list_planned_exercises.generated',
  'list_exercises.all',
  'list_last_completions.two',
  'list_exercise_notes.empty',
];
const page = '/log-workout?workout=3';
// Simulates a reload: only what this device has stored is available.
const reload = () => signIn();

beforeEach(() => {
  confetti.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('completing the workout', () => {
  // After completion, the page fetches today's workout.
  beforeEach(() =>
    server.use(
      ...recordedResponses(
        ...plan,
        'list_exercise_completions.today',
        'list_workouts.empty',
        'show_todays_workout.started',
      ),
    ),
  );

  it('logs the workout, celebrates, and shows a summary with a link to the dashboard', async () => {
    server.use(...recordedResponses('create_workout.completed_plan'));
    const sent = requestBodies('POST', '/api/workouts');
    const { currentPath } = renderPart(<LogWorkout />, { path: page });
    // 60 s, and 3 × 12 × 4 s with two rests of 75 s: 354 s.
    expect(await screen.findByText('Logs 6 min · 48 kcal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(
      screen.getByText("Amazing work! You're someone who shows up and gets it done. Your progress has been logged."),
    ).toBeVisible();
    expect(await screen.findByRole('article', { name: /Full Body Strength B$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(currentPath()).toBe('/');
    expect(sent).toEqual([
      {
        name: 'Full Body Strength B',
        type: 'strength',
        exercises: ['Marching in Place', 'Dumbbell Sumo Squat'],
        duration: 6,
        calories: 48,
        intensity: 'high',
        notes: 'Completed planned workout: Full Body Strength B',
        plannedWorkoutId: 3,
        completionIds: [expect.any(Number), expect.any(Number)] as number[],
        date: expect.stringMatching(/^2026-11-20T/) as string,
        clientKey: expect.any(String) as string,
      },
    ]);
    expect(confetti).toHaveBeenCalledWith(
      expect.objectContaining({ particleCount: 100, spread: 70, origin: { y: 0.6 } }),
    );
    expect(hasUnsentEntries()).toBe(false);
  });

  it('offers the minutes of sets that were ticked after it was logged', async () => {
    const [logged] = example<Workout[]>('list_workouts.one').response.body ?? [];
    const done = example<ExerciseCompletion[]>('list_exercise_completions.today').response.body ?? [];
    server.use(
      http.get('/api/workouts', () => HttpResponse.json([{ ...logged, duration: 1 }])),
      http.get('/api/exercise-completions', () =>
        HttpResponse.json(done.map((each) => ({ ...each, workoutId: logged?.id }))),
      ),
      http.put('/api/workouts/:id', () => HttpResponse.json(logged)),
    );
    const sent = requestBodies('PUT', `/api/workouts/${logged?.id}`);
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('Logged as 1 min.')).toBeVisible();
    server.use(http.get('/api/workouts', () => HttpResponse.json([logged])));
    await userEvent.click(screen.getByRole('button', { name: 'Use estimated 6 min' }));
    await waitFor(() => expect(screen.queryByText('Logged as 1 min.')).toBeNull());
    expect(sent).toEqual([{ duration: 6, calories: 48 }]);
  });

  it('links to the log, and does not create a second one, while a correction waits', async () => {
    const [logged] = example<Workout[]>('list_workouts.one').response.body ?? [];
    const done = example<ExerciseCompletion[]>('list_exercise_completions.today').response.body ?? [];
    server.use(
      ...recordedResponses('list_workouts.one'),
      http.get('/api/exercise-completions', () =>
        HttpResponse.json(done.map((each) => ({ ...each, workoutId: logged?.id }))),
      ),
      http.put('/api/exercise-completions/:id', () => HttpResponse.error()),
    );
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findAllByRole('link', { name: 'View log' })).not.toEqual([]);
    const card = await openCard('Dumbbell Sumo Squat');
    await userEvent.click(card.getByRole('button', { name: 'Set 3 not done, Dumbbell Sumo Squat' }));
    expect(await card.findByText('Waiting for the server')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'View log' })).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
  });

  it('shows no confetti with reduced motion', async () => {
    server.use(...recordedResponses('create_workout.completed_plan'));
    const usual = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) => ({ ...usual(query), matches: query.includes('reduced-motion') }));
    renderPart(<LogWorkout />, { path: page });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(confetti).not.toHaveBeenCalled();
  });

  it('waits like a tick while the server is unreachable, and is sent with the same key', async () => {
    server.use(http.post('/api/workouts', () => HttpResponse.error()));
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(
      <>
        <TrainingBackground />
        <LogWorkout />
      </>,
      { path: page },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText(/^Completed\. It is saved on this device/)).toBeVisible();
    expect(hasUnsentEntries()).toBe(true);
    server.use(...recordedResponses('create_workout.completed_plan'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    const [first, second] = sent as { clientKey: string }[];
    expect(second).toEqual(first);
  });

  it('keeps the tick of a swapped exercise while it waits, and when it has arrived', async () => {
    const away = () => HttpResponse.error();
    server.use(
      ...recordedResponses('list_exercise_completions.empty'),
      http.post('/api/exercise-completions', away),
      http.post('/api/workouts', away),
    );
    const planned = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];
    const swap = { id: 36, picked: 'Sled Push', ticked: 0 };
    storeTraining('3', withExerciseReplaced(newTraining('2026-11-20', Date.now(), 'key'), planned, swap, Date.now()));
    const open = () =>
      renderPart(
        <>
          <TrainingBackground />
          <LogWorkout />
        </>,
        { path: page },
      );
    const { unmount } = open();
    await userEvent.click((await openCard('Sled Push')).getByRole('button', { name: 'Complete Sled Push' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText(/^Completed\. It is saved on this device/)).toBeVisible();
    unmount();
    reload();
    open();
    const card = await openCard('Sled Push');
    expect(card.getByRole('button', { name: 'Mark Sled Push as not done' })).toBeVisible();
    expect(card.getByText('Waiting for the server')).toBeVisible();

    const { body } = example<SavedCompletion>('create_exercise_completion.success').response;
    const stored = { ...body, id: 900, plannedExerciseId: null, exerciseKey: null, exerciseName: 'Sled Push' };
    server.use(
      ...recordedResponses('create_workout.completed_plan'),
      http.post('/api/exercise-completions', () => HttpResponse.json(stored, { status: 201 })),
      http.get('/api/exercise-completions', () => HttpResponse.json([stored])),
    );
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    await waitFor(() => expect(card.queryByText('Waiting for the server')).toBeNull());
    expect(card.getByRole('button', { name: 'Mark Sled Push as not done' })).toBeVisible();
    expect(screen.getByText('1/15 completed')).toBeVisible();
  });

  it('ends a paused rest, also without the server', async () => {
    server.use(
      http.put('/api/exercise-completions/:id', () => HttpResponse.error()),
      http.post('/api/exercise-completions', () => HttpResponse.error()),
      http.post('/api/workouts', () => HttpResponse.error()),
    );
    renderPart(
      <>
        <TrainingBackground />
        <TimerBar />
        <LogWorkout />
      </>,
      { path: page },
    );
    const card = await openCard('Dumbbell Row');
    await userEvent.click(card.getByRole('button', { name: 'Set 1 done, Dumbbell Row' }));
    const bar = within(await screen.findByRole('region', { name: 'Running timer' }));
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText(/^Completed\. It is saved on this device/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });

  it('shows why the server refused it, and keeps everything', async () => {
    server.use(...recordedResponses('create_workout.missing_type'));
    renderPart(<LogWorkout />, { path: page });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('2/15 completed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Workout' })).toBeEnabled();
  });

  it('offers the time measured since the first tick', async () => {
    server.use(...recordedResponses('list_exercise_completions.empty', 'create_exercise_completion.success'));
    const { unmount } = renderPart(<LogWorkout />, { path: page });
    await userEvent.click((await openCard('Marching in Place')).getByRole('button', { name: /^Complete/ }));
    await screen.findByText('Exercise completed! 🎉');
    unmount();
    reload();
    vi.setSystemTime(new Date(RECORDED.getTime() + 25 * 60_000));
    server.use(...recordedResponses('list_exercise_completions.today'));
    renderPart(<LogWorkout />, { path: page });
    await userEvent.click(await screen.findByRole('button', { name: 'Use measured 25 min' }));
    expect(screen.getByText('Logs 25 min · 200 kcal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use estimated 6 min' }));
    expect(screen.getByText('Logs 6 min · 48 kcal')).toBeVisible();
  });

  it('keeps the day it began on across midnight', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:50:00+01:00'));
    server.use(...recordedResponses('create_exercise_completion.success', 'create_workout.completed_plan'));
    const { unmount } = renderPart(<LogWorkout />, { path: page });
    await userEvent.click((await openCard('Dumbbell Row')).getByRole('button', { name: /^Complete/ }));
    await screen.findByText('Exercise completed! 🎉');
    unmount();
    reload();
    vi.setSystemTime(new Date('2026-11-21T00:20:00+01:00'));
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText(/You started this workout on Friday, November 20/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Workout' }));
    await screen.findByText('Workout completed! 🎉');
    expect(sent).toMatchObject([{ date: '2026-11-20' }]);
  });

  it('asks before logging a second time on the same day', async () => {
    server.use(...recordedResponses('list_workouts.one', 'create_workout.completed_plan'));
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('This workout is in your log for today.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Log again' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
