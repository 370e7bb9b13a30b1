import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { WorkoutPlan } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { useToastStore } from '@/shared/ui/toast';
import { WorkoutPlanner } from './WorkoutPlanner';

const plan = ['list_workout_plans.one', 'list_planned_workouts.generated'];

const open = (path = '/workout-planner') => renderPart(<WorkoutPlanner />, { path });
const tab = (name: string) => screen.findByRole('tab', { name });

// For any planned workout.
const exercises = http.get('/api/planned-workouts/:id/exercises', () =>
  HttpResponse.json(example('list_planned_exercises.generated').response.body as object),
);

beforeEach(() => {
  server.use(exercises);
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
  server.use(...recordedResponses('list_plan_templates.dumbbells'));
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

describe('the list of plans', () => {
  it('has three tabs and opens Quick Start for a user without plans', async () => {
    server.use(...recordedResponses('list_workout_plans.empty'));
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

  it('opens My Plans for a user with a plan and shows its week', async () => {
    server.use(...recordedResponses(...plan));
    open();
    const card = within(await screen.findByRole('region', { name: 'General Fitness Plan' }));
    expect(card.getByText('Favorite')).toBeVisible();
    expect(card.getByRole('link', { name: 'General Fitness Plan' })).toHaveAttribute('href', '/workout-planner?plan=1');
    expect(await card.findByText('3 workouts a week')).toBeVisible();
    expect(card.getByRole('img', { name: 'Wednesday: Cardio' })).toBeVisible();
    expect(await tab('My Plans')).toHaveAttribute('aria-selected', 'true');
  });

  it('links to the templates when it is empty', async () => {
    server.use(...recordedResponses('list_workout_plans.empty'));
    const { currentPath } = open('/workout-planner?tab=myplans');
    await user().click(await screen.findByRole('button', { name: 'Browse templates' }));
    expect(currentPath()).toBe('/workout-planner?tab=templates');
  });

  it('reports a loading error and tries again', async () => {
    server.use(http.get('/api/workout-plans', () => HttpResponse.error()));
    open();
    expect(await screen.findByText('Not on this device yet')).toBeVisible();
    server.use(...recordedResponses('list_workout_plans.empty'));
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tab('Quick Start')).toBeVisible();
  });
});

describe('the one-click plan', () => {
  it('announces the plan and opens it 500 ms later', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'auto_generate_plan.success'));
    const { currentPath } = open('/workout-planner?tab=ai');
    const create = await screen.findByRole('button', { name: 'Create my plan' });
    server.use(...recordedResponses(...plan));
    let pathAtToast = '';
    onTestFinished(useToastStore.subscribe(() => (pathAtToast ||= currentPath())));
    await user().click(create);
    expect(await screen.findByText('Your Plan is Ready!')).toBeVisible();
    expect(pathAtToast).toBe('/workout-planner?tab=ai');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(currentPath()).toBe('/workout-planner?plan=1');
    expect(await screen.findByRole('article', { name: 'Full Body Cardio' })).toBeVisible();
  });

  it('reports a failure', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.empty'),
      http.post('/api/auto-generate-plan', () => HttpResponse.error()),
    );
    open('/workout-planner?tab=ai');
    await user().click(await screen.findByRole('button', { name: 'Create my plan' }));
    expect(await screen.findByText('Failed to generate plan')).toBeVisible();
  });
});

