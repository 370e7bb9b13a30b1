import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { TrainingWatch } from '@/features/workouts/TrainingWatch';
import { endSession } from '@/shared/api/session';
import { hasDrafts } from '@/shared/lib/drafts';
import { LogWorkout } from './LogWorkout';

vi.mock('canvas-confetti', () => ({ create: () => () => Promise.resolve() }));

// The Friday on which the examples were recorded.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plan = [
  'list_workout_plans.one', 'list_planned_workouts.generated', 'list_planned_exercises.generated', 'list_exercises.all',
  'list_last_completions.two', 'list_workouts.empty', 'list_exercise_completions.empty',
];

function bodies(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST') sent.push(await request.clone().json());
  });
  return sent;
}

// With what stands in the frame of every page.
const open = () =>
  renderPart(
    <>
      <TrainingWatch />
      <LogWorkout />
    </>,
    { path: '/log-workout?workout=3' },
  );
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const squatCard = () => card('Dumbbell Sumo Squat');
const click = (element: HTMLElement) => userEvent.click(element);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedAnswers(...plan));
});

describe('the sets of an exercise', () => {
  it('are as many rows as planned, the first with steppers', async () => {
    open();
    const squat = await squatCard();
    expect(squat.getAllByRole('listitem')).toHaveLength(3);
    expect(squat.getByRole('button', { name: 'Increase Reps, set 1' })).toBeVisible();
    expect(squat.queryByRole('button', { name: 'Increase Reps, set 2' })).toBeNull();
  });

  it('take over what was typed in the set before', async () => {
    open();
    const squat = await squatCard();
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '30');
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 3' })).toHaveValue('30');
  });

  it('are ticked one by one, and the last one closes the exercise', async () => {
    server.use(...recordedAnswers('create_exercise_completion.record'));
    const sent = bodies();
    open();
    const squat = await squatCard();
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '25');
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    expect(squat.getByRole('button', { name: 'Set 1 not done, Dumbbell Sumo Squat' })).toHaveAttribute('aria-pressed', 'true');
    expect(squat.getByRole('button', { name: 'Increase Reps, set 2' })).toBeVisible();
    await click(squat.getByRole('button', { name: 'Set 2 done, Dumbbell Sumo Squat' }));
    expect(sent).toHaveLength(0);
    await click(squat.getByRole('button', { name: 'Set 3 done, Dumbbell Sumo Squat' }));
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    const set = { setType: 'normal', reps: 12, weight: 25, doneAt: RECORDED.toISOString() };
    expect(sent).toMatchObject([{ plannedExerciseId: 36, sets: [set, set, set] }]);
  });

  it('are sent alone when only some of them were ticked', async () => {
    server.use(...recordedAnswers('create_exercise_completion.record'));
    const sent = bodies();
    open();
    const squat = await squatCard();
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    await click(squat.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.['sets']).toHaveLength(1);
  });

  it('can be added, removed and be of another kind', async () => {
    open();
    const squat = await squatCard();
    await click(squat.getByRole('button', { name: 'Add set' }));
    expect(squat.getAllByRole('listitem')).toHaveLength(4);
    await click(squat.getByRole('button', { name: 'Set 1, Normal: change' }));
    await click(await screen.findByRole('radio', { name: 'Warm-up' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Effort (RPE)' }), '8.5');
    expect(squat.getByRole('button', { name: 'Set 1, Warm-up: change' })).toHaveTextContent('W');
    await click(screen.getByRole('button', { name: 'Remove set' }));
    expect(squat.getAllByRole('listitem')).toHaveLength(3);
  });

  it('survive a reload with their ticks', async () => {
    const { unmount } = open();
    await click((await squatCard()).getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    unmount();
    signIn();
    open();
    expect(await screen.findByRole('button', { name: 'Set 1 not done, Dumbbell Sumo Squat' })).toBeVisible();
  });
});

describe('what was done the last time', () => {
  it('stands beside the set and is copied by one tap', async () => {
    open();
    const squat = await squatCard();
    const copy = squat.getByRole('button', { name: 'last: 25 lb × 12, Tue: copy into set 2' });
    expect(copy).toHaveTextContent('last: 25 lb × 12, Tue');
    await click(copy);
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' })).toHaveValue('25');
    expect(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('12');
  });

  it('is told in the units of the person, also where it was ticked as a whole', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    open();
    expect((await squatCard()).getByText('last: 12.47 kg × 10, Tue')).toBeVisible();
    expect((await card('Wall Sit')).getAllByText('last: 40 s, Wed')).toHaveLength(3);
  });

  it('is nothing one has to wait for', async () => {
    server.use(http.get('/api/exercise-completions/last', () => HttpResponse.error()));
    open();
    expect((await squatCard()).queryByText(/^last:/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a tick that finds no server', () => {
  const unreachable = () => server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
  const tick = async () => click((await card('Marching in Place')).getByRole('button', { name: 'Complete Marching in Place' }));

  it('says so, stays on this device and waits', async () => {
    unreachable();
    open();
    await tick();
    expect(await screen.findByText(/^Failed to mark exercise as complete\. It is kept on this device/)).toBeVisible();
    expect((await card('Marching in Place')).getByText('Waits for the server')).toBeVisible();
    expect(hasDrafts()).toBe(true);
  });

  it('is sent with the same key when the network comes back', async () => {
    unreachable();
    const sent = bodies();
    open();
    await tick();
    await screen.findByText('Waits for the server');
    server.use(...recordedAnswers('create_exercise_completion.success'));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(screen.queryByText('Waits for the server')).toBeNull();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is sent when the same person opens the page again, also after the session was lost', async () => {
    unreachable();
    const { unmount } = open();
    await tick();
    await screen.findByText('Waits for the server');
    unmount();
    endSession('expired');
    signIn();
    server.use(...recordedAnswers('create_exercise_completion.success', 'list_exercise_completions.today'));
    open();
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(await screen.findByText('2/15 completed')).toBeVisible();
  });

  it('can be taken back while it waits', async () => {
    unreachable();
    open();
    await tick();
    await screen.findByText('Waits for the server');
    await click(screen.getByRole('button', { name: 'Mark Marching in Place as not done' }));
    expect(screen.queryByText('Waits for the server')).toBeNull();
    expect(screen.getByText('0/15 completed')).toBeVisible();
  });

  it('is sent before the workout is logged', async () => {
    unreachable();
    open();
    await tick();
    await screen.findByText('Waits for the server');
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Failed to complete workout. Please try again.')).toBeVisible();
    const { response } = example<Record<string, unknown>>('create_exercise_completion.success');
    server.use(
      http.post('/api/exercise-completions', () => HttpResponse.json(response.body ?? {}, { status: response.status })),
      ...recordedAnswers('create_workout.completed_plan', 'show_todays_workout.started', 'list_exercise_completions.today'),
    );
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
  });
});

describe('a plan that is deleted while one trains', () => {
  const gone = (field: string) =>
    HttpResponse.json({ message: 'This is no longer part of the plan.', code: 'NOT_FOUND', fields: { [field]: 'Not found' } }, { status: 404 });

  it('takes nothing away: the tick counts under its name, and the workout is logged', async () => {
    const { response } = example<{ id: number }>('create_exercise_completion.unplanned');
    server.use(
      http.post('/api/exercise-completions', async ({ request }) => {
        const body = (await request.clone().json()) as object;
        return 'plannedExerciseId' in body ? gone('plannedExerciseId') : HttpResponse.json(response.body ?? {}, { status: 201 });
      }),
      http.post('/api/workouts', async ({ request }) => {
        const body = (await request.clone().json()) as object;
        const logged = example<Record<string, unknown>>('create_workout.unplanned').response;
        return 'plannedWorkoutId' in body ? gone('plannedWorkoutId') : HttpResponse.json(logged.body ?? {}, { status: 201 });
      }),
    );
    const sent = bodies();
    open();
    await click((await squatCard()).getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(await screen.findByText('1/15 completed')).toBeVisible();
    server.use(...recordedAnswers('list_exercise_completions.unplanned', 'show_todays_workout.empty'));
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(sent[1]).toMatchObject({ exerciseName: 'Dumbbell Sumo Squat', category: 'main', date: '2026-11-20' });
    expect(sent.at(-1)).toMatchObject({ exercises: ['Dumbbell Sumo Squat'], completionIds: [response.body?.id] });
  });
});

describe('the sheet of plates', () => {
  it('loads the bar for the next set and estimates what could be lifted once', async () => {
    open();
    const squat = await squatCard();
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '135');
    await click(squat.getByRole('button', { name: 'Plates for Dumbbell Sumo Squat' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plates' }));
    expect(sheet.getByText('Loads 135 lb')).toBeVisible();
    expect(within(sheet.getByRole('region', { name: 'On each side' })).getAllByRole('listitem')).toHaveLength(1);
    // 12 repetitions of 135 lb.
    expect(sheet.getByText('189 lb')).toBeVisible();
    await click(sheet.getByRole('button', { name: '45' }));
    expect(within(sheet.getByRole('region', { name: 'On each side' })).getAllByRole('listitem').map((each) => each.textContent)).toEqual(['35', '10']);
  });

  it('thinks in kilograms for who lifts kilograms, and remembers the rack', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const { unmount } = open();
    const sheet = async () => {
      await click((await squatCard()).getByRole('button', { name: 'Plates for Dumbbell Sumo Squat' }));
      return within(await screen.findByRole('dialog', { name: 'Plates' }));
    };
    const first = await sheet();
    await click(first.getByText('15 kg'));
    expect(first.getByText('The bar alone is enough.')).toBeVisible();
    unmount();
    open();
    expect((await sheet()).getByRole('radio', { name: '15 kg' })).toBeChecked();
  });
});
