import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { openCard } from '@/mocks/tracker';
import { changeTrainingSettings } from '@/features/workouts/training/trainingSettings';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { unsent } from '@/features/workouts/outbox/unsent';
import { done } from '@/features/workouts/sets/setFixtures';
import type { DoneSets } from '@/features/workouts/sets/storedRows';
import { endSession } from '@/shared/api/session';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { useToastStore } from '@/shared/ui/toast';
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
  'list_workouts.empty',
  'list_exercise_completions.empty',
];

function bodies(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET' && request.method !== 'DELETE')
      sent.push((await request.clone().json()) as Record<string, unknown>);
  });
  return sent;
}

// Delays the response to the first tick until the test releases it, and then returns all three sets.
function delayedResponses() {
  const release = gate();
  const { response } = example<Record<string, unknown>>('create_exercise_completion.record');
  server.use(
    http.post('/api/exercise-completions', async () => {
      await release.opened;
      return HttpResponse.json(response.body ?? {}, { status: response.status });
    }),
    http.put('/api/exercise-completions/:id', () => HttpResponse.json(response.body ?? {})),
  );
  return release;
}

// With what the app shell mounts on every page.
const open = () =>
  renderPart(
    <>
      <TrainingBackground />
      <LogWorkout />
    </>,
    { path: '/log-workout?workout=3' },
  );
const card = openCard;
const squatCard = () => card('Dumbbell Sumo Squat');
const click = (element: HTMLElement) => userEvent.click(element);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
});

