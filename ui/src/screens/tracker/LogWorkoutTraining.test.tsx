import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { openCard } from '@/mocks/tracker';
import { hasDrafts } from '@/shared/lib/drafts';
import { LogWorkout } from './LogWorkout';

vi.mock('canvas-confetti', () => ({ create: () => () => Promise.resolve() }));

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

const anyKey = expect.any(String) as string;
// Simulates a reload: only what this device has stored is available.
const reload = () => signIn();

const counter = (text: string) => screen.findByText(text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('a planned workout in detail', () => {
  beforeEach(() => server.use(...recordedResponses(...plan, 'list_exercise_completions.empty', 'list_workouts.empty')));

  it('shows its title, type, notes, sections and how much is done', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Body Strength B' })).toBeVisible();
    expect(screen.getByText('Strength')).toBeVisible();
    expect(screen.getByText('From General Fitness Plan')).toBeVisible();
    expect(screen.getByText(/Choose a weight or version/)).toBeVisible();
    expect(screen.getByText('0/15 completed')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Warm-up',
      'Main',
      'Cool-down',
    ]);
    expect((await openCard('Dumbbell Floor Press')).getByText('3 × 12')).toBeVisible();
    expect(await (await openCard('Wall Sit')).findByText('3 × 40 s')).toBeVisible();
  });

  it('shows exercise durations in seconds below one minute and in minutes above', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect((await openCard('Wall Sit')).getByRole('textbox', { name: 'Duration (s), set 1' })).toHaveValue('40');
    expect((await openCard('Marching in Place')).getByRole('textbox', { name: 'Duration (min), set 1' })).toHaveValue(
      '1',
    );
  });

  it('shows that a set is done on each side', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByRole('button', { name: /^Dumbbell Row/ })).toHaveTextContent('each side');
    expect(screen.getByRole('button', { name: /^Dumbbell Floor Press/ })).not.toHaveTextContent('each side');
  });

  it('asks for the weight with equipment, and otherwise on request', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect((await openCard('Dumbbell Row')).getByRole('textbox', { name: 'Weight (lbs), set 1' })).toBeVisible();
    const superman = await openCard('Superman');
    expect(superman.queryByRole('textbox', { name: 'Weight (lbs), set 1' })).toBeNull();
    await userEvent.click(superman.getByRole('button', { name: 'Add weight' }));
    expect(superman.getByRole('textbox', { name: 'Weight (lbs), set 1' })).toBeVisible();
  });

  it('has collapsible instructions with cues, reason, muscles and a video', async () => {
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Marching in Place');
    expect(row.queryByText('Coaching cues')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Instructions' }));
    expect(row.getByText(/Stand tall with your feet/)).toBeVisible();
    expect(row.getByText('Land softly on the whole foot')).toBeVisible();
    expect(row.getByText(/Raises heart rate/)).toBeVisible();
    expect(row.getByRole('link', { name: /Watch a video/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(row.getByRole('button', { name: 'Instructions' }));
    expect(row.queryByText('Coaching cues')).toBeNull();
  });

  it("starts the steppers from the last time's weight, with a dumbbell's step", async () => {
    renderPart(<LogWorkout />, { path: page });
    const squat = await openCard('Dumbbell Sumo Squat');
    await userEvent.click(squat.getByRole('button', { name: 'Increase Reps, set 1' }));
    expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('13');
    await userEvent.click(squat.getByRole('button', { name: 'Increase Weight (lbs), set 1' }));
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' })).toHaveValue('30');
  });

  it('moves to the next field with Enter', async () => {
    renderPart(<LogWorkout />, { path: page });
    const squat = await openCard('Dumbbell Sumo Squat');
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '4{Enter}');
    expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' })).toHaveFocus();
  });

  it('cannot be completed without ticks', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByRole('button', { name: 'Complete Workout' })).toBeDisabled();
  });

  it('shows a message if no exercise is planned', async () => {
    server.use(http.get('/api/planned-workouts/3/exercises', () => HttpResponse.json([])));
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('No exercises planned for this workout.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add exercises' })).not.toHaveFocus();
  });

  it('shows a rest day with a message and its notes, and nothing to complete', async () => {
    server.use(...recordedResponses('list_planned_workouts.rest', 'list_planned_exercises.rest'));
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('Rest Day')).toBeVisible();
    expect(screen.getByText("Take time to recover and let your muscles repair. You've earned it!")).toBeVisible();
    expect(screen.getByText('A slow walk is fine.')).toBeVisible();
    expect(screen.queryByText(/completed$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
  });

  it('shows placeholders while it loads', () => {
    renderPart(<LogWorkout />, { path: page });
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Loading...');
    expect(screen.getByRole('status', { busy: true }).querySelectorAll('[aria-hidden]')).toHaveLength(6);
  });

  it('shows when all exercises are complete', async () => {
    const { response } = example<{ id: number }[]>('list_planned_exercises.generated');
    server.use(
      ...recordedResponses('list_exercise_completions.today'),
      http.get('/api/planned-workouts/3/exercises', () =>
        HttpResponse.json((response.body ?? []).filter(({ id }) => id === 32 || id === 36)),
      ),
    );
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('All Exercises Complete!')).toBeVisible();
    expect(screen.getByText('Great job! Click "Complete Workout" to log this to your dashboard.')).toBeVisible();
  });

  it('keeps typed values after a reload', async () => {
    const { unmount } = renderPart(<LogWorkout />, { path: page });
    const squat = await openCard('Dumbbell Sumo Squat');
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '27.5');
    await userEvent.click(squat.getByRole('button', { name: 'Add notes' }));
    await userEvent.type(squat.getByRole('textbox', { name: 'Notes' }), 'Slow');
    unmount();
    reload();
    renderPart(<LogWorkout />, { path: page });
    const again = await openCard('Dumbbell Sumo Squat');
    expect(again.getByRole('textbox', { name: 'Weight (lbs), set 1' })).toHaveValue('27.5');
    expect(again.getByRole('textbox', { name: 'Notes' })).toHaveValue('Slow');
    expect(hasDrafts()).toBe(true);
  });
});

