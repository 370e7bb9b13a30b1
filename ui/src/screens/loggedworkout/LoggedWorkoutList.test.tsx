import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { LoggedWorkout } from './LoggedWorkout';

const workout = example<Workout>('show_workout.success').response.body!;
const [squat, plank] = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const user = userEvent.setup();

// A server that stores what is sent.
function serving(before: readonly ExerciseCompletion[]): void {
  let list = [...before];
  server.use(
    http.get('/api/exercise-completions', () => HttpResponse.json(list)),
    http.put('/api/exercise-completions/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<ExerciseCompletion>;
      list = list.map((each) => (each.id === Number(params['id']) ? { ...each, ...body } : each));
      return HttpResponse.json(list.find(({ id }) => id === Number(params['id'])));
    }),
    http.put('/api/workouts/6', async ({ request }) =>
      HttpResponse.json({ ...workout, ...((await request.json()) as object) }),
    ),
    ...recordedResponses('show_workout.success', 'list_exercises.all', 'list_last_completions.two'),
  );
}

const show = () => renderPart(<LoggedWorkout />, { path: '/workout?id=6', screenPaths: ['/workout', '/exercise'] });
const exercise = async (name: string) => within(await screen.findByRole('listitem', { name }));
const many = ['Squat', 'Row', 'Press', 'Curl'].map((exerciseName, index) => ({
  ...squat!,
  id: 10 + index,
  exerciseName,
}));

beforeEach(() => signIn());

describe('a workout of many exercises', () => {
  const line = (name: string) => screen.findByRole('button', { name, expanded: false });
  const setOf = (name: string, number: number, what: string) =>
    screen.findByRole('button', { name: `Set ${number} of ${name}, ${what}: change` });

  it('shows each one collapsed, until it is opened and collapsed again', async () => {
    serving(many);
    show();
    expect(await line('Squat')).toBeVisible();
    expect(await line('Curl')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(await line('Row'));
    const row = await exercise('Row');
    expect(row.getByRole('link', { name: 'Row' })).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    await user.click(row.getByRole('button', { name: 'Collapse Row' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await line('Row')).toHaveFocus();
  });

  it('opens at the weight of the tapped set, selected for typing', async () => {
    serving(many);
    show();
    const second = await setOf('Row', 2, '45 lbs × 8');
    expect(second).toHaveTextContent('45 lbs × 8');
    await user.click(second);
    const weight = (await exercise('Row')).getByRole<HTMLInputElement>('textbox', { name: 'Weight, set 2' });
    expect(weight).toHaveFocus();
    expect([weight.selectionStart, weight.selectionEnd]).toEqual([0, 2]);
    await user.keyboard('50');
    await user.click(screen.getByRole('button', { name: 'Collapse Row' }));
    expect(await setOf('Row', 2, '50 lbs × 8')).toBeVisible();
    expect(await line('Row')).toHaveFocus();
  });

  it('opens at the repetitions if there is no weight, or at the time if there are none', async () => {
    const set = { ...squat!.sets[0]!, setType: 'normal' as const, weight: null };
    serving([
      ...many,
      { ...squat!, id: 20, exerciseName: 'Dip', sets: [set, { ...set, reps: 9 }] },
      { ...squat!, id: 21, exerciseName: 'Hold', sets: [{ ...set, reps: null, duration: 40 }] },
    ]);
    show();
    await user.click(await setOf('Dip', 2, '9 reps'));
    expect((await exercise('Dip')).getByRole('textbox', { name: 'Reps, set 2' })).toHaveFocus();
    await user.click(await setOf('Hold', 1, '40 s'));
    expect((await exercise('Hold')).getByRole('textbox', { name: 'Time, set 1' })).toHaveFocus();
  });

  it('shows the kind of a set in its line, also in German', async () => {
    signIn({ ...mara, locale: 'de' });
    serving([
      ...many,
      { ...squat!, id: 20, exerciseName: 'Dip', sets: [{ ...squat!.sets[0]!, setType: 'warmup', weight: 0, reps: 5 }] },
    ]);
    show();
    expect(await screen.findByRole('button', { name: 'Aufwärmsatz 1 von Dip, 5 Wdh.: ändern' })).toHaveTextContent(
      'W 5 Wdh.',
    );
  });

  it('keeps an exercise open while a number in it is invalid', async () => {
    serving(many);
    show();
    await user.click(await line('Row'));
    const reps = screen.getByRole('textbox', { name: 'Reps, warm-up set 1' });
    await user.clear(reps);
    await user.type(reps, '9.5');
    await user.click(screen.getByRole('button', { name: 'Collapse Row' }));
    expect(reps).toHaveFocus();
    expect(reps).toHaveAccessibleDescription('Whole numbers only');
  });

  it('collapses in German', async () => {
    signIn({ ...mara, locale: 'de' });
    serving(many);
    show();
    await user.click(await screen.findByRole('button', { name: 'Row' }));
    expect(screen.getByRole('button', { name: 'Row einklappen' })).toBeVisible();
  });

  it('opens an exercise without values', async () => {
    const blank = { ...squat!.sets[0]!, weight: null, reps: null };
    serving([...many, { ...squat!, id: 20, exerciseName: 'Wall Sit', sets: [blank] }]);
    show();
    expect((await exercise('Wall Sit')).getAllByRole('textbox').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Collapse Wall Sit' })).toBeNull();
  });
});

describe('the focus', () => {
  const heading = () => screen.getByRole('heading', { name: 'Exercises' });

  it('moves to the heading of the exercises when one is removed', async () => {
    serving([squat!, plank!]);
    show();
    await user.click((await exercise('Goblet Squat')).getByRole('button', { name: 'More options for Goblet Squat' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove exercise' }));
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(screen.queryByRole('listitem', { name: 'Goblet Squat' })).toBeNull();
    expect(heading()).toHaveFocus();
  });

  it('moves there when an exercise without sets is removed', async () => {
    serving([squat!, plank!]);
    show();
    await user.click((await exercise('Push-Up')).getByRole('button', { name: 'Remove Push-Up' }));
    expect(heading()).toHaveFocus();
    expect(await screen.findByText('Push-Up removed')).toBeVisible();
  });

  it('moves to Add set after the last set, and stays in position after another', async () => {
    serving([squat!, plank!]);
    show();
    const squats = await exercise('Goblet Squat');
    await user.click(squats.getByRole('button', { name: 'Remove warm-up set 1' }));
    await waitFor(() => expect(squats.queryByRole('button', { name: 'Remove warm-up set 1' })).toBeNull());
    expect(squats.getByRole('button', { name: 'Remove set 1' })).toHaveFocus();
    await user.click(squats.getByRole('button', { name: 'Remove set 2' }));
    await waitFor(() => expect(squats.queryByRole('button', { name: 'Remove set 2' })).toBeNull());
    expect(squats.getByRole('button', { name: 'Add set' })).toHaveFocus();
    await user.click(squats.getByRole('button', { name: 'Remove set 1' }));
    expect(heading()).toHaveFocus();
  });
});
