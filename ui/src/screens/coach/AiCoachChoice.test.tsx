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
const remoteModel = example<CoachStatus>('show_coach.elsewhere').response.body!;
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Save choice' }));
};

// The stored consent for health data, and the X-Coach headers of the sent questions.
let storedHealthData = false;
let coachHeaders: (string | null)[] = [];

beforeEach(() => {
  storedHealthData = false;
  coachHeaders = [];
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(
    ...recordedResponses('list_chat_messages.empty', 'show_stats.empty', 'list_food_entries.empty'),
    ...recordedResponses('list_sleep_trackings.empty', 'show_todays_workout.empty'),
    http.get('/api/coaching/status', () => HttpResponse.json({ ...remoteModel, healthData: storedHealthData })),
    http.put('/api/user', async ({ request }) => {
      storedHealthData = ((await request.json()) as { coachHealthData: boolean }).coachHealthData;
      return HttpResponse.json({ ...mara, coachHealthData: storedHealthData });
    }),
    http.post('/api/coaching/chat', ({ request }) => {
      coachHeaders.push(request.headers.get('X-Coach'));
      return HttpResponse.json({ response: `Answer ${coachHeaders.length}.`, source: 'built-in', redFlag: false });
    }),
  );
});

async function sendMessage(text: string): Promise<void> {
  const before = coachHeaders.length;
  await userEvent.type(screen.getByRole('textbox', { name: 'Message to the coach' }), `${text}{Enter}`);
  await screen.findByText(`Answer ${before + 1}.`);
}

describe('the choice of the coach', () => {
  it('is requested before any text is sent to the named host; until then the built-in coach answers', async () => {
    open();
    const question = within(await screen.findByRole('group', { name: 'Who may answer your questions?' }));
    expect(
      question.getByText(
        /^This server can send your questions to example-model at api\.example\.com, together with your workouts/,
      ),
    ).toBeVisible();
    for (const radio of question.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save choice' })).toBeDisabled();
    await sendMessage('Hello');
    expect(coachHeaders).toEqual(['built-in']);
  });

  it('of the built-in coach is not requested again and sends nothing to the model', async () => {
    const { unmount } = open();
    await choose('Only the built-in coach');
    expect(await findToast('The built-in coach now answers you')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Who may answer your questions?')).toBeNull());
    await sendMessage('Hello');
    expect(coachHeaders).toEqual(['built-in']);
    expect(storedHealthData).toBe(false);
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
    expect(screen.queryByText('Who may answer your questions?')).toBeNull();
  });

  it('of the model without health data lets the model answer and keeps that data on the server', async () => {
    open();
    await choose('The model, without my health data');
    expect(await findToast('The model now answers you')).toBeVisible();
    expect(await screen.findByText('example-model @ api.example.com')).toBeVisible();
    await sendMessage('Hello');
    expect(coachHeaders).toEqual([null]);
    expect(useSession.getState().session?.user.coachHealthData).toBe(false);
  });

  it('of the model with health data is stored with the account and can be withdrawn', async () => {
    open();
    await choose('The model, with my health data');
    expect(await findToast('The model now answers you')).toBeVisible();
    expect(storedHealthData).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who answers' }));
    expect(await dialog.findByText(/with your body data, sleep and cycle/)).toBeVisible();
    expect(await dialog.findByRole('radio', { name: 'The model, with my health data', checked: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Only the built-in coach' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save choice' }));
    await waitFor(() => expect(storedHealthData).toBe(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sendMessage('Hello');
    expect(coachHeaders).toEqual(['built-in']);
  });

  it('that cannot be stored reports an error and sends nothing to the model', async () => {
    server.use(http.put('/api/user', () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    open();
    await choose('The model, with my health data');
    expect(
      await findToast('Your choice could not be saved. The built-in coach still answers. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The model, with my health data' })).toBeChecked();
    await sendMessage('Hello');
    expect(coachHeaders).toEqual(['built-in']);
  });

  it('names no host if the model runs on the server itself', async () => {
    server.use(http.get('/api/coaching/status', () => HttpResponse.json({ ...remoteModel, host: null })));
    open();
    expect(
      await screen.findByText(/^This server can send your questions to the model example-model on this machine,/),
    ).toBeVisible();
  });
});
