import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { UNDO_MS } from '@/shared/ui/undo';
import { WorkoutCalendar } from './WorkoutCalendar';

// The Friday on which the examples were recorded.
const RECORDED = new Date('2026-11-20T12:00:00+01:00');
const plan = ['list_workout_plans.one', 'list_planned_workouts.generated'];
const month = [...plan, 'list_workouts.month', 'list_body_measurements.empty', 'list_exercise_completions.linked'];
const [leg, evening] = example<Workout[]>('list_workouts.month').response.body!;

function callsOf(method: string, path: string | RegExp): { url: URL; body: unknown }[] {
  const calls: { url: URL; body: unknown }[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (request.method !== method || (typeof path === 'string' ? url.pathname !== path : !path.test(url.pathname)))
      return;
    const call = { url, body: undefined as unknown };
    calls.push(call);
    void request
      .clone()
      .text()
      .then((text) => (call.body = text ? (JSON.parse(text) as unknown) : undefined));
  });
  return calls;
}

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const loaded = () => cell(/^Wednesday, November 18: 3 workouts/);
const panel = () => within(screen.getByRole('region', { name: /, November \d+$/ }));
const monthTitle = () => screen.getByRole('heading', { level: 2, name: /20\d\d$/ });
const screenPaths = ['/workout-planner', '/workout', '/exercise'];
const show = (path = '/workout-calendar') => renderPart(<WorkoutCalendar />, { path, screenPaths });
const [squats] = example<ExerciseCompletion[]>('list_exercise_completions.linked').response.body!;
// The recorded completion of the day with other sets.
const doneOf = (change: Partial<ExerciseCompletion>) =>
  http.get('/api/exercise-completions', () => HttpResponse.json([{ ...squats!, ...change }]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('the month', () => {
  it('is a grid of 42 days from the Sunday on or before the 1st, and loads no other day', async () => {
    server.use(...recordedResponses(...month));
    const calls = callsOf('GET', '/api/workouts');
    show();
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'Workout Calendar' })).toBeVisible();
    expect(monthTitle()).toHaveTextContent('November 2026');
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
    expect(screen.getByRole('gridcell', { name: /^Friday, November 20/ })).toHaveAttribute('aria-current', 'date');
    expect(calls.map(({ url }) => url.search)).toEqual(['?from=2026-11-01&to=2026-12-12']);
  });

  it("starts on Monday if the user's weeks do", async () => {
    signIn({ ...mara, weekStart: 'monday' });
    server.use(...recordedResponses(...month));
    show();
    await loaded();
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    expect(screen.getAllByRole('gridcell')[0]).toHaveAccessibleName('Monday, October 26: no workouts');
  });

  it('shows two workouts of a day and counts the rest', async () => {
    server.use(...recordedResponses(...month));
    show();
    const busy = within(await loaded());
    expect(busy.getByText('Way to work')).toBeInTheDocument();
    expect(busy.getByText('Yoga Workout')).toBeInTheDocument();
    expect(busy.queryByText('Evening run')).toBeNull();
    expect(busy.getByText('+1 more')).toBeInTheDocument();
  });

  it('shows the favorite plan on coming days and omits what is logged', async () => {
    server.use(...recordedResponses(...month));
    show();
    await loaded();
    expect(await cell(/^Monday, November 23: planned: Full Body Strength A$/)).toBeInTheDocument();
    expect(await cell(/^Friday, November 20: 1 workout: Leg day; planned: Full Body Strength B$/)).toBeInTheDocument();
    expect(await cell(/^Monday, November 16: no workouts$/)).toBeInTheDocument();
  });

  it('changes to the previous, next and current month, and back through the history', async () => {
    server.use(...recordedResponses(...month));
    const { currentPath } = show();
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(monthTitle()).toHaveTextContent('December 2026');
    expect(currentPath()).toBe('/workout-calendar?month=2026-12');
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(monthTitle()).toHaveTextContent('October 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(monthTitle()).toHaveTextContent('November 2026');
    expect(panel().getByRole('heading', { level: 2, name: 'Friday, November 20' })).toBeVisible();
  });

  it('reads month and day from the address and ignores invalid values', async () => {
    server.use(...recordedResponses(...month));
    const { unmount } = show('/workout-calendar?month=2026-12&day=2026-12-03');
    expect(monthTitle()).toHaveTextContent('December 2026');
    expect(await screen.findByRole('heading', { name: 'Thursday, December 3' })).toBeVisible();
    unmount();
    show('/workout-calendar?month=2026-13&day=2026-02-31');
    await loaded();
    expect(monthTitle()).toHaveTextContent('November 2026');
  });

  it('is summarized in numbers while no day is selected', async () => {
    server.use(...recordedResponses(...month));
    show();
    const totals = within(await screen.findByRole('region', { name: 'November at a glance' }));
    expect(totals.getByText('5')).toBeVisible();
    expect(totals.getByText('3 h 2 min')).toBeVisible();
    expect(totals.getByText('Strength')).toBeVisible();
    expect(totals.getByRole('img', { name: '2 workouts' })).toBeVisible();
  });

  it('suggests the next step while it is empty', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'list_workouts.empty'));
    show();
    expect(await screen.findByText('No workouts in November')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the planner' })).toHaveAttribute('href', '/workout-planner');
  });

  it('reports a loading error and tries again', async () => {
    server.use(
      ...recordedResponses(...plan),
      http.get('/api/workouts', () => HttpResponse.error()),
    );
    show();
    expect(await screen.findByText('Not on this device yet')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    server.use(...recordedResponses('list_workouts.month'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toBeInTheDocument();
  });
});

describe('keyboard navigation', () => {
  it('moves between days, weeks and months, and into a day and back', async () => {
    server.use(...recordedResponses(...month));
    const { currentPath } = show();
    await loaded();
    const today = screen.getByRole('gridcell', { name: /^Friday, November 20/ });
    act(() => today.focus());
    expect(today).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('gridcell', { name: /^Thursday, November 19/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(screen.getByRole('gridcell', { name: /^Sunday, November 8/ })).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}');
    expect(monthTitle()).toHaveTextContent('December 2026');
    expect(screen.getByRole('gridcell', { name: /^Monday, December 14/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: /^Sunday, November 22/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(panel().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(currentPath()).toBe('/workout-calendar?month=2026-11&day=2026-11-22');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('gridcell', { name: /^Sunday, November 22/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Close day details' })).toBeNull();
  });

  it('moves beyond the grid into the next month', async () => {
    server.use(...recordedResponses(...month));
    show('/workout-calendar?month=2026-11&day=2026-12-12');
    await loaded();
    act(() => screen.getByRole('gridcell', { name: /^Saturday, December 12/ }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(monthTitle()).toHaveTextContent('December 2026');
    expect(screen.getByRole('gridcell', { name: /^Sunday, December 13/ })).toHaveFocus();
  });
});

describe("a day's panel", () => {
  const open = async (day: RegExp) => {
    const view = show();
    await loaded();
    await userEvent.click(await cell(day));
    return view;
  };

  it('lists the workouts with name, type, minutes, calories and notes', async () => {
    server.use(...recordedResponses(...month));
    await open(/^Wednesday, November 18/);
    const entries = panel()
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'Way to work',
      'Yoga Workout',
      'Evening run',
    ]);
    const yoga = within(entries[1]!);
    expect(yoga.getByText('Yoga')).toBeVisible();
    expect(yoga.getByText('30 min')).toBeVisible();
    expect(yoga.getByText('102 kcal')).toBeVisible();
    expect(yoga.getByText('Slow and long')).toBeVisible();
    expect(yoga.getByText(/^12:00\sPM$/)).toBeVisible();
  });

  it('lists the exercises of a workout with their sets and links to both pages', async () => {
    server.use(doneOf({ actualWeight: 40 }), ...recordedResponses(...month));
    await open(/^Friday, November 20/);
    expect(panel().getByRole('link', { name: 'Leg day' })).toHaveAttribute('href', '/workout?id=6');
    const exercises = within(panel().getByRole('list', { name: 'Exercises of Leg day' }));
    const entry = (await exercises.findByText('3 × 10 · 40 lbs')).closest('li')!;
    expect(within(entry).getByRole('link', { name: /^Goblet Squat/ })).toHaveAttribute(
      'href',
      '/exercise?name=Goblet%20Squat',
    );
  });

  it('lists sets that differ and omits warm-ups', async () => {
    const blank = { duration: null, distance: null, rpe: null, doneAt: null };
    const sets = [
      { ...blank, setType: 'warmup' as const, reps: 10, weight: 20 },
      { ...blank, setType: 'normal' as const, reps: 10, weight: 40 },
      { ...blank, setType: 'failure' as const, reps: 8, weight: 45 },
    ];
    server.use(doneOf({ sets }), ...recordedResponses(...month));
    await open(/^Friday, November 20/);
    expect(await panel().findByText('40 lbs × 10, 45 lbs × 8')).toBeVisible();
  });

  it('lists an exercise without sets once', async () => {
    server.use(
      doneOf({ exerciseName: 'Wall Sit', actualReps: null, actualDuration: 40 }),
      ...recordedResponses(...month),
    );
    await open(/^Friday, November 20/);
    expect(await panel().findByText('3 × 40 s')).toBeVisible();
    const names = within(panel().getByRole('list', { name: 'Exercises of Leg day' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent?.trim())).toEqual(['Wall Sit 3 × 40 s', 'Goblet Squat']);
  });

  it('lists the exercises when their sets could not be loaded', async () => {
    server.use(
      http.get('/api/exercise-completions', () => HttpResponse.error()),
      ...recordedResponses(...month),
    );
    await open(/^Friday, November 20/);
    expect(panel().getByRole('link', { name: /^Goblet Squat/ })).toBeVisible();
    expect(await panel().findByText('The sets could not be loaded.')).toBeVisible();
    server.use(...recordedResponses('list_exercise_completions.linked'));
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await panel().findByText('3 × 10')).toBeVisible();
  });

  it('reports that no workouts were logged, and logs one for that day', async () => {
    server.use(...recordedResponses(...month, 'create_workout.manual'));
    const calls = callsOf('POST', '/api/workouts');
    await open(/^Tuesday, November 17/);
    expect(panel().getByText('No workouts logged on this day')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Log a workout for this day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a workout' }));
    expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-17');
    await userEvent.click(dialog.getByRole('radio', { name: 'Running' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log Workout' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ type: 'running', date: '2026-11-17' }));
  });

  it('logs for the open day, regardless of a draft of another day', async () => {
    server.use(...recordedResponses(...month));
    await open(/^Tuesday, November 17/);
    await userEvent.click(panel().getByRole('button', { name: 'Log a workout for this day' }));
    const left = within(await screen.findByRole('dialog', { name: 'Log a workout' }));
    await userEvent.click(left.getByRole('radio', { name: 'Running' }));
    await userEvent.click(left.getByRole('button', { name: 'Close' }));
    await userEvent.click(await cell(/^Friday, November 20/));
    await userEvent.click(panel().getByRole('button', { name: 'Log a workout for this day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a workout' }));
    expect(dialog.getByRole('radio', { name: 'Running' })).toBeChecked();
    expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-20');
  });

  it("opens today's planned workout and logs nothing in advance", async () => {
    server.use(...recordedResponses(...month));
    await open(/^Friday, November 20/);
    expect(await panel().findByRole('link', { name: 'Open workout' })).toHaveAttribute(
      'href',
      '/log-workout?workout=3',
    );
    await userEvent.click(await cell(/^Monday, November 23/));
    expect(await panel().findByText('Full Body Strength A')).toBeVisible();
    expect(panel().queryByRole('link')).toBeNull();
    expect(panel().queryByRole('button', { name: 'Log a workout for this day' })).toBeNull();
  });

  it('explains how plans appear on the calendar when there is no favorite', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'list_workouts.month'));
    await open(/^Monday, November 23/);
    expect(panel().getByText(/Mark a plan as a favorite/)).toBeVisible();
  });

  it('edits a workout and follows it to its new day', async () => {
    server.use(...recordedResponses(...month, 'update_workout.moved'));
    const calls = callsOf('PUT', `/api/workouts/${leg!.id}`);
    const { currentPath } = await open(/^Friday, November 20/);
    await userEvent.click(panel().getByRole('button', { name: 'Edit Leg day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    expect(dialog.getByRole('radio', { name: 'Strength' })).toBeChecked();
    expect(dialog.getByLabelText('Duration')).toHaveValue('40');
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-19' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Workout updated')).toBeVisible();
    await waitFor(() => expect(calls[0]?.body).toEqual({ date: '2026-11-19' }));
    expect(currentPath()).toBe('/workout-calendar?month=2026-11&day=2026-11-19');
    expect(hasDrafts()).toBe(false);
  });

  it('retains the entries when saving fails, also after a reload', async () => {
    server.use(
      ...recordedResponses(...month),
      http.put('/api/workouts/:id', () => new HttpResponse('', { status: 403 })),
    );
    const { unmount } = await open(/^Friday, November 20/);
    const edit = async () => {
      await userEvent.click(panel().getByRole('button', { name: 'Edit Leg day' }));
      return within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    };
    const dialog = await edit();
    await userEvent.type(dialog.getByLabelText('Notes'), 'heavy');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update the workout. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Notes')).toHaveValue('heavy');
    unmount();
    await open(/^Friday, November 20/);
    expect((await edit()).getByLabelText('Notes')).toHaveValue('heavy');
  });

  it('deletes a workout after 8 seconds or restores it', async () => {
    server.use(
      doneOf({ workoutId: null }),
      http.delete('/api/workouts/:id', () => new HttpResponse(null, { status: 204 })),
      ...recordedResponses(...month),
    );
    const calls = callsOf('DELETE', `/api/workouts/${evening!.id}`);
    await open(/^Wednesday, November 18/);
    await userEvent.click(panel().getByRole('button', { name: 'Delete Evening run' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(panel().getByText('Evening run')).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: RECORDED, shouldAdvanceTime: true });
    fireEvent.click(panel().getByRole('button', { name: 'Delete Evening run' }));
    expect(await cell(/^Wednesday, November 18: 2 workouts/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('asks first when completed exercises are deleted with the workout', async () => {
    server.use(...recordedResponses(...month));
    await open(/^Friday, November 20/);
    await userEvent.click(panel().getByRole('button', { name: 'Delete Leg day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this workout?' }));
    expect(dialog.getByText(/also deletes 1 ticked exercise/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(panel().getByText('Leg day')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Delete Leg day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete workout' }));
    await waitFor(() => expect(panel().queryByText('Leg day')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(panel().getByText('Leg day')).toBeVisible();
  });
});

it('is in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...month));
  show('/workout-calendar?month=2026-11&day=2026-11-17');
  expect(await screen.findByText('An diesem Tag ist kein Training eingetragen')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
});
