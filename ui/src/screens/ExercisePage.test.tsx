import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Exercise, ExerciseHistory } from '@/shared/api/types';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { ExercisePage } from './ExercisePage';

const lifted = example<ExerciseHistory>('show_exercise_history.lifted').response.body!;
const none = example<ExerciseHistory>('show_exercise_history.empty').response.body!;
const around = ['list_exercises.all', 'list_exercise_alternatives.squats'];
const squats = ['show_exercise_history.lifted', ...around];
// The recorded history with changed fields.
const historyOf = (body: Partial<ExerciseHistory>, of = lifted) =>
  http.get('/api/exercise-history', () => HttpResponse.json({ ...of, ...body }));

const show = (path = '/exercise?name=Goblet%20Squat') =>
  renderPart(<ExercisePage />, { path, screenPaths: ['/workout', '/exercise', '/progress'] });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signIn());

describe('the instructions', () => {
  it('have steps, cues, safety, muscles and a video', async () => {
    server.use(...recordedResponses(...squats));
    show('/exercise?name=goblet%20squat');
    const how = await region('How to do it');
    expect(within(how.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(4);
    expect(how.getByText('Elbows point down')).toBeVisible();
    expect(how.getByText(/keep the dumbbell close to the breastbone/)).toBeVisible();
    expect(how.getByText('Quadriceps')).toBeVisible();
    expect(how.getByText('Secondary: Core, Hamstrings, Back')).toBeVisible();
    expect(how.getByRole('link', { name: /^Watch a video/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 1, name: 'Goblet Squat' })).toBeVisible();
    expect(screen.getByText('Dumbbells · Beginner')).toBeVisible();
  });

  it('are missing for a custom exercise', async () => {
    server.use(...recordedResponses('show_exercise_history.never', 'list_exercises.all'));
    show('/exercise?name=Stone%20lift');
    expect(await screen.findByText('Custom exercise')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Stone lift' })).toBeVisible();
    expect(screen.queryByText('How to do it')).toBeNull();
    expect(screen.queryByText('Alternatives')).toBeNull();
    expect(screen.queryByRole('link', { name: /video/ })).toBeNull();
  });
});

describe('an exercise of one’s own', () => {
  const mine = example<Exercise[]>('list_exercises.own').response.body!.filter(({ own }) => own);
  const exercises = http.get('/api/exercises', () => HttpResponse.json(mine));
  const never = example<ExerciseHistory>('show_exercise_history.never').response.body!;
  const itsHistory = historyOf({ exerciseName: 'Anvil Squats', exerciseKey: 'own_1' }, never);
  const alternatives = http.get('/api/exercise-alternatives', () => HttpResponse.json([]));
  const openActions = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Actions for Anvil Squats' }));

  it('says whose it is, with the user’s own instructions', async () => {
    server.use(exercises, itsHistory, alternatives);
    show('/exercise?name=Anvil%20Squats');
    expect(await screen.findByText('Your exercise · Barbell')).toBeVisible();
    expect(screen.getByText('Sit down between the hips.')).toBeVisible();
    expect(screen.queryByText('Coaching cues')).toBeNull();
  });

  it('is found by a former name', async () => {
    server.use(exercises, itsHistory, alternatives);
    show('/exercise?name=Anvil');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anvil Squats' })).toBeVisible();
  });

  it('moves to its new address when it is renamed', async () => {
    server.use(exercises, itsHistory, alternatives, ...recordedResponses('update_own_exercise.renamed'));
    const [before] = mine;
    server.use(
      http.get('/api/exercises', () => HttpResponse.json([{ ...before, name: 'Anvil Squat' }]), { once: true }),
    );
    const { currentPath } = show('/exercise?name=Anvil%20Squat');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Anvil Squat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.type(await screen.findByLabelText('Name'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentPath()).toBe('/exercise?name=Anvil%20Squats'));
  });

  it('can be hidden, without losing its history', async () => {
    server.use(exercises, itsHistory, alternatives);
    server.use(http.put('/api/own-exercises/1', () => HttpResponse.json({ ...mine[0], hidden: true })));
    const sent = requestBodies('PUT', '/api/own-exercises/1');
    show('/exercise?name=Anvil%20Squats');
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide in lists' }));
    expect(await screen.findByText('Anvil Squats is no longer offered')).toBeVisible();
    expect(sent).toEqual([{ hidden: true }]);
  });

  it('can be deleted, and Undo brings it back', async () => {
    server.use(exercises, itsHistory, alternatives);
    show('/exercise?name=Anvil%20Squats');
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Custom exercise')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your exercise · Barbell')).toBeVisible();
  });

  it('can be made of a custom name', async () => {
    server.use(...recordedResponses('show_exercise_history.never', 'list_exercises.all'));
    show('/exercise?name=Stone%20lift');
    await userEvent.click(await screen.findByRole('button', { name: 'Make it your exercise' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Stone lift');
  });
});

describe('the history', () => {
  it('lists each session with its day and every set', async () => {
    server.use(...recordedResponses(...squats));
    show();
    await region('History');
    const sets = within(screen.getByRole('list', { name: 'Sets on Thu, November 19, 2026' })).getAllByRole('listitem');
    expect(sets.map(({ textContent }) => textContent)).toEqual([
      'WWarm-up: 30 lbs × 10',
      '160 lbs × 102 in reserve',
      'FTo failure: 65 lbs × 80 in reserve',
      'DDrop set: 45 lbs × 12',
    ]);
    expect(screen.getByText('Heels on plates')).toBeVisible();
    const whole = within(screen.getByRole('list', { name: 'Sets on Thu, November 12, 2026' })).getAllByRole('listitem');
    expect(whole.map(({ textContent }) => textContent)).toEqual(['155 lbs × 10', '255 lbs × 10', '355 lbs × 10']);
  });

  it('links to the workout of a session, if there is one', async () => {
    server.use(...recordedResponses(...squats));
    show();
    const sessions = await region('History');
    const links = sessions.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/workout?id=6', '/workout?id=4']);
    expect(links[0]).toHaveAccessibleName('Open the workout on Thu, November 19, 2026');
    expect(sessions.getByText('Thu, November 5, 2026')).toBeVisible();
  });

  it('shows five sessions, then more, and loads further ones', async () => {
    const sessions = Array.from({ length: 25 }, (_, index) => ({ ...lifted.sessions[1]!, id: 100 - index }));
    const queries: (string | null)[] = [];
    server.use(
      http.get('/api/exercise-history', ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        queries.push(new URL(request.url).search);
        return HttpResponse.json({ ...lifted, sessionCount: 25, sessions: sessions.slice(offset, offset + 20) });
      }),
      ...recordedResponses(...around),
    );
    show();
    const list = await region('History');
    expect(list.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    expect(list.getAllByRole('link')).toHaveLength(20);
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(25));
    expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(queries).toEqual([
      '?exercise=Goblet%20Squat&limit=20&offset=0',
      '?exercise=Goblet%20Squat&limit=20&offset=20',
    ]);
  });

  it('shows how to start if there are no sessions', async () => {
    server.use(...recordedResponses('show_exercise_history.empty', ...around));
    show();
    const list = await region('History');
    expect(list.getByText('Not done yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your numbers' })).toBeNull();
    expect(screen.queryByText('Best sets over time')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows an error if it could not be loaded, and retries', async () => {
    server.use(
      http.get('/api/exercise-history', () => HttpResponse.error()),
      ...recordedResponses(...around),
    );
    show();
    expect(await screen.findByText('Not on this device yet')).toBeVisible();
    server.use(...recordedResponses('show_exercise_history.lifted'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
  });
});

describe('the bests', () => {
  it('are the heaviest set, the estimate with its source set, the volume and the count', async () => {
    server.use(...recordedResponses(...squats));
    show();
    const figures = await region('Your numbers');
    const tile = (label: string) => figures.getByText(label).closest('div')?.parentElement;
    expect(tile('Heaviest set')).toHaveTextContent('65 lbs8 reps, Nov 19, 2026');
    expect(tile('Estimated max')).toHaveTextContent('82.3 lbsone-rep estimate, from 65 lbs × 8 on Nov 19, 2026');
    expect(tile('Most volume')).toHaveTextContent('1660 lbs');
    expect(tile('Workouts')).toHaveTextContent('3last on Nov 19, 2026');
  });

  it('have no estimate if the server returns none', async () => {
    server.use(historyOf({ estimatedMaximum: null }), ...recordedResponses(...around));
    show();
    await region('Your numbers');
    expect(screen.queryByText('Estimated max')).toBeNull();
  });

  it('are listed in a table by number of repetitions', async () => {
    server.use(...recordedResponses(...squats));
    show();
    const table = within(await screen.findByRole('table', { name: 'Best weight by reps' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual(['865 lbsNov 19, 2026', '1060 lbsNov 19, 2026', '1245 lbsNov 19, 2026']);
  });

  it('have a chart over time of weight, estimate or volume', async () => {
    server.use(...recordedResponses(...squats));
    show();
    expect(await screen.findByText('+15 lbs since November 5, 2026')).toBeVisible();
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(rows('Weight: Goblet Squat')).toEqual(['Nov 5, 202650 lbs', 'Nov 12, 202655 lbs', 'Nov 19, 202665 lbs']);
    await userEvent.click(screen.getByRole('radio', { name: 'Volume' }));
    expect(rows('Volume: Goblet Squat').at(-1)).toBe('Nov 19, 20261660 lbs');
  });

  it('are in repetitions for bodyweight exercises', async () => {
    const best = { ...none.best, reps: { value: 14, reps: 14, weight: null, localDate: '2026-11-19', workoutId: 6 } };
    const points = lifted.points.map((point) => ({ ...point, weight: null, volume: null, estimatedMaximum: null }));
    server.use(historyOf({ best, points, estimatedMaximum: null, repRecords: [] }), ...recordedResponses(...around));
    show();
    const figures = await region('Your numbers');
    expect(figures.getByText('Most reps').closest('div')?.parentElement).toHaveTextContent('14Nov 19, 2026');
    expect(screen.getByText('+2 since November 5, 2026')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Repetitions: Goblet Squat' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Best weight by reps' })).toBeNull();
  });

  it('are the least assistance for an assisted exercise', async () => {
    const [machine] = (example<Exercise[]>('list_exercises.all').response.body ?? []).filter(
      ({ implement }) => implement === 'assistance',
    );
    const { key: exerciseKey, name: exerciseName } = machine!;
    const points = lifted.points.map((each, index) => ({ ...each, weight: 70 - 10 * index }));
    server.use(
      historyOf({ exerciseKey, exerciseName, points, sessions: [], repRecords: [] }),
      ...recordedResponses(...around),
    );
    show(`/exercise?name=${encodeURIComponent(exerciseName)}`);
    const figures = await region('Your numbers');
    expect(figures.getByText('Least assistance')).toBeVisible();
    expect(figures.queryByText('Most volume')).toBeNull();
    expect(figures.queryByText('Estimated max')).toBeNull();
    expect(screen.getByText('20 lbs less assistance since November 5, 2026')).toBeVisible();
    expect(screen.getByRole('table', { name: `Assistance: ${exerciseName}` })).toBeInTheDocument();
  });

  it('say that sets are done on each side', async () => {
    server.use(
      historyOf({ exerciseKey: 'dumbbell_row', exerciseName: 'Dumbbell Row' }),
      ...recordedResponses(...around),
    );
    show('/exercise?name=Dumbbell%20Row');
    expect((await region('How to do it')).getByText('Do every set on each side.')).toBeVisible();
  });

  it('are in the user’s units and language', async () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg' });
    server.use(...recordedResponses(...squats));
    show();
    const figures = await region('Deine Zahlen');
    expect(figures.getByText('Schwerster Satz').closest('div')?.parentElement).toHaveTextContent('29,5 kg8 Wdh.');
    expect(screen.getByRole('region', { name: 'Ausführung' })).toBeVisible();
    expect(screen.getByText('24,95 kg × 10', { selector: 'ol:last-of-type li:first-child span' })).toBeVisible();
  });
});

describe('alternatives', () => {
  const best = example<Exercise[]>('list_exercise_alternatives.squats').response.body![0]!.name;
  const toBest = { name: new RegExp(`^${best}`) };

  it('link to their own pages', async () => {
    server.use(...recordedResponses(...squats));
    const { currentPath } = show();
    const list = await region('Alternatives');
    await userEvent.click(await list.findByRole('link', toBest));
    expect(currentPath()).toBe(`/exercise?name=${encodeURIComponent(best)}`);
    expect(await screen.findByRole('heading', { level: 1, name: best })).toHaveFocus();
  });

  it('are six at first, and all on request', async () => {
    server.use(...recordedResponses(...squats));
    show();
    const list = await region('Alternatives');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(6));
    await userEvent.click(list.getByRole('button', { name: 'Show all 12' }));
    expect(list.getAllByRole('link')).toHaveLength(12);
  });

  it('show an error if they could not be loaded', async () => {
    const { open, opened } = gate();
    server.use(
      http.get('/api/exercise-alternatives', async () => {
        await opened;
        return HttpResponse.error();
      }),
      ...recordedResponses(...squats),
    );
    show();
    const list = await region('Alternatives');
    open();
    expect(await list.findByText('The alternatives could not be loaded.')).toBeVisible();
    server.use(...recordedResponses('list_exercise_alternatives.squats'));
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('link', toBest)).toBeVisible();
  });
});

it('shows a hint if the URL has no name', () => {
  show('/exercise');
  expect(screen.getByRole('heading', { level: 1, name: 'Which exercise?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to progress' })).toHaveAttribute('href', '/progress?tab=workouts');
});
