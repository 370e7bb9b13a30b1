// What an unfinished workout on the device changes on the dashboard.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { withExerciseReplaced } from '@/features/workouts/training/list';
import { FREE, newTraining, withSaved, withTick } from '@/features/workouts/training/training';
import { confirmExercise, queueExercise } from '@/features/workouts/outbox/unsent';
import { discardLogged, finishTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import type { TodaysWorkout } from '@/shared/api/types';
import { Dashboard } from './Dashboard';

// The Friday of the examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const SQUAT = 'Dumbbell Sumo Squat';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(
    ...recordedResponses(
      'list_workout_plans.one',
      'list_planned_workouts.generated',
      'list_last_completions.two',
      'show_daily_meal_plan.empty',
      'show_wellness_stats.one',
      'show_progression.empty',
      'show_training_advice.rest',
    ),
  );
});

it('shows and ticks a substituted exercise', async () => {
  server.use(
    ...recordedResponses('show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
    http.post('/api/exercise-completions', () => HttpResponse.error()),
  );
  const planned = example<TodaysWorkout>('show_todays_workout.planned').response.body?.exercises ?? [];
  storeTraining(
    '3',
    withExerciseReplaced(newTraining('2026-11-20', 0, 'key'), planned, { id: 36, picked: 'Sled Push', ticked: 0 }, 0),
  );
  const sent = requestBodies('POST', '/api/exercise-completions');
  renderPart(<Dashboard />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Sled Push/ }));
  expect(screen.queryByText(SQUAT)).toBeNull();
  expect(screen.getByText('1/15 completed')).toBeVisible();
  await waitFor(() =>
    expect(sent).toMatchObject([{ exerciseName: 'Sled Push', date: '2026-11-20', sets: [{}, {}, {}] }]),
  );
});

it('shows a replacement that is logged in place of the replaced exercise', async () => {
  const today = example<TodaysWorkout>('show_todays_workout.started').response.body;
  const done = today?.completions[0];
  if (!done) throw new Error('The example has no completion');
  const push = { ...done, id: 900, plannedExerciseId: null, exerciseKey: null, exerciseName: 'Sled Push' };
  const completions = [...today.completions.filter(({ exerciseName }) => exerciseName !== SQUAT), push];
  server.use(
    ...recordedResponses('list_workouts.one', 'show_stats.first_workout'),
    http.get('/api/planned-workouts/today', () => HttpResponse.json({ ...today, completions })),
  );
  const replaced = withExerciseReplaced(
    newTraining('2026-11-20', 0, 'key'),
    today.exercises,
    { id: 36, picked: 'Sled Push', ticked: 0 },
    0,
  );
  storeTraining('3', withSaved(replaced, -1, { completion: 900, record: null }));
  discardLogged('3', 'key');
  renderPart(<Dashboard />);
  const row = (await screen.findByText('Sled Push')).closest('li');
  expect(row).toHaveAttribute('data-done');
  expect(screen.queryByText(SQUAT)).toBeNull();
  // What was neither done nor replaced stays.
  expect(screen.getByText('Wrist Circles')).toBeVisible();
});

it('shows a replacement as done that waits for the server with its workout', async () => {
  server.use(
    ...recordedResponses('show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
    http.post('/api/exercise-completions', () => HttpResponse.error()),
  );
  const planned = example<TodaysWorkout>('show_todays_workout.planned').response.body?.exercises ?? [];
  storeTraining(
    '3',
    withExerciseReplaced(newTraining('2026-11-20', 0, 'key'), planned, { id: 36, picked: 'Sled Push', ticked: 0 }, 0),
  );
  renderPart(<Dashboard />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Sled Push/ }));
  act(() => finishTraining('3'));
  expect(screen.getByText('Sled Push').closest('li')).toHaveAttribute('data-done');
});

it('shows an exercise as done whose tick arrived after the workout was loaded', async () => {
  server.use(...recordedResponses('show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'));
  const planned = example<TodaysWorkout>('show_todays_workout.planned').response.body?.exercises ?? [];
  const exercise = planned.find(({ id }) => id === 36)!;
  const reply = example<TodaysWorkout>('show_todays_workout.started').response.body?.completions[0];
  renderPart(<Dashboard />);
  const box = await screen.findByRole('checkbox', { name: new RegExp(`^${SQUAT}`) });
  expect(box).not.toBeChecked();
  vi.setSystemTime(RECORDED.getTime() + 1000);
  act(() => {
    const slot = queueExercise({
      ...{ workout: '3', training: 'key', day: '2026-11-20', exercise, want: { sets: [] } },
      ...{ completion: null, shown: [], praise: false },
    });
    confirmExercise(slot, 900, { ...reply!, id: 900, plannedExerciseId: 36 });
  });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: new RegExp(`^${SQUAT}`) })).toBeChecked());
});

it("today's workout is below another unfinished workout", async () => {
  const started = withTick(
    {
      ...newTraining('2026-11-20', RECORDED.getTime(), 'key'),
      free: { name: 'Garage', type: 'strength', exercises: [] },
    },
    RECORDED.getTime(),
  );
  storeTraining(FREE, started);
  server.use(...recordedResponses('show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'));
  renderPart(<Dashboard />);
  const card = within(await screen.findByRole('region', { name: 'Unfinished workout' }));
  expect(card.getByRole('heading', { name: 'Garage' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/log-workout?workout=free');
});
