import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { PlannedExercise } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { WorkoutPlanner } from './WorkoutPlanner';

const custom = ['list_workout_plans.custom', 'list_planned_workouts.empty', 'list_exercises.all'];

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

describe('the workout form', () => {
  const add = async () => {
    await user().click(await screen.findByRole('button', { name: 'Add Workout on Monday' }));
    return screen.findByRole('dialog', { name: 'Add Workout · Monday' });
  };
  const save = () => screen.getByRole('button', { name: 'Save Workout' });
  const pick = async (section: string, ...names: string[]) => {
    await user().click(screen.getByRole('button', { name: `Add exercise to ${section}` }));
    for (const name of names) {
      await user().clear(await screen.findByRole('combobox'));
      await user().type(screen.getByRole('combobox'), `${name}{Enter}`);
    }
    await user().click(screen.getByRole('button', { name: /^Add( \d)?$/ }));
  };

  it('enables Save at five exercises, shows what is missing, and creates the workout in one call', async () => {
    server.use(...recordedResponses(...custom, 'create_planned_workout.structured'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), ' Push day ');
    expect(save()).toBeDisabled();
    expect(screen.getByText('Add 5 more to save')).toBeVisible();
    expect(screen.getByText('At least 8 are recommended')).toBeVisible();
    expect(screen.getAllByText('Add at least 3 more')).toHaveLength(2);
    await pick('Warm-up', 'Arm Circles');
    await pick('Main', 'Goblet Squat', 'Push-Up', 'Xyzzy');
    expect(save()).toBeDisabled();
    expect(screen.getByText('Add 1 more to save')).toBeVisible();
    await pick('Cool-down', "Child's Pose");
    expect(save()).toBeEnabled();
    server.use(...recordedResponses('list_planned_workouts.custom'));
    await user().click(save());
    expect(await screen.findByText('Success!')).toBeVisible();
    expect(screen.getByText('Workout created with structured exercises.')).toBeVisible();
    expect((await day('Monday')).getByText('Push day')).toBeVisible();
    expect(sent).toMatchObject([
      {
        workoutPlanId: 1,
        dayOfWeek: 1,
        title: 'Push day',
        type: 'strength',
        exercises: [
          { exerciseName: 'Arm Circles', category: 'warmup', orderIndex: 0 },
          { exerciseName: 'Goblet Squat', category: 'main' },
          { exerciseName: 'Push-Up', category: 'main' },
          { exerciseName: 'Xyzzy', category: 'main', sets: 3, restTime: 60 },
          { exerciseName: "Child's Pose", category: 'cooldown', orderIndex: 4 },
        ],
      },
    ]);
    expect(hasDrafts()).toBe(false);
  }, 60_000);

  it('regains the focus from the picker, and Escape then closes the form', async () => {
    server.use(...recordedResponses(...custom));
    open();
    await add();
    await pick('Main', 'Goblet Squat');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add exercise to Main' })).toHaveFocus());
    await user().keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  it('reports missing exercises when it is submitted without any', async () => {
    server.use(...recordedResponses(...custom));
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Push day{Enter}');
    expect(await screen.findByText('No Exercises Added')).toBeVisible();
    expect(screen.getByText('Please add at least one exercise to your workout.')).toBeVisible();
  });

  it('hides the sections of a rest day', async () => {
    server.use(...recordedResponses(...custom, 'create_planned_workout.success'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    expect(screen.queryByRole('button', { name: /Add exercise/ })).toBeNull();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    await user().click(save());
    await waitFor(() => expect(sent).toMatchObject([{ type: 'rest', exercises: [] }]));
  });

  it('retains its draft after a failure and a reload', async () => {
    server.use(
      ...recordedResponses(...custom),
      http.post('/api/planned-workouts', () => HttpResponse.error()),
    );
    const { unmount } = open();
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    await user().click(save());
    expect(await screen.findByText('Failed to create workout. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sleep in');
    unmount();
    open();
    expect((await day('Monday')).getByText('Unsaved changes')).toBeVisible();
    await add();
    expect(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sleep in');
    await user().click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('');
    expect(hasDrafts()).toBe(false);
  });

  it('asks before it discards changes', async () => {
    server.use(...recordedResponses(...custom));
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'P');
    await user().click(screen.getByRole('button', { name: 'Cancel' }));
    await user().click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Workout · Monday' })).toBeNull());
    expect(hasDrafts()).toBe(false);
  });

  const sleepIn = async () => {
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    server.use(...recordedResponses('list_planned_workouts.custom', 'list_planned_exercises.custom'));
    await user().click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the workout on Monday?' }));
    expect(dialog.getByText(/Another window added “.+” on Monday/)).toBeVisible();
    expect(await dialog.findByText('Farmer walk uphill')).toBeVisible();
    return dialog;
  };

  it('asks when another window occupied the day, lists its exercises, replaces it, and Undo restores it', async () => {
    server.use(...recordedResponses(...custom, 'create_planned_workout.day_taken'));
    const sent = requestBodies<Record<string, unknown> & { exercises: unknown[] }>('POST', '/api/planned-workouts');
    open();
    const dialog = await sleepIn();
    server.use(...recordedResponses('create_planned_workout.success'));
    await user().click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ replace }) => replace)).toEqual([undefined, true]);
    expect(await screen.findByText('“Sleep in” replaced “Push day”.')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ title: 'Push day', dayOfWeek: 1, replace: true });
    expect(sent[2]?.exercises).toHaveLength(5);
  });

  it('leaves the day unchanged after Cancel', async () => {
    server.use(...recordedResponses(...custom, 'create_planned_workout.day_taken'));
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    const dialog = await sleepIn();
    await user().click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replace the workout on Monday?' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sleep in');
    expect(sent).toHaveLength(1);
  });

  it('reports that the plan was deleted in another window and retains the entries', async () => {
    server.use(
      ...recordedResponses(...custom),
      respondAt('post', '/api/planned-workouts', 'create_planned_workout.plan_gone'),
    );
    open();
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    await user().click(save());
    expect(await screen.findByText('This workout plan no longer exists.')).toBeVisible();
    expect(screen.getByText(/This plan was deleted in another window/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sleep in');
  });
});

describe('editing exercises', () => {
  const edited = [
    'list_workout_plans.custom',
    'list_planned_workouts.custom',
    'list_planned_exercises.custom',
    'list_exercises.all',
  ];
  const edit = async () => {
    await user().click(await screen.findByRole('button', { name: 'Edit Exercises of Push day' }));
    return screen.findByRole('dialog', { name: 'Push day · Monday' });
  };
  const names = () =>
    screen
      .getAllByRole('button', { name: /^Remove / })
      .map((each) => each.getAttribute('aria-label')?.slice('Remove '.length));

  it('reorders by keyboard and announces the new position', async () => {
    server.use(...recordedResponses(...edited));
    open();
    await edit();
    const grip = await screen.findByRole('button', { name: /^Move Goblet Squat/ });
    act(() => grip.focus());
    await user().keyboard('{ArrowDown}');
    expect(names()).toEqual(['Arm Circles', 'Push-Up', 'Goblet Squat', 'Farmer walk uphill', "Child's Pose"]);
    expect(screen.getByText('Goblet Squat is number 2 of 3 in Main.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Move Goblet Squat/ })).toHaveFocus());
  });

  it("edits amounts in the user's unit and saves the whole list in one call", async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    server.use(...recordedResponses(...edited, 'update_planned_workout.edited'));
    const sent = requestBodies<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
    await user().type(await screen.findByRole('textbox', { name: 'Weight' }), '20');
    await user().clear(screen.getByRole('textbox', { name: 'Reps' }));
    await user().type(screen.getByRole('textbox', { name: 'Reps' }), '8{Enter}');
    expect(screen.getByRole('textbox', { name: 'Reps up to' })).toHaveFocus();
    await user().click(screen.getByRole('radio', { name: 'min' }));
    await user().type(screen.getByRole('textbox', { name: 'Duration' }), '1.5');
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    const [body] = sent as { exercises: Record<string, unknown>[] }[];
    expect(body?.exercises).toHaveLength(5);
    expect(body?.exercises[1]).toMatchObject({
      id: 2,
      exerciseName: 'Goblet Squat',
      weight: 44.09,
      reps: 8,
      duration: 90,
    });
  });

  it('edits the end of a range of repetitions, and drops one that the repetitions have passed', async () => {
    const sent = requestBodies<{ exercises: Record<string, unknown>[] }>('PUT', '/api/planned-workouts/1');
    server.use(...recordedResponses(...edited, 'update_planned_workout.edited'));
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await user().clear(field('Reps'));
    await user().type(field('Reps'), '8');
    expect(field('Reps up to')).toHaveValue('');
    await user().type(field('Reps up to'), '12');
    expect(screen.getByRole('button', { name: /^Goblet Squat.*8–12.*Change amounts$/ })).toBeVisible();
    await user().clear(field('Reps'));
    await user().type(field('Reps'), '15');
    expect(field('Reps up to')).toHaveValue('');
    await user().clear(field('Reps'));
    await user().type(field('Reps'), '6');
    await user().type(field('Reps up to'), '10{Enter}');
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    expect(sent[0]?.exercises[1]).toMatchObject({ reps: 6, repsMax: 10 });
  });

  it('joins an exercise to the next one of its section and stores that', async () => {
    server.use(...recordedResponses(...edited, 'update_planned_workout.edited'));
    const sent = requestBodies<{ exercises: Record<string, unknown>[] }>('PUT', '/api/planned-workouts/1');
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
    const superset = screen.getByRole('switch', { name: /^Superset with next exercise: Push-Up/ });
    expect(superset).not.toBeChecked();
    await user().click(superset);
    expect(superset).toBeChecked();
    expect(screen.getByText('Superset')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    expect(sent[0]?.exercises.map(({ supersetWithNext = false }) => supersetWithNext)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('shows an existing superset and ends it', async () => {
    const stored = example<PlannedExercise[]>('list_planned_exercises.custom').response.body as PlannedExercise[];
    server.use(...recordedResponses(...edited, 'update_planned_workout.edited'));
    server.use(
      http.get('/api/planned-workouts/1/exercises', () =>
        HttpResponse.json(stored.map((each) => ({ ...each, supersetWithNext: each.exerciseName === 'Goblet Squat' }))),
      ),
    );
    const sent = requestBodies<{ exercises: Record<string, unknown>[] }>('PUT', '/api/planned-workouts/1');
    open();
    await edit();
    expect(await screen.findByText('Superset')).toBeVisible();
    await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
    await user().click(screen.getByRole('switch', { name: /^Superset with next exercise: Push-Up/ }));
    expect(screen.queryByText('Superset')).toBeNull();
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    await waitFor(() =>
      expect(sent[0]?.exercises.every(({ supersetWithNext = false }) => !supersetWithNext)).toBe(true),
    );
  });

  it('offers no superset at the end of a section', async () => {
    server.use(...recordedResponses(...edited));
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: /^Arm Circles.*Change amounts$/ }));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('still requires five exercises for a day that had five', async () => {
    server.use(...recordedResponses(...edited));
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: 'Remove Push-Up' }));
    expect(screen.getByRole('button', { name: 'Save Workout' })).toBeDisabled();
  });

  it('restores a workout that another window deleted', async () => {
    server.use(
      ...recordedResponses(...edited),
      respondAt('put', '/api/planned-workouts/1', 'update_planned_workout.gone'),
    );
    const sent = requestBodies<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText(/Save again to restore it/)).toBeVisible();
    server.use(...recordedResponses('create_planned_workout.structured'));
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    await waitFor(() => expect(sent).toMatchObject([{ workoutPlanId: 1, dayOfWeek: 1, title: 'Push day' }]));
    expect((sent[0] as { exercises: { id?: number }[] }).exercises.every(({ id }) => id === undefined)).toBe(true);
  });
});
