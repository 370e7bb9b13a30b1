import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activeTimer, useTimers } from '@/features/workouts/timers/timers';
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
  'list_exercises.all',
  'list_last_completions.two',
  'list_exercise_notes.empty',
  'list_workouts.empty',
  'list_exercise_completions.empty',
];
const SQUAT = 'Dumbbell Sumo Squat';
const ROW = 'Dumbbell Row';

interface Planned {
  exerciseName: string;
  sets: number;
  supersetWithNext: boolean;
}

// Two exercises of the recorded plan, with two sets each.
function mockPlan({ superset = false } = {}) {
  const { response } = example<Planned[]>('list_planned_exercises.generated');
  const two = [SQUAT, ROW].flatMap((name) => (response.body ?? []).filter(({ exerciseName }) => exerciseName === name));
  const planned = two.map((each, index) => ({
    ...each,
    category: 'main',
    sets: 2,
    supersetWithNext: superset && index === 0,
  }));
  server.use(
    http.get('/api/planned-workouts/3/exercises', () => HttpResponse.json(planned)),
    // The server is unreachable: every change stays in the outbox.
    http.post('/api/exercise-completions', () => HttpResponse.error()),
  );
}

const user = userEvent.setup();
const open = () => renderPart(<LogWorkout />, { path: '/log-workout?workout=3' });
const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const isOpen = (name: string) => cardOf(name).queryByRole('list', { name: `Sets of ${name}` }) !== null;
const tick = (name: string, number: number) =>
  user.click(cardOf(name).getByRole('button', { name: `Set ${number} done, ${name}` }));
const question = (name: string, number: number) =>
  cardOf(name).queryByRole('group', { name: `Reps in reserve, set ${number}` });
const answer = (name: string, reserve: number) =>
  user.click(cardOf(name).getByRole('button', { name: `${reserve} in reserve` }));
const skip = (name: string) => user.click(cardOf(name).getByRole('button', { name: 'Skip' }));
const effortsOf = (name: string) =>
  unsent()
    .exercises.find(({ exercise }) => exercise.exerciseName === name)
    ?.want?.sets.map(({ rpe }) => rpe ?? null);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
  changeTrainingSettings({ effort: true });
});

describe('reps in reserve of the last set of an exercise', () => {
  it('are asked before the next exercise opens, and an answer opens it', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    expect(cardOf(SQUAT).queryByRole('button', { name: 'Skip' })).toBeNull();
    await tick(SQUAT, 2);
    expect(question(SQUAT, 2)).toBeVisible();
    expect(isOpen(ROW)).toBe(false);
    await answer(SQUAT, 2);
    expect(isOpen(SQUAT)).toBe(false);
    expect(isOpen(ROW)).toBe(true);
    expect(cardOf(SQUAT).getByRole('button', { name: new RegExp(`^${SQUAT}`) })).toHaveFocus();
    expect(effortsOf(SQUAT)).toEqual([null, 8]);
  });

  it('scroll into view if the bottom bar would cover the question', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    await tick(SQUAT, 1);
    expect(brought).not.toHaveBeenCalled();
    await tick(SQUAT, 2);
    expect(brought.mock.contexts).toEqual([question(SQUAT, 2)]);
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('are optional: a skip or a tick opens the next exercise', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    await tick(SQUAT, 2);
    await skip(SQUAT);
    expect(isOpen(SQUAT)).toBe(false);
    expect(isOpen(ROW)).toBe(true);
    await tick(ROW, 1);
    await tick(ROW, 2);
    expect(question(ROW, 2)).toBeVisible();
    await skip(ROW);
    expect(isOpen(ROW)).toBe(false);
    expect(effortsOf(ROW)).toEqual([null, null]);
  });

  it('disappear after a tick elsewhere', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    await tick(SQUAT, 2);
    await user.click(cardOf(ROW).getByRole('button', { name: `Complete ${ROW}` }));
    expect(isOpen(SQUAT)).toBe(false);
    expect(screen.getByText('2/2 completed')).toBeVisible();
  });

  it('do not delay the rest', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    vi.setSystemTime(new Date('2026-11-20T11:02:00+01:00'));
    await tick(SQUAT, 2);
    expect(question(SQUAT, 2)).toBeVisible();
    expect(activeTimer(useTimers.getState())).toMatchObject({
      kind: 'rest',
      timer: { endsAt: Date.parse('2026-11-20T11:03:15+01:00') },
    });
    await answer(SQUAT, 0);
    expect(activeTimer(useTimers.getState())).toMatchObject({
      kind: 'rest',
      timer: { endsAt: Date.parse('2026-11-20T11:03:15+01:00') },
    });
  });

  it('are asked for an open exercise that was ticked as a whole, but not for a closed one', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await user.click(cardOf(ROW).getByRole('button', { name: `Complete ${ROW}` }));
    expect(isOpen(SQUAT)).toBe(true);
    await user.click(cardOf(SQUAT).getByRole('button', { name: `Complete ${SQUAT}` }));
    expect(question(SQUAT, 2)).toBeVisible();
    await answer(SQUAT, 1);
    expect(isOpen(SQUAT)).toBe(false);
  });

  it('are not asked after a warm-up set, and never twice', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    await answer(SQUAT, 3);
    await tick(SQUAT, 2);
    await answer(SQUAT, 3);
    await openCard(SQUAT);
    await user.click(cardOf(SQUAT).getByRole('button', { name: `Set 2 not done, ${SQUAT}` }));
    await tick(SQUAT, 2);
    expect(isOpen(SQUAT)).toBe(false);
    await user.click(cardOf(ROW).getByRole('button', { name: 'Set 2, Normal: change' }));
    await user.click(await screen.findByRole('radio', { name: 'Warm-up' }));
    await user.keyboard('{Escape}');
    await tick(ROW, 1);
    await user.click(cardOf(ROW).getByRole('button', { name: `Warm-up set 1 done, ${ROW}` }));
    expect(isOpen(ROW)).toBe(false);
  });

  it('disappear when the set is unticked', async () => {
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    await tick(SQUAT, 2);
    await user.click(cardOf(SQUAT).getByRole('button', { name: `Set 2 not done, ${SQUAT}` }));
    expect(question(SQUAT, 1)).toBeVisible();
    expect(cardOf(SQUAT).queryByRole('button', { name: 'Skip' })).toBeNull();
    await answer(SQUAT, 1);
    expect(isOpen(SQUAT)).toBe(true);
  });

  it('are not asked if the setting is off', async () => {
    changeTrainingSettings({ effort: false });
    mockPlan();
    open();
    await openCard(SQUAT);
    await tick(SQUAT, 1);
    await tick(SQUAT, 2);
    expect(isOpen(SQUAT)).toBe(false);
    expect(isOpen(ROW)).toBe(true);
  });
});

