import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { completionHandlers, openCard } from '@/mocks/tracker';
import type { Exercise, ExerciseSuggestion, WorkoutPlan } from '@/shared/api/types';
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
  'save_suggestion_answer.declined',
];
const [recorded] = example<ExerciseSuggestion[]>('list_exercise_suggestions.heavier').response.body ?? [];
const squat: ExerciseSuggestion = {
  ...recorded!,
  plannedExerciseId: 36,
  exerciseName: 'Dumbbell Sumo Squat',
  weight: 30,
  reps: 12,
  repsMax: 15,
  otherwise: { ...recorded!.otherwise!, weight: 27.5, reps: 15, repsMax: 15 },
};

const suggest = (...suggestions: ExerciseSuggestion[]) =>
  server.use(http.get('/api/planned-workouts/3/suggestions', () => HttpResponse.json(suggestions)));
const open = () =>
  renderPart(
    <>
      <TrainingBackground />
      <LogWorkout />
    </>,
    { path: '/log-workout?workout=3' },
  );
const squatCard = () => openCard('Dumbbell Sumo Squat');
type Card = Awaited<ReturnType<typeof squatCard>>;
const field = (card: Card, name: string, set = 1) => card.getByRole('textbox', { name: `${name}, set ${set}` });
const tick = (card: Card, set = 1) =>
  userEvent.click(card.getByRole('button', { name: `Set ${set} done, Dumbbell Sumo Squat` }));
const answers = () => requestBodies('PUT', '/api/suggestion-answers');
const line = (card: Card) => within(card.getByRole('group', { name: 'Suggestion for Dumbbell Sumo Squat' }));
// Simulates a reload: only what this device has stored is available.
const reload = () => signIn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan), ...completionHandlers('create_exercise_completion.record'));
});

