import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { bodiesOf } from '@/mocks/sent';
import { server } from '@/mocks/server';
import { hasDrafts } from '@/shared/lib/drafts';
import { WorkoutPlanner } from './WorkoutPlanner';

const plan = ['list_workout_plans.one', 'list_planned_workouts.generated'];
const custom = ['list_workout_plans.custom', 'list_planned_workouts.empty', 'list_exercises.all'];

// The recorded answer of another id at this address.
function answerAt(method: 'put' | 'post', path: string, name: string) {
  const { status, body } = example(name).response;
  return http[method](path, () => HttpResponse.json(body as object, { status }));
}

const open = (path = '/workout-planner?plan=1') => renderPart(<WorkoutPlanner />, { path });
const day = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => {
  // A Friday.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

describe("a plan's week", () => {
  it('has a header, seven days in order, and Today on the right one', async () => {
    server.use(...recordedAnswers(...plan));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'General Fitness Plan' })).toBeVisible();
    expect(screen.getByText(/3 days a week, 45 minutes a session/)).toBeVisible();
    expect(screen.getByText('Favorite')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/workout-planner?tab=myplans');
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
    ]);
    expect((await day('Friday')).getByText('Today')).toBeVisible();
    expect(screen.getAllByText('Today')).toHaveLength(1);
  });

  it('fills a day with badge, title, notes and what can be done, and offers Add Workout on an empty one', async () => {
    server.use(...recordedAnswers(...plan));
    open();
    const monday = await day('Monday');
    expect(monday.getByText('Strength')).toBeVisible();
    expect(monday.getByText('Full Body Strength A')).toBeVisible();
    expect(monday.getByText(/leaves one or two clean repetitions/)).toBeVisible();
    expect(monday.getByRole('button', { name: 'Edit Exercises of Full Body Strength A' })).toBeVisible();
    expect(monday.getByRole('link', { name: 'Track Full Body Strength A' })).toHaveAttribute('href', '/log-workout?workout=1');
    expect(monday.getByRole('button', { name: 'Edit Full Body Strength A' })).toBeVisible();
    expect(monday.getByRole('button', { name: 'Delete Full Body Strength A' })).toBeVisible();
    expect((await day('Tuesday')).getByRole('button', { name: 'Add Workout on Tuesday' })).toBeVisible();
  });

  it('is summed up', async () => {
    server.use(...recordedAnswers(...plan));
    open();
    const summary = within(await screen.findByRole('region', { name: 'Weekly Summary' }));
    const count = (label: string) => summary.getByText(label).nextElementSibling?.textContent;
    expect([count('Active Days'), count('Rest Days'), count('Strength'), count('Cardio')]).toEqual(['3', '0', '2', '1']);
  });

  it('says that a plan is gone and leads back', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty'), http.get('/api/workout-plans/9/workouts', () =>
      HttpResponse.json(example('update_workout_plan.gone').response.body as object, { status: 404 })));
    open('/workout-planner?plan=9');
    expect(await screen.findByText(/It was deleted, perhaps in another window/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Plans' }).length).toBeGreaterThan(0);
  });

  it('is renamed in a dialog', async () => {
    server.use(...recordedAnswers('list_workout_plans.custom', 'list_planned_workouts.empty', 'update_workout_plan.renamed'));
    const sent = bodiesOf<Record<string, unknown>>('PUT', '/api/workout-plans/1');
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

  it('goes back to the list when the plan is deleted', async () => {
    server.use(...recordedAnswers(...plan));
    const { currentPath } = open();
    await user().click(await screen.findByRole('button', { name: 'Delete plan' }));
    expect(currentPath()).toBe('/workout-planner?tab=myplans');
    expect(await screen.findByText('Plan “General Fitness Plan” deleted')).toBeVisible();
  });
});

