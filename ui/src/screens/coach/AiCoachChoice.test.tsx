import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import type { CoachStatus } from '@/shared/api/types';
import { AiCoach } from './AiCoach';

const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });
const elsewhere = example<CoachStatus>('show_coach.elsewhere').response.body!;
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'That is my choice' }));
};

// The account with what was stored of the choice, and the coach's wishes that questions carried.
let stored = false;
let wishes: (string | null)[] = [];

beforeEach(() => {
  stored = false;
  wishes = [];
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(
    ...recordedResponses('list_chat_messages.empty'),
    http.get('/api/coaching/status', () => HttpResponse.json({ ...elsewhere, healthData: stored })),
    http.put('/api/user', async ({ request }) => {
      stored = ((await request.json()) as { coachHealthData: boolean }).coachHealthData;
      return HttpResponse.json({ ...mara, coachHealthData: stored });
    }),
    http.post('/api/coaching/chat', ({ request }) => {
      wishes.push(request.headers.get('X-Coach'));
      return HttpResponse.json({ response: `Answer ${wishes.length}.`, source: 'built-in', redFlag: false });
    }),
  );
});

async function say(text: string): Promise<void> {
  const before = wishes.length;
  await userEvent.type(screen.getByRole('textbox', { name: 'Message to the coach' }), `${text}{Enter}`);
  await screen.findByText(`Answer ${before + 1}.`);
}

describe('who may answer', () => {
  it('is asked before any word goes to the host that is named, and until then the built-in coach answers', async () => {
    open();
    const question = within(await screen.findByRole('group', { name: 'Who may answer you?' }));
    expect(
      question.getByText(
        /^This server can ask example-model at api\.example\.com\. What you write to the coach would go there/,
      ),
    ).toBeVisible();
    for (const radio of question.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'That is my choice' })).toBeDisabled();
    await say('Hello');
    expect(wishes).toEqual(['built-in']);
  });

  it('refused stays the built-in coach, is not asked again and sends no word to the model', async () => {
    const { unmount } = open();
    await choose('Only the built-in coach');
    expect(await findToast('The built-in coach answers you')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Who may answer you?')).toBeNull());
    await say('Hello');
    expect(wishes).toEqual(['built-in']);
    expect(stored).toBe(false);
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
    expect(screen.queryByText('Who may answer you?')).toBeNull();
  });

  it('agreed without health data lets the model answer and keeps that data here', async () => {
    open();
    await choose('The model, without it');
    expect(await findToast('The model may answer now')).toBeVisible();
    expect(await screen.findByText('example-model @ api.example.com')).toBeVisible();
    await say('Hello');
    expect(wishes).toEqual([null]);
    expect(useSession.getState().session?.user.coachHealthData).toBe(false);
  });

  it('agreed with health data is stored with the account, and withdrawn on this screen', async () => {
    open();
    await choose('The model, with my health data');
    expect(await findToast('The model may answer now')).toBeVisible();
    expect(stored).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who answers' }));
    expect(await dialog.findByText(/with your body data, sleep and cycle/)).toBeVisible();
    expect(await dialog.findByRole('radio', { name: 'The model, with my health data', checked: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Only the built-in coach' }));
    await userEvent.click(dialog.getByRole('button', { name: 'That is my choice' }));
    await waitFor(() => expect(stored).toBe(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await say('Hello');
    expect(wishes).toEqual(['built-in']);
  });

  it('that cannot be stored says so, and no word goes to the model', async () => {
    server.use(http.put('/api/user', () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    open();
    await choose('The model, with my health data');
    expect(
      await findToast('Your choice could not be saved. The built-in coach answers meanwhile. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The model, with my health data' })).toBeChecked();
    await say('Hello');
    expect(wishes).toEqual(['built-in']);
  });

  it('names no host where the model runs on the server itself', async () => {
    server.use(http.get('/api/coaching/status', () => HttpResponse.json({ ...elsewhere, host: null })));
    open();
    expect(
      await screen.findByText(/^This server can ask the model example-model, which runs on this machine\./),
    ).toBeVisible();
  });
});
