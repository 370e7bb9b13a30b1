import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { completionHandlers, openCard } from '@/mocks/tracker';
import { hasDrafts } from '@/shared/lib/drafts';
import { LogWorkout } from './LogWorkout';

vi.mock('canvas-confetti', () => ({ create: () => () => Promise.resolve() }));

// The day the examples were recorded, a Friday.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const responses = [
  'list_exercises.all',
  'list_exercise_completions.empty',
  'list_last_completions.two',
  'list_exercise_notes.empty',
];
const today = ['show_todays_workout.empty', 'list_workout_plans.empty', 'list_workouts.empty'];

function bodies(): Record<string, Record<string, unknown>[]> {
  const sent: Record<string, Record<string, unknown>[]> = {};
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST')
      (sent[new URL(request.url).pathname] ??= []).push((await request.clone().json()) as Record<string, unknown>);
  });
  return sent;
}

const open = (path = '/log-workout?workout=free') => renderPart(<LogWorkout />, { path });
const click = (element: HTMLElement) => userEvent.click(element);
const button = (name: string) => screen.findByRole('button', { name });

async function add(name: string) {
  await click(await button('Add exercises'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add exercises' }));
  // As a single change: typing would list the whole catalogue again for each letter.
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: name } });
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter' });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  return openCard(name);
}

// One set of 30 lbs.
async function trainSquats() {
  server.use(...completionHandlers('create_exercise_completion.unplanned'));
  const squat = await add('Dumbbell Sumo Squat');
  for (const number of [3, 2]) {
    await click(squat.getByRole('button', { name: `Set ${number}, Normal: change` }));
    await click(await screen.findByRole('button', { name: 'Remove set' }));
  }
  await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '30');
  server.use(...recordedResponses('list_exercise_completions.unplanned'));
  await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
  await screen.findByText('Exercise completed! 🎉');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...responses));
});

