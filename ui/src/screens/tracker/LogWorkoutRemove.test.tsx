import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { completionHandlers, openCard } from '@/mocks/tracker';
import { LogWorkout } from './LogWorkout';

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

async function removeExercise(name: string): Promise<void> {
  const card = await openCard(name);
  await user.click(card.getByRole('button', { name: `More options for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: `Remove ${name}` }));
}

async function removeSet(number: number): Promise<void> {
  const card = within(screen.getByRole('article', { name: SQUAT }));
  await user.click(card.getByRole('button', { name: new RegExp(`^Set ${number}, `) }));
  await user.click(await screen.findByRole('button', { name: 'Remove set' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove set' })).toBeNull());
}

beforeEach(() => {
  // The day the examples were recorded, a Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
  server.use(...recordedResponses(...plan));
});

describe('the focus', () => {
  it('moves to the next exercise when one is removed, or to the previous one after the last', async () => {
    open();
    await openCard(SQUAT);
    const names = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').querySelector('[id]')?.textContent ?? '');
    const at = names.indexOf(SQUAT);
    await removeExercise(SQUAT);
    await waitFor(() => expect(screen.queryByRole('article', { name: SQUAT })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(
      within(screen.getByRole('article', { name: names[at + 1]! })).getByRole('button', {
        name: new RegExp(`^${names[at + 1]}`),
      }),
    ).toHaveFocus();
    await removeExercise(names.at(-1)!);
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(
      within(screen.getByRole('article', { name: names.at(-2)! })).getByRole('button', {
        name: new RegExp(`^${names.at(-2)}`),
      }),
    ).toHaveFocus();
  });

  it('moves to the next exercise after the confirmation', async () => {
    server.use(
      ...completionHandlers('create_exercise_completion.success'),
      ...recordedResponses('delete_exercise_completion.success'),
    );
    open();
    await user.click((await openCard('Marching in Place')).getByRole('button', { name: /^Complete/ }));
    await screen.findByText('1/15 completed');
    await removeExercise('Marching in Place');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = screen.getAllByRole('article');
    expect(first!.querySelector('h3 button')).toHaveFocus();
  });

  it('moves to Add exercise when none is left', async () => {
    const { response } = example<{ id: number }[]>('list_planned_exercises.generated');
    server.use(
      http.get('/api/planned-workouts/3/exercises', () =>
        HttpResponse.json((response.body ?? []).filter(({ id }) => id === 36)),
      ),
    );
    open();
    await openCard(SQUAT);
    await removeExercise(SQUAT);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByText('No exercises planned for this workout.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add exercises' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reset to plan' }));
    expect(await screen.findByRole('article', { name: SQUAT })).toBeVisible();
  });

  it('moves to the set after a removed one, or to Add set after the last', async () => {
    open();
    const card = await openCard(SQUAT);
    await removeSet(1);
    expect(card.getByRole('button', { name: /^Set 1, / })).toHaveFocus();
    await removeSet(2);
    expect(card.queryByRole('button', { name: /^Set 2, / })).toBeNull();
    expect(card.getByRole('button', { name: 'Add set' })).toHaveFocus();
    await removeSet(1);
    expect(card.getByRole('button', { name: /^Set 1, / })).toHaveFocus();
  });
});