describe('another one-click plan', () => {
  it('gets a unique name and replaces the favorite, and Undo restores it', async () => {
    const [made] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
    const former = { ...made, id: 5 };
    const changed: [string, Record<string, unknown>][] = [];
    server.use(
      ...recordedResponses('auto_generate_plan.success', 'list_planned_workouts.generated'),
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
      await screen.findByText('“General Fitness Plan 2” is now your plan. Your dashboard follows it.'),
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

describe('ready-made plans', () => {
  it('name the plan that a new one replaces', async () => {
    server.use(...recordedResponses(...plan));
    open('/workout-planner?tab=templates');
    expect(await screen.findByText(/Your dashboard follows “General Fitness Plan”/)).toBeVisible();
    await user().click(screen.getByRole('tab', { name: 'AI Generated' }));
    expect(await screen.findByText(/Your dashboard follows “General Fitness Plan”/)).toBeVisible();
  });

  it('open after they are created from a template', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'create_workout_plan.template'));
    const { currentPath } = open('/workout-planner?tab=templates');
    const use = await screen.findByRole('button', { name: 'Use this plan: First Steps' });
    server.use(...recordedResponses('list_planned_workouts.empty', 'list_workout_plans.one'));
    await user().click(use);
    expect(await screen.findByText('Template Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
  });

  it('open after they are created from the form for a personalized plan', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'generate_personalized_workout.success'));
    const { currentPath } = open('/workout-planner?tab=ai');
    await user().click(await screen.findByRole('button', { name: 'Answer a few questions' }));
    server.use(...recordedResponses(...plan));
    await user().click(await screen.findByRole('button', { name: 'Create personalized plan' }));
    expect(await screen.findByText('Personalized Plan Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
  });
});

describe('a custom plan', () => {
  const name = () => screen.findByRole('textbox', { name: /Plan name/ });
  const openDialog = async () =>
    user().click((await screen.findAllByRole('button', { name: 'New custom plan' }))[0] as HTMLElement);

  it('cannot be created with a blank name', async () => {
    server.use(...recordedResponses('list_workout_plans.empty'));
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

  it('is created with a trimmed name, announced and opened', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'create_workout_plan.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workout-plans');
    const { currentPath } = open();
    await openDialog();
    await user().type(await name(), '  My week ');
    await user().type(screen.getByRole('textbox', { name: /Description/ }), 'Three calm days');
    server.use(...recordedResponses('list_planned_workouts.empty', 'list_workout_plans.custom'));
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText('Plan Created!')).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
    expect(sent).toEqual([
      { name: 'My week', description: 'Three calm days', onlyFavorite: true, clientKey: expect.any(String) as string },
    ]);
    expect(screen.getByText('“My week” is now your plan. Your dashboard follows it.')).toBeVisible();
    expect(hasDrafts()).toBe(false);
  });

  it('cannot have the name of another plan', async () => {
    server.use(...recordedResponses(...plan, 'create_workout_plan.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workout-plans');
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

  it('restores the previous favorite with Undo', async () => {
    server.use(...recordedResponses(...plan));
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

  it('retains its draft after a failure and a reload, and cannot be created twice', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.empty'),
      http.post('/api/workout-plans', () => HttpResponse.error()),
    );
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workout-plans');
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

  it('shows a server error at its field', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'create_workout_plan.invalid'));
    open();
    await openDialog();
    await user().type(await name(), 'A name the server refuses');
    await user().click(screen.getByRole('button', { name: 'Create plan' }));
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    expect(await name()).toHaveAccessibleDescription('Required');
  });
});

describe('a plan in the list', () => {
  it('is added to and removed from the favorites with its star', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.custom', 'list_planned_workouts.empty', 'update_workout_plan.favorite'),
    );
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/workout-plans/1');
    open();
    await user().click(await screen.findByRole('button', { name: 'Make “My week” a favorite' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    expect(sent).toEqual([{ isFavorite: true }]);
  });

  it('returns to its old state when the server refuses the favorite', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.custom', 'list_planned_workouts.empty'),
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

  it('can be restored with Undo for 8 seconds after deletion', async () => {
    server.use(...recordedResponses(...plan, 'delete_workout_plan.success'));
    open();
    await user().click(await screen.findByRole('button', { name: 'More options for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    expect(await screen.findByText('No plans yet')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'General Fitness Plan' })).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'More options for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    server.use(...recordedResponses('list_workout_plans.empty'));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Deleted!')).toBeVisible();
  });

  it('reappears when it could not be deleted', async () => {
    server.use(
      ...recordedResponses(...plan),
      http.delete('/api/workout-plans/1', () => HttpResponse.error()),
    );
    open();
    await user().click(await screen.findByRole('button', { name: 'More options for “General Fitness Plan”' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Failed to delete plan.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'General Fitness Plan' })).toBeVisible();
  });
});

it('is in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...plan, 'list_exercises.all'));
  open();
  expect(await screen.findByText('3 Trainings die Woche')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Meine Pläne' })).toBeVisible();
});
