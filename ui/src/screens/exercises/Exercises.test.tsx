import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTraining } from '@/features/workouts/training/trainingStore';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { Exercise, OwnExercise, PlannedExercise, PlannedExerciseInput } from '@/shared/api/types';
import { Exercises } from './Exercises';

const catalogue = example<Exercise[]>('list_exercises.all').response.body!;
const opened = ['show_exercise_history.lifted', 'list_exercise_alternatives.squats'];
const trained = ['show_todays_workout.empty', 'list_workouts.empty'];

function open(path = '/exercises', ...names: string[]) {
  server.use(...recordedResponses('list_exercises.all', 'show_exercise_marks.some', ...names));
  return renderPart(<Exercises />, { path, screenPaths: ['/exercises', '/exercise'] });
}
const search = () => screen.findByRole('combobox', { name: 'Search exercises' });
const rowsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((row) => row.textContent);

beforeEach(() => signIn());

describe('the list', () => {
  it('begins with favorites and recent exercises, and draws the others in portions', async () => {
    open();
    await search();
    await screen.findByRole('group', { name: 'Favorites' });
    expect(rowsOf('Favorites')[0]).toMatch(/^Bench Press/);
    expect(rowsOf('Recent').map((text) => text?.slice(0, 5))).toEqual(['Plank', 'Goble']);
    expect(screen.getAllByRole('option')).toHaveLength(60);
    expect(screen.getByText(`${catalogue.length - 1} exercises`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('option')).toHaveLength(120);
  });

  it('marks what loads an injured area, and leaves it out on request', async () => {
    signIn({ ...mara, injuries: ['knee'] });
    open('/exercises?q=goblet%20squat');
    expect(await screen.findByRole('option', { name: /^Goblet Squat ?Quadriceps.*Loads your knee/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Suits me' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Goblet Squat ?Quadriceps/ })).toBeNull());
  });

  it('is filtered by a muscle of the body map, which the address holds', async () => {
    const { currentPath } = open();
    await search();
    await userEvent.click(screen.getByRole('button', { name: 'Muscle: Any' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which muscle?' }));
    await userEvent.click(within(dialog.getByRole('group', { name: 'Back' })).getByRole('button', { name: 'Calves' }));
    await waitFor(() => expect(currentPath()).toBe('/exercises?muscle=calves'));
    expect(await screen.findByRole('button', { name: 'Muscle: Calves' })).toBeVisible();
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Calves');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(currentPath()).toBe('/exercises'));
  });

  it('says what to do when nothing fits', async () => {
    open('/exercises?q=xyzxyz');
    expect(await screen.findByText('No exercise fits. Try another word or fewer filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create “xyzxyz” as your own exercise' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('xyzxyz');
  });

  it('offers to clear the filters when they leave nothing', async () => {
    const { currentPath } = open('/exercises?muscle=neck&implement=sled');
    await screen.findByText('No exercise fits. Try another word or fewer filters.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(currentPath()).toBe('/exercises'));
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(10);
  });

  it('says that the exercise of the address does not exist, and stays', async () => {
    const { currentPath } = open('/exercises?exercise=Unicorn%20Press');
    const message = within(
      await screen.findByText('No exercise is called “Unicorn Press”').then((text) => text.closest('section')!),
    );
    expect(screen.getAllByRole('option').length).toBeGreaterThan(10);
    await userEvent.click(message.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(currentPath()).toBe('/exercises'));
    expect(screen.queryByText(/Unicorn/)).toBeNull();
  });

  it('shows own exercises that another device added, changed or hid', async () => {
    const both = example<OwnExercise[]>('list_own_exercises.two').response.body!;
    const [own] = example<Exercise[]>('list_exercises.own').response.body!.filter((each) => each.own);
    let list = [...catalogue];
    let asked = 0;
    server.use(
      ...recordedResponses('show_exercise_marks.none'),
      http.get('/api/own-exercises', () => HttpResponse.json(both)),
      http.get('/api/exercises', () => {
        asked += 1;
        return HttpResponse.json(list);
      }),
    );
    renderPart(<Exercises />, { path: '/exercises?only=own' });
    await screen.findByText('No exercise fits. Try another word or fewer filters.');
    list = [
      ...catalogue,
      ...both.map((each) => ({ ...own!, ...each, instructions: each.instructions ?? '' }) as Exercise),
    ];
    for (const { name, hidden } of both.filter((each) => !each.hidden)) {
      expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) }), String(hidden)).toBeVisible();
    }
    expect(asked).toBe(2);
    // Nothing new: the long list is not fetched again.
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('shows German names in German, and finds them', async () => {
    signIn({ ...mara, locale: 'de' });
    open('/exercises');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Übungen suchen' }), 'Bankdrücken');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Bankdrücken mit Langhantel/));
  });
});

describe('by keyboard', () => {
  it('arrows and Enter open an exercise, Escape returns to the search', async () => {
    const { currentPath } = open('/exercises', ...opened, ...trained);
    const field = await search();
    await userEvent.type(field, 'goblet squat');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Goblet Squat/));
    await userEvent.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Goblet Squat' });
    expect(currentPath()).toBe('/exercises?q=goblet+squat&exercise=Goblet+Squat');
    expect(await screen.findByText('Last time, November 19, 2026')).toBeVisible();
    heading.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('goblet squat');
  });
});

describe('an opened exercise', () => {
  const path = '/exercises?exercise=Goblet%20Squat';

  it('has instructions, its muscles, variants and alternatives that open here', async () => {
    open(path, ...opened, ...trained);
    expect(await screen.findByRole('heading', { level: 1, name: 'Goblet Squat' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Steps' })).toBeVisible();
    const alternatives = within(await screen.findByRole('region', { name: 'Alternatives' }));
    const [first] = await alternatives.findAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/exercises\?exercise=/);
  });

  it('becomes a favorite, and can be hidden', async () => {
    open(path, ...opened, ...trained, 'save_exercise_mark.favorite');
    const sent = requestBodies('PUT', '/api/exercise-marks');
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Goblet Squat' }));
    await waitFor(() => expect(sent).toEqual([{ exerciseName: 'Goblet Squat', mark: 'favorite' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Hide from lists' }));
    await waitFor(() => expect(sent[1]).toEqual({ exerciseName: 'Goblet Squat', mark: 'hidden' }));
  });

  it('goes into a new workout without a plan', async () => {
    const { currentPath } = open(path, ...opened, ...trained);
    await userEvent.click(await screen.findByRole('button', { name: 'Train it now' }));
    await waitFor(() => expect(currentPath()).toBe('/log-workout?workout=free'));
    expect(findTraining('free')?.free?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(['Goblet Squat']);
  });

  it('is added to the end of its section on a day of the plan', async () => {
    open(path, ...opened, ...trained, 'list_workout_plans.one', 'list_planned_workouts.generated');
    const planned = example<PlannedExercise[]>('list_planned_exercises.generated').response.body;
    const saved = example<PlannedExercise[]>('replace_planned_exercises.success').response.body;
    server.use(
      http.get('/api/planned-workouts/:id/exercises', () => HttpResponse.json(planned)),
      http.put('/api/planned-workouts/:id/exercises', () => HttpResponse.json(saved)),
    );
    const sent = requestBodies<PlannedExerciseInput[]>('PUT', '/api/planned-workouts/3/exercises');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Goblet Squat' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Day' }), 'Friday: Full Body Strength B');
    await userEvent.click(dialog.getByRole('radio', { name: 'Warm-up' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.find(({ exerciseName }) => exerciseName === 'Goblet Squat')).toMatchObject({ category: 'warmup' });
  });
});
