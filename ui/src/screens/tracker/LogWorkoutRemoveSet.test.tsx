import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTrainingSettings } from '@/features/workouts/training/trainingSettings';
import { unsent } from '@/features/workouts/outbox/unsent';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { openCard } from '@/mocks/tracker';
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
const SQUAT = 'Dumbbell Sumo Squat';
const user = userEvent.setup();
const open = () => renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
type Card = Awaited<ReturnType<typeof openCard>>;

const tick = (card: Card, number: number) =>
  user.click(card.getByRole('button', { name: `Set ${number} done, ${SQUAT}` }));

async function removeSet(card: Card, number: number): Promise<void> {
  await user.click(card.getByRole('button', { name: new RegExp(`^Set ${number}, `) }));
  await user.click(await screen.findByRole('button', { name: 'Remove set' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove set' })).toBeNull());
}

const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));
// The desired sets of the exercise in the outbox.
const desiredSets = () => unsent().exercises[0]?.want?.sets;
const numbers = (card: Card) =>
  card.getAllByRole('listitem').map((row) => [
    within(row).getByRole<HTMLInputElement>('textbox', { name: /^Weight/ }).value,
    within(row).getByRole<HTMLInputElement>('textbox', { name: /^Reps/ }).value,
    within(row)
      .getByRole('button', { name: new RegExp(SQUAT) })
      .getAttribute('aria-pressed'),
  ]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
});

describe('a ticked set that is removed', () => {
  it('can be restored with its position, kind, values, effort and timestamp', async () => {
    // The server is unreachable: every change stays in the outbox.
    server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
    changeTrainingSettings({ effort: true });
    open();
    const squat = await openCard(SQUAT);
    await tick(squat, 1);
    vi.setSystemTime(new Date('2026-11-20T11:02:00+01:00'));
    await user.clear(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' }));
    await user.type(squat.getByRole('textbox', { name: 'Weight (lbs), set 2' }), '35');
    await tick(squat, 2);
    await user.click(squat.getByRole('button', { name: '2 in reserve' }));
    const before = { sets: desiredSets(), shown: numbers(squat) };
    vi.setSystemTime(new Date('2026-11-20T11:03:00+01:00'));
    await removeSet(squat, 2);
    expect(numbers(squat)).toHaveLength(2);
    expect(desiredSets()).toHaveLength(1);
    expect(screen.getByText(`Set 2 of ${SQUAT} removed`)).toBeVisible();
    await undo();
    expect(numbers(squat)).toEqual(before.shown);
    expect(desiredSets()).toEqual(before.sets);
    expect(before.sets).toMatchObject([
      { reps: 12, weight: 25 },
      { reps: 10, weight: 35, rpe: 8, doneAt: '2026-11-20T10:02:00.000Z' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be restored as the only set of its exercise, without a rest, praise or opening another card', async () => {
    const { response } = example<{ id: number }[]>('list_planned_exercises.generated');
    const single = (response.body ?? []).map((each) => (each.id === 36 ? { ...each, sets: 1 } : each));
    server.use(
      http.get('/api/planned-workouts/3/exercises', () => HttpResponse.json(single)),
      http.post('/api/exercise-completions', () => HttpResponse.error()),
    );
    open();
    await tick(await openCard(SQUAT), 1);
    const squat = await openCard(SQUAT);
    const before = { sets: desiredSets(), shown: numbers(squat) };
    await removeSet(squat, 1);
    expect(desiredSets()).toBeUndefined();
    await undo();
    expect(numbers(squat)).toEqual(before.shown);
    expect(desiredSets()).toEqual(before.sets);
    expect(unsent().exercises[0]?.praise).toBe(false);
  });

  it('keeps changes made to other sets meanwhile', async () => {
    server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
    open();
    const squat = await openCard(SQUAT);
    await tick(squat, 1);
    await removeSet(squat, 1);
    await tick(squat, 1);
    await undo();
    expect(desiredSets()).toMatchObject([
      { weight: 25, reps: 12 },
      { weight: 25, reps: 12 },
    ]);
    expect(numbers(squat).map(([, , pressed]) => pressed)).toEqual(['true', 'true', 'false']);
  });

  it('cannot be restored into a workout that was completed meanwhile', async () => {
    server.use(http.post('/api/exercise-completions', () => HttpResponse.error()));
    open();
    const squat = await openCard(SQUAT);
    await tick(squat, 1);
    await tick(squat, 2);
    await removeSet(squat, 2);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await screen.findByText('Workout completed! 🎉')).toBeVisible();
  });
});

it('an unticked set is removed without a message', async () => {
  open();
  const squat = await openCard(SQUAT);
  await removeSet(squat, 2);
  expect(numbers(squat)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