describe('ticking an exercise', () => {
  beforeEach(() => server.use(...recordedResponses(...plan, 'list_exercise_completions.empty', 'list_workouts.empty')));

  it('marks it, confirms it, closes its fields and counts it', async () => {
    server.use(...recordedResponses('create_exercise_completion.success'));
    const sent = requestBodies('POST', '/api/exercise-completions');
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Marching in Place');
    await userEvent.click(row.getByRole('button', { name: 'Complete Marching in Place' }));
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(screen.getByText('Great job on completing that exercise!')).toBeVisible();
    expect(row.getByRole('button', { name: 'Mark Marching in Place as not done' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(row.queryByRole('textbox')).toBeNull();
    expect(row.queryByRole('button', { name: 'Instructions' })).toBeNull();
    expect(await counter('1/15 completed')).toBeVisible();
    expect(screen.getByText('Keep going! You can log partial workouts too.')).toBeVisible();
    expect(sent).toEqual([
      {
        plannedExerciseId: 32,
        date: '2026-11-20',
        clientKey: anyKey,
        knownSets: [RECORDED.toISOString()],
        sets: [{ setType: 'normal', duration: 60, doneAt: RECORDED.toISOString() }],
      },
    ]);
  });

  it('marks it without a record message if achievement messages are off', async () => {
    signIn({ ...mara, notifyAchievements: false });
    server.use(...recordedResponses('create_exercise_completion.record'));
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Dumbbell Sumo Squat');
    await userEvent.type(row.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '25');
    await userEvent.click(row.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    expect(await screen.findByText('Great job on completing that exercise!')).toBeVisible();
    expect(row.getByText('New record: 25 lbs')).toBeVisible();
    expect(screen.queryByText(/New personal record/)).not.toBeInTheDocument();
  });

  it('sends typed values, shows the notes and celebrates a record', async () => {
    server.use(...recordedResponses('create_exercise_completion.record'));
    const sent = requestBodies('POST', '/api/exercise-completions');
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Dumbbell Sumo Squat');
    await userEvent.type(row.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '30');
    await userEvent.click(row.getByRole('button', { name: 'Add notes' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Notes' }), 'Felt strong');
    await userEvent.click(row.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    expect(await screen.findByText(/New personal record: 25 lbs!/)).toBeVisible();
    expect(row.getByText('New record: 25 lbs')).toBeVisible();
    expect(row.getByText('Felt strong')).toBeVisible();
    expect(row.getByText('3 × 12 · 25 lbs')).toBeVisible();
    // Each set has its own timestamp. The last time's weights rose from set to set, so a change does not carry over.
    const set = (after: number, reps: number, weight: number) => ({
      setType: 'normal',
      reps,
      weight,
      doneAt: new Date(RECORDED.getTime() + after).toISOString(),
    });
    expect(sent).toEqual([
      {
        plannedExerciseId: 36,
        date: '2026-11-20',
        clientKey: anyKey,
        knownSets: expect.any(Array) as string[],
        sets: [set(0, 12, 30), set(1, 10, 27.5), set(2, 10, 27.5)],
        notes: 'Felt strong',
      },
    ]);
  });

  it('keeps a refused tick with its reason, and can be undone', async () => {
    server.use(...recordedResponses('create_exercise_completion.invalid'));
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Dumbbell Sumo Squat');
    await userEvent.click(row.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    expect(await screen.findByText(/^Failed to mark exercise as complete\./)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(row.getByText(/^Not saved:/)).toBeVisible();
    expect(screen.getByText('1/15 completed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText(/^Some ticks could not be saved/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Undo tick' }));
    expect(screen.getByText('0/15 completed')).toBeVisible();
    expect(row.queryByText(/^Not saved:/)).toBeNull();
  });

  it('is shown before the server responds', async () => {
    const release = gate();
    server.use(
      http.post('/api/exercise-completions', async () => {
        await release.opened;
        const { response } = example<Record<string, unknown>>('create_exercise_completion.success');
        return HttpResponse.json(response.body ?? {}, { status: response.status });
      }),
    );
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Marching in Place');
    await userEvent.click(row.getByRole('button', { name: 'Complete Marching in Place' }));
    expect(await counter('1/15 completed')).toBeVisible();
    expect(row.getByRole('button', { name: 'Mark Marching in Place as not done' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    release.open();
    await waitFor(() => expect(row.getByRole('button', { name: /^Mark/ })).toHaveAttribute('aria-busy', 'false'));
  });
});

describe('an exercise that is done', () => {
  beforeEach(() => server.use(...recordedResponses(...plan, 'list_exercise_completions.today', 'list_workouts.empty')));

  it('can be opened again', async () => {
    server.use(...recordedResponses('delete_exercise_completion.success'));
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Marching in Place');
    await userEvent.click(row.getByRole('button', { name: 'Mark Marching in Place as not done' }));
    expect(await counter('1/15 completed')).toBeVisible();
    expect(row.getByRole('textbox', { name: 'Duration (min), set 1' })).toBeVisible();
  });

  it('can be unticked while the server is unreachable, and the server is updated later', async () => {
    server.use(http.delete('/api/exercise-completions/:id', () => HttpResponse.error()));
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Marching in Place');
    await userEvent.click(row.getByRole('button', { name: 'Mark Marching in Place as not done' }));
    expect(await screen.findByText('Sets kept on this device')).toBeVisible();
    expect(await counter('1/15 completed')).toBeVisible();
    expect(row.queryByText('Waiting for the server')).toBeNull();
  });

  it('opens for a correction with a tap on its name, and stays done', async () => {
    renderPart(<LogWorkout />, { path: page });
    const row = await openCard('Dumbbell Sumo Squat');
    expect(row.getByRole('textbox', { name: 'Weight (lbs), set 1' })).toBeVisible();
    expect(await counter('2/15 completed')).toBeVisible();
  });
});

describe('a workout that does not exist', () => {
  it('shows a message and a link back', async () => {
    server.use(
      ...recordedResponses(
        'list_workout_plans.empty',
        'list_exercise_completions.empty',
        'list_workouts.empty',
        'list_exercises.all',
        'list_last_completions.empty',
      ),
    );
    server.use(...recordedResponses('list_planned_exercises.generated'));
    const { currentPath } = renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText(/It was removed from its plan/)).toBeVisible();
    server.use(...recordedResponses('show_todays_workout.empty'));
    await userEvent.click(screen.getByRole('link', { name: "Today's workout" }));
    expect(currentPath()).toBe('/log-workout');
    expect(await screen.findByText('No workout planned today')).toBeVisible();
  });
});

it('is shown in German and kilograms', async () => {
  signIn({ ...mara, locale: 'de', weightUnit: 'kg' });
  server.use(...recordedResponses(...plan, 'list_exercise_completions.today', 'list_workouts.empty'));
  renderPart(<LogWorkout />, { path: page });
  expect(await screen.findByText('2/15 erledigt')).toBeVisible();
  expect((await openCard('Kurzhantelrudern')).getByRole('textbox', { name: 'Gewicht (kg), Satz 1' })).toBeVisible();
  expect((await openCard('Sumo-Kniebeuge mit Kurzhantel')).getByText('13,61 kg', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Training abschließen' })).toBeEnabled();
});