describe('the sets of an exercise', () => {
  it('are as many rows as planned, the first with steppers', async () => {
    open();
    const squat = await squatCard();
    expect(squat.getAllByRole('listitem')).toHaveLength(3);
    expect(squat.getByRole('button', { name: 'Increase Reps, set 1' })).toBeVisible();
    expect(squat.queryByRole('button', { name: 'Increase Reps, set 2' })).toBeNull();
  });

  it('start with the values typed in the set before', async () => {
    open();
    const squat = await squatCard();
    // 25 × 12, 27.5 × 10 the last time: the first set was lighter on purpose.
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '26');
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' })).toHaveValue('27.5');
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' }), '30');
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 3' })).toHaveValue('30');
  });

  it('are sent as they are ticked, and the last one closes the exercise', async () => {
    const release = delayedResponses();
    const sent = bodies();
    open();
    const squat = await squatCard();
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '25');
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    expect(squat.getByRole('button', { name: 'Set 1 not done, Dumbbell Sumo Squat' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(squat.getByRole('button', { name: 'Increase Reps, set 2' })).toBeVisible();
    expect(squat.getByText('1/3 sets')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Workout' })).toBeEnabled();
    const set = { setType: 'normal', reps: 12, weight: 25, doneAt: RECORDED.toISOString() };
    await waitFor(() => expect(sent).toMatchObject([{ plannedExerciseId: 36, sets: [set] }]));
    await click(squat.getByRole('button', { name: 'Set 2 done, Dumbbell Sumo Squat' }));
    await click(squat.getByRole('button', { name: 'Set 3 done, Dumbbell Sumo Squat' }));
    release.open();
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    const later = { ...set, reps: 10, weight: 27.5 };
    expect(sent[1]).toMatchObject({ sets: [set, later, later] });
    expect(screen.getByText('1/15 completed')).toBeVisible();
  });

  it('are not ticked while a number is invalid', async () => {
    open();
    const squat = await squatCard();
    await userEvent.clear(squat.getByRole('textbox', { name: 'Reps, set 1' }));
    await userEvent.type(squat.getByRole('textbox', { name: 'Reps, set 1' }), '12.5');
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    expect(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveFocus();
    expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveAccessibleDescription('Whole numbers only');
  });

  it("are completed with their values by the exercise's tick", async () => {
    const release = delayedResponses();
    const sent = bodies();
    open();
    const squat = await squatCard();
    await userEvent.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' }), '25');
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    await click(squat.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    release.open();
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      sets: [
        { reps: 12, weight: 25 },
        { reps: 10, weight: 27.5 },
        { reps: 10, weight: 27.5 },
      ],
    });
  });

  it('can be added, removed and changed to another kind', async () => {
    open();
    const squat = await squatCard();
    await click(squat.getByRole('button', { name: 'Add set' }));
    expect(squat.getAllByRole('listitem')).toHaveLength(4);
    await click(squat.getByRole('button', { name: 'Set 1, Normal: change' }));
    await click(await screen.findByRole('radio', { name: 'Warm-up' }));
    expect(squat.getByRole('button', { name: 'Warm-up set 1: change' })).toHaveTextContent('W');
    expect(squat.getByRole('button', { name: 'Set 1, Normal: change' })).toHaveTextContent('1');
    // About half of the last time's 25 lbs, rounded to the dumbbells' step; as a working set again, 25.
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), warm-up set 1' })).toHaveValue('15');
    await click(screen.getByRole('radio', { name: 'Normal' }));
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 1' })).toHaveValue('25');
    await click(screen.getByRole('button', { name: 'Remove set' }));
    expect(squat.getAllByRole('listitem')).toHaveLength(3);
  });

  it('can store the repetitions in reserve', async () => {
    changeTrainingSettings({ effort: true });
    delayedResponses();
    open();
    const squat = await squatCard();
    expect(squat.queryByRole('group', { name: /^Reps in reserve/ })).toBeNull();
    await click(squat.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    const effort = within(squat.getByRole('group', { name: 'Reps in reserve, set 1' }));
    await click(effort.getByRole('button', { name: '2 in reserve' }));
    expect(effort.getByRole('button', { name: '2 in reserve' })).toHaveAttribute('aria-pressed', 'true');
    expect(unsent().exercises[0]?.want?.sets).toMatchObject([{ rpe: 8 }]);
  });

  it('survive a reload with their ticks', async () => {
    server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
    const { unmount } = open();
    await click((await squatCard()).getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    await screen.findByText('Waiting for the server');
    unmount();
    signIn();
    open();
    expect((await squatCard()).getByRole('button', { name: 'Set 1 not done, Dumbbell Sumo Squat' })).toBeVisible();
  });
});

describe('what was done the last time', () => {
  it('is shown on a closed exercise, because a tick logs it', async () => {
    open();
    const line = await screen.findByRole('button', { name: /^Dumbbell Sumo Squat/ });
    await waitFor(() => expect(line).toHaveTextContent('25 lbs × 12, 27.5 lbs × 10, 27.5 lbs × 10'));
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(line).not.toHaveTextContent('3 × 12');
    expect(screen.getByRole('button', { name: /^Glute Bridge/ })).toHaveTextContent('3 × ');
  });

  it('is shown in the fields and under every set', async () => {
    open();
    const squat = await squatCard();
    expect(squat.getAllByText(/^last: /).map(({ textContent }) => textContent)).toEqual([
      'last: 25 lbs × 12, Tue',
      'last: 27.5 lbs × 10, Tue',
      'last: 27.5 lbs × 10, Tue',
    ]);
    expect(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' })).toHaveValue('27.5');
    expect(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('10');
  });

  it("is shown in the user's units, even if it was ticked as a whole", async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    open();
    expect((await squatCard()).getAllByText('last: 12.47 kg × 10, Tue')[0]).toBeVisible();
    expect((await card('Wall Sit')).getAllByText('last: 40 s, Wed')).toHaveLength(3);
  });

  it('is asked for without the sets of this workout', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/exercise-completions/last', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('plannedWorkoutId'));
        return HttpResponse.json([]);
      }),
    );
    open();
    await squatCard();
    await waitFor(() => expect(asked).toEqual(['3']));
  });

  it('does not delay the tracker', async () => {
    server.use(http.get('/api/exercise-completions/last', () => HttpResponse.error()));
    open();
    expect((await squatCard()).queryByText(/^last:/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a tick without a server', () => {
  const unreachable = () => server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
  const tick = async () =>
    click((await card('Marching in Place')).getByRole('button', { name: 'Complete Marching in Place' }));

  it('stays on this device and waits, which is no error', async () => {
    unreachable();
    open();
    await tick();
    expect(await screen.findByText('Sets kept on this device')).toBeVisible();
    expect(screen.getByText('They will be sent when the server can be reached.')).toBeVisible();
    expect(useToastStore.getState().current?.destructive).toBeUndefined();
    expect(screen.queryByText('Error')).toBeNull();
    expect((await card('Marching in Place')).getByText('Waiting for the server')).toBeVisible();
    expect(hasUnsentEntries()).toBe(true);
  });

  it('is sent with the same key when the network comes back', async () => {
    unreachable();
    const sent = bodies();
    open();
    await tick();
    await screen.findByText('Waiting for the server');
    server.use(...recordedResponses('create_exercise_completion.success'));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 entry sent')).toBeVisible();
    expect(screen.queryByText('Waiting for the server')).toBeNull();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is sent when the same user opens the page again, even after the session ended', async () => {
    unreachable();
    const { unmount } = open();
    await tick();
    await screen.findByText('Waiting for the server');
    unmount();
    endSession('expired');
    signIn();
    server.use(...recordedResponses('create_exercise_completion.success', 'list_exercise_completions.today'));
    open();
    expect(await screen.findByText('1 entry sent')).toBeVisible();
    expect(await screen.findByText('2/15 completed')).toBeVisible();
  });

  it('can be undone while it waits', async () => {
    unreachable();
    open();
    await tick();
    await screen.findByText('Waiting for the server');
    await click(screen.getByRole('button', { name: 'Mark Marching in Place as not done' }));
    expect(screen.queryByText('Waiting for the server')).toBeNull();
    expect(screen.getByText('0/15 completed')).toBeVisible();
  });

  it('is sent before the workout that was completed meanwhile', async () => {
    unreachable();
    open();
    await tick();
    await screen.findByText('Waiting for the server');
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText(/^Completed\. It is saved on this device/)).toBeVisible();
    const order: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') order.push(new URL(request.url).pathname);
    });
    server.use(
      ...recordedResponses(
        'create_exercise_completion.success',
        'create_workout.completed_plan',
        'show_todays_workout.started',
      ),
    );
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(await screen.findByText('2 entries sent')).toBeVisible();
    expect(order).toEqual(['/api/exercise-completions', '/api/workouts']);
  });
});

describe('a plan that is deleted during training', () => {
  const gone = (field: string) =>
    HttpResponse.json(
      { message: 'This is no longer part of the plan.', code: 'NOT_FOUND', fields: { [field]: 'Not found' } },
      { status: 404 },
    );

  it('loses nothing: the tick counts under its name, and the workout is logged', async () => {
    const { response } = example<{ id: number }>('create_exercise_completion.unplanned');
    server.use(
      http.post('/api/exercise-completions', async ({ request }) => {
        const body = (await request.clone().json()) as { sets: DoneSets['sets'] };
        return 'plannedExerciseId' in body
          ? gone('plannedExerciseId')
          : HttpResponse.json({ ...response.body, sets: done(body.sets).sets }, { status: 201 });
      }),
      http.post('/api/workouts', async ({ request }) => {
        const body = (await request.clone().json()) as object;
        const logged = example<Record<string, unknown>>('create_workout.unplanned').response;
        return 'plannedWorkoutId' in body
          ? gone('plannedWorkoutId')
          : HttpResponse.json(logged.body ?? {}, { status: 201 });
      }),
    );
    const sent = bodies();
    open();
    await click((await squatCard()).getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    expect(await screen.findByText('Exercise completed! 🎉')).toBeVisible();
    expect(await screen.findByText('1/15 completed')).toBeVisible();
    server.use(...recordedResponses('list_exercise_completions.unplanned', 'show_todays_workout.empty'));
    await click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
    expect(sent[1]).toMatchObject({ exerciseName: 'Dumbbell Sumo Squat', category: 'main', date: '2026-11-20' });
    expect(sent.at(-1)).toMatchObject({ exercises: ['Dumbbell Sumo Squat'], completionIds: [response.body?.id] });
  });
});

it('offers plates only for implements that take them', async () => {
  open();
  expect((await squatCard()).queryByRole('button', { name: /^Plates/ })).toBeNull();
});