describe('moving a workout by menu', () => {
  const openMenu = async (title: string) =>
    user().click(await screen.findByRole('button', { name: `Move ${title} to another day` }));

  it('goes to a free day at once and says where it is', async () => {
    server.use(...recordedAnswers(...plan, 'update_planned_workout.moved'));
    const sent = bodiesOf<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await openMenu('Full Body Strength A');
    expect((await screen.findAllByRole('menuitem')).map((each) => each.textContent)).toEqual([
      'Tuesdayfree', 'Wednesdayswaps with Full Body Cardio', 'Thursdayfree', 'Fridayswaps with Full Body Strength B',
      'Saturdayfree', 'Sundayfree',
    ]);
    server.use(...recordedAnswers('list_planned_workouts.moved'));
    await user().click(screen.getByRole('menuitem', { name: /Tuesday/ }));
    expect(await screen.findByText('Full Body Strength A is on Tuesday now.')).toBeInTheDocument();
    expect((await day('Tuesday')).getByText('Full Body Strength A')).toBeVisible();
    expect(sent).toEqual([{ dayOfWeek: 2 }]);
  });

  it('asks on a taken day, and swaps', async () => {
    server.use(...recordedAnswers(...plan, 'update_planned_workout.swapped'));
    const sent = bodiesOf<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Wednesday/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap the two days?' }));
    expect(dialog.getByText(/Wednesday already has “Full Body Cardio”. It will go to Monday/)).toBeVisible();
    expect(sent).toHaveLength(0);
    server.use(...recordedAnswers('list_planned_workouts.swapped'));
    await user().click(dialog.getByRole('button', { name: 'Swap' }));
    await waitFor(async () => expect((await day('Wednesday')).getByText('Full Body Strength A')).toBeVisible());
    expect((await day('Monday')).getByText('Full Body Cardio')).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ dayOfWeek: 3, replace: true }]));
  });

  it('asks when another window took the day', async () => {
    server.use(...recordedAnswers(...plan), answerAt('put', '/api/planned-workouts/1', 'update_planned_workout.day_taken'));
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Saturday/ }));
    expect(await screen.findByText(/Saturday was taken meanwhile/)).toBeVisible();
  });

  it('is back in its place when it failed', async () => {
    server.use(...recordedAnswers(...plan), http.put('/api/planned-workouts/1', () => HttpResponse.error()));
    open();
    await openMenu('Full Body Strength A');
    await user().click(await screen.findByRole('menuitem', { name: /Sunday/ }));
    expect(await screen.findByText('The workout could not be moved. It is back in its place.')).toBeVisible();
    expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible();
  });
});

