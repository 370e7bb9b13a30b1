import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { example, recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { bodiesOf } from '@/mocks/sent';
import { server } from '@/mocks/server';
import type { WorkoutPlan } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { useToastStore } from '@/shared/ui/toast';
import { WorkoutPlanner } from './WorkoutPlanner';

const plan = ['list_workout_plans.one', 'list_planned_workouts.generated'];

const open = (path = '/workout-planner') => renderPart(<WorkoutPlanner />, { path });
const tab = (name: string) => screen.findByRole('tab', { name });

// Whatever day is asked for.
const exercises = http.get('/api/planned-workouts/:id/exercises', () =>
  HttpResponse.json(example('list_planned_exercises.generated').response.body as object),
);

beforeEach(() => {
  server.use(exercises);
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
  server.use(...recordedAnswers('list_plan_templates.dumbbells'));
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

describe('without a selected plan', () => {
  it('there are three tabs, and Quick Start is open for a person without plans', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty'));
    open();
    expect(await tab('Quick Start')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Quick Start',
      'AI Generated',
      'My Plans',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'My Plans' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('My Plans is open for a person who has one, and its week is a glance', async () => {
    server.use(...recordedAnswers(...plan));
    open();
    const card = within(await screen.findByRole('region', { name: 'General Fitness Plan' }));
    expect(card.getByText('Favorite')).toBeVisible();
    expect(card.getByRole('link', { name: 'General Fitness Plan' })).toHaveAttribute('href', '/workout-planner?plan=1');
    expect(await card.findByText('3 workouts a week')).toBeVisible();
    expect(card.getByRole('img', { name: 'Wednesday: Cardio' })).toBeVisible();
    expect(await tab('My Plans')).toHaveAttribute('aria-selected', 'true');
  });

  it('an empty list leads to the templates', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty'));
    const { currentPath } = open('/workout-planner?tab=myplans');
    await user().click(await screen.findByRole('button', { name: 'Browse templates' }));
    expect(currentPath()).toBe('/workout-planner?tab=templates');
  });

  it('says when the plans could not be loaded, and tries again', async () => {
    server.use(http.get('/api/workout-plans', () => HttpResponse.error()));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('FitApp cannot be reached');
    server.use(...recordedAnswers('list_workout_plans.empty'));
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tab('Quick Start')).toBeVisible();
  });
});

describe('the one-click plan', () => {
  it('says that it is ready and opens 500 ms later', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'auto_generate_plan.success'));
    const { currentPath } = open('/workout-planner?tab=ai');
    const create = await screen.findByRole('button', { name: 'Create my plan' });
    server.use(...recordedAnswers(...plan));
    let pathAtToast = '';
    onTestFinished(useToastStore.subscribe(() => (pathAtToast ||= currentPath())));
    await user().click(create);
    expect(await screen.findByText('Your Plan is Ready!')).toBeVisible();
    expect(pathAtToast).toBe('/workout-planner?tab=ai');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(currentPath()).toBe('/workout-planner?plan=1');
    expect(await screen.findByRole('article', { name: 'Full Body Cardio' })).toBeVisible();
  });

  it('says what went wrong', async () => {
    server.use(
      ...recordedAnswers('list_workout_plans.empty'),
      http.post('/api/auto-generate-plan', () => HttpResponse.error()),
    );
    open('/workout-planner?tab=ai');
    await user().click(await screen.findByRole('button', { name: 'Create my plan' }));
    expect(await screen.findByText('Failed to generate plan')).toBeVisible();
  });
});

