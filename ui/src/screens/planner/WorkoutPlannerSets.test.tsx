import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { PlannedExercise, SetTarget } from '@/shared/api/types';
import { WorkoutPlanner } from './WorkoutPlanner';

const edited = [
  'list_workout_plans.custom',
  'list_planned_workouts.custom',
  'list_planned_exercises.custom',
  'list_exercises.all',
];

beforeEach(() => {
  // A Friday.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T11:00:00+01:00') });
  signIn({ ...mara, weightUnit: 'kg' });
  server.use(...recordedResponses(...edited, 'update_planned_workout.edited'));
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const values = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}, set`) }).map(({ value }) => value);
const pick = async (opener: string | RegExp, item: string | RegExp, role = 'menuitem') => {
  await user().click(button(opener));
  await user().click(await screen.findByRole(role, { name: item }));
};

async function openSquat() {
  const { unmount } = renderPart(<WorkoutPlanner />, { path: '/workout-planner?plan=1' });
  await user().click(await screen.findByRole('button', { name: 'Edit Exercises of Push day' }));
  await user().click(await screen.findByRole('button', { name: /^Goblet Squat.*Change amounts$/ }));
  return unmount;
}

async function saved() {
  const sent = requestBodies<{ exercises: { setTargets: SetTarget[] | null }[] }>('PUT', '/api/planned-workouts/1');
  await user().click(button('Save Workout'));
  await screen.findByText('Updated!');
  return sent[0]?.exercises[1]?.setTargets;
}

describe('sets that differ in the workout form', () => {
  it('begin as the equal sets, take each its own values, and are stored', async () => {
    await openSquat();
    await user().click(button('Different sets'));
    expect(values('Reps')).toEqual(['10', '10', '10']);
    await user().clear(field('Reps, set 2'));
    await user().type(field('Reps, set 2'), '8{Enter}');
    expect(field('Weight, set 2')).toHaveFocus();
    await user().type(field('Weight, set 2'), '20');
    await pick('Set 1, Normal: change', 'Warm-up', 'menuitemradio');
    expect(button('Warm-up set 1: change')).toHaveTextContent('W');
    expect(button('Set 1, Normal: change')).toHaveTextContent('1');
    expect(button(/^Goblet Squat.*8 \/ 10 · 20 kg/)).toBeVisible();
    expect((await saved())?.map(({ setType, reps, weight }) => [setType, reps, weight])).toEqual([
      ['warmup', 10, null],
      ['normal', 8, 44.09],
      ['normal', 10, null],
    ]);
  });

  it('are added, doubled and removed, and Undo brings back what was removed', async () => {
    await openSquat();
    await user().click(button('Different sets'));
    await user().click(button('Add set'));
    await waitFor(() => expect(button('Set 4, Normal: change')).toHaveFocus());
    await user().clear(field('Reps, set 4'));
    await user().type(field('Reps, set 4'), '6');
    await pick('Set 4, Normal: change', 'Duplicate');
    expect(values('Reps')).toEqual(['10', '10', '10', '6', '6']);
    await pick('Set 1, Normal: change', 'Remove');
    expect(values('Reps')).toEqual(['10', '10', '6', '6']);
    await waitFor(() => expect(button('Set 1, Normal: change')).toHaveFocus());
    await user().click(button('Undo'));
    expect(values('Reps')).toEqual(['10', '10', '10', '6', '6']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('take a usual shape from the planned weight, which Undo takes back', async () => {
    await openSquat();
    await user().type(field('Weight'), '60');
    await user().click(button('Different sets'));
    await pick('Shapes', 'Pyramid: 12, 10, 8, 6');
    expect(values('Reps')).toEqual(['12', '10', '8', '6']);
    expect(values('Weight')).toEqual(['57.5', '60', '62.5', '67.5']);
    expect(button(/^Goblet Squat.*12 \/ 10 \/ 8 \/ 6 · 57.5–67.5 kg/)).toBeVisible();
    await user().click(button('Undo'));
    expect(values('Reps')).toEqual(['10', '10', '10']);
  });

  it('become equal at once if nothing is lost, and ask before sets are lost', async () => {
    await openSquat();
    await user().click(button('Different sets'));
    await user().click(button('All sets alike'));
    expect(field('Sets')).toHaveValue('3');
    await user().click(button('Different sets'));
    await pick('Shapes', 'Pyramid: 12, 10, 8, 6');
    await user().click(button('All sets alike'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make all sets alike?' }));
    expect(dialog.getByText(/like the first one: 4 × 12\./)).toBeVisible();
    await user().click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(values('Reps')).toHaveLength(4);
    await user().click(button('All sets alike'));
    await user().click(
      within(await screen.findByRole('dialog', { name: 'Make all sets alike?' })).getByRole('button', {
        name: 'All sets alike',
      }),
    );
    expect(await screen.findByRole('textbox', { name: 'Reps' })).toHaveValue('12');
    expect(await saved()).toBeNull();
  });

  it('say that a set must not be a warm-up set', async () => {
    await openSquat();
    await user().clear(field('Sets'));
    await user().type(field('Sets'), '1');
    await user().click(button('Different sets'));
    await pick('Set 1, Normal: change', 'Warm-up', 'menuitemradio');
    expect(screen.getByRole('alert')).toHaveTextContent('At least one set must not be a warm-up set.');
  });

  it('follow the warm-up sets of the exercise, which its line counts until the rows have their own', async () => {
    const stored = example<PlannedExercise[]>('list_planned_exercises.custom').response.body as PlannedExercise[];
    server.use(
      http.get('/api/planned-workouts/1/exercises', () =>
        HttpResponse.json(stored.map((each) => ({ ...each, rampUpSets: each.id === 2 ? 2 : 0 }))),
      ),
    );
    await openSquat();
    expect(button(/^Goblet Squat.*3 × 10 · 2 warm-up sets/)).toBeVisible();
    expect(screen.getAllByText(/warm-up sets/)).toHaveLength(1);
    await user().click(button('Different sets'));
    await pick('Set 1, Normal: change', 'Warm-up', 'menuitemradio');
    expect(screen.queryByText(/warm-up sets/)).toBeNull();
  });

  it('are shown as stored, with their ranges, and survive a reload as a draft', async () => {
    const stored = example<PlannedExercise[]>('list_planned_exercises.custom').response.body as PlannedExercise[];
    const set = { setType: 'normal', reps: 8, repsMax: 10, weight: null, duration: null };
    const setTargets = [set, { ...set, reps: 6, repsMax: 8 }];
    server.use(
      http.get('/api/planned-workouts/1/exercises', () =>
        HttpResponse.json(stored.map((each) => ({ ...each, setTargets: each.id === 2 ? setTargets : null }))),
      ),
    );
    const unmount = await openSquat();
    expect(button(/^Goblet Squat.*8–10 \/ 6–8/)).toBeVisible();
    await user().clear(field('Reps, set 2'));
    await user().type(field('Reps, set 2'), '5');
    unmount();
    await openSquat();
    expect(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
    expect(values('Reps')).toEqual(['8', '5']);
  });
});
