import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { UNDO_MS } from '@/shared/ui/undo';
import { LoggedWorkout } from './LoggedWorkout';

const workout = example<Workout>('show_workout.success').response.body!;
const completions = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const [squat] = completions;
const leg = ['show_workout.success', 'list_exercise_completions.of_workout', 'list_exercises.all'];
const PUT = '/api/exercise-completions/1';

const show = (path = '/workout?id=6') =>
  renderPart(<LoggedWorkout />, { path, screenPaths: ['/workout', '/exercise', '/workout-calendar'] });
const exercise = async (name: string) => within(await screen.findByRole('listitem', { name }));
const weight = (set: number) => screen.findByRole('textbox', { name: `Weight, set ${set}` });
// The recorded list, with a server that stores what is sent.
function keepingServer(before: readonly ExerciseCompletion[] = completions) {
  let list = [...before];
  return [
    http.get('/api/exercise-completions', () => HttpResponse.json(list)),
    http.put('/api/exercise-completions/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<ExerciseCompletion>;
      list = list.map((each) => (each.id === Number(params['id']) ? { ...each, ...body } : each));
      return HttpResponse.json(list.find(({ id }) => id === Number(params['id'])));
    }),
    ...recordedResponses('show_workout.success', 'list_exercises.all', 'list_last_completions.two'),
  ];
}
const setsSent = () => requestBodies<{ sets: ExerciseCompletion['sets'] }>('PUT', PUT);
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeEach(() => signIn());

describe('a logged workout', () => {
  it('shows its details and totals', async () => {
    server.use(...recordedResponses(...leg));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Leg day' })).toBeVisible();
    expect(screen.getByText('Strength')).toBeVisible();
    expect(screen.getByText(/^Fri, November 20, 2026 · 11:00\sAM$/)).toBeVisible();
    const figure = (term: string) => screen.getByText(term).nextElementSibling;
    expect(figure('Duration')).toHaveTextContent('40 min');
    expect(figure('Calories')).toHaveTextContent('272 kcal, estimated');
    expect(figure('Working sets')).toHaveTextContent('5');
    expect(figure('Volume')).toHaveTextContent('760 lbs');
    expect(screen.getByText('Felt strong')).toBeVisible();
  });

  it('lists its exercises with every set, and links to their pages', async () => {
    server.use(...recordedResponses(...leg));
    show();
    const squats = await exercise('Goblet Squat');
    expect(squats.getByRole('link', { name: 'Goblet Squat' })).toHaveAttribute('href', '/exercise?name=Goblet%20Squat');
    const fields = squats.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    expect(fields).toEqual(['20', '10', '40', '10', '45', '8']);
    expect(squats.getByRole('button', { name: 'Warm-up set 1: change' })).toHaveTextContent('W');
    expect(squats.getByRole('button', { name: 'Set 1, Normal: change' })).toHaveTextContent('1');
    const times = (await exercise('Plank')).getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    expect(times).toEqual(['40', '40', '40']);
    expect((await exercise('Push-Up')).getByRole('button', { name: 'Add sets for Push-Up' })).toBeVisible();
  });

  it('shows warm-up and cool-down collapsed until they are opened', async () => {
    server.use(...keepingServer([{ ...completions[1]!, category: 'warmup' }]));
    show();
    const line = await screen.findByRole('button', { name: 'Plank' });
    expect(within(screen.getByRole('group', { name: 'Sets of Plank' })).getAllByText('40 s')).toHaveLength(3);
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(line);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Plank' })).toHaveFocus();
  });

  it('uses the numeric keypad for numbers', async () => {
    server.use(...recordedResponses(...leg));
    show();
    expect(await weight(1)).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByRole('textbox', { name: 'Reps, set 1' })).toHaveAttribute('inputmode', 'numeric');
  });

  it('shows a message if it does not exist', async () => {
    server.use(
      http.get('/api/workouts/404', () => HttpResponse.json({ message: 'Workout not found' }, { status: 404 })),
      ...recordedResponses('list_exercise_completions.of_workout', 'list_exercises.all'),
    );
    show('/workout?id=404');
    expect(await screen.findByText('This workout no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the calendar' })).toHaveAttribute('href', '/workout-calendar');
  });

  it('shows a message for an invalid address', () => {
    show('/workout?id=six');
    expect(screen.getByText('This workout no longer exists')).toBeVisible();
  });

  it('reports when it could not be loaded, and retries', async () => {
    server.use(
      http.get('/api/workouts/6', () => HttpResponse.error()),
      ...recordedResponses(...leg),
    );
    show();
    expect(await screen.findByText('Not on this device yet')).toBeVisible();
    server.use(...recordedResponses(...leg));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await exercise('Goblet Squat')).toBeTruthy();
  });

  it('is shown in German and kilograms', async () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg' });
    server.use(...recordedResponses(...leg));
    show();
    expect(await screen.findByRole('textbox', { name: 'Gewicht, Satz 1' })).toHaveValue('18,14');
    expect(screen.getByText('Arbeitssätze')).toBeVisible();
  });
});

