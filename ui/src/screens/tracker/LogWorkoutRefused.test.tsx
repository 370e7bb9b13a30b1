import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { completionHandlers, openCard } from '@/mocks/tracker';
import { LogWorkout } from './LogWorkout';

vi.mock('canvas-confetti', () => ({ create: () => () => Promise.resolve() }));

// The Friday on which the examples were recorded.
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

const SQUAT = 'Dumbbell Sumo Squat';

// A number that no repetition can be, in the second set of the squat.
async function typeRefused(text = '12.5') {
  renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
  const squat = await openCard(SQUAT);
  const reps = squat.getByRole('textbox', { name: 'Reps, set 2' });
  await userEvent.clear(reps);
  await userEvent.type(reps, text);
  return { squat, reps };
}

function expectAsked(reps: HTMLElement, text: string, why: string): void {
  expect(reps).toHaveFocus();
  expect(reps).toHaveValue(text);
  expect(reps).toHaveAccessibleDescription(why);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
});

describe('a number that was refused', () => {
  it.each([
    ['12.5', 'Whole numbers only'],
    ['abc', 'Enter a number'],
  ])('keeps the exercise from being ticked: %s', async (text, why) => {
    const sent = requestBodies('POST', '/api/exercise-completions');
    const { squat, reps } = await typeRefused(text);
    await userEvent.click(squat.getByRole('button', { name: `Complete ${SQUAT}` }));
    expectAsked(reps, text, why);
    expect(squat.getByRole('button', { name: `Complete ${SQUAT}` })).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([]);
  });

  it('keeps another set of its exercise from being ticked', async () => {
    const { squat, reps } = await typeRefused();
    await userEvent.click(squat.getByRole('button', { name: `Set 1 done, ${SQUAT}` }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    expect(squat.getByRole('button', { name: `Set 1 done, ${SQUAT}` })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps its card open, and another one from being ticked behind it', async () => {
    const { squat, reps } = await typeRefused();
    const row = within(screen.getByRole('article', { name: 'Dumbbell Row' }));
    await userEvent.click(row.getByRole('button', { name: 'Complete Dumbbell Row' }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    await userEvent.click(row.getByRole('button', { name: /^Dumbbell Row/ }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    await userEvent.click(squat.getByRole('button', { name: new RegExp(`^${SQUAT}`) }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    expect(row.getByRole('button', { name: 'Complete Dumbbell Row' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the guided mode from beginning without it', async () => {
    const { reps } = await typeRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Guided' }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the workout from being completed, until it is put right', async () => {
    server.use(
      ...recordedResponses(
        'list_exercise_completions.today',
        'create_workout.completed_plan',
        'show_todays_workout.started',
      ),
      ...completionHandlers('create_exercise_completion.record'),
    );
    const sent = requestBodies('POST', '/api/workouts');
    renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
    const reps = (await openCard(SQUAT)).getByRole('textbox', { name: 'Reps, set 1' });
    await userEvent.type(reps, '12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expectAsked(reps, '12.5', 'Whole numbers only');
    expect(sent).toEqual([]);
    await userEvent.clear(reps);
    await userEvent.type(reps, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('lets a set be opened again', async () => {
    server.use(
      ...recordedResponses('list_exercise_completions.today'),
      ...completionHandlers('create_exercise_completion.record'),
    );
    renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
    const sent = requestBodies<{ sets: unknown[] }>('PUT', '/api/exercise-completions/2');
    const squat = await openCard(SQUAT);
    await userEvent.type(squat.getByRole('textbox', { name: 'Reps, set 1' }), '12.5');
    await userEvent.click(squat.getByRole('button', { name: `Set 1 not done, ${SQUAT}` }));
    await waitFor(() => expect(sent.at(-1)?.sets).toHaveLength(2));
  });
});
