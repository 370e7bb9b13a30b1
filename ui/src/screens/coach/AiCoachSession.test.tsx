import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatSession } from '@/features/coach/chat/parts';
import { emptyFree, FREE, newTraining } from '@/features/workouts/training/training';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { Exercise, Recommendation } from '@/shared/api/types';
import { AiCoach } from './AiCoach';
import { beginTalk, card, field, log, talkOf, type Answer } from './talkFixtures';

const recommended = example<Recommendation>('recommend_workout.strength').response.body!;
const { type, intensity, duration, exercises, reasoning, tips } = recommended;
const session: ChatSession = { type, intensity, duration, exercises, reasoning, tips };
const open = () =>
  renderPart(<AiCoach />, { path: '/ai-coach?tab=chat', screenPaths: ['/exercise', '/progress', '/nutrition'] });

beforeEach(beginTalk);

describe('a session in the chat', () => {
  const proposal = (more: Answer = {}): [string, Answer] => [
    '30 minutes of strength',
    { content: 'Here is a session for you.', session, ...more },
  ];

  it('shows its minutes and its main exercises with sets and repetitions, each with its page', async () => {
    talkOf(proposal());
    open();
    const shown = await card('Strength Workout 30 min · Moderate');
    const main = session.exercises.filter(({ category }) => category === 'main');
    const rows = within(shown.getByRole('list', { name: 'Exercises' })).getAllByRole('listitem');
    expect(rows).toHaveLength(main.length);
    expect(rows[0]).toHaveTextContent(/^Dumbbell Deadlift3 × 6/);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/exercise?name=Dumbbell%20Deadlift');
    expect(shown.getByText(/^Warm-up:/).closest('p')).toHaveTextContent(session.exercises[0]!.name);
  });

  it('starts in the tracker', async () => {
    talkOf(proposal());
    const { currentPath } = open();
    await userEvent.click((await card(/^Strength/)).getByRole('button', { name: 'Start now' }));
    expect(currentPath()).toBe('/log-workout?workout=free');
    const free = findTraining(FREE)?.free;
    expect(free?.name).toBe('Strength Workout');
    expect(free?.type).toBe('strength');
    expect(free?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(session.exercises.map(({ name }) => name));
  });

  it('does not start over an unfinished workout, but leads to it', async () => {
    const begun = { ...newTraining('2026-11-20', Date.now(), 'key'), free: { ...emptyFree, name: 'Garage' } };
    storeTraining(FREE, begun);
    talkOf(proposal());
    open();
    const shown = await card(/^Strength/);
    expect(shown.queryByRole('button', { name: 'Start now' })).toBeNull();
    expect(shown.getByText('Finish or discard your unfinished workout first.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/log-workout?workout=free');
    storeTraining(FREE, null);
  });

  it('goes on a free day of the plan', async () => {
    talkOf(proposal());
    server.use(
      ...recordedResponses(
        'list_workout_plans.one',
        'list_planned_workouts.generated',
        'create_planned_workout.success',
      ),
    );
    const sent = requestBodies<{ dayOfWeek: number; title: string; exercises: unknown[] }>(
      'POST',
      '/api/planned-workouts',
    );
    open();
    await userEvent.click((await card(/^Strength/)).getByRole('button', { name: 'Put it on a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put it on a day' }));
    expect(await dialog.findByText('It stays in your plan and repeats every week.')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Saturday, free');
    await userEvent.click(dialog.getByRole('button', { name: 'Save to plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ dayOfWeek: 6, title: 'Strength Workout' });
    expect(sent[0]!.exercises).toHaveLength(session.exercises.length);
  });

  it('names the day and the title before it replaces them', async () => {
    talkOf(proposal());
    server.use(
      ...recordedResponses('list_workout_plans.one', 'list_planned_workouts.generated'),
      ...recordedResponses('list_planned_exercises.generated'),
    );
    open();
    await userEvent.click((await card(/^Strength/)).getByRole('button', { name: 'Put it on a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put it on a day' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Day' }), 'Friday: Full Body Strength B');
    await userEvent.click(dialog.getByRole('button', { name: 'Save to plan' }));
    const question = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    expect(question.getByText('Replace overwrites “Full Body Strength B” on every Friday.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Replace' })).toBeVisible();
  });

  it('puts a change into the input, to edit and to send', async () => {
    talkOf(proposal());
    open();
    const shown = await card(/^Strength/);
    const change = shown.getByRole('button', { name: 'Change', expanded: false });
    await userEvent.click(change);
    expect(change).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(shown.getByRole('button', { name: 'Shorter' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Shorter');
    await userEvent.click(shown.getByRole('button', { name: 'No jumping' }));
    expect(field()).toHaveValue('No jumping');
    await userEvent.clear(field());
    await userEvent.type(field(), 'My knee hurts.');
    await userEvent.click(shown.getByRole('button', { name: 'Shorter' }));
    expect(field()).toHaveValue('My knee hurts. Shorter');
    await userEvent.clear(field());
  });

  it('is folded once a newer answer follows', async () => {
    talkOf(proposal(), ['Thanks', { content: 'You are welcome.' }]);
    open();
    const heading = await screen.findByRole('button', {
      name: `Strength Workout 30 min · ${session.exercises.length} exercises`,
    });
    expect(log().queryByRole('button', { name: 'Start now' })).toBeNull();
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    expect(log().getByRole('button', { name: 'Start now' })).toBeVisible();
  });

  it('is in German, with the exercises’ German names', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_exercise_names.all'));
    talkOf(['30 Minuten Kraft', { content: 'Hier ist ein Training für dich.', session }]);
    open();
    const shown = await card(/^Krafttraining 30 Min/);
    const known = example<Exercise[]>('list_exercise_names.all').response.body!;
    const { germanName } = known.find(({ name }) => name === 'Dumbbell Deadlift')!;
    expect((await shown.findByText(germanName)).closest('[lang]')).toBeNull();
    for (const name of ['Jetzt starten', 'Auf einen Tag legen', 'Ändern']) {
      expect(shown.getByRole('button', { name })).toBeVisible();
    }
    expect(log().getByText('Hier ist ein Training für dich.').closest('[lang]')).toBeNull();
  });
});
