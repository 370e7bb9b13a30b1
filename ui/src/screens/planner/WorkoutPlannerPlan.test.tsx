import { act, screen, waitFor, within } from '@testing-library/react';
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

const plan = ['list_workout_plans.one', 'list_planned_workouts.generated'];

// Returns a recorded response at another address.
function respondAt(method: 'put' | 'post', path: string, name: string) {
  const { status, body } = example(name).response;
  return http[method](path, () => HttpResponse.json(body as object, { status }));
}

const open = (path = '/workout-planner?plan=1') => renderPart(<WorkoutPlanner />, { path });
const day = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

// For any planned workout.
const exercises = http.get('/api/planned-workouts/:id/exercises', () =>
  HttpResponse.json(example('list_planned_exercises.generated').response.body as object),
);

beforeEach(() => {
  server.use(exercises);
  // A Friday.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

describe("a plan's week", () => {
  it('has a header, seven days in order, and marks today', async () => {
    server.use(...recordedResponses(...plan));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'General Fitness Plan' })).toBeVisible();
    expect(screen.getByText(/3 days a week, 45 minutes a session/)).toBeVisible();
    expect(screen.getByText('Favorite')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/workout-planner?tab=myplans');
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect((await day('Friday')).getByText('Today')).toBeVisible();
    expect(screen.getAllByText('Today')).toHaveLength(1);
  });

  it('shows badge, title, notes and actions on a day, and Add Workout on an empty one', async () => {
    server.use(...recordedResponses(...plan));
    open();
    const monday = await day('Monday');
    expect(monday.getByText('Strength')).toBeVisible();
    expect(monday.getByText('Full Body Strength A')).toBeVisible();
    expect(monday.getByRole('button', { name: 'Edit Exercises of Full Body Strength A' })).toBeVisible();
    expect(monday.getByRole('link', { name: 'Track Full Body Strength A' })).toHaveAttribute(
      'href',
      '/log-workout?workout=1',
    );
    expect(monday.getByRole('button', { name: 'Edit Full Body Strength A' })).toBeVisible();
    expect(monday.getByRole('button', { name: 'Delete Full Body Strength A' })).toBeVisible();
    expect((await day('Tuesday')).getByRole('button', { name: 'Add Workout on Tuesday' })).toBeVisible();
  });

  it('lists exercises and minutes of a day, main part first, and omits repeated advice', async () => {
    server.use(...recordedResponses(...plan));
    open();
    const friday = await day('Friday');
    const names = within(await friday.findByRole('list', { name: 'Exercises of Full Body Strength B' }));
    const [first] = names.getAllByRole('listitem');
    expect(first).toHaveTextContent('Dumbbell Sumo Squat');
    expect(names.getAllByRole('listitem')).toHaveLength(5);
    expect(names.getByText('+11 more')).toBeVisible();
    expect(friday.getByText('15 exercises · 55 min')).toBeVisible();
    expect(friday.queryByText(/leaves one or two clean repetitions/)).toBeNull();
    expect(
      (await day('Wednesday')).getByText('Keep a pace at which you can still speak in short sentences.'),
    ).toBeVisible();
  });

  it('shows a day without exercises when they could not be loaded', async () => {
    server.use(
      ...recordedResponses(...plan),
      http.get('/api/planned-workouts/3/exercises', () => HttpResponse.error()),
    );
    open();
    const friday = await day('Friday');
    expect(friday.getByText('Full Body Strength B')).toBeVisible();
    expect((await day('Monday')).getByRole('link', { name: /^Track/ })).toBeVisible();
    await (await day('Monday')).findByRole('list');
    expect(friday.queryByRole('list')).toBeNull();
  });

  it('shows the notes of a rest day and does not load its exercises', async () => {
    server.use(...recordedResponses('list_workout_plans.one', 'list_planned_workouts.rest'));
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname));
    open();
    expect((await day('Friday')).getByText('A slow walk is fine.')).toBeVisible();
    await (await day('Monday')).findByRole('list');
    expect(requests).not.toContain('/api/planned-workouts/3/exercises');
  });

  it('has a weekly summary', async () => {
    server.use(...recordedResponses(...plan));
    open();
    const summary = within(await screen.findByRole('region', { name: 'Weekly Summary' }));
    const count = (label: string) => summary.getByText(label).nextElementSibling?.textContent;
    expect([count('Active Days'), count('Rest Days'), count('Strength'), count('Cardio')]).toEqual([
      '3',
      '0',
      '2',
      '1',
    ]);
  });

  it('reports a missing plan and links back', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.empty'),
      http.get('/api/workout-plans/9/workouts', () =>
        HttpResponse.json(example('update_workout_plan.gone').response.body as object, { status: 404 }),
      ),
    );
    open('/workout-planner?plan=9');
    expect(await screen.findByText(/It was deleted, perhaps in another window/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Plans' }).length).toBeGreaterThan(0);
  });

  it('is renamed in a dialog', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.custom', 'list_planned_workouts.empty', 'update_workout_plan.renamed'),
    );
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/workout-plans/1');
    open();
    await user().click(await screen.findByRole('button', { name: 'Edit name and description' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
    await user().clear(dialog.getByRole('textbox', { name: /Plan name/ }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user().type(dialog.getByRole('textbox', { name: /Plan name/ }), 'Calm week');
    await user().clear(dialog.getByRole('textbox', { name: /Description/ }));
    await user().click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    expect(sent).toEqual([{ name: 'Calm week', description: null }]);
  });

  it('cannot have the name of another plan, but may keep its own', async () => {
    const [own] = example<WorkoutPlan[]>('list_workout_plans.custom').response.body as [WorkoutPlan];
    server.use(...recordedResponses('list_planned_workouts.empty', 'update_workout_plan.renamed'));
    server.use(http.get('/api/workout-plans', () => HttpResponse.json([own, { ...own, id: 2, name: 'Legs' }])));
    open();
    await user().click(await screen.findByRole('button', { name: 'Edit name and description' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
    const name = dialog.getByRole('textbox', { name: /Plan name/ });
    expect(name).not.toHaveAccessibleDescription();
    await user().clear(name);
    await user().type(name, 'legs');
    expect(name).toHaveAccessibleDescription('You already have a plan called “legs”. Choose another name.');
  });

  it('returns to the list when the plan is deleted', async () => {
    server.use(...recordedResponses(...plan));
    const { currentPath } = open();
    await user().click(await screen.findByRole('button', { name: 'Delete plan' }));
    expect(currentPath()).toBe('/workout-planner?tab=myplans');
    expect(await screen.findByText('Plan “General Fitness Plan” deleted')).toBeVisible();
  });
});

describe('the week on a phone', () => {
  const onPhone = () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
  };
  const watchScrolling = () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
      seen.push(this.querySelector('h3')?.textContent ?? '');
    });
    return seen;
  };

  it('scrolls to today without moving the focus', async () => {
    onPhone();
    const seen = watchScrolling();
    server.use(...recordedResponses(...plan));
    open();
    const focused = document.activeElement;
    await (await day('Friday')).findByRole('list');
    await waitFor(() => expect(seen).toContain('Friday'));
    expect(new Set(seen)).toEqual(new Set(['Friday']));
    expect(document.activeElement).toBe(focused);
  });

  it('stays at the top while the plan is empty', async () => {
    onPhone();
    const seen = watchScrolling();
    server.use(...recordedResponses('list_workout_plans.custom', 'list_planned_workouts.empty'));
    open();
    await day('Friday');
    expect(seen).toEqual([]);
  });

  it('stays where the user has scrolled', async () => {
    onPhone();
    vi.stubGlobal('scrollY', 400);
    const seen = watchScrolling();
    server.use(...recordedResponses(...plan));
    open();
    await (await day('Friday')).findByRole('list');
    expect(seen).toEqual([]);
  });

  it('does not scroll on a wide screen', async () => {
    const seen = watchScrolling();
    server.use(...recordedResponses(...plan));
    open();
    await (await day('Friday')).findByRole('list');
    expect(seen).toEqual([]);
  });
});