describe('a set', () => {
  it('is changed by typing, and sent with the others when the field is left', async () => {
    server.use(...keepingServer());
    const sent = setsSent();
    show();
    await retype(await weight(2), '50');
    expect(sent).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      sets: [squat!.sets[0], squat!.sets[1], { ...squat!.sets[2], weight: 50 }],
      // A set that another device ticked meanwhile is not listed, so the server keeps it.
      knownSets: squat!.sets.flatMap(({ doneAt }) => doneAt ?? []),
    });
    await waitFor(() => expect(screen.getByText('Volume').nextElementSibling).toHaveTextContent('800 lbs'));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(await weight(2)).toHaveValue('50');
  });

  it('moves to the next field with Enter', async () => {
    server.use(...keepingServer());
    show();
    await retype(await weight(2), '50');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Reps, set 2' })).toHaveFocus();
  });

  it('sends nothing without changes', async () => {
    server.use(...recordedResponses(...leg));
    show();
    await userEvent.click(await weight(2));
    await userEvent.tab();
    await userEvent.tab();
    expect(await weight(2)).toHaveValue('45');
  });

  it('has a kind and an effort', async () => {
    server.use(...keepingServer());
    const sent = setsSent();
    show();
    await userEvent.click((await exercise('Goblet Squat')).getByRole('button', { name: 'Set 2, Normal: change' }));
    const options = within(await screen.findByRole('dialog', { name: /^Set 2/ }));
    await userEvent.click(options.getByRole('radio', { name: 'To failure' }));
    await waitFor(() => expect(sent[0]?.sets[2]).toMatchObject({ setType: 'failure' }));
    await userEvent.selectOptions(options.getByRole('combobox', { name: 'Reps in reserve' }), '1');
    await waitFor(() => expect(sent.at(-1)?.sets[2]).toMatchObject({ setType: 'failure', rpe: 9 }));
  });

  it('is added as a copy of the last one', async () => {
    server.use(...keepingServer());
    const sent = setsSent();
    show();
    await userEvent.click((await exercise('Goblet Squat')).getByRole('button', { name: 'Add set' }));
    await waitFor(() => expect(sent[0]?.sets).toHaveLength(4));
    expect(sent[0]?.sets[3]).toMatchObject({ setType: 'normal', weight: 45, reps: 8, rpe: null });
  });

  it('is removed and can be restored with Undo', async () => {
    server.use(...keepingServer());
    const sent = setsSent();
    show();
    await userEvent.click((await exercise('Goblet Squat')).getByRole('button', { name: 'Remove warm-up set 1' }));
    await waitFor(() => expect(sent[0]?.sets).toEqual(squat!.sets.slice(1)));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(sent[1]?.sets).toEqual(squat!.sets));
    expect(await screen.findByRole('textbox', { name: 'Weight, warm-up set 1' })).toHaveValue('20');
  });

  it('of an exercise that was removed on another device is discarded', async () => {
    server.use(
      ...keepingServer(),
      http.put(PUT, () => HttpResponse.json({ message: 'Exercise completion not found' }, { status: 404 })),
    );
    show();
    await retype(await weight(2), '50');
    await userEvent.tab();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('that is refused stays as typed with the server’s message, and nothing else changes', async () => {
    server.use(...recordedResponses(...leg, 'update_exercise_completion.invalid'));
    show();
    await retype(await weight(2), '4999');
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: At most 5000 lbs');
    expect(await weight(2)).toHaveValue('4999');
    expect(screen.getByText('Volume').nextElementSibling).toHaveTextContent('760 lbs');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await weight(2)).toHaveValue('45');
    expect(hasUnsentEntries()).toBe(false);
  });

  it('waits on the device while the server is unreachable, and is sent when the page opens again', async () => {
    server.use(
      http.put(PUT, () => HttpResponse.error()),
      ...recordedResponses(...leg),
    );
    const { unmount } = show();
    await retype(await weight(2), '50');
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('FitApp cannot be reached.');
    unmount();
    expect(hasUnsentEntries()).toBe(true);
    const sent = setsSent();
    server.use(...recordedResponses('update_exercise_completion.sets'));
    show();
    await waitFor(() => expect(sent[0]?.sets[2]).toMatchObject({ weight: 50 }));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('that is changed while another is being sent is sent with the next request', async () => {
    const { open, opened } = gate();
    const late = http.put(PUT, async () => {
      await opened;
    });
    server.use(late, ...keepingServer());
    const sent = setsSent();
    show();
    await retype(await weight(2), '50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await retype(screen.getByRole('textbox', { name: 'Reps, set 2' }), '6');
    await userEvent.tab();
    open();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.sets[2]).toMatchObject({ weight: 50, reps: 6 });
    expect(await weight(2)).toHaveValue('50');
  });

  it('can get an additional field', async () => {
    server.use(...keepingServer());
    const sent = requestBodies<{ sets: ExerciseCompletion['sets'] }>('PUT', '/api/exercise-completions/2');
    show();
    const planks = await exercise('Plank');
    await userEvent.click(planks.getByRole('button', { name: 'More options for Plank' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add weight' }));
    await userEvent.type(planks.getByRole('textbox', { name: 'Weight, set 1' }), '10');
    await userEvent.tab();
    await waitFor(() =>
      expect(sent[0]?.sets).toEqual([
        expect.objectContaining({ duration: 40, weight: 10 }),
        expect.objectContaining({ duration: 40, weight: null }),
        expect.objectContaining({ duration: 40, weight: null }),
      ]),
    );
  });
});

describe('an exercise', () => {
  it('is added from the picker, with its first field focused', async () => {
    server.use(...recordedResponses('create_exercise_completion.to_workout', 'list_last_completions.two', ...leg));
    const sent = requestBodies('POST', '/api/exercise-completions');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add exercise' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search exercises' }), 'wall sit{Enter}');
    server.use(
      http.get('/api/exercise-completions', () =>
        HttpResponse.json([
          ...completions,
          example<ExerciseCompletion>('create_exercise_completion.to_workout').response.body!,
        ]),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const added = await exercise('Wall Sit');
    await waitFor(() => expect(added.getByRole('textbox', { name: 'Time, set 1' })).toHaveFocus());
    expect(sent).toEqual([
      {
        exerciseName: 'Wall Sit',
        category: 'main',
        workoutId: 6,
        sets: [{ setType: 'normal' }],
        clientKey: expect.any(String) as string,
      },
    ]);
    expect(await added.findByText('Last time, Nov 18: 3 × 40 s')).toBeVisible();
  });

  it("can copy the last time's sets", async () => {
    const fresh = example<ExerciseCompletion>('create_exercise_completion.to_workout').response.body!;
    server.use(...keepingServer([fresh]));
    const sent = requestBodies<{ sets: ExerciseCompletion['sets'] }>('PUT', '/api/exercise-completions/3');
    show();
    await userEvent.click(await (await exercise('Wall Sit')).findByRole('button', { name: 'Copy these sets' }));
    await waitFor(() => expect(sent[0]?.sets.map(({ duration }) => duration)).toEqual([40, 40, 40]));
  });

  it('that cannot be added shows an error', async () => {
    server.use(
      http.post('/api/exercise-completions', () => HttpResponse.json({ message: 'No' }, { status: 400 })),
      ...recordedResponses(...leg),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add exercise' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search exercises' }), 'wall sit{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Could not add Wall Sit.')).toBeVisible();
  });

  it('is removed after 8 seconds, or restored with Undo', async () => {
    server.use(
      http.delete(PUT, () => new HttpResponse(null, { status: 204 })),
      ...recordedResponses(...leg),
    );
    const sent = requestBodies('DELETE', PUT);
    show();
    const remove = async () => {
      fireEvent.click((await exercise('Goblet Squat')).getByRole('button', { name: 'More options for Goblet Squat' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove exercise' }));
      await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Goblet Squat' })).toBeNull());
    };
    await remove();
    expect(screen.getByText('Working sets').nextElementSibling).toHaveTextContent('3');
    fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await exercise('Goblet Squat');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await remove();
    expect(sent).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is removed with its last set', async () => {
    const single = { ...squat!, sets: squat!.sets.slice(0, 1) };
    server.use(
      http.get('/api/exercise-completions', () => HttpResponse.json([single])),
      ...recordedResponses(...leg),
    );
    show();
    await userEvent.click((await exercise('Goblet Squat')).getByRole('button', { name: 'Remove warm-up set 1' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Goblet Squat' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await exercise('Goblet Squat')).toBeTruthy();
  });

  it('without sets can be removed from the names and restored', async () => {
    server.use(
      http.put('/api/workouts/6', async ({ request }) =>
        HttpResponse.json({ ...workout, ...((await request.json()) as object) }),
      ),
      ...recordedResponses(...leg),
    );
    const sent = requestBodies('PUT', '/api/workouts/6');
    show();
    await userEvent.click((await exercise('Push-Up')).getByRole('button', { name: 'Remove Push-Up' }));
    await waitFor(() => expect(sent).toEqual([{ exercises: ['Goblet Squat', 'Plank'] }]));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ exercises: workout.exercises }));
  });
});

describe('the workout itself', () => {
  it('is edited in its own form', async () => {
    server.use(...recordedResponses(...leg, 'list_body_measurements.empty', 'update_workout.moved'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Leg day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-19' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Workout updated')).toBeVisible();
  });

  it('is deleted after a confirmation, and opens its day', async () => {
    server.use(...recordedResponses(...leg));
    const { currentPath } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Leg day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete workout' }));
    await waitFor(() => expect(currentPath()).toBe('/workout-calendar?month=2026-11&day=2026-11-20'));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  });
});