describe('a suggestion in the tracker', () => {
  it('fills the fields, is shown with its reason, and is accepted by ticking', async () => {
    suggest(squat);
    // The server cannot accept the ticks.
    server.use(http.post('/api/exercise-completions', () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    const sent = answers();
    open();
    const card = await squatCard();
    expect(await line(card).findByText(/^Last time .* All sets reached 10 repetitions\. Next: 105 lb/)).toBeVisible();
    expect(field(card, 'Weight (lbs)')).toHaveValue('30');
    expect(field(card, 'Reps')).toHaveValue('12');
    expect(card.getByText('3 × 12–15 · 30 lbs')).toBeVisible();
    await tick(card);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      exerciseName: 'Dumbbell Sumo Squat',
      answer: 'accepted',
      kind: 'increase_weight',
      weight: 30,
      reps: 12,
      duration: null,
      date: '2026-11-20',
    });
    await tick(card, 2);
    expect(line(card).getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toHaveLength(1);
  });

  it('is changed by ticking another value', async () => {
    suggest(squat);
    const sent = answers();
    open();
    const card = await squatCard();
    await line(card).findByText(/All sets reached/);
    await userEvent.clear(field(card, 'Weight (lbs)'));
    await userEvent.type(field(card, 'Weight (lbs)'), '35');
    await tick(card);
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ answer: 'changed', weight: 30 })]));
  });

  it('is declined with one tap, and stays declined after a reload', async () => {
    suggest(squat);
    const sent = answers();
    const { unmount } = open();
    const card = await squatCard();
    await userEvent.click(await line(card).findByRole('button', { name: 'Keep 27.5 lbs' }));
    expect(field(card, 'Weight (lbs)')).toHaveValue('27.5');
    expect(field(card, 'Reps')).toHaveValue('15');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ answer: 'declined', weight: 30 })]));
    await tick(card);
    unmount();
    reload();
    open();
    const again = await squatCard();
    expect(await line(again).findByRole('button', { name: 'Keep 27.5 lbs' })).toHaveAttribute('aria-pressed', 'true');
    expect(field(again, 'Weight (lbs)', 2)).toHaveValue('27.5');
    expect(sent).toHaveLength(1);
  });

  it('replaces what was typed when it is accepted after all', async () => {
    suggest(squat);
    open();
    const card = await squatCard();
    await line(card).findByText(/All sets reached/);
    await userEvent.clear(field(card, 'Weight (lbs)'));
    await userEvent.type(field(card, 'Weight (lbs)'), '50');
    await userEvent.click(line(card).getByRole('button', { name: 'Accept' }));
    expect(field(card, 'Weight (lbs)')).toHaveValue('30');
  });

  it('is answered on this device while the server cannot be reached, and sent later', async () => {
    suggest(squat);
    let reachable = false;
    const sent = answers();
    server.use(http.put('/api/suggestion-answers', () => (reachable ? undefined : HttpResponse.error())));
    open();
    const card = await squatCard();
    await userEvent.click(await line(card).findByRole('button', { name: 'Keep 27.5 lbs' }));
    expect(field(card, 'Weight (lbs)')).toHaveValue('27.5');
    await waitFor(() => expect(sent).toHaveLength(1));
    reachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    window.dispatchEvent(new Event('online'));
    await tick(card);
    expect(sent).toHaveLength(2);
  });

  it('is not waited for: without it the fields hold the last time', async () => {
    server.use(http.get('/api/planned-workouts/3/suggestions', () => HttpResponse.error()));
    open();
    const card = await squatCard();
    expect(field(card, 'Weight (lbs)')).toHaveValue('25');
    expect(card.queryByRole('group', { name: /^Suggestion/ })).toBeNull();
  });

  it('invents no weight the first time', async () => {
    suggest({
      ...squat,
      plannedExerciseId: 37,
      exerciseName: 'Dumbbell Floor Press',
      kind: 'first_time',
      weight: null,
      otherwise: null,
      reason: {
        code: 'PROGRESSION_FIND_WEIGHT',
        text: 'Find a weight that you could lift 2 more times.',
        parameters: {},
      },
    });
    open();
    const card = await openCard('Dumbbell Floor Press');
    expect(await card.findByText('Find a weight that you could lift 2 more times.')).toBeVisible();
    expect(field(card, 'Weight (lbs)')).toHaveValue('');
    expect(card.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(card.getAllByText(/weight that/)).toHaveLength(1);
  });

  it('has fewer sets in a lighter week, and all of them when that is declined', async () => {
    suggest({ ...squat, kind: 'lighter_week', sets: 2, weight: 27.5, otherwise: { ...squat.otherwise!, sets: 3 } });
    open();
    const card = await squatCard();
    const usual = await line(card).findByRole('button', { name: 'Train as usual' });
    const sets = () =>
      card.getAllByRole('listitem').filter((each) => /^Set /.test(each.getAttribute('aria-label') ?? ''));
    expect(sets()).toHaveLength(2);
    await tick(card);
    await userEvent.click(usual);
    expect(sets()).toHaveLength(3);
    expect(screen.queryByText('Changed for today only.')).toBeNull();
  });

  it('offers the harder variant as a replacement for today, and does nothing by itself', async () => {
    suggest({ ...squat, kind: 'harder_variant', weight: null, variant: 'Goblet Squat' });
    const sent = answers();
    open();
    const card = await squatCard();
    await userEvent.click(await line(card).findByRole('button', { name: 'Change to Goblet Squat' }));
    expect(await screen.findByRole('article', { name: 'Goblet Squat' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Dumbbell Sumo Squat' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save to plan' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ answer: 'accepted', kind: 'harder_variant' })]),
    );
  });

  it('is shown in German', async () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg' });
    suggest(squat);
    open();
    const known = example<Exercise[]>('list_exercises.all').response.body ?? [];
    await openCard(known.find(({ name }) => name === 'Dumbbell Sumo Squat')!.germanName);
    expect(await screen.findByText(/^Letztes Mal .*Alle Sätze haben 10 Wiederholungen erreicht/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Annehmen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bei 12,47 kg bleiben' })).toBeVisible();
  });
});