describe('moving a workout with the menu', () => {
  const openMenu = async (title: string) =>
    user().click(await screen.findByRole('button', { name: `Move or copy ${title}` }));

  it('moves to a free day immediately and announces it', async () => {
    server.use(...recordedResponses(...plan, 'update_planned_workout.moved'));
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await openMenu('Full Body Strength A');
    expect((await screen.findAllByRole('menuitem')).map((each) => each.textContent)).toEqual([
      'Tuesdayfree',
      'Wednesdayswaps with Full Body Cardio',
      'Thursdayfree',
      'Fridayswaps with Full Body Strength B',
      'Saturdayfree',
      'Sundayfree',
      'Copy...',
    ]);
    server.use(...recordedResponses('list_planned_workouts.moved'));
    await user().click(screen.getByRole('menuitem', { name: /Tuesday/ }));
    expect(await screen.findByText('Full Body Strength A is on Tuesday now.')).toBeInTheDocument();
    expect((await day('Tuesday')).getByText('Full Body Strength A')).toBeVisible();
    expect(sent).toEqual([{ dayOfWeek: 2 }]);
  });

  it('asks on an occupied day, and swaps', async () => {
    server.use(...recordedResponses(...plan, 'update_planned_workout.swapped'));
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Wednesday/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap the two days?' }));
    expect(dialog.getByText(/Wednesday already has “Full Body Cardio”. It moves to Monday/)).toBeVisible();
    expect(sent).toHaveLength(0);
    server.use(...recordedResponses('list_planned_workouts.swapped'));
    await user().click(dialog.getByRole('button', { name: 'Swap' }));
    await waitFor(async () => expect((await day('Wednesday')).getByText('Full Body Strength A')).toBeVisible());
    expect((await day('Monday')).getByText('Full Body Cardio')).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ dayOfWeek: 3, replace: true }]));
  });

  it('swaps back with Undo', async () => {
    server.use(...recordedResponses(...plan, 'update_planned_workout.swapped'));
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Wednesday/ }));
    server.use(...recordedResponses('list_planned_workouts.swapped'));
    await user().click(await screen.findByRole('button', { name: 'Swap' }));
    expect(await screen.findByText('Swapped “Full Body Strength A” and “Full Body Cardio”')).toBeVisible();
    server.use(...recordedResponses('list_planned_workouts.generated'));
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible());
    await waitFor(() =>
      expect(sent).toEqual([
        { dayOfWeek: 3, replace: true },
        { dayOfWeek: 1, replace: true },
      ]),
    );
  });

  it('asks when another window occupied the day, and names its workout', async () => {
    server.use(
      ...recordedResponses(...plan),
      respondAt('put', '/api/planned-workouts/1', 'update_planned_workout.day_taken'),
    );
    open();
    await openMenu('Full Body Strength A');
    const week = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body as PlannedWorkout[];
    server.use(
      http.get('/api/workout-plans/1/workouts', () =>
        HttpResponse.json([...week, { ...week[0], id: 9, dayOfWeek: 6, title: 'Long run' }]),
      ),
    );
    await user().click(await screen.findByRole('menuitem', { name: /Saturday/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap the two days?' }));
    expect(await dialog.findByText(/Saturday already has “Long run”. It moves to Monday/)).toBeVisible();
  });

  it('reports when another window freed the day in the meantime', async () => {
    server.use(
      ...recordedResponses(...plan),
      respondAt('put', '/api/planned-workouts/1', 'update_planned_workout.day_taken'),
    );
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Saturday/ }));
    expect(await screen.findByText('The workout could not be moved. It is back on its old day.')).toBeVisible();
  });

  it('restores the day after a failure', async () => {
    server.use(
      ...recordedResponses(...plan),
      http.put('/api/planned-workouts/1', () => HttpResponse.error()),
    );
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Sunday/ }));
    expect(await screen.findByText('The workout could not be moved. It is back on its old day.')).toBeVisible();
    expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible();
  });
});

describe('deleting a workout', () => {
  it('frees the day, offers Undo, and sends the request after 8 seconds', async () => {
    server.use(...recordedResponses(...plan, 'delete_planned_workout.success'));
    open();
    const remove = () => user().click(screen.getByRole('button', { name: 'Delete Full Body Strength A' }));
    await day('Monday');
    await remove();
    expect((await day('Monday')).getByRole('button', { name: 'Add Workout on Monday' })).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible();
    await remove();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Deleted!')).toBeVisible();
  });

  it('reports a failure and shows the workout again', async () => {
    server.use(
      ...recordedResponses(...plan),
      http.delete('/api/planned-workouts/1', () => HttpResponse.error()),
    );
    open();
    await day('Monday');
    await user().click(screen.getByRole('button', { name: 'Delete Full Body Strength A' }));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Failed to delete planned workout.')).toBeVisible();
    expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible();
  });
});
