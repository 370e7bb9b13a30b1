import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { planFitAnswer } from '@/features/personalplan/fit/asksForFit';
import type { PersonalPlan, User, WorkoutPlan } from '@/shared/api/types';
import { Dashboard } from './Dashboard';

const ada: User = mara;
const made = example<PersonalPlan>('generate_personalized_workout.success').response.body as PersonalPlan;
const [recorded] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
const first = { ...recorded, blockWeeks: 4 };
const second = { ...made.workoutPlan, id: 2, name: first.name };

interface Calls {
  posts: Record<string, unknown>[];
  changes: [string, Record<string, unknown>][];
  deleted: string[];
  // Requests of the week of a plan that was deleted.
  lost: string[];
  // What was asked for and changed, in order.
  order: string[];
}

// A server that remembers what it was told. `ticks`: completions that exist already.
function serve(user: User = ada, { ticks = [] as unknown[], failures = [] as Response[] } = {}): Calls {
  const calls: Calls = { posts: [], changes: [], deleted: [], lost: [], order: [] };
  let plans: WorkoutPlan[] = [first];
  let stored = user;
  server.use(
    ...recordedResponses(
      'list_last_completions.two',
      'show_daily_meal_plan.empty',
      'show_wellness_stats.one',
      'show_progression.empty',
      'list_workouts.empty',
      'show_stats.empty',
    ),
    http.get('/api/workout-plans', () => HttpResponse.json(plans)),
    http.get('/api/planned-workouts/today', () => {
      calls.order.push('today');
      return HttpResponse.json(example('show_todays_workout.planned').response.body as object);
    }),
    http.get('/api/workout-plans/:id/workouts', ({ params }) => {
      if (calls.deleted.includes(String(params['id']))) calls.lost.push(String(params['id']));
      return HttpResponse.json(example('list_planned_workouts.generated').response.body as object);
    }),
    http.get('/api/exercise-completions', () => HttpResponse.json(ticks)),
    http.post('/api/generate-personalized-workout', async ({ request }) => {
      calls.posts.push((await request.json()) as Record<string, unknown>);
      const failure = failures.shift();
      if (failure) return failure;
      plans = [second, { ...first, isFavorite: false }];
      return HttpResponse.json({ ...made, workoutPlan: second });
    }),
    http.put('/api/workout-plans/:id', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, unknown>;
      calls.changes.push([`plan ${String(params['id'])}`, body]);
      calls.order.push('change');
      return HttpResponse.json({ ...first, ...body });
    }),
    http.delete('/api/workout-plans/:id', ({ params }) => {
      calls.deleted.push(String(params['id']));
      calls.order.push('delete');
      plans = plans.filter(({ id }) => String(id) !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/user', () => HttpResponse.json(stored)),
    http.put('/api/user', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      calls.changes.push(['user', body]);
      stored = { ...stored, ...body };
      return HttpResponse.json(stored);
    }),
  );
  signIn(user);
  renderPart(<Dashboard />);
  return calls;
}

const card = async () => within(await screen.findByRole('region', { name: 'Does your plan fit?' }));
const open = async () => userEvent.click((await card()).getByRole('button', { name: 'Make it fit' }));
const make = async () => userEvent.click((await card()).getByRole('button', { name: 'Make a new plan' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
});

describe('the card that makes the first plan fit', () => {
  it('is not there for anyone who answered or hid it', async () => {
    planFitAnswer.change({ answered: true });
    serve();
    await screen.findByRole('region', { name: 'Full Body Strength B' });
    expect(await screen.findByText('Total Workouts')).toBeVisible();
    expect(screen.queryByText('Does your plan fit?')).toBeNull();
  });

  it('is hidden for good with Not now, and the focus goes to the heading', async () => {
    serve();
    await userEvent.click((await card()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Does your plan fit?')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(planFitAnswer.get()).toEqual({ answered: true });
  });

  it('asks five things, with the answers of the profile', async () => {
    serve({ ...ada, injuries: ['knee'], weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km' });
    await open();
    const asked = await card();
    expect(asked.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toEqual([
      'How many days a week?',
      'How long should a workout be?',
      'What is your goal?',
      'Any injuries or sore areas?',
      'Which units do you use?',
    ]);
    for (const name of ['3', '45 min', 'General fitness', 'kg, cm, km']) {
      expect(asked.getByRole('radio', { name })).toBeChecked();
    }
    expect(asked.getByRole('checkbox', { name: 'Knee' })).toBeChecked();
    expect(asked.getByRole('radio', { name: '3' })).toHaveFocus();
  });

  it('makes a plan of the answers and replaces the first one, until Undo', async () => {
    const calls = serve();
    await open();
    for (const name of ['5', '60 min', 'Strength', 'kg, cm, km']) {
      await userEvent.click((await card()).getByRole('radio', { name }));
    }
    await userEvent.click((await card()).getByRole('checkbox', { name: 'Wrist' }));
    await make();
    expect(
      await screen.findByText('“General Fitness Plan” is now your plan. The first one was removed.'),
    ).toBeVisible();
    expect(calls.posts).toEqual([
      {
        fitnessLevel: 'beginner',
        equipment: 'none',
        primaryGoal: 'strength',
        workoutDuration: 60,
        workoutsPerWeek: 5,
        targetAreas: ['full_body'],
        injuries: ['wrist'],
        timeOfDay: 'morning',
        intensity: 'moderate',
        onlyFavorite: true,
        clientKey: expect.any(String) as string,
      },
    ]);
    // The new plan takes over the name of the first one.
    expect(calls.changes).toEqual([
      ['user', { weeklyGoal: 5, weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km' }],
    ]);
    expect(screen.queryByText('Does your plan fit?')).toBeNull();
    expect(calls.deleted).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.deleted).toEqual(['2']));
    await waitFor(() => expect(calls.changes.slice(1)).toEqual([['plan 1', { onlyFavorite: true }]]));
    await waitFor(() => expect(planFitAnswer.get()).toEqual({ answered: false }));
    expect(calls.lost).toEqual([]);
    // The dashboard shows the first plan again before the second one is gone.
    expect(calls.order.slice(calls.order.indexOf('change'), calls.order.indexOf('delete'))).toEqual([
      'change',
      'today',
    ]);
  });

  it('keeps a first plan that was trained', async () => {
    const calls = serve(ada, { ticks: [{ id: 1 }] });
    await open();
    await make();
    expect(
      await screen.findByText('“General Fitness Plan 2” is now your plan. Your dashboard follows it.'),
    ).toBeVisible();
    expect(calls.changes).toContainEqual(['plan 2', { name: 'General Fitness Plan 2' }]);
    expect(calls.deleted).toEqual([]);
  });

  it('keeps the answers after a failure and retries with the same key', async () => {
    const calls = serve(ada, { failures: [HttpResponse.json(null, { status: 500 })] });
    await open();
    await userEvent.click((await card()).getByRole('radio', { name: '4' }));
    await make();
    expect(await screen.findByText('The plan could not be made. Please try again.')).toBeVisible();
    expect((await card()).getByRole('radio', { name: '4' })).toBeChecked();
    await make();
    await screen.findByText('Personalized Plan Created!');
    expect(calls.posts).toHaveLength(2);
    expect(calls.posts[0]?.['clientKey']).toBe(calls.posts[1]?.['clientKey']);
  });
});
