import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { WorkoutPlanner } from './WorkoutPlanner';

const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
const week = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body as PlannedWorkout[];
const copiedPlan = example<WorkoutPlan>('copy_workout_plan.success').response.body as WorkoutPlan;
const copiedDay = example<PlannedWorkout>('copy_planned_workout.success').response.body as PlannedWorkout;
const replacing = example<PlannedWorkout>('copy_planned_workout.replaced').response.body as PlannedWorkout;

// The plans and their weeks, and what was deleted.
function serve(plans: WorkoutPlan[] = [plan], weeks: Record<string, PlannedWorkout[]> = { 1: week }) {
  const deleted: string[] = [];
  server.use(
    http.get('/api/workout-plans', () => HttpResponse.json(plans)),
    http.get('/api/workout-plans/:id/workouts', ({ params }) => HttpResponse.json(weeks[String(params['id'])] ?? [])),
    http.get('/api/planned-workouts/:id/exercises', () =>
      HttpResponse.json(example('list_planned_exercises.generated').response.body as object),
    ),
    http.delete('/api/:kind/:id', ({ params }) => {
      deleted.push(`${String(params['kind'])} ${String(params['id'])}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return deleted;
}

const open = (path: string) => renderPart(<WorkoutPlanner />, { path });
const dayCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
});

describe('copying a plan', () => {
  it('from the menu of its card adds the copy, keeps the focus, and Undo removes it', async () => {
    const deleted = serve();
    server.use(...recordedResponses('copy_workout_plan.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workout-plans/1/copy');
    open('/workout-planner?tab=myplans');
    const menu = await screen.findByRole('button', { name: 'More options for “General Fitness Plan”' });
    await userEvent.click(menu);
    serve([plan, copiedPlan], { 1: week, 2: week });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy plan' }));
    expect(await screen.findByText(`“${copiedPlan.name}” was made. It is in My Plans.`)).toBeVisible();
    expect(await screen.findByRole('link', { name: copiedPlan.name })).toBeVisible();
    expect(sent).toEqual([{ clientKey: expect.any(String) as string }]);
    await waitFor(() => expect(menu).toHaveFocus());

    const removed = serve([plan]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(removed).toEqual([`workout-plans ${copiedPlan.id}`]));
    await waitFor(() => expect(screen.queryByRole('link', { name: copiedPlan.name })).toBeNull());
    expect(deleted).toEqual([]);
  });

  it('from its page stays there', async () => {
    serve();
    server.use(...recordedResponses('copy_workout_plan.success'));
    const { currentPath } = open('/workout-planner?plan=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy plan' }));
    expect(await screen.findByText(`“${copiedPlan.name}” was made. It is in My Plans.`)).toBeVisible();
    expect(currentPath()).toBe('/workout-planner?plan=1');
  });

  it('reports a failure, and the next attempt has the same key', async () => {
    serve();
    server.use(http.post('/api/workout-plans/1/copy', () => HttpResponse.error()));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workout-plans/1/copy');
    open('/workout-planner?plan=1');
    const copy = await screen.findByRole('button', { name: 'Copy plan' });
    await userEvent.click(copy);
    expect(await screen.findByText('The plan could not be copied. Please try again.')).toBeVisible();
    await userEvent.click(copy);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(sent[1]);
  });
});

describe('copying a day', () => {
  const openDialog = async () => {
    open('/workout-planner?plan=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Move or copy Full Body Strength A' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy...' }));
    return within(await screen.findByRole('dialog', { name: 'Copy “Full Body Strength A”' }));
  };

  it('offers the other days, the next free one first, and Undo removes the copy', async () => {
    serve();
    server.use(...recordedResponses('copy_planned_workout.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts/1/copy');
    const dialog = await openDialog();
    const days = await dialog.findByRole('combobox', { name: 'To which day?' });
    expect(
      within(days)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([
      'Tuesday, free',
      'Wednesday: Full Body Cardio',
      'Thursday, free',
      'Friday: Full Body Strength B',
      'Saturday, free',
      'Sunday, free',
    ]);
    expect(days).toHaveValue('2');
    await userEvent.selectOptions(days, 'Sunday, free');
    serve([plan], { 1: [...week, copiedDay] });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('“Full Body Strength A” was copied to Sunday.')).toBeVisible();
    expect((await dayCard('Sunday')).getByText('Full Body Strength A')).toBeVisible();
    expect(sent).toEqual([{ workoutPlanId: 1, dayOfWeek: 0 }]);

    const deleted = serve();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toEqual([`planned-workouts ${copiedDay.id}`]));
    expect(await screen.findByRole('button', { name: 'Add Workout on Sunday' })).toBeVisible();
  });

  it('asks before it replaces a workout, and Undo restores that', async () => {
    serve();
    server.use(...recordedResponses('copy_planned_workout.replaced', 'create_planned_workout.structured'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts/1/copy');
    const restored = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts');
    const dialog = await openDialog();
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'To which day?' }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    const taken = within(await screen.findByRole('dialog', { name: 'Wednesday is taken' }));
    expect(taken.getByText('The copy would replace “Full Body Cardio” and its exercises:')).toBeVisible();
    expect(sent).toEqual([]);
    await waitFor(() => expect(taken.getByRole('button', { name: 'Replace' })).toBeEnabled());
    serve([plan], { 1: [...week.filter(({ dayOfWeek }) => dayOfWeek !== 3), replacing] });
    await userEvent.click(taken.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('“Full Body Strength A” was copied to Wednesday.')).toBeVisible();
    expect(sent).toEqual([{ workoutPlanId: 1, dayOfWeek: 3, replace: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(restored).toMatchObject([{ workoutPlanId: 1, dayOfWeek: 3, title: 'Full Body Cardio', replace: true }]),
    );
  });

  it('goes to another plan', async () => {
    serve([plan, copiedPlan], { 1: week, 2: [] });
    server.use(...recordedResponses('copy_planned_workout.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts/1/copy');
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To which plan?' }), copiedPlan.name);
    const days = await dialog.findByRole('combobox', { name: 'To which day?' });
    await waitFor(() => expect(days).toHaveValue('1'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(
      await screen.findByText(`“Full Body Strength A” was copied to Monday in “${copiedPlan.name}”.`),
    ).toBeVisible();
    expect(sent).toEqual([{ workoutPlanId: copiedPlan.id, dayOfWeek: 1 }]);
  });

  it('asks when another window occupied the day in the meantime', async () => {
    serve();
    server.use(...recordedResponses('copy_planned_workout.day_taken'));
    const dialog = await openDialog();
    await dialog.findByRole('combobox', { name: 'To which day?' });
    serve([plan], { 1: [...week, { ...copiedDay, id: 9, dayOfWeek: 2, title: 'Long run' }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The copy would replace “Long run” and its exercises:')).toBeVisible();
  });
});

describe('the focus after a deletion', () => {
  it('goes to the empty day', async () => {
    serve();
    open('/workout-planner?plan=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Full Body Cardio' }));
    expect(await screen.findByRole('button', { name: 'Add Workout on Wednesday' })).toHaveFocus();
  });

  it('goes to the menu of the next plan, and to the button of the empty list', async () => {
    serve([plan, copiedPlan], { 1: week, 2: week });
    open('/workout-planner?tab=myplans');
    const remove = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `More options for “${name}”` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete plan' }));
    };
    await remove(plan.name);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `More options for “${copiedPlan.name}”` })).toHaveFocus(),
    );
    serve([copiedPlan], { 2: week });
    await remove(copiedPlan.name);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Browse templates' })).toHaveFocus());
  });
});