describe('a suggestion in the guided mode', () => {
  // The set before the squat's first one is skipped until the squat is shown.
  const guide = async () => {
    open();
    await squatCard();
    await userEvent.click(screen.getByRole('button', { name: 'Guided' }));
    const dialog = within(await screen.findByRole('dialog'));
    const heading = () => dialog.getByRole('heading', { level: 3 });
    while (heading().textContent !== 'Dumbbell Sumo Squat')
      await userEvent.click(dialog.getByRole('button', { name: 'Skip this set' }));
    return dialog;
  };
  const number = (dialog: Card, name: string) => dialog.getByRole('textbox', { name });

  it('is declined and accepted with one tap, and the numbers follow', async () => {
    suggest(squat);
    const sent = answers();
    const dialog = await guide();
    expect(await dialog.findByText(/^All sets reached 10 repetitions/)).toBeVisible();
    expect(number(dialog, 'Weight (lbs)')).toHaveValue('30');
    await userEvent.click(line(dialog).getByRole('button', { name: 'Keep 27.5 lbs' }));
    expect(number(dialog, 'Weight (lbs)')).toHaveValue('27.5');
    expect(line(dialog).getByRole('button', { name: 'Keep 27.5 lbs' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ answer: 'declined', weight: 30 })]));
    await userEvent.click(line(dialog).getByRole('button', { name: 'Accept' }));
    expect(number(dialog, 'Weight (lbs)')).toHaveValue('30');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is offered before the first set, and not before later ones', async () => {
    suggest(squat);
    const dialog = await guide();
    expect(await dialog.findByRole('button', { name: 'Accept' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Skip this set' }));
    expect(dialog.getByText('Set 2 of 3')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('changes to the harder variant and stays open', async () => {
    suggest({ ...squat, kind: 'harder_variant', weight: null, variant: 'Goblet Squat' });
    const dialog = await guide();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change to Goblet Squat' }));
    await waitFor(() => expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('Goblet Squat'));
    expect(document.activeElement?.closest('article')).toBeNull();
  });
});

describe('the week of the plan in the tracker', () => {
  const [anyPlan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body ?? [];
  const block = (blockStarted: string) =>
    server.use(
      http.get('/api/workout-plans', () =>
        HttpResponse.json([{ ...anyPlan, blockWeeks: 4, blockStarted, lighterWeeks: [4] }]),
      ),
    );

  it('is part of the header', async () => {
    block('2026-11-12');
    open();
    expect(await screen.findByText('Week 2 of 4')).toBeVisible();
    expect(screen.queryByText('Lighter week')).toBeNull();
  });

  it('says that it is lighter, and what that means', async () => {
    block('2026-10-28');
    open();
    expect(await screen.findByText('Lighter week')).toBeVisible();
    expect(screen.getByText(/fewer sets with the same weights/)).toBeVisible();
  });

  it('begins again after the block, and says what changes', async () => {
    block('2026-10-21');
    open();
    expect(await screen.findByText('Week 1 of 4')).toBeVisible();
    expect(screen.getByText(/^A new block begins/)).toBeVisible();
  });

  it('is not shown for a plan made by hand', async () => {
    open();
    await squatCard();
    expect(screen.queryByText(/^Week \d/)).toBeNull();
  });
});

describe('what to do the next time', () => {
  it("is asked for a week later, when today's sets are logged, and shown in the summary", async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/planned-workouts/3/suggestions', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('date'));
        return HttpResponse.json([squat]);
      }),
      ...recordedResponses('create_workout.completed_plan'),
    );
    open();
    const card = await squatCard();
    await line(card).findByText(/All sets reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Complete Dumbbell Sumo Squat' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    const next = within(await screen.findByRole('region', { name: 'Next time' }));
    expect(next.getByRole('listitem')).toHaveTextContent(
      'Dumbbell Sumo Squat3 × 12–15 · 30 lbsAll sets reached 10 repetitions. Next: 105 lbs, from 8 repetitions again.',
    );
    expect(asked).toEqual(['2026-11-20', '2026-11-27']);
  });
});