describe('a workout without a plan', () => {
  it('starts on the Today tab', async () => {
    server.use(...recordedResponses(...today));
    const { currentPath } = open('/log-workout');
    await click(await screen.findByRole('link', { name: 'Empty workout' }));
    expect(currentPath()).toBe('/log-workout?workout=free');
    expect(await screen.findByText('Add your first exercise')).toBeVisible();
    expect(hasDrafts()).toBe(false);
  });

  it("adds exercises with the last time's values, and removes them", async () => {
    open();
    const squat = await add('Dumbbell Sumo Squat');
    expect(await squat.findByText('last: 25 lbs × 12, Tue')).toBeVisible();
    expect(squat.getByRole('button', { name: 'Instructions' })).toBeVisible();
    const own = await add('Log Flip');
    expect(own.getByRole('textbox', { name: 'Duration (min), set 1' })).toBeVisible();
    await click(own.getByRole('button', { name: 'More options for Log Flip' }));
    await click(await screen.findByRole('menuitem', { name: 'Remove Log Flip' }));
    expect(screen.queryByRole('article', { name: 'Log Flip' })).toBeNull();
  });

  it('ticks by exercise name, and logs with the completion ids', async () => {
    server.use(
      ...recordedResponses(
        'create_workout.unplanned',
        'list_workout_plans.empty',
        'show_todays_workout.empty',
        'list_workouts.empty',
      ),
    );
    const sent = bodies();
    open();
    await trainSquats();
    expect(sent['/api/exercise-completions']).toEqual([
      {
        exerciseName: 'Dumbbell Sumo Squat',
        category: 'main',
        date: '2026-11-20',
        clientKey: expect.any(String) as string,
        sets: [{ setType: 'normal', reps: 12, weight: 30, doneAt: RECORDED.toISOString() }],
      },
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Garage');
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Garage' })).toBeVisible();
    expect(sent['/api/workouts']).toMatchObject([
      {
        name: 'Garage',
        type: 'strength',
        intensity: 'high',
        exercises: ['Dumbbell Sumo Squat'],
        date: RECORDED.toISOString(),
        completionIds: [expect.any(Number) as number],
      },
    ]);
    expect(sent['/api/workouts']?.[0]).not.toHaveProperty('plannedWorkoutId');
    expect(hasDrafts()).toBe(false);
  });

  it('can be saved as the first day of a plan', async () => {
    server.use(
      ...recordedResponses(
        'create_workout.unplanned',
        'list_workout_plans.empty',
        'show_todays_workout.empty',
        'list_workouts.empty',
      ),
    );
    const sent = bodies();
    const { currentPath } = open();
    await trainSquats();
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    const day = await screen.findByRole('combobox', { name: 'Day' });
    expect(day).toHaveDisplayValue('Friday');
    await userEvent.selectOptions(day, 'Monday');
    server.use(
      ...recordedResponses('create_workout_plan.success', 'list_workout_plans.one', 'list_planned_workouts.generated'),
    );
    await click(screen.getByRole('button', { name: 'Save to plan' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(sent['/api/workout-plans']).toMatchObject([
      {
        name: 'My workouts',
        onlyFavorite: true,
        workouts: [
          {
            dayOfWeek: 1,
            title: 'Strength Workout',
            type: 'strength',
            notes: null,
            exercises: [
              { exerciseName: 'Dumbbell Sumo Squat', category: 'main', sets: 1, reps: 12, weight: 30, restTime: 75 },
            ],
          },
        ],
      },
    ]);
  });

  it('is saved on an empty day, and asks before replacing another workout', async () => {
    server.use(
      ...recordedResponses(
        'create_workout.unplanned',
        'list_workout_plans.one',
        'list_planned_workouts.generated',
        'show_todays_workout.empty',
      ),
    );
    open();
    await trainSquats();
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Saturday, free');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Friday: Full Body Strength B');
    server.use(...recordedResponses('list_planned_exercises.generated'));
    await click(screen.getByRole('button', { name: 'Save to plan' }));
    expect(await screen.findByRole('dialog', { name: 'Friday is taken' })).toBeVisible();
  });
});

describe('an unfinished workout without a plan', () => {
  beforeEach(() => server.use(...recordedResponses(...today)));

  it('survives reloads and days, and waits on the Today tab', async () => {
    const { unmount } = open();
    await trainSquats();
    unmount();
    vi.setSystemTime(new Date('2026-11-22T09:00:00+01:00'));
    signIn();
    open('/log-workout');
    const card = within(await screen.findByRole('region', { name: 'Unfinished workout' }));
    expect(card.getByText('Started on Friday, November 20: 1/1 exercises done')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Empty workout' })).toBeNull();
    await click(card.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByText(/You started this workout on Friday, November 20/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Complete Workout' })).toBeEnabled();
  });

  it('does not count an unticked exercise', async () => {
    server.use(http.delete('/api/exercise-completions/:id', () => new HttpResponse(null, { status: 204 })));
    const { unmount } = open();
    await trainSquats();
    server.use(...recordedResponses('list_exercise_completions.empty'));
    await click(await button('Mark Dumbbell Sumo Squat as not done'));
    await screen.findByText('0/1 completed');
    unmount();
    open('/log-workout');
    expect(await screen.findByText('Started on Friday, November 20: 0/1 exercises done')).toBeVisible();
  });

  it('is discarded with its ticks after a confirmation', async () => {
    const deleted: string[] = [];
    server.use(http.delete('/api/exercise-completions/:id', () => new HttpResponse(null, { status: 204 })));
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') deleted.push(new URL(request.url).pathname);
    });
    const { unmount } = open();
    await trainSquats();
    unmount();
    open('/log-workout');
    await click(await button('Discard'));
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('link', { name: 'Empty workout' })).toBeVisible();
    await waitFor(() => expect(deleted).toHaveLength(1));
    expect(hasDrafts()).toBe(false);
  });
});

it('a workout without a plan is shown in German', async () => {
  signIn({ ...mara, locale: 'de' });
  open();
  expect(await screen.findByText('Womit fängst du an?')).toBeVisible();
});
