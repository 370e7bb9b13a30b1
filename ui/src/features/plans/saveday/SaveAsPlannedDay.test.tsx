import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { PlannedExerciseInput, PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { SaveAsPlannedDay } from './SaveAsPlannedDay';

// Monday, Wednesday and Friday have workouts.
const week = ['list_workout_plans.one', 'list_planned_workouts.generated'];
const friday = 'list_planned_exercises.generated';
const sled: PlannedExerciseInput = {
  exerciseName: 'Sled push',
  category: 'main',
  sets: 3,
  reps: 8,
  weight: 90,
  restTime: 90,
};

const onSaved = vi.fn();
const open = (exercises: PlannedExerciseInput[] = [sled], dayOfWeek: 0 | 5 = 5) =>
  renderPart(
    <SaveAsPlannedDay title="Garage" type="strength" exercises={exercises} dayOfWeek={dayOfWeek} onSaved={onSaved} />,
  );
const day = () => screen.findByRole('combobox', { name: 'Day' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save to plan' }));
const dialogFor = async (name: string) => within(await screen.findByRole('dialog', { name: `${name} is taken` }));
const respondAt = (path: string, name: string) =>
  http.put(path, () => HttpResponse.json(example(name).response.body as object));

async function chooseFriday() {
  await userEvent.selectOptions(await day(), 'Friday: Full Body Strength B');
  await save();
  return dialogFor('Friday');
}

beforeEach(() => {
  onSaved.mockReset();
  signIn();
});

describe('the preselected day', () => {
  it('is the day of the workout while it is free', async () => {
    server.use(...recordedResponses(...week));
    open([sled], 0);
    expect(await day()).toHaveDisplayValue('Sunday, free');
  });

  it('is the next free day otherwise, and saves without a question', async () => {
    server.use(...recordedResponses(...week, 'create_planned_workout.success'));
    const sent = requestBodies('POST', '/api/planned-workouts');
    open();
    expect(await day()).toHaveDisplayValue('Saturday, free');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(screen.getByText('“Garage” is planned for every Saturday.')).toBeVisible();
    expect(sent).toEqual([
      { workoutPlanId: 1, dayOfWeek: 6, title: 'Garage', type: 'strength', notes: null, exercises: [sled] },
    ]);
  });

  it('is a free day of the selected plan', async () => {
    const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
    const [monday] = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body as [PlannedWorkout];
    const full = [5, 6, 0].map((dayOfWeek) => ({ ...monday, id: 20 + dayOfWeek, workoutPlanId: 2, dayOfWeek }));
    server.use(
      ...recordedResponses('list_planned_workouts.generated'),
      http.get('/api/workout-plans', () =>
        HttpResponse.json([plan, { ...plan, id: 2, name: 'Weekends', isFavorite: false }]),
      ),
      http.get('/api/workout-plans/2/workouts', () => HttpResponse.json(full)),
    );
    open();
    expect(await day()).toHaveDisplayValue('Saturday, free');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Weekends');
    await waitFor(async () => expect(await day()).toHaveDisplayValue('Monday, free'));
  });

  it('is the first day of a new plan when there is none, in one call', async () => {
    server.use(...recordedResponses('list_workout_plans.empty', 'create_workout_plan.success'));
    const sent = requestBodies('POST', '/api/workout-plans');
    open();
    expect(await day()).toHaveDisplayValue('Friday');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        name: 'My workouts',
        onlyFavorite: true,
        clientKey: expect.any(String) as string,
        workouts: [{ dayOfWeek: 5, title: 'Garage', type: 'strength', notes: null, exercises: [sled] }],
      },
    ]);
  });
});