it('each set of a superset is asked about before the next exercise', async () => {
  mockPlan({ superset: true });
  open();
  await openCard(SQUAT);
  await tick(SQUAT, 1);
  expect(question(SQUAT, 1)).toBeVisible();
  expect(isOpen(ROW)).toBe(false);
  await answer(SQUAT, 2);
  expect(isOpen(ROW)).toBe(true);
  await tick(ROW, 1);
  await skip(ROW);
  expect(isOpen(SQUAT)).toBe(true);
  expect(effortsOf(SQUAT)).toEqual([8]);
});

describe('reps in reserve in the guided mode', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Full Body Strength B' }));
  const press = (name: string) => {
    // Advances the clock between taps, as a user would take a moment.
    act(() => void vi.setSystemTime(Date.now() + 1000));
    fireEvent.click(dialog().getByRole('button', { name }));
  };
  const asked = () => dialog().queryByRole('group', { name: /^Reps in reserve/ });
  const begin = async () => {
    open();
    await openCard(SQUAT);
    await user.click(screen.getByRole('button', { name: 'Guided' }));
    await screen.findByRole('dialog', { name: 'Full Body Strength B' });
  };

  it('are asked during the rest and after the last set, and block nothing', async () => {
    mockPlan();
    await begin();
    expect(asked()).toBeNull();
    press('Done');
    expect(asked()).toHaveAccessibleName(`Reps in reserve, ${SQUAT}, set 1`);
    expect(dialog().getByRole('timer', { name: 'Rest left' })).toBeVisible();
    fireEvent.click(dialog().getByRole('button', { name: '2 in reserve' }));
    expect(dialog().getByRole('button', { name: '2 in reserve' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog().getByRole('timer', { name: 'Rest left' })).toBeVisible();
    press('Skip rest');
    expect(asked()).toBeNull();
    press('Done');
    press('Skip rest');
    expect(dialog().getByRole('heading', { level: 3, name: ROW })).toBeVisible();
    press('Done');
    press('Skip rest');
    press('Done');
    expect(dialog().getByRole('heading', { level: 3, name: 'All done' })).toBeVisible();
    fireEvent.click(dialog().getByRole('button', { name: '0 in reserve' }));
    expect(effortsOf(SQUAT)).toEqual([8, null]);
    expect(effortsOf(ROW)).toEqual([null, 10]);
  });

  it('are asked with the next set if there is no rest between', async () => {
    mockPlan({ superset: true });
    await begin();
    press('Done');
    expect(dialog().getByRole('heading', { level: 3, name: ROW })).toBeVisible();
    expect(asked()).toHaveAccessibleName(`Reps in reserve, ${SQUAT}, set 1`);
    fireEvent.click(dialog().getByRole('button', { name: '4 in reserve' }));
    expect(effortsOf(SQUAT)).toEqual([6]);
    press('Done');
    expect(asked()).toHaveAccessibleName(`Reps in reserve, ${ROW}, set 1`);
  });

  it('are asked during a rest after returning to the guided mode', async () => {
    mockPlan();
    await begin();
    press('Done');
    press('Exit');
    await user.click(screen.getByRole('button', { name: 'Guided' }));
    expect(asked()).toHaveAccessibleName(`Reps in reserve, ${SQUAT}, set 1`);
  });

  it('are not asked if the setting is off', async () => {
    changeTrainingSettings({ effort: false });
    mockPlan();
    await begin();
    press('Done');
    expect(dialog().getByRole('timer', { name: 'Rest left' })).toBeVisible();
    expect(asked()).toBeNull();
  });
});
