import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { WorkoutPlan } from '@/shared/api/types';
import { Dashboard } from './Dashboard';
// The Friday of the examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plans = ['list_workout_plans.one', 'list_planned_workouts.generated'];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(
    ...recordedResponses(
      'list_last_completions.two',
      'show_daily_meal_plan.empty',
      'show_wellness_stats.one',
      'show_progression.empty',
      'show_training_advice.rest',
    ),
  );
});

describe("today's workout", () => {
  it('is the hero with its plan, notes and exercises', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
    );
    renderPart(<Dashboard />);
    const hero = within(await screen.findByRole('region', { name: 'Full Body Strength B' }));
    expect(hero.getByText('Strength')).toBeVisible();
    expect(hero.getByText('General Fitness Plan')).toBeVisible();
    expect(hero.getByText('15 exercises')).toBeVisible();
    expect(hero.getByText('about 55 min')).toBeVisible();
    expect(hero.getByText(/Choose a weight or version/)).toBeVisible();
    expect(within(hero.getByRole('list', { name: 'Warm-up' })).getAllByRole('listitem')).toHaveLength(4);
    expect(within(hero.getByRole('list', { name: 'Main' })).getAllByRole('listitem')).toHaveLength(8);
    expect(hero.getByText('Dumbbell Sumo Squat').closest('li')).toHaveTextContent('3 × 12');
    expect(hero.getByRole('link', { name: 'Start Workout' })).toHaveAttribute('href', '/log-workout?workout=3');
  });

  it('is in the welcome line with the weekday', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.one', 'show_stats.first_workout'),
    );
    renderPart(<Dashboard />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mara!' })).toBeVisible();
    expect(await screen.findByText('Friday · Full Body Strength B')).toBeVisible();
  });

  it('can be continued after some exercises are done', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.started', 'list_workouts.empty', 'show_stats.empty'),
    );
    renderPart(<Dashboard />);
    expect(await screen.findByRole('link', { name: 'Continue Workout' })).toBeVisible();
    expect(screen.getByText('2/15 completed')).toBeVisible();
    expect(screen.getByText('Marching in Place').closest('li')).toHaveTextContent('1 min');
    expect(screen.getByText('Marching in Place').closest('li')).toHaveAttribute('data-done');
    expect(screen.getByText('Dumbbell Sumo Squat').closest('li')).toHaveTextContent('3 × 12 · 30 lbs');
    expect(screen.getByText('Wrist Circles').closest('li')).not.toHaveAttribute('data-done');
  });

  it('shows what a tick would log: the last sets if there are any, else the plan', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
    );
    renderPart(<Dashboard />);
    const squat = await screen.findByRole('checkbox', { name: /^Dumbbell Sumo Squat/ });
    await waitFor(() =>
      expect(squat).toHaveTextContent('Dumbbell Sumo Squat25 lbs × 12, 27.5 lbs × 10, 27.5 lbs × 10'),
    );
    expect(screen.getByRole('checkbox', { name: /^Marching in Place/ })).toHaveTextContent('Marching in Place1 min');
  });

  it('ticks with the last weights, and unticks again', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
      http.post('/api/exercise-completions', () => HttpResponse.error()),
    );
    const sent = requestBodies('POST', '/api/exercise-completions');
    renderPart(<Dashboard />);
    const squat = await screen.findByRole('checkbox', { name: /^Dumbbell Sumo Squat/ });
    // Until the last sets have loaded, a tick logs the plan.
    await waitFor(() => expect(squat).toHaveTextContent('27.5 lbs'));
    await userEvent.click(squat);
    expect(screen.getByRole('checkbox', { name: /^Dumbbell Sumo Squat/ })).toBeChecked();
    expect(screen.getByText('1/15 completed')).toBeVisible();
    // Each set has its own time.
    const set = (after: number) => ({
      setType: 'normal',
      reps: 10,
      weight: 27.5,
      doneAt: new Date(RECORDED.getTime() + after).toISOString(),
    });
    await waitFor(() =>
      expect(sent).toMatchObject([
        { plannedExerciseId: 36, date: '2026-11-20', sets: [{ ...set(0), reps: 12, weight: 25 }, set(1), set(2)] },
      ]),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Dumbbell Sumo Squat/ }));
    expect(screen.getByRole('checkbox', { name: /^Dumbbell Sumo Squat/ })).not.toBeChecked();
  });

  it('is done once it is logged', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.started', 'list_workouts.one', 'show_stats.first_workout'),
    );
    renderPart(<Dashboard />);
    expect(await screen.findByText('Done for today')).toBeVisible();
    expect(screen.getByText('6 min · 48 kcal. You showed up.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/log-workout?workout=3');
    expect(screen.queryByRole('link', { name: 'Start Workout' })).toBeNull();
  });
});