describe('deleting a workout', () => {
  it('frees the day, offers Undo, and is sent after 8 seconds', async () => {
    server.use(...recordedAnswers(...plan, 'delete_planned_workout.success'));
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

  it('says when it failed and shows the workout again', async () => {
    server.use(...recordedAnswers(...plan), http.delete('/api/planned-workouts/1', () => HttpResponse.error()));
    open();
    await day('Monday');
    await user().click(screen.getByRole('button', { name: 'Delete Full Body Strength A' }));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('Failed to delete planned workout.')).toBeVisible();
    expect((await day('Monday')).getByText('Full Body Strength A')).toBeVisible();
  });
});

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

  it('opens Save at five exercises, says what is missing, and creates the workout in one call', async () => {
    server.use(...recordedAnswers(...custom, 'create_planned_workout.structured'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), ' Push day ');
    expect(save()).toBeDisabled();
    expect(screen.getByText('Add 5 more to save')).toBeVisible();
    expect(screen.getByText('At least 8 are recommended')).toBeVisible();
    expect(screen.getAllByText('Add at least 3 more')).toHaveLength(2);
    await pick('Warm-up', 'Arm Circles');
    await pick('Main', 'Goblet Squat', 'Push-Up', 'Farmer walk uphill');
    expect(save()).toBeDisabled();
    expect(screen.getByText('Add 1 more to save')).toBeVisible();
    await pick('Cool-down', "Child's Pose");
    expect(save()).toBeEnabled();
    server.use(...recordedAnswers('list_planned_workouts.custom'));
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
          { exerciseName: 'Farmer walk uphill', category: 'main', sets: 3, restTime: 60 },
          { exerciseName: "Child's Pose", category: 'cooldown', orderIndex: 4 },
        ],
      },
    ]);
    expect(hasDrafts()).toBe(false);
  }, 20_000);

  it('says that there are no exercises when it is sent without any', async () => {
    server.use(...recordedAnswers(...custom));
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Push day{Enter}');
    expect(await screen.findByText('No Exercises Added')).toBeVisible();
    expect(screen.getByText('Please add at least one exercise to your workout.')).toBeVisible();
  });

  it('hides the sections of a rest day', async () => {
    server.use(...recordedAnswers(...custom, 'create_planned_workout.success'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    expect(screen.queryByRole('button', { name: /Add exercise/ })).toBeNull();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    await user().click(save());
    await waitFor(() => expect(sent).toMatchObject([{ type: 'rest', exercises: [] }]));
  });

  it('keeps everything over a failure and a reload', async () => {
    server.use(...recordedAnswers(...custom), http.post('/api/planned-workouts', () => HttpResponse.error()));
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
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Sleep in');
    await user().click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('');
    expect(hasDrafts()).toBe(false);
  });

  it('asks before it throws changes away', async () => {
    server.use(...recordedAnswers(...custom));
    open();
    await add();
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'P');
    await user().click(screen.getByRole('button', { name: 'Cancel' }));
    await user().click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Workout · Monday' })).toBeNull());
    expect(hasDrafts()).toBe(false);
  });

  it('asks when another window took the day, and replaces what stands there', async () => {
    server.use(...recordedAnswers(...custom, 'create_planned_workout.day_taken'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await add();
    await user().click(screen.getByRole('radio', { name: 'Rest' }));
    await user().type(screen.getByRole('textbox', { name: /Title/ }), 'Sleep in');
    await user().click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the workout on Monday?' }));
    server.use(...recordedAnswers('create_planned_workout.success'));
    await user().click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ replace }) => replace)).toEqual([undefined, true]);
  });

  it('says that the plan was deleted meanwhile and keeps what was typed', async () => {
    server.use(...recordedAnswers(...custom), answerAt('post', '/api/planned-workouts', 'create_planned_workout.plan_gone'));
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
  const edited = ['list_workout_plans.custom', 'list_planned_workouts.custom', 'list_planned_exercises.custom', 'list_exercises.all'];
  const edit = async () => {
    await user().click(await screen.findByRole('button', { name: 'Edit Exercises of Push day' }));
    return screen.findByRole('dialog', { name: 'Push day · Monday' });
  };
  const names = () =>
    screen.getAllByRole('button', { name: /^Remove / }).map((each) => each.getAttribute('aria-label')?.slice('Remove '.length));

  it('reorders by keyboard and says the new place', async () => {
    server.use(...recordedAnswers(...edited));
    open();
    await edit();
    const grip = await screen.findByRole('button', { name: /^Move Goblet Squat/ });
    act(() => grip.focus());
    await user().keyboard('{ArrowDown}');
    expect(names()).toEqual(['Arm Circles', 'Push-Up', 'Goblet Squat', 'Farmer walk uphill', "Child's Pose"]);
    expect(screen.getByText('Goblet Squat is number 2 of 3 in Main.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Move Goblet Squat/ })).toHaveFocus());
  });

  it('changes amounts in the unit of the person and saves the whole list in one call', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    server.use(...recordedAnswers(...edited, 'update_planned_workout.edited'));
    const sent = bodiesOf<Record<string, unknown>>('PUT', '/api/planned-workouts/1');
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
    await user().type(await screen.findByRole('textbox', { name: 'Weight' }), '20');
    await user().clear(screen.getByRole('textbox', { name: 'Reps' }));
    await user().type(screen.getByRole('textbox', { name: 'Reps' }), '8{Enter}');
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
    await user().click(screen.getByRole('radio', { name: 'min' }));
    await user().type(screen.getByRole('textbox', { name: 'Duration' }), '1.5');
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText('Updated!')).toBeVisible();
    const [body] = sent as { exercises: Record<string, unknown>[] }[];
    expect(body?.exercises).toHaveLength(5);
    expect(body?.exercises[1]).toMatchObject({ id: 2, exerciseName: 'Goblet Squat', weight: 44.09, reps: 8, duration: 90 });
  });

  it('keeps five as the least for a day that had five', async () => {
    server.use(...recordedAnswers(...edited));
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: 'Remove Push-Up' }));
    expect(screen.getByRole('button', { name: 'Save Workout' })).toBeDisabled();
  });

  it('puts a workout back that another window deleted', async () => {
    server.use(...recordedAnswers(...edited), answerAt('put', '/api/planned-workouts/1', 'update_planned_workout.gone'));
    const sent = bodiesOf<Record<string, unknown>>('POST', '/api/planned-workouts');
    open();
    await edit();
    await user().click(await screen.findByRole('button', { name: 'Save Workout' }));
    expect(await screen.findByText(/Save again to put it back/)).toBeVisible();
    server.use(...recordedAnswers('create_planned_workout.structured'));
    await user().click(screen.getByRole('button', { name: 'Save Workout' }));
    await waitFor(() => expect(sent).toMatchObject([{ workoutPlanId: 1, dayOfWeek: 1, title: 'Push day' }]));
    expect((sent[0] as { exercises: { id?: number }[] }).exercises.every(({ id }) => id === undefined)).toBe(true);
  });
});
