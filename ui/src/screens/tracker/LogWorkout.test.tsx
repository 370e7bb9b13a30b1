import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import { hasDrafts } from '@/shared/lib/drafts';
import { LogWorkout } from './LogWorkout';

// The day the examples were recorded, a Friday.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const planned = ['show_todays_workout.planned', 'list_workout_plans.one', 'list_planned_workouts.generated'];
const nothing = ['show_todays_workout.empty', 'list_workout_plans.empty', 'list_workouts.empty'];

const refused = () => HttpResponse.json({ message: 'No' }, { status: 403 });

// Like the app's guard: renders nothing after the session ends.
function Guarded() {
  return useSession((state) => state.status === 'signedIn') ? <LogWorkout /> : null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses('list_exercise_completions.empty'));
});

describe("the tab of today's workout", () => {
  it('lists the workouts planned for today', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.empty'));
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const item = within(await screen.findByRole('region', { name: 'Full Body Strength B' }));
    expect(item.getByText('General Fitness Plan')).toBeVisible();
    expect(item.getByText('Strength')).toBeVisible();
    expect(item.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/log-workout?workout=3');
    expect(screen.queryByRole('region', { name: 'Full Body Strength A' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Your planned workouts appear here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Plans' })).toHaveAttribute('href', '/workout-planner');
  });

  it('names the next workout of the plan on a day without one', async () => {
    vi.setSystemTime(new Date('2026-11-21T11:00:00+01:00'));
    server.use(...recordedResponses(...planned, 'show_todays_workout.empty', 'list_workouts.empty'));
    renderPart(<LogWorkout />, { path: '/log-workout' });
    expect(await screen.findByText('No workout planned today')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Next: Full Body Strength/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open Full Body Strength/ })).toBeVisible();
    expect(screen.queryByText('Your planned workouts appear here')).toBeNull();
  });

  it('opens the workout first: Mark Complete is the secondary action', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.empty'));
    renderPart(<LogWorkout />, { path: '/log-workout' });
    expect(await screen.findByRole('link', { name: 'View Details' })).toHaveAttribute('data-variant', 'filled');
    expect(screen.getByRole('button', { name: 'Mark Complete' })).toHaveAttribute('data-variant', 'subtle');
  });

  const openMark = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    return within(await screen.findByRole('dialog'));
  };

  it('marks a workout complete with the fixed values', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.empty', 'create_workout.completed_plan'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const dialog = await openMark();
    expect(screen.getByRole('dialog', { name: 'Log “Full Body Strength B” as done' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Duration' })).toHaveValue('30');
    expect(dialog.getByRole('textbox', { name: 'Calories' })).toHaveValue('200');
    expect(sent).toEqual([]);
    server.use(...recordedResponses('list_workouts.one'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log it' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(await screen.findByText('Logged today')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        name: 'Full Body Strength B',
        type: 'strength',
        duration: 30,
        calories: 200,
        intensity: 'moderate',
        notes: 'Completed planned workout: Full Body Strength B',
        exercises: [],
        plannedWorkoutId: 3,
        date: RECORDED.toISOString(),
        clientKey: expect.any(String) as string,
      },
    ]);
  });

  it('says that a logged workout waits for a connection', async () => {
    server.use(
      ...recordedResponses(...planned, 'list_workouts.empty'),
      http.post('/api/workouts', () => HttpResponse.error()),
    );
    renderPart(<LogWorkout />, { path: '/log-workout' });
    await userEvent.click((await openMark()).getByRole('button', { name: 'Log it' }));
    const logged = within(await screen.findByText('Logged today'));
    expect(logged.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
  });

  it('marks a workout complete with other minutes and calories', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.empty', 'create_workout.completed_plan'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const dialog = await openMark();
    const [minutes, calories] = dialog.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.clear(minutes);
    expect(dialog.getByRole('button', { name: 'Log it' })).toBeDisabled();
    await userEvent.type(minutes, '48');
    await userEvent.clear(calories);
    await userEvent.type(calories, '310{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ duration: 48, calories: 310 }]));
  });

  it('shows the calories of Mark Complete in kilojoules if chosen, and logs them exactly', async () => {
    signIn({ ...mara, energyUnit: 'kJ' });
    server.use(...recordedResponses(...planned, 'list_workouts.empty', 'create_workout.completed_plan'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const dialog = await openMark();
    expect(dialog.getByRole('textbox', { name: 'Calories' })).toHaveValue('837');
    expect(dialog.getByText('kJ')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(sent).toMatchObject([{ calories: 200 }]));
  });

  it('reports when marking failed, and retries with the same key', async () => {
    server.use(
      ...recordedResponses(...planned, 'list_workouts.empty'),
      http.post('/api/workouts', () => refused()),
    );
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const dialog = await openMark();
    await userEvent.click(dialog.getByRole('button', { name: 'Log it' }));
    expect(await screen.findByText('Failed to log workout completion.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.['clientKey']).toBe(sent[0]?.['clientKey']);
  });

  it('asks before a second completion on the same day', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.one', 'create_workout.completed_plan'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const dialog = await openMark();
    expect(screen.getByRole('dialog', { name: 'Log it a second time?' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await openMark()).getByRole('button', { name: 'Log again' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('creates a plan in one click for a user without one', async () => {
    server.use(...recordedResponses(...nothing, 'auto_generate_plan.success'));
    renderPart(<LogWorkout />, { path: '/log-workout' });
    const create = await screen.findByRole('button', { name: 'Create my plan' });
    server.use(...recordedResponses(...planned));
    await userEvent.click(create);
    expect(await screen.findByText('Your Plan is Ready!')).toBeVisible();
    expect(screen.getByText(/3 workouts a week, 45 minutes each/)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Full Body Strength B' })).toBeVisible();
  });

  it('reports when the plan could not be created', async () => {
    server.use(
      ...recordedResponses(...nothing),
      http.post('/api/auto-generate-plan', () => HttpResponse.error()),
    );
    renderPart(<LogWorkout />, { path: '/log-workout' });
    await userEvent.click(await screen.findByRole('button', { name: 'Create my plan' }));
    expect(await screen.findByText('Failed to generate plan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create my plan' })).toBeEnabled();
  });

  it('switches to the manual form and back', async () => {
    server.use(...recordedResponses(...planned, 'list_workouts.empty'));
    renderPart(<LogWorkout />, { path: '/log-workout' });
    await userEvent.click(await screen.findByRole('button', { name: 'Quick Log' }));
    expect(screen.getByRole('radio', { name: 'Running' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "Back to today's workout" }));
    expect(await screen.findByRole('button', { name: 'Mark Complete' })).toBeVisible();
  });

  it('reports when it could not be loaded, and retries', async () => {
    server.use(
      ...recordedResponses(...planned),
      http.get('/api/workouts', () => HttpResponse.error()),
    );
    renderPart(<LogWorkout />, { path: '/log-workout' });
    expect(await screen.findByText('Not on this device yet')).toBeVisible();
    server.use(...recordedResponses('list_workouts.empty'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Mark Complete' })).toBeVisible();
  });
});

describe('the manual form', () => {
  const open = () => renderPart(<Guarded />, { path: '/log-workout?tab=log' });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log Workout' }));
  const afterwards = () => server.use(...recordedResponses(...planned, 'list_workouts.empty'));

  it('needs a type', async () => {
    open();
    await submit();
    expect(screen.getAllByText('Please select a workout type')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Strength' })).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: /Workout type/ })).toHaveAccessibleDescription(
      'Please select a workout type',
    );
  });

  it('offers all eleven types', () => {
    open();
    expect(screen.getAllByRole('radio')).toHaveLength(11);
  });

  it('shows the calorie estimate', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Duration' }), '30');
    expect(await screen.findByText('About 272 kcal if left blank')).toBeVisible();
  });

  it("estimates with the latest weight measurement, as the server does, not with the profile's weight", async () => {
    signIn({ ...mara, weight: 300 });
    server.use(...recordedResponses('list_body_measurements.one'));
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Duration' }), '30');
    // 8 × 150.5 lbs × 0.453592 × 0.5 h; with 300 lbs it would be 544.
    expect(await screen.findByText('About 273 kcal if left blank')).toBeVisible();
  });

  it("asks for a distance if the type has one, in the user's unit", async () => {
    signIn({ ...mara, distanceUnit: 'km' });
    open();
    expect(screen.queryByRole('textbox', { name: 'Distance' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Swimming' }));
    expect(screen.getByRole('textbox', { name: 'Distance' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Yoga' }));
    expect(screen.queryByRole('textbox', { name: 'Distance' })).toBeNull();
  });

  it('adds a suggested exercise to the name', async () => {
    open();
    const suggestions = within(screen.getByRole('group', { name: 'Quick exercise suggestions' }));
    expect(suggestions.getAllByRole('button')).toHaveLength(12);
    await userEvent.click(suggestions.getByRole('button', { name: 'Squats' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Squats');
    expect(suggestions.getByRole('button', { name: 'Squats' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('logs the workout, confirms it and opens the dashboard', async () => {
    signIn({ ...mara, distanceUnit: 'km' });
    server.use(...recordedResponses('create_workout.manual', 'list_body_measurements.empty'));
    afterwards();
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    const { currentPath } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Duration' }), '30');
    await userEvent.type(screen.getByRole('textbox', { name: 'Distance' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Vigorous' }));
    await submit();
    expect(await screen.findByText('Workout logged successfully! 🎉')).toBeVisible();
    expect(currentPath()).toBe('/');
    expect(hasDrafts()).toBe(false);
    expect(sent).toEqual([
      {
        name: 'Running Workout',
        type: 'running',
        duration: 30,
        distance: 5000,
        intensity: 'vigorous',
        exercises: [],
        // The moment of logging: the request may be sent much later.
        date: RECORDED.toISOString(),
        clientKey: expect.any(String) as string,
      },
    ]);
  });

  it('rejects 12.5 minutes instead of sending 12 or 13', async () => {
    server.use(...recordedResponses('list_body_measurements.empty'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Duration' }), '12.5{Enter}');
    await submit();
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveAccessibleDescription('Whole numbers only');
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('12.5');
    expect(sent).toEqual([]);
  });

  it('is disabled while it is being sent', async () => {
    const response = gate();
    server.use(
      http.post('/api/workouts', async () => {
        await response.opened;
        return refused();
      }),
    );
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Yoga' }));
    await submit();
    expect(await screen.findByRole('button', { name: 'Logging Workout...' })).toBeDisabled();
    response.open();
    expect(await screen.findByText('Failed to log workout. Please try again.')).toBeVisible();
  });

  it("shows the server's error at the field", async () => {
    server.use(...recordedResponses('create_workout.missing_type'));
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await submit();
    expect(await screen.findByText('Please check all required fields are filled correctly.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveAccessibleDescription(
      'Expected integer, received float',
    );
  });

  it('ends the session if the server no longer accepts it', async () => {
    server.use(...recordedResponses('create_workout.unauthorized'));
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Running' }));
    await submit();
    await waitFor(() => expect(useSession.getState().status).toBe('signedOut'));
  });

  it('keeps typed values after a failure and a reload, and cannot log twice', async () => {
    server.use(http.post('/api/workouts', () => refused()));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    const { unmount } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Cycling' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Headwind');
    await submit();
    expect(await screen.findByText('Failed to log workout. Please try again.')).toBeVisible();
    unmount();
    open();
    expect(screen.getByRole('radio', { name: 'Cycling' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Headwind');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends an earlier day only when one was chosen', async () => {
    server.use(...recordedResponses('create_workout.manual'));
    afterwards();
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/workouts');
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Walking' }));
    const date = screen.getByLabelText('Date');
    expect(date).toHaveValue('2026-11-20');
    fireEvent.change(date, { target: { value: '' } });
    expect(date).toHaveValue('');
    fireEvent.change(date, { target: { value: '2026-11-18' } });
    await submit();
    await waitFor(() => expect(sent).toMatchObject([{ date: '2026-11-18' }]));
  });
});

it('the tracker is shown in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...planned, 'list_workouts.empty'));
  renderPart(<LogWorkout />, { path: '/log-workout' });
  expect(await screen.findByRole('button', { name: 'Als erledigt eintragen' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Training eintragen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Training eintragen' }));
  expect(screen.getAllByText('Bitte wähle eine Trainingsart')).toHaveLength(2);
});