describe('the plan on the dashboard', () => {
  const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
  const other = { ...plan, id: 2, name: 'Weekends' };
  const open = (...all: WorkoutPlan[]) => {
    server.use(
      ...recordedResponses(
        'list_planned_workouts.generated',
        'show_todays_workout.planned',
        'list_workouts.empty',
        'show_stats.empty',
      ),
      http.get('/api/workout-plans', () => HttpResponse.json(all)),
      http.get('/api/workout-plans/2/workouts', () => HttpResponse.json([])),
    );
    renderPart(<Dashboard />, { screenPaths: ['/', '/workout-planner'] });
  };

  it('links its name to the plan', async () => {
    open(plan);
    expect(await screen.findByRole('link', { name: 'General Fitness Plan' })).toHaveAttribute(
      'href',
      '/workout-planner?plan=1',
    );
    expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
  });

  it('can change to another favorite, which becomes the only one until Undo', async () => {
    const changed: [string, unknown][] = [];
    open(plan, other);
    server.use(
      http.put('/api/workout-plans/:id', async ({ request, params }) => {
        changed.push([String(params['id']), await request.json()]);
        return HttpResponse.json(plan);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weekends' }));
    expect(await screen.findByText('“Weekends” is now your plan. Your dashboard follows it.')).toBeVisible();
    expect(changed).toEqual([['2', { onlyFavorite: true }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changed.slice(1)).toEqual([['1', { isFavorite: true }]]));
  });

  it('stays the same when the change fails', async () => {
    open(plan, other);
    server.use(http.put('/api/workout-plans/2', () => HttpResponse.error()));
    await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weekends' }));
    expect(await screen.findByText('Failed to update plan.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Change plan' })).toBeVisible();
  });
});

describe('a day without a workout', () => {
  it('offers to create a plan in one click when there is none', async () => {
    server.use(
      ...recordedResponses(
        'show_todays_workout.empty',
        'list_workout_plans.empty',
        'list_workouts.empty',
        'show_stats.empty',
      ),
    );
    server.use(...recordedResponses('auto_generate_plan.success'));
    renderPart(<Dashboard />);
    const create = await screen.findByRole('button', { name: 'Create my plan' });
    expect(screen.getByText('No workout planned today')).toBeVisible();
    server.use(...recordedResponses(...plans, 'show_todays_workout.planned'));
    await userEvent.click(create);
    expect(await screen.findByText('Your Plan is Ready!')).toBeVisible();
    expect(
      screen.getByText('Your plan is ready: 3 workouts a week, 45 minutes each, for the whole body.'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Start Workout' })).toBeVisible();
  });

  it('offers to browse templates if the planner exists', async () => {
    server.use(
      ...recordedResponses(
        'show_todays_workout.empty',
        'list_workout_plans.empty',
        'list_workouts.empty',
        'show_stats.empty',
      ),
    );
    const { unmount } = renderPart(<Dashboard />);
    await screen.findByText('No workout planned today');
    expect(screen.queryByRole('link', { name: 'Browse templates' })).toBeNull();
    unmount();
    renderPart(<Dashboard />, { screenPaths: ['/', '/workout-planner'] });
    expect(await screen.findByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '/workout-planner?tab=templates',
    );
  });

  it('reports when the plan could not be created', async () => {
    server.use(
      ...recordedResponses(
        'show_todays_workout.empty',
        'list_workout_plans.empty',
        'list_workouts.empty',
        'show_stats.empty',
      ),
    );
    server.use(http.post('/api/auto-generate-plan', () => HttpResponse.error()));
    renderPart(<Dashboard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Create my plan' }));
    expect(await screen.findByText('Failed to generate plan')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
  });

  it('shows a workout that was logged anyway', async () => {
    vi.setSystemTime(new Date('2026-11-21T11:00:00+01:00'));
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.empty', 'list_workouts.one', 'show_stats.first_workout'),
    );
    renderPart(<Dashboard />);
    expect(await screen.findByText('Done today: Full Body Strength B')).toBeVisible();
    expect(screen.getByText('6 min · 48 kcal. You showed up.')).toBeVisible();
  });

  it('names the next workout of the plan and offers to log something', async () => {
    vi.setSystemTime(new Date('2026-11-21T11:00:00+01:00'));
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.empty', 'list_workouts.empty', 'show_stats.first_workout'),
    );
    renderPart(<Dashboard />);
    const next = await screen.findByRole('link', { name: /Next: Full Body Strength A/ });
    expect(next).toHaveTextContent('Monday');
    expect(next).toHaveAttribute('href', '/log-workout?workout=1');
    expect(screen.queryByRole('button', { name: 'Create my plan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log a workout' }));
    expect(await screen.findByRole('radio', { name: 'Walking' })).toBeVisible();
  });
});

describe('the advice for today', () => {
  const free = ['show_todays_workout.empty', 'list_workouts.empty'];

  it('is below a day without a workout, with the main action', async () => {
    vi.setSystemTime(new Date('2026-11-21T11:00:00+01:00'));
    server.use(...recordedResponses(...plans, ...free, 'show_stats.first_workout', 'show_training_advice.train'));
    renderPart(<Dashboard />);
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible();
    expect(screen.getByText('No workout planned today')).toBeVisible();
    expect(screen.queryByText(/Feel like moving anyway/)).toBeNull();
  });

  it('is not shown to a new user without a plan, nor beside a workout', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', ...free, 'show_stats.empty'));
    const { unmount } = renderPart(<Dashboard />);
    await screen.findByRole('button', { name: 'Create my plan' });
    expect(screen.queryByText('What should I train today?')).toBeNull();
    unmount();
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'),
    );
    renderPart(<Dashboard />);
    await screen.findByRole('link', { name: 'Start Workout' });
    expect(screen.queryByText('What should I train today?')).toBeNull();
  });
});

describe('the statistics', () => {
  it('are streak, week, hours and workouts', async () => {
    server.use(
      ...recordedResponses(...plans, 'show_todays_workout.started', 'list_workouts.one', 'show_stats.first_workout'),
    );
    renderPart(<Dashboard />);
    const numbers = within(await screen.findByRole('region', { name: 'Your numbers' }));
    await waitFor(() =>
      expect(numbers.getByText('Current Streak').parentElement?.parentElement).toHaveTextContent('1day'),
    );
    expect(numbers.getByText('This Week').parentElement?.parentElement).toHaveTextContent('1workout');
    expect(numbers.getByText('Total Hours').parentElement?.parentElement).toHaveTextContent('0.1h');
    expect(numbers.getByText('Total Workouts').parentElement?.parentElement).toHaveTextContent('1');
    expect(screen.queryByText('Your first steps')).toBeNull();
  });

  it('are replaced by the first steps for a new user', async () => {
    server.use(
      ...recordedResponses(
        'show_todays_workout.empty',
        'list_workout_plans.empty',
        'list_workouts.empty',
        'show_stats.empty',
      ),
    );
    renderPart(<Dashboard />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara!' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Your first steps' })).toBeVisible();
    expect(screen.getByText('Starts with your first workout')).toBeVisible();
  });

  it('report a loading error and try again', async () => {
    server.use(...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty'));
    server.use(http.get('/api/stats', () => HttpResponse.error()));
    renderPart(<Dashboard />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('show_stats.first_workout'));
    await userEvent.click(retry);
    expect(await screen.findByText('Total Workouts')).toBeVisible();
  });
});

it('the daily view switches to a quick-log form and back', async () => {
  server.use(
    ...recordedResponses(
      ...plans,
      'show_todays_workout.planned',
      'list_workouts.empty',
      'show_stats.empty',
      'create_workout.manual',
    ),
  );
  renderPart(<Dashboard />);
  await screen.findByRole('link', { name: 'Start Workout' });
  await userEvent.click(screen.getByRole('button', { name: 'Quick Log' }));
  expect(screen.queryByRole('link', { name: 'Start Workout' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(await screen.findByRole('link', { name: 'Start Workout' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Quick Log' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Running' }));
  server.use(...recordedResponses('show_stats.first_workout'));
  await userEvent.click(screen.getByRole('button', { name: 'Log Workout' }));
  expect(await screen.findByText('Workout logged successfully! 🎉')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mara!' })).toBeVisible();
});

it('quick access links to the tracker', async () => {
  server.use(...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.empty', 'show_stats.empty'));
  renderPart(<Dashboard />, { screenPaths: ['/', '/log-workout'] });
  const quick = within(await screen.findByRole('navigation', { name: 'Quick Access' }));
  expect(quick.getByRole('link', { name: 'Log Workout' })).toHaveAttribute('href', '/log-workout');
  await screen.findByRole('link', { name: 'Start Workout' });
});

it('is in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('list_exercises.all'));
  server.use(
    ...recordedResponses(...plans, 'show_todays_workout.planned', 'list_workouts.one', 'show_stats.first_workout'),
  );
  renderPart(<Dashboard />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Willkommen zurück, Mara!' })).toBeVisible();
  expect(await screen.findByText('Freitag · Full Body Strength B')).toBeVisible();
  expect(await screen.findByText('Für heute geschafft')).toBeVisible();
});

it('announces the new plan in German', async () => {
  signIn({ ...mara, locale: 'de' });
  const none = ['show_todays_workout.empty', 'list_workout_plans.empty', 'list_workouts.empty', 'show_stats.empty'];
  server.use(...recordedResponses(...none, 'auto_generate_plan.success', 'list_exercises.all'));
  renderPart(<Dashboard />);
  const create = await screen.findByRole('button', { name: 'Meinen Plan erstellen' });
  server.use(...recordedResponses(...plans, 'show_todays_workout.planned'));
  await userEvent.click(create);
  expect(await screen.findByText('Dein Plan ist fertig!')).toBeVisible();
  expect(screen.getByText('Dein Plan: 3 Trainings die Woche, je 45 Minuten, für den ganzen Körper.')).toBeVisible();
});
