import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { bodiesOf } from '@/mocks/sent';
import { server } from '@/mocks/server';
import type { PlannedExerciseInput, PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { KeepWorkout } from './KeepWorkout';

// Monday, Wednesday and Friday are taken.
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
    <KeepWorkout title="Garage" type="strength" exercises={exercises} dayOfWeek={dayOfWeek} onSaved={onSaved} />,
  );
const day = () => screen.findByRole('combobox', { name: 'Day' });
const keep = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
const askedAbout = async (name: string) => within(await screen.findByRole('dialog', { name: `${name} is taken` }));
const answerAt = (path: string, name: string) =>
  http.put(path, () => HttpResponse.json(example(name).response.body as object));

async function chooseFriday() {
  await userEvent.selectOptions(await day(), 'Friday: Full Body Strength B');
  await keep();
  return askedAbout('Friday');
}

beforeEach(() => {
  onSaved.mockReset();
  signIn();
});

describe('the day that is offered', () => {
  it('is the day of the workout while it is empty', async () => {
    server.use(...recordedAnswers(...week));
    open([sled], 0);
    expect(await day()).toHaveDisplayValue('Sunday, free');
  });

  it('is the next empty one when something stands there, and is taken without a question', async () => {
    server.use(...recordedAnswers(...week, 'create_planned_workout.success'));
    const sent = bodiesOf('POST', '/api/planned-workouts');
    open();
    expect(await day()).toHaveDisplayValue('Saturday, free');
    await keep();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(screen.getByText('“Garage” is planned for every Saturday.')).toBeVisible();
    expect(sent).toEqual([
      { workoutPlanId: 1, dayOfWeek: 6, title: 'Garage', type: 'strength', notes: null, exercises: [sled] },
    ]);
  });

  it('is an empty one of the plan that is chosen', async () => {
    const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
    const [monday] = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body as [PlannedWorkout];
    const full = [5, 6, 0].map((dayOfWeek) => ({ ...monday, id: 20 + dayOfWeek, workoutPlanId: 2, dayOfWeek }));
    server.use(
      ...recordedAnswers('list_planned_workouts.generated'),
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

  it('is the first day of a new plan where there is none, in one call', async () => {
    server.use(...recordedAnswers('list_workout_plans.empty', 'create_workout_plan.success'));
    const sent = bodiesOf('POST', '/api/workout-plans');
    open();
    expect(await day()).toHaveDisplayValue('Friday');
    await keep();
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

it('says of a workout that no planned day can hold why it is not offered', () => {
  open(Array.from({ length: 12 }, (_, index) => ({ ...sled, exerciseName: `Lift ${index + 1}` })));
  expect(
    screen.getByText(/at most 10 exercises of the section “Main”; this workout has 12\. It is logged all the same\./),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a day that is taken', () => {
  it('is asked about: the question names the workout and its exercises', async () => {
    server.use(...recordedAnswers(...week, friday));
    const sent = bodiesOf('POST', '/api/planned-workouts');
    open();
    const dialog = await chooseFriday();
    expect(dialog.getByText('General Fitness Plan has “Full Body Strength B” there, every week:')).toBeVisible();
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

  it('is added to, and what stands there keeps its ids', async () => {
    server.use(
      ...recordedAnswers(...week, friday),
      answerAt('/api/planned-workouts/3/exercises', 'replace_planned_exercises.success'),
    );
    const sent = bodiesOf<{ id?: number; exerciseName: string }[]>('PUT', '/api/planned-workouts/3/exercises');
    open();
    const dialog = await chooseFriday();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to it' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]).toHaveLength(16);
    expect(sent[0]?.filter(({ id }) => id === undefined)).toMatchObject([{ exerciseName: 'Sled push', weight: 90 }]);
    expect(screen.getByText('“Full Body Strength B” has 1 more exercise now.')).toBeVisible();
  });

  it('that has no room says so in a sentence, and nothing can be added', async () => {
    server.use(...recordedAnswers(...week, friday));
    open([sled, { ...sled, exerciseName: 'Tyre flip' }, { ...sled, exerciseName: 'Rope pull' }]);
    const dialog = await chooseFriday();
    expect(await dialog.findByText('Main holds at most 10 exercises. 8 are there, and 3 would come.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
  });

  it('does not get twice what it has', async () => {
    server.use(...recordedAnswers(...week, friday));
    open([{ ...sled, exerciseName: 'Dumbbell Sumo Squat' }]);
    const dialog = await chooseFriday();
    expect(await dialog.findByText('It has all of these exercises already.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
  });

  it('that is a rest day can only be replaced', async () => {
    server.use(
      ...recordedAnswers('list_workout_plans.one', 'list_planned_workouts.rest', 'list_planned_exercises.rest'),
    );
    open();
    const dialog = await chooseFriday();
    expect(await dialog.findByText('A rest day takes no exercises.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toBeDisabled();
  });

  it('is replaced only after the question, and comes back whole by Undo', async () => {
    server.use(...recordedAnswers(...week, friday, 'create_planned_workout.success'));
    const sent = bodiesOf<Record<string, unknown> & { exercises: unknown[] }>('POST', '/api/planned-workouts');
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
    expect(screen.getByText('“Garage” took the place of “Full Body Strength B”.')).toBeVisible();
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

  it('is not asked for its exercises once it gave way', async () => {
    const made = example<PlannedWorkout>('create_planned_workout.success').response.body as PlannedWorkout;
    server.use(...recordedAnswers(...week, friday));
    server.use(
      http.post('/api/planned-workouts', () => HttpResponse.json({ ...made, id: 40, dayOfWeek: 5 }, { status: 201 })),
    );
    open();
    const dialog = await chooseFriday();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    server.use(http.get('/api/workout-plans/1/workouts', () => HttpResponse.json([{ ...made, id: 40, dayOfWeek: 5 }])));
    const asked: string[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void asked.push(`${request.method} ${new URL(request.url).pathname}`),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(asked).toContain('GET /api/workout-plans/1/workouts');
    expect(asked).not.toContain('GET /api/planned-workouts/3/exercises');
  });

  it('says when it could not be put back', async () => {
    server.use(...recordedAnswers(...week, friday, 'create_planned_workout.success'));
    open();
    const dialog = await chooseFriday();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    server.use(http.post('/api/planned-workouts', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Full Body Strength B” could not be put back.')).toBeVisible();
  });

  it('cannot be replaced before it is known what would go', async () => {
    server.use(
      ...recordedAnswers(...week),
      http.get('/api/planned-workouts/3/exercises', () => HttpResponse.error()),
    );
    open();
    const dialog = await chooseFriday();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
    server.use(...recordedAnswers(friday));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
  });

  it('is asked about also when another window took it meanwhile', async () => {
    const { status, body } = example('create_planned_workout.day_taken').response;
    const [, , workout] = example<PlannedWorkout[]>('list_planned_workouts.generated').response
      .body as PlannedWorkout[];
    server.use(
      ...recordedAnswers(...week, friday),
      http.post('/api/planned-workouts', () => HttpResponse.json(body as object, { status })),
    );
    open();
    await day();
    server.use(http.get('/api/workout-plans/1/workouts', () => HttpResponse.json([{ ...workout, dayOfWeek: 6 }])));
    await keep();
    const dialog = await askedAbout('Saturday');
    expect(dialog.getByText(/has “Full Body Strength B” there/)).toBeVisible();
  });
});

it('says when a workout could not be kept', async () => {
  server.use(
    ...recordedAnswers(...week),
    http.post('/api/planned-workouts', () => HttpResponse.error()),
  );
  open();
  await day();
  await keep();
  expect(await screen.findByText('Failed to create workout. Please try again.')).toBeVisible();
});

it('keeping a workout speaks German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedAnswers(...week, friday));
  open();
  expect(await screen.findByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('Samstag, frei');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Freitag: Full Body Strength B');
  await userEvent.click(screen.getByRole('button', { name: 'Behalten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freitag ist belegt' }));
  expect(dialog.getByText('General Fitness Plan hat dort jede Woche „Full Body Strength B“:')).toBeVisible();
});