describe('another plan in one click', () => {
  it('takes the place of the favorite under a name of its own, and gives it back by Undo', async () => {
    const [made] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
    const former = { ...made, id: 5 };
    const changed: [string, Record<string, unknown>][] = [];
    server.use(
      ...recordedAnswers('auto_generate_plan.success', 'list_planned_workouts.generated'),
      http.get('/api/workout-plans', () => HttpResponse.json([former])),
      http.get('/api/workout-plans/5/workouts', () => HttpResponse.json([])),
      http.put('/api/workout-plans/:id', async ({ request, params }) => {
        const change = (await request.json()) as Record<string, unknown>;
        changed.push([String(params['id']), change]);
        return HttpResponse.json({ ...made, ...change });
      }),
    );
    open('/workout-planner?tab=ai');
    await user().click(await screen.findByRole('button', { name: 'Create my plan' }));
    expect(
      await screen.findByText('“General Fitness Plan 2” is now your plan. It drives your dashboard.'),
    ).toBeVisible();
    expect(changed).toEqual([['1', { name: 'General Fitness Plan 2', onlyFavorite: true }]]);
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changed.slice(1)).toEqual([
        ['5', { isFavorite: true }],
        ['1', { isFavorite: false }],
      ]),
    );
  });
});

describe('the ready-made ways to a plan', () => {
  it('say which plan gives way to a new one', async () => {
    server.use(...recordedAnswers(...plan));
    open('/workout-planner?tab=templates');
    expect(await screen.findByText(/“General Fitness Plan” drives your dashboard now/)).toBeVisible();
    await user().click(screen.getByRole('tab', { name: 'AI Generated' }));
    expect(await screen.findByText(/“General Fitness Plan” drives your dashboard now/)).toBeVisible();
  });

  it('a template opens as a plan', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'create_workout_plan.template'));
    const { currentPath } = open('/workout-planner?tab=templates');
    const use = await screen.findByRole('button', { name: 'Use this plan: First Steps' });
    server.use(...recordedAnswers('list_planned_workouts.empty', 'list_workout_plans.one'));
    await user().click(use);
    expect(await screen.findByText('Template Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
  });

  it('a personalised plan opens', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'generate_personalized_workout.success'));
    const { currentPath } = open('/workout-planner?tab=ai');
    await user().click(await screen.findByRole('button', { name: 'Answer a few questions' }));
    server.use(...recordedAnswers(...plan));
    await user().click(await screen.findByRole('button', { name: 'Create personalized plan' }));
    expect(await screen.findByText('Personalized Plan Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
  });
});

describe('a custom plan', () => {
  const name = () => screen.findByRole('textbox', { name: /Plan name/ });
  const openDialog = async () =>
    user().click((await screen.findAllByRole('button', { name: 'New custom plan' }))[0] as HTMLElement);

  it('cannot be created while its name is blank', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty'));
    open();
    await openDialog();
    const create = () => screen.getByRole('button', { name: 'Create plan' });
    expect(await name()).toBeVisible();
    expect(create()).toBeDisabled();
    await user().type(await name(), '   ');
    expect(create()).toBeDisabled();
    await user().type(await name(), 'x');
    expect(create()).toBeEnabled();
  });

  it('is created with a trimmed name, says so and opens', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'create_workout_plan.success'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/workout-plans');
    const { currentPath } = open();
    await openDialog();
    await user().type(await name(), '  My week ');
    await user().type(screen.getByRole('textbox', { name: /Description/ }), 'Three calm days');
    server.use(...recordedAnswers('list_planned_workouts.empty', 'list_workout_plans.custom'));
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText('Plan Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
    expect(sent).toEqual([
      { name: 'My week', description: 'Three calm days', onlyFavorite: true, clientKey: expect.any(String) as string },
    ]);
    expect(screen.getByText('“My week” is now your plan. It drives your dashboard.')).toBeVisible();
    expect(hasDrafts()).toBe(false);
  });

  it('is refused a name that another plan has', async () => {
    server.use(...recordedAnswers(...plan, 'create_workout_plan.success'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/workout-plans');
    open();
    await openDialog();
    await user().type(await name(), ' general FITNESS plan ');
    expect(await name()).toHaveAccessibleDescription(
      'You already have a plan called “general FITNESS plan”. Choose another name.',
    );
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect(await name()).toHaveFocus();
    expect(sent).toEqual([]);
    await user().type(await name(), '2');
    expect(await name()).not.toHaveAccessibleDescription();
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    await waitFor(() => expect(sent).toMatchObject([{ name: 'general FITNESS plan 2' }]));
  });

  it('gives the flag back to the former favorite by Undo', async () => {
    server.use(...recordedAnswers(...plan));
    const [former] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
    const changed: [string, unknown][] = [];
    server.use(
      http.post('/api/workout-plans', () => HttpResponse.json({ ...former, id: 2, name: 'My week' }, { status: 201 })),
      http.put('/api/workout-plans/:id', async ({ request, params }) => {
        changed.push([String(params['id']), await request.json()]);
        return HttpResponse.json(former);
      }),
    );
    const { currentPath } = open();
    await openDialog();
    await user().type(await name(), 'My week');
    server.use(
      http.get('/api/workout-plans', () =>
        HttpResponse.json([
          { ...former, id: 2, name: 'My week' },
          { ...former, isFavorite: false },
        ]),
      ),
      http.get('/api/workout-plans/2/workouts', () => HttpResponse.json([])),
    );
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    await waitFor(() => expect(currentPath()).toBe('/workout-planner?plan=2'));
    await user().click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changed).toEqual([
        ['1', { isFavorite: true }],
        ['2', { isFavorite: false }],
      ]),
    );
  });

  it('keeps what was typed over a failure and a reload, and cannot be made twice', async () => {
    server.use(
      ...recordedAnswers('list_workout_plans.empty'),
      http.post('/api/workout-plans', () => HttpResponse.error()),
    );
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/workout-plans');
    const { unmount } = open();
    await openDialog();
    await user().type(await name(), 'Calm mornings');
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText('Failed to create workout plan.')).toBeVisible();
    expect(await name()).toHaveValue('Calm mornings');
    unmount();
    open();
    await openDialog();
    expect(await name()).toHaveValue('Calm mornings');
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it("shows the server's message at its field", async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'create_workout_plan.invalid'));
    open();
    await openDialog();
    await user().type(await name(), 'A name the server refuses');
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    expect(await name()).toHaveAccessibleDescription('Required');
  });
});

