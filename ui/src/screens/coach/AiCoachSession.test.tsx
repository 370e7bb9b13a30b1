import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { beginTalk, card, CHAT, field, log, talkOf, type Answer } from './talkFixtures';

const recommended = example<Recommendation>('recommend_workout.strength').response.body!;
const { type, intensity, duration, exercises, reasoning, tips } = recommended;
const session: ChatSession = { type, intensity, duration, exercises, reasoning, tips };
const answered = { id: 4, source: 'built-in', redFlag: false, links: [], draft: null };
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

  it('sends a change with one tap, and what was typed stays in the input', async () => {
    talkOf(proposal());
    const sent = requestBodies<{ message: string; history: { content: string }[] }>('POST', CHAT);
    server.use(http.post(CHAT, () => HttpResponse.json({ ...answered, response: 'Here it is.', session })));
    open();
    const shown = await card(/^Strength/);
    await userEvent.type(field(), 'My knee');
    const change = shown.getByRole('button', { name: 'Change', expanded: false });
    await userEvent.click(change);
    expect(change).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(shown.getByRole('button', { name: 'Shorter' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ message: 'Shorter' });
    expect(sent[0]!.history.map(({ content }) => content)).toEqual([
      '30 minutes of strength',
      'Here is a session for you.',
    ]);
    expect(await log().findByText('Here it is.')).toBeVisible();
    expect(field()).toHaveValue('My knee');
    expect(field()).not.toHaveFocus();
    await userEvent.clear(field());
  });

  it('stands at the beginning of a new card that is higher than the view', async () => {
    talkOf(proposal());
    server.use(http.post(CHAT, () => HttpResponse.json({ ...answered, response: 'Here it is.', session })));
    open();
    const shown = await card(/^Strength/);
    const box = screen.getByRole('log');
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 2000 });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 400 });
    const rects = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function rect() {
      return new DOMRect(0, 900 - box.scrollTop, 390, 1100);
    });
    await userEvent.click(shown.getByRole('button', { name: 'Change' }));
    await userEvent.click(shown.getByRole('button', { name: 'Easier' }));
    await log().findByText('Here it is.');
    expect(box.scrollTop).toBe(880);
    fireEvent.scroll(box);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to the latest message' }));
    expect(box.scrollTop).toBe(2000);
    rects.mockRestore();
  });

  it('makes place for a safety answer, which is read from its beginning', async () => {
    talkOf(proposal());
    server.use(http.post(CHAT, () => HttpResponse.json({ ...answered, response: 'Please stop.', redFlag: true })));
    open();
    await card(/^Strength/);
    const box = screen.getByRole('log');
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 2000 });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 400 });
    const rects = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function rect() {
      return new DOMRect(0, 900 - box.scrollTop, 390, 1100);
    });
    await userEvent.type(field(), 'I have chest pain{Enter}');
    await log().findByText('Please stop.');
    expect(box.scrollTop).toBe(880);
    rects.mockRestore();
  });

  it('stands at the beginning of a card that grows higher than the view', async () => {
    talkOf(proposal());
    open();
    await card(/^Strength/);
    const box = screen.getByRole('log');
    const heights = (scrollHeight: number, clientHeight: number) => {
      Object.defineProperty(box, 'scrollHeight', { configurable: true, value: scrollHeight });
      Object.defineProperty(box, 'clientHeight', { configurable: true, value: clientHeight });
    };
    const rects = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function rect() {
      return new DOMRect(0, 100 - box.scrollTop, 390, 1100);
    });
    heights(400, 400);
    fireEvent.scroll(box);
    fireEvent.scroll(box);
    heights(2000, 400);
    fireEvent.scroll(box);
    expect(box.scrollTop).toBe(80);
    rects.mockRestore();
  });

  it('leads to the input after a change that was chosen with the keyboard', async () => {
    talkOf(proposal());
    server.use(http.post(CHAT, () => HttpResponse.json({ ...answered, response: 'Here it is.', session })));
    open();
    const shown = await card(/^Strength/);
    await userEvent.click(shown.getByRole('button', { name: 'Change' }));
    shown.getByRole('button', { name: 'Harder' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await log().findByText('Here it is.')).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('has the day that was asked for in its heading and in the dialog, also when the day is taken', async () => {
    talkOf(proposal({ session: { ...session, date: '2026-11-27' } }));
    server.use(...recordedResponses('list_workout_plans.one', 'list_planned_workouts.generated'));
    open();
    const shown = await card('Strength Workout 30 min · Moderate · Fri, Nov 27');
    await userEvent.click(shown.getByRole('button', { name: 'Put it on a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put it on a day' }));
    expect(await dialog.findByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Friday: Full Body Strength B');
    expect(dialog.getByText(/^You asked for Friday, November 27\. It stays in your plan/)).toBeVisible();
  });

  it('says why it has these exercises', async () => {
    talkOf(proposal());
    open();
    expect((await card(/^Strength/)).getByText(session.reasoning)).toBeVisible();
  });

  it('is in the language of the answer, and its buttons in that of the interface', async () => {
    server.use(...recordedResponses('list_exercise_names.all'));
    talkOf(['30 Minuten Kraft', { content: 'Hier ist eine Einheit für dich und deine Beine.', session }]);
    open();
    const shown = await card(/^Krafttraining 30 Min/);
    const known = example<Exercise[]>('list_exercise_names.all').response.body!;
    const { germanName } = known.find(({ name }) => name === 'Dumbbell Deadlift')!;
    expect((await shown.findByText(germanName)).closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(shown.getByText(/^Aufwärmen:/)).toBeVisible();
    for (const name of ['Start now', 'Put it on a day', 'Change']) {
      expect(shown.getByRole('button', { name }).closest('[lang=de]')).toBeNull();
    }
  });

  it('is in English after an English question, in a German interface with German buttons', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_exercise_names.all'));
    talkOf(['30 minutes of strength', { content: 'Here is a session for you and your legs.', session }]);
    open();
    const shown = await card(/^Strength Workout 30 min · Moderate$/);
    expect(shown.getByText('Dumbbell Deadlift').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(shown.getByRole('button', { name: 'Jetzt starten' }).closest('[lang=en]')).toBeNull();
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
