import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormTab } from '@/features/coach/advice/FormTab';
import { MotivationCard } from '@/features/coach/advice/MotivationCard';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import type { Exercise } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { AiCoach } from './AiCoach';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const open = (tab?: string) => renderPart(<AiCoach />, { path: tab ? `/ai-coach?tab=${tab}` : '/ai-coach' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(
    ...recordedResponses(
      'show_coach.built_in',
      'show_motivation.success',
      'list_chat_messages.empty',
      'list_exercises.all',
      'show_stats.empty',
      'list_food_entries.empty',
      'list_sleep_trackings.empty',
      'show_todays_workout.empty',
      'list_exercise_names.all',
    ),
  );
});

describe('the coach’s screen', () => {
  it('has a title and three tabs that the URL reflects', async () => {
    const { currentPath } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Coach' })).toBeVisible();
    expect(document.title).toBe('AI Coach · FitApp');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Motivation', 'Form', 'Chat']);
    expect(screen.getByRole('tab', { name: 'Motivation', selected: true })).toBeVisible();
    for (const [name, tab] of [
      ['Form', 'form'],
      ['Chat', 'chat'],
      ['Motivation', 'motivation'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name }));
      expect(currentPath()).toBe(`/ai-coach?tab=${tab}`);
    }
    await screen.findByText('Next goal');
  });

  it.each(['motivation', 'form', 'chat'])('shows the medical disclaimer under %s', async (tab) => {
    open(tab);
    expect(
      screen.getByText(
        'Informational only. Consult a healthcare provider before you train, and stop if you are in pain.',
      ),
    ).toBeVisible();
    await screen.findAllByText('Built-in coach');
  });

  it('shows the built-in coach and no choice if no model is configured', async () => {
    open();
    expect((await screen.findAllByText('Built-in coach'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByText('Who may answer your questions?')).toBeNull();
  });

  it('is available in German', async () => {
    signIn({ ...mara, locale: 'de' });
    open('chat');
    expect(screen.getByRole('heading', { level: 1, name: 'KI-Coach' })).toBeVisible();
    expect(screen.getByText(/^Nur zur Information\. Sprich vor dem Training/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Was soll ich heute machen?' })).toBeVisible();
  });
});

describe('motivation', () => {
  it('shows message, encouragement, next goal and source, and a new message on Refresh', async () => {
    let calls = 0;
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === '/api/coaching/motivation') calls += 1;
    });
    open();
    const card = screen.getByRole('region', { name: 'For today' });
    expect(await within(card).findByText('Next goal')).toBeVisible();
    const texts = card.textContent ?? '';
    for (const part of ['message', 'encouragement', 'nextGoal'] as const) expect(texts).toContain(motivation()[part]);
    expect(within(card).getByText('Built-in coach')).toBeVisible();
    server.use(
      http.get('/api/coaching/motivation', () => HttpResponse.json({ ...motivation(), message: 'Another thought.' })),
    );
    await userEvent.click(within(card).getByRole('button', { name: 'Refresh' }));
    expect(await within(card).findByText('Another thought.')).toBeVisible();
    expect(calls).toBe(2);
  });

  it('asks a logged-out visitor to log in and sends no request', () => {
    localStorage.clear();
    useSession.setState({ status: 'signedOut', session: null });
    renderPart(<MotivationCard />);
    expect(screen.getByText('Please log in to get personalized motivation')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('shows an error that can be retried', async () => {
    server.use(http.get('/api/coaching/motivation', () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    open();
    const card = within(screen.getByRole('region', { name: 'For today' }));
    expect(await card.findByText('Busy')).toBeVisible();
    server.use(...recordedResponses('show_motivation.success'));
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('Next goal')).toBeVisible();
  });
});

describe('form feedback', () => {
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Get feedback' }));

  it('needs an exercise', async () => {
    open('form');
    await ask();
    expect(await findToast('Exercise Required')).toBeVisible();
    expect(screen.getAllByText('Please enter an exercise name to get feedback.')).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'Exercise' })).toBeInvalid();
  });

  it('suggests no hidden exercise', async () => {
    server.use(...recordedResponses('show_exercise_marks.some'));
    open('form');
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'burpe');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Burpee' })).toBeNull());
    await userEvent.clear(screen.getByRole('combobox', { name: 'Exercise' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'gob');
    expect(await screen.findByRole('option', { name: 'Goblet Squat' })).toBeVisible();
  });

  it('suggests names from the catalogue for mouse and keyboard', async () => {
    open('form');
    const name = screen.getByRole('combobox', { name: 'Exercise' });
    await userEvent.type(name, 'gob');
    await userEvent.click(await screen.findByRole('option', { name: 'Goblet Squat' }));
    expect(name).toHaveValue('Goblet Squat');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'goblet sq{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Goblet Squat', selected: true })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(name).toHaveValue('Goblet Squat');
    expect(screen.queryByText('Feedback Generated')).toBeNull();
  });

  it('suggests German names in a German interface, and asks about the English one', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('give_form_feedback.success'));
    let sent: unknown;
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') sent = await request.clone().json();
    });
    open('form');
    const name = screen.getByRole('combobox', { name: 'Übung' });
    await userEvent.type(name, 'bankdrüken lang');
    await userEvent.click(await screen.findByRole('option', { name: 'Bankdrücken mit Langhantel' }));
    expect(name).toHaveValue('Bankdrücken mit Langhantel');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual({ exercise: 'Bench Press', notes: null }));
  });

  it('shows feedback, improvements and safety tips with a toast', async () => {
    server.use(...recordedResponses('give_form_feedback.success'));
    let sent: unknown;
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') sent = await request.clone().json();
    });
    open('form');
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), ' Goblet Squat ');
    await userEvent.type(screen.getByLabelText('Notes (optional)'), 'My knees cave in');
    expect(hasDrafts()).toBe(true);
    await ask();
    const answer = within(await screen.findByRole('region', { name: 'Goblet Squat' }));
    expect(answer.getByText(/^Knees that cave in .* Goblet Squat trains quadriceps and glutes/)).toBeVisible();
    expect(answer.getByText('What to work on')).toBeVisible();
    expect(answer.getByText('Chest tall')).toBeVisible();
    expect(answer.getByText('Stay safe')).toBeVisible();
    expect(answer.getByText('Stop at sharp pain, dizziness or numbness.')).toBeVisible();
    expect(answer.getByText('Built-in coach')).toBeVisible();
    expect(await findToast('Feedback Generated')).toBeVisible();
    expect(sent).toEqual({ exercise: 'Goblet Squat', notes: 'My knees cave in' });
    expect(hasDrafts()).toBe(false);
  });

  it('says for an own exercise that the advice is for a similar one, and shows its own instructions', async () => {
    server.use(...recordedResponses('list_exercises.own', 'give_form_feedback.success'));
    const own = example<Exercise[]>('list_exercises.own').response.body!.find((each) => each.own)!;
    open('form');
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'anvil');
    await userEvent.click(await screen.findByRole('option', { name: own.name }));
    await ask();
    const answer = within(await screen.findByRole('region', { name: 'Goblet Squat' }));
    expect(
      answer.getByText(
        `“${own.name}” is your own exercise. This advice is for Goblet Squat, the most similar one in the library.`,
      ),
    ).toBeVisible();
    const steps = within(answer.getByRole('list', { name: 'Your instructions' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(own.instructions.split('\n'));
  });

  it('reports a failure and keeps the typed text, even after a reload', async () => {
    server.use(
      http.post('/api/coaching/form-feedback', () => HttpResponse.json({ message: 'Broken' }, { status: 500 })),
    );
    const { unmount } = open('form');
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'Plank');
    await ask();
    expect(await findToast('Failed to generate form feedback. Please try again.')).toBeVisible();
    unmount();
    open('form');
    expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Plank');
  });

  it('highlights a safety answer', async () => {
    const safetyAnswer = {
      exercise: 'Plank',
      feedback: 'Please stop training now.',
      improvements: [],
      safetyTips: ['Get help.'],
      redFlag: true,
      source: 'built-in',
    };
    server.use(http.post('/api/coaching/form-feedback', () => HttpResponse.json(safetyAnswer)));
    open('form');
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'Plank');
    await ask();
    expect(within(await screen.findByRole('note')).getByText('Please stop training now.')).toBeVisible();
    expect(screen.queryByText('What to work on')).toBeNull();
  });

  it('requires a signed-in user', async () => {
    useSession.setState({ status: 'signedOut', session: null });
    renderPart(<FormTab catalogue={[]} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Exercise' }), 'Plank');
    await ask();
    expect(await findToast('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to get AI form feedback.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get feedback' })).toBeEnabled());
  });
});

function motivation(): { message: string; encouragement: string; nextGoal: string; source: string } {
  return example<ReturnType<typeof motivation>>('show_motivation.success').response.body!;
}