describe('a plan in the list', () => {
  it('becomes a favorite and is one no more by its star', async () => {
    server.use(
      ...recordedAnswers('list_workout_plans.custom', 'list_planned_workouts.empty', 'update_workout_plan.favorite'),
    );
    const sent = bodiesOf<Record<string, unknown>>('PUT', '/api/workout-plans/1');
    open();
    await user().click(await screen.findByRole('button', { name: 'Make “My week” a favorite' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    expect(sent).toEqual([{ isFavorite: true }]);
  });

  it('is no favorite after all when the server refuses', async () => {
    server.use(
      ...recordedAnswers('list_workout_plans.custom', 'list_planned_workouts.empty'),
      http.put('/api/workout-plans/1', () =>
        HttpResponse.json(example('update_workout_plan.gone').response.body as object, { status: 404 }),
      ),
    );
    open();
    await user().click(await screen.findByRole('button', { name: 'Make “My week” a favorite' }));
    expect(await screen.findByText('Failed to update plan.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Make “My week” a favorite' })).toBeVisible();
    expect(screen.queryByText('Favorite')).toBeNull();
  });

  it('is deleted with Undo for 8 seconds', async () => {
    server.use(...recordedAnswers(...plan, 'delete_workout_plan.success'));
    open();
    await user().click(await screen.findByRole('button', { name: 'More for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    expect(await screen.findByText('No plans yet')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'General Fitness Plan' })).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'More for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    server.use(...recordedAnswers('list_workout_plans.empty'));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Deleted!')).toBeVisible();
  });

  it('is back when it could not be deleted', async () => {
    server.use(
      ...recordedAnswers(...plan),
      http.delete('/api/workout-plans/1', () => HttpResponse.error()),
    );
    open();
    await user().click(await screen.findByRole('button', { name: 'More for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Failed to delete plan.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'General Fitness Plan' })).toBeVisible();
  });
});

it('speaks German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedAnswers(...plan));
  open();
  expect(await screen.findByText('3 Trainings die Woche')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Meine Pläne' })).toBeVisible();
});