it('explains why a workout that exceeds a section limit is not offered', () => {
  open(Array.from({ length: 12 }, (_, index) => ({ ...sled, exerciseName: `Lift ${index + 1}` })));
  expect(
    screen.getByText(/at most 10 exercises in “Main”, and this workout has 12\. The workout is still logged\./),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('an occupied day', () => {
  it('asks first, naming the workout and its exercises', async () => {
    server.use(...recordedResponses(...week, friday));
    const sent = requestBodies('POST', '/api/planned-workouts');
    open();
    const dialog = await chooseFriday();
    expect(dialog.getByText('In General Fitness Plan, this day has “Full Body Strength B” every week:')).toBeVisible();
    expect(await dialog.findByText('Dumbbell Sumo Squat')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(15);
    expect(
      dialog
        .getAllByRole('button')
        .map((each) => each.textContent)
        .filter(Boolean),
    ).toEqual(['Cancel', 'Replace', 'Add to it']);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('takes additional exercises, and the existing ones retain their ids', async () => {
    server.use(
      ...recordedResponses(...week, friday),
      respondAt('/api/planned-workouts/3/exercises', 'replace_planned_exercises.success'),
    );
    const sent = requestBodies<{ id?: number; exerciseName: string }[]>('PUT', '/api/planned-workouts/3/exercises');
    open();
    const dialog = await chooseFriday();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to it' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]).toHaveLength(16);
    expect(sent[0]?.filter(({ id }) => id === undefined)).toMatchObject([{ exerciseName: 'Sled push', weight: 90 }]);
    expect(screen.getByText('Added 1 exercise to “Full Body Strength B”.')).toBeVisible();
  });

  it('explains when a section has no room, and disables Add to it', async () => {
    server.use(...recordedResponses(...week, friday));
    open([sled, { ...sled, exerciseName: 'Tyre flip' }, { ...sled, exerciseName: 'Rope pull' }]);
    const dialog = await chooseFriday();
    expect(
      await dialog.findByText('Main can have at most 10 exercises. It has 8, and this would add 3.'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
  });

  it('does not get an exercise that it already has', async () => {
    server.use(...recordedResponses(...week, friday));
    open([{ ...sled, exerciseName: 'Dumbbell Sumo Squat' }]);
    const dialog = await chooseFriday();
    expect(await dialog.findByText('It already has all of these exercises.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
  });

  it('that is a rest day can only be replaced', async () => {
    server.use(
      ...recordedResponses('list_workout_plans.one', 'list_planned_workouts.rest', 'list_planned_exercises.rest'),
    );
    open();
    const dialog = await chooseFriday();
    expect(await dialog.findByText('A rest day cannot have exercises.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
  });

  it('is replaced only after confirmation, and Undo restores it completely', async () => {
    server.use(...recordedResponses(...week, friday, 'create_planned_workout.success'));
    const sent = requestBodies<Record<string, unknown> & { exercises: unknown[] }>('POST', '/api/planned-workouts');
    open();
    const dialog = await chooseFriday();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        workoutPlanId: 1,
        dayOfWeek: 5,
        title: 'Garage',
        type: 'strength',
        notes: null,
        exercises: [sled],
        replace: true,
      },
    ]);
    expect(screen.getByText('“Garage” replaced “Full Body Strength B”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      workoutPlanId: 1,
      dayOfWeek: 5,
      title: 'Full Body Strength B',
      type: 'strength',
      replace: true,
    });
    expect(sent[1]?.['notes']).toMatch(/^Choose a weight/);
    expect(sent[1]?.exercises).toHaveLength(15);
    expect(sent[1]?.exercises[4]).toMatchObject({ exerciseName: 'Dumbbell Sumo Squat', sets: 3, reps: 12 });
    expect(sent[1]?.exercises[4]).not.toHaveProperty('id');
  });

  it('is not queried for its exercises once it was replaced', async () => {
    const made = example<PlannedWorkout>('create_planned_workout.success').response.body as PlannedWorkout;
    server.use(...recordedResponses(...week, friday));
    server.use(
      http.post('/api/planned-workouts', () => HttpResponse.json({ ...made, id: 40, dayOfWeek: 5 }, { status: 201 })),
    );
    open();
    const dialog = await chooseFriday();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    server.use(http.get('/api/workout-plans/1/workouts', () => HttpResponse.json([{ ...made, id: 40, dayOfWeek: 5 }])));
    const requests: string[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void requests.push(`${request.method} ${new URL(request.url).pathname}`),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(requests).toContain('GET /api/workout-plans/1/workouts');
    expect(requests).not.toContain('GET /api/planned-workouts/3/exercises');
  });

  it('reports when it could not be restored', async () => {
    server.use(...recordedResponses(...week, friday, 'create_planned_workout.success'));
    open();
    const dialog = await chooseFriday();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    server.use(http.post('/api/planned-workouts', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Full Body Strength B” could not be restored.')).toBeVisible();
  });

  it('cannot be replaced before its exercises are loaded', async () => {
    server.use(
      ...recordedResponses(...week),
      http.get('/api/planned-workouts/3/exercises', () => HttpResponse.error()),
    );
    open();
    const dialog = await chooseFriday();
    expect(await dialog.findByText('Not on this device yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
    server.use(...recordedResponses(friday));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
  });

  it('also asks when another window took the day in the meantime', async () => {
    const { status, body } = example('create_planned_workout.day_taken').response;
    const [, , workout] = example<PlannedWorkout[]>('list_planned_workouts.generated').response
      .body as PlannedWorkout[];
    server.use(
      ...recordedResponses(...week, friday),
      http.post('/api/planned-workouts', () => HttpResponse.json(body as object, { status })),
    );
    open();
    await day();
    server.use(http.get('/api/workout-plans/1/workouts', () => HttpResponse.json([{ ...workout, dayOfWeek: 6 }])));
    await save();
    const dialog = await dialogFor('Saturday');
    expect(dialog.getByText(/has “Full Body Strength B” every week/)).toBeVisible();
  });
});

it('reports when a workout could not be saved to the plan', async () => {
  server.use(
    ...recordedResponses(...week),
    http.post('/api/planned-workouts', () => HttpResponse.error()),
  );
  open();
  await day();
  await save();
  expect(await screen.findByText('Failed to create workout. Please try again.')).toBeVisible();
});

it('saving a workout to a plan is in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...week, friday, 'list_exercises.all'));
  open();
  expect(await screen.findByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('Samstag, frei');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Freitag: Full Body Strength B');
  await userEvent.click(screen.getByRole('button', { name: 'Im Plan speichern' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freitag ist belegt' }));
  expect(
    dialog.getByText('In General Fitness Plan steht an diesem Tag jede Woche „Full Body Strength B“:'),
  ).toBeVisible();
  expect(await dialog.findByText('Sumo-Kniebeuge mit Kurzhantel')).toBeVisible();
});

it('exercises that a day already has are named in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...week, friday, 'list_exercise_names.all'));
  open([{ ...sled, exerciseName: 'Dumbbell Sumo Squat' }, sled]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'Freitag: Full Body Strength B');
  await userEvent.click(screen.getByRole('button', { name: 'Im Plan speichern' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freitag ist belegt' }));
  expect(await dialog.findByText(/Sumo-Kniebeuge mit Kurzhantel\S* .*/)).toBeVisible();
  expect(dialog.queryByText(/Dumbbell Sumo Squat/)).toBeNull();
});
